import { useEffect, useRef } from 'preact/hooks'
import { findSession, type Scope } from '../session.ts'
import { createStore, useStore } from '../store.ts'
import { isUserActive } from './active-user.ts'
import { urlOf } from './client.ts'
import type { Payment } from './routes.ts'

/** Live payment updates from the gateway's event stream: one connection per page. */
export type LiveState = 'connecting' | 'live' | 'lost'

type Listener = {
  onPayment(payment: Payment): void
  /** Too many payments changed at once to be sent one by one: reload. */
  onReload?(): void
}

export const liveState = createStore<LiveState>('connecting')
const listeners = new Set<Listener>()

/** Retry delay after a refused connection (too many open pages of one user), which the browser does not retry. */
const RETRY_MS = 15_000
/** Minimum time between two reloads: a busy gateway asks for one every second. */
const RELOAD_INTERVAL_MS = 10_000

/** Subscribes to the payments of a scope; returns the unsubscribe function. */
export function followPayments({ mode, tenantId }: Scope): () => void {
  let source: EventSource
  let lastReloadMs = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  const connect = () => {
    if (liveState.get() !== 'lost') liveState.set('connecting')
    source = new EventSource(urlOf('/stream', {}, { mode, tenantId }))
    source.addEventListener('open', () => {
      // Changes during a lost connection were missed.
      if (liveState.get() === 'lost') notifyReload()
      liveState.set('live')
    })
    source.addEventListener('payment', ({ data }: MessageEvent<string>) => {
      const payment = JSON.parse(data) as Payment
      for (const { onPayment } of listeners) onPayment(payment)
    })
    source.addEventListener('reload', () => {
      if (Date.now() - lastReloadMs < RELOAD_INTERVAL_MS || !isUserActive()) return
      lastReloadMs = Date.now()
      notifyReload()
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

function notifyReload(): void {
  for (const { onReload } of listeners) onReload?.()
}

export const useLiveState = (): LiveState => useStore(liveState)

/** Calls the listener for every changed payment of the scope while the component is mounted. */
export function useLivePayments(listener: Listener): void {
  const latest = useRef(listener)
  latest.current = listener
  useEffect(() => {
    const registered: Listener = {
      onPayment: (payment) => latest.current.onPayment(payment),
      onReload: () => latest.current.onReload?.(),
    }
    listeners.add(registered)
    return () => void listeners.delete(registered)
  }, [])
}
