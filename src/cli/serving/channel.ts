import type { Worker } from 'node:cluster'
import { type Clock, withTimeout } from '../../foundation/clock.ts'
import type { MetricFamily } from '../../http/merged-metrics.ts'

/** Notices of a serving process to its supervisor. */
export type Notice =
  | { kind: 'listening'; url: string }
  /** The process could not start; an `expected` reason is meant for the operator, any other one is a stack. */
  | { kind: 'failed'; reason: string; expected: boolean }
  | { kind: 'lastMetrics'; families: MetricFamily[] }

type Message =
  | Notice
  | { kind: 'metricsRequest'; id: number }
  | { kind: 'metricsReply'; id: number; families: MetricFamily[] }

/** The supervisor's end, or a process's own, of the channel between them. */
export type Channel = {
  send(notice: Notice): Promise<void>
  /** Metrics of the other end; rejects if it does not reply in time. */
  requestMetrics(withinMs: number): Promise<MetricFamily[]>
}

type Options = {
  clock: Clock
  /** Metrics that this end replies with. */
  metrics(): Promise<MetricFamily[]>
  onNotice?(notice: Notice): void
}

export function openChannel(peer: Worker | NodeJS.Process, { clock, metrics, onNotice }: Options): Channel {
  const waiting = new Map<number, (families: MetricFamily[]) => void>()
  let requests = 0
  peer.on('message', (message: Message) => {
    if (message.kind === 'metricsRequest') void reply(message.id)
    else if (message.kind === 'metricsReply') waiting.get(message.id)?.(message.families)
    else onNotice?.(message)
  })

  return {
    send: post,
    requestMetrics(withinMs) {
      const id = (requests += 1)
      return withTimeout(clock, withinMs, async () => {
        const replied = new Promise<MetricFamily[]>((resolve) => waiting.set(id, resolve))
        await post({ kind: 'metricsRequest', id })
        return replied
      }).finally(() => waiting.delete(id))
    },
  }

  /** Resolves once the message is in the channel. The other end may be gone: its own end is noticed elsewhere. */
  function post(message: Message): Promise<void> {
    return new Promise((resolve) => peer.send?.(message, undefined, undefined, () => resolve()) ?? resolve())
  }

  /** Without metrics there is no reply, and the other end goes on with the previous ones. */
  async function reply(id: number): Promise<void> {
    const families = await metrics().catch(() => undefined)
    if (families) await post({ kind: 'metricsReply', id, families })
  }
}
