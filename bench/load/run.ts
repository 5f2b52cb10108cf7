import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from '../measure/statistics.ts'
import { type Connection, openConnection } from './connection.ts'
import type { Job, Result } from './job.ts'
import { requestsOf } from './requests.ts'

/** How often requests that are due are sent, when a rate is given. */
const TICK_MS = 1
/** Answers still under way when the time is over are waited for, so that the next job finds the servers idle. */
const LAST_ANSWERS_MS = 25_000

type Line = { connection: Connection; dueMs: number; status: number }

export async function runJob(job: Job): Promise<Result> {
  const nextRequest = requestsOf(job)
  const latenciesMs: number[] = []
  const idle: Line[] = []
  const waiting: number[] = []
  let failures = 0
  let firstFailure: string | undefined
  let underWay = 0
  let isOver = false
  let broken: Error | undefined
  let firstMs = 0
  const ended = Promise.withResolvers<void>()
  const drained = Promise.withResolvers<void>()

  const lines = await Promise.all(
    Array.from({ length: job.connections }, async (_none, index) => {
      const line: Line = { connection: { send: () => {}, close: () => {} }, dueMs: 0, status: 0 }
      const origin = job.origins[index % job.origins.length] ?? ''
      line.connection = await openConnection(
        origin,
        (status, body) => onAnswer(line, status, body),
        (error) => {
          broken ??= error
          ended.resolve()
          drained.resolve()
        },
      )
      return line
    }),
  )

  const startMs = performance.now()
  const endMs = startMs + job.durationMs
  if (job.ratePerSecond === undefined) for (const line of lines) send(line, performance.now())
  else {
    idle.push(...lines)
    void keepRate(job.ratePerSecond)
  }
  const patience = new AbortController()
  await Promise.race([ended.promise, delay(job.durationMs, undefined, { signal: patience.signal })])
  const overMs = performance.now()
  isOver = true
  if (underWay > 0)
    await Promise.race([drained.promise, delay(LAST_ANSWERS_MS, undefined, { signal: patience.signal })])
  patience.abort()
  for (const { connection } of lines) connection.close()
  if (broken) throw broken
  const seconds = (Math.max(overMs, firstMs) - startMs) / 1000

  return {
    answers: latenciesMs.length,
    seconds,
    ratePerSecond: latenciesMs.length / seconds,
    p50: percentile(latenciesMs, 0.5),
    p95: percentile(latenciesMs, 0.95),
    p99: percentile(latenciesMs, 0.99),
    max: percentile(latenciesMs, 1),
    failures,
    ...(firstFailure === undefined ? {} : { firstFailure }),
  }

  function send(line: Line, dueMs: number): void {
    const request = isOver ? undefined : nextRequest()
    if (!request) {
      idle.push(line)
      if (underWay === 0) {
        ended.resolve()
        drained.resolve()
      }
      return
    }
    underWay += 1
    line.dueMs = dueMs
    line.status = request.status
    line.connection.send(request.bytes)
  }

  function onAnswer(line: Line, status: number, body: () => string): void {
    const nowMs = performance.now()
    underWay -= 1
    if (status !== line.status) {
      failures += 1
      firstFailure ??= `${status} ${body().slice(0, 300)}`
    } else if (nowMs <= endMs || latenciesMs.length === 0) {
      // On a machine that is busy with other things even the first answer may come late: the time lasts until it did.
      firstMs ||= nowMs
      latenciesMs.push(nowMs - line.dueMs)
    }
    if (job.ratePerSecond === undefined) return send(line, nowMs)
    const dueMs = waiting.shift()
    if (dueMs !== undefined) return send(line, dueMs)
    idle.push(line)
    if (isOver && underWay === 0) drained.resolve()
  }

  async function keepRate(ratePerSecond: number): Promise<void> {
    const stopped = () => isOver
    for (let sent = 0; !stopped(); await delay(TICK_MS)) {
      const due = Math.floor(((performance.now() - startMs) / 1000) * ratePerSecond)
      for (; sent < due; sent += 1) {
        const dueMs = startMs + ((sent + 1) / ratePerSecond) * 1000
        // The one that rested longest: a server closes connections that nobody uses.
        const line = idle.shift()
        if (line) send(line, dueMs)
        else waiting.push(dueMs)
      }
    }
  }
}
