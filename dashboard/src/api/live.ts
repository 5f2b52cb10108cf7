import { useEffect, useRef } from 'preact/hooks'
import { findSession, type Scope } from '../session.ts'
import { createStore, useStore } from '../store.ts'
import { isAttended } from './attended.ts'
import { urlOf } from './client.ts'
import type { Payment } from './routes.ts'

/** Payments as they move, from the gateway's stream: one connection for the whole page. */
export type LiveState = 'connecting' | 'live' | 'lost'

type Listener = {
  onPayment(payment: Payment): void
  /** So many moved at once that they are not told one by one. */
  onMany?(): void
}

export const liveState = createStore<LiveState>('connecting')
const listeners = new Set<Listener>()

/** A refused connection is not tried again by the browser itself: too many pages of one person are open. */
const RETRY_MS = 15_000
const MANY_MS = 10_000

/** Follows the payments of a scope until it is told to stop. */
export function followPayments({ mode, tenantId }: Scope): () => void {
  let source: EventSource
  let toldManyMs = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  const connect = () => {
    if (liveState.get() !== 'lost') liveState.set('connecting')
    source = new EventSource(urlOf('/stream', {}, { mode, tenantId }))
    source.addEventListener('open', () => {
      // What moved while nobody listened was told to nobody.
      if (liveState.get() === 'lost') tellMany()
      liveState.set('live')
    })
    source.addEventListener('payment', ({ data }: MessageEvent<string>) => {
      const payment = JSON.parse(data) as Payment
      for (const { onPayment } of listeners) onPayment(payment)
    })
    source.addEventListener('reload', () => {
      // While a gateway is that busy this comes every second.
      if (Date.now() - toldManyMs < MANY_MS || !isAttended()) return
      toldManyMs = Date.now()
      tellMany()
    })
    source.addEventListener('end', () => {
      source.close()
      void findSession()
    })
    source.addEventListener('error', () => {
      liveState.set('lost')
      if (source.readyState === EventSource.CLOSED) retry = setTimeout(connect, RETRY_MS)
    })
  }
  connect()
  return () => {
    clearTimeout(retry)
    source.close()
    liveState.set('connecting')
  }
}

function tellMany(): void {
  for (const { onMany } of listeners) onMany?.()
}

export const useLiveState = (): LiveState => useStore(liveState)

/** Tells a component of every payment of the scope that moves while it is shown. */
export function useLivePayments(listener: Listener): void {
  const latest = useRef(listener)
  latest.current = listener
  useEffect(() => {
    const heard: Listener = {
      onPayment: (payment) => latest.current.onPayment(payment),
      onMany: () => latest.current.onMany?.(),
    }
    listeners.add(heard)
    return () => void listeners.delete(heard)
  }, [])
}
