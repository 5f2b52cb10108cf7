import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from '../measure/statistics.ts'
import { type Connection, openConnection } from './connection.ts'
import type { Job, Result } from './job.ts'
import { requestsOf } from './requests.ts'

/** Interval at which due requests are sent, if a rate is given. */
const TICK_MS = 1
/** Time to wait for responses in flight at the end of a job, so that the next job finds the servers idle. */
const DRAIN_MS = 25_000

/** A connection, and the due time and expected status of its request in flight. */
type Slot = { connection: Connection; dueMs: number; status: number }

export async function runJob(job: Job): Promise<Result> {
  const nextRequest = requestsOf(job)
  const tally = createTally()
  const idle: Slot[] = []
  const overdue: number[] = []
  let inFlight = 0
  let isOver = false
  let connectionError: Error | undefined
  const ended = Promise.withResolvers<void>()
  const drained = Promise.withResolvers<void>()

  const slots = await openSlots(job, onResponse, (error) => {
    connectionError ??= error
    ended.resolve()
    drained.resolve()
  })

  const startMs = performance.now()
  const endMs = startMs + job.durationMs
  if (job.ratePerSecond === undefined) for (const slot of slots) send(slot, performance.now())
  else {
    idle.push(...slots)
    void keepRate(job.ratePerSecond)
  }
  const timers = new AbortController()
  await Promise.race([ended.promise, delay(job.durationMs, undefined, { signal: timers.signal })])
  const overMs = performance.now()
  isOver = true
  if (inFlight > 0) await Promise.race([drained.promise, delay(DRAIN_MS, undefined, { signal: timers.signal })])
  timers.abort()
  for (const { connection } of slots) connection.close()
  if (connectionError) throw connectionError
  return tally.result(startMs, overMs)

  function send(slot: Slot, dueMs: number): void {
    const request = isOver ? undefined : nextRequest()
    if (!request) {
      idle.push(slot)
      if (inFlight === 0) {
        ended.resolve()
        drained.resolve()
      }
      return
    }
    inFlight += 1
    slot.dueMs = dueMs
    slot.status = request.status
    slot.connection.send(request.bytes)
  }

  function onResponse(slot: Slot, status: number, body: () => string): void {
    const nowMs = performance.now()
    inFlight -= 1
    tally.add(slot, { status, body, nowMs, endMs })
    if (job.ratePerSecond === undefined) return send(slot, nowMs)
    const dueMs = overdue.shift()
    if (dueMs !== undefined) return send(slot, dueMs)
    idle.push(slot)
    if (isOver && inFlight === 0) drained.resolve()
  }

  async function keepRate(ratePerSecond: number): Promise<void> {
    const stopped = () => isOver
    for (let sent = 0; !stopped(); await delay(TICK_MS)) {
      const due = Math.floor(((performance.now() - startMs) / 1000) * ratePerSecond)
      for (; sent < due; sent += 1) {
        const dueMs = startMs + ((sent + 1) / ratePerSecond) * 1000
        // The connection idle for longest, because servers close idle connections.
        const slot = idle.shift()
        if (slot) send(slot, dueMs)
        else overdue.push(dueMs)
      }
    }
  }
}

function openSlots(
  { connections, origins }: Job,
  onResponse: (slot: Slot, status: number, body: () => string) => void,
  onError: (error: Error) => void,
): Promise<Slot[]> {
  return Promise.all(
    Array.from({ length: connections }, async (_none, index) => {
      const slot: Slot = { connection: { send: () => {}, close: () => {} }, dueMs: 0, status: 0 }
      const origin = origins[index % origins.length] ?? ''
      slot.connection = await openConnection(origin, (status, body) => onResponse(slot, status, body), onError)
      return slot
    }),
  )
}

/** Latencies and failures of one job. */
function createTally() {
  const latenciesMs: number[] = []
  let failures = 0
  let firstFailure: string | undefined
  let firstMs = 0
  return {
    add(slot: Slot, response: { status: number; body: () => string; nowMs: number; endMs: number }): void {
      const { status, body, nowMs, endMs } = response
      if (status !== slot.status) {
        failures += 1
        firstFailure ??= `${status} ${body().slice(0, 300)}`
      } else if (nowMs <= endMs || latenciesMs.length === 0) {
        // On a busy machine even the first response may come after the end: the job then lasts until it came.
        firstMs ||= nowMs
        latenciesMs.push(nowMs - slot.dueMs)
      }
    },
    result(startMs: number, overMs: number): Result {
      const seconds = (Math.max(overMs, firstMs) - startMs) / 1000
      return {
        responses: latenciesMs.length,
        seconds,
        ratePerSecond: latenciesMs.length / seconds,
        p50: percentile(latenciesMs, 0.5),
        p95: percentile(latenciesMs, 0.95),
        p99: percentile(latenciesMs, 0.99),
        max: percentile(latenciesMs, 1),
        failures,
        ...(firstFailure === undefined ? {} : { firstFailure }),
      }
    },
  }
}
