import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../cluster.ts'
import { type Attempts, isWrite } from './attempts.ts'
import type { Fault } from './faults.ts'
import { measureRound, type RoundFigures } from './measure.ts'

export type Round = RoundFigures & {
  fault: string
  formerPrimary: string
  primary: string
  /** From the fault until another member was primary. */
  newPrimaryMs: number
  /** From the repair until all standbys were streaming again. */
  rejoinedMs: number
}

/** Steady load before each fault and after each recovery: long enough to observe writes through every gateway. */
const STEADY_MS = 4_000
const TIMEOUT_MS = 180_000
const POLL_MS = 100

/** One fault under load, from a healthy cluster to a healthy cluster. */
export async function runRound(
  { cluster, attempts, gateways }: { cluster: Cluster; attempts: Attempts; gateways: number },
  fault: Fault,
): Promise<Round> {
  await everyGatewayWrites(attempts, gateways)
  await pause(STEADY_MS)
  const formerPrimary = await cluster.primary()
  const faultMs = attempts.nowMs()
  await fault.inject(cluster, formerPrimary)
  const primary = await nextPrimary(cluster, formerPrimary)
  const newPrimaryMs = attempts.nowMs() - faultMs
  await everyGatewayWrites(attempts, gateways)
  await pause(STEADY_MS)
  const repairedMs = attempts.nowMs()
  await fault.repair(cluster, formerPrimary)
  await cluster.waitUntilHealthy()
  const rejoinedMs = attempts.nowMs() - repairedMs
  await everyGatewayWrites(attempts, gateways)
  return {
    fault: fault.name,
    formerPrimary,
    primary,
    newPrimaryMs: Math.round(newPrimaryMs),
    rejoinedMs: Math.round(rejoinedMs),
    ...measureRound(attempts.list, { faultMs, endMs: attempts.nowMs() }, gateways),
  }
}

async function nextPrimary(cluster: Cluster, previous: string): Promise<string> {
  const endMs = performance.now() + TIMEOUT_MS
  while (performance.now() < endMs) {
    const { primary } = await cluster.roles()
    if (primary !== undefined && primary !== previous) return cluster.primary()
    await pause(POLL_MS)
  }
  throw new Error(`no member was promoted after ${previous}`)
}

/** Resolves when a write that started after this call has succeeded through each gateway. */
async function everyGatewayWrites(attempts: Attempts, gateways: number): Promise<void> {
  const sinceMs = attempts.nowMs()
  const endMs = performance.now() + TIMEOUT_MS
  const from = attempts.list.length
  for (;;) {
    const written = attempts.list.slice(from).filter((attempt) => isWrite(attempt) && attempt.startedMs >= sinceMs)
    if (new Set(written.map(({ gateway }) => gateway)).size === gateways) return
    if (performance.now() > endMs) throw new Error('a gateway did not resume writes')
    await pause(POLL_MS)
  }
}
