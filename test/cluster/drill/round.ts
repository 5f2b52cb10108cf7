import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../cluster.ts'
import { type Attempts, isWrite } from './attempts.ts'
import type { Fault } from './faults.ts'
import { measureRound, type RoundFigures } from './measure.ts'

export type Round = RoundFigures & {
  fault: string
  formerLeader: string
  leader: string
  /** From the fault until another member led. */
  newLeaderMs: number
  /** From the mending until everybody followed again. */
  wholeMs: number
}

/** Ordinary work before each fault and after each recovery: long enough for every gateway to be seen writing. */
const STEADY_MS = 4_000
const PATIENCE_MS = 180_000
const LOOK_MS = 100

/** One fault under load, from a whole cluster to a whole cluster. */
export async function runRound(
  { cluster, attempts, gateways }: { cluster: Cluster; attempts: Attempts; gateways: number },
  fault: Fault,
): Promise<Round> {
  await everyGatewayWrites(attempts, gateways)
  await pause(STEADY_MS)
  const formerLeader = await cluster.leader()
  const faultMs = attempts.nowMs()
  await fault.strike(cluster, formerLeader)
  const leader = await anotherLeader(cluster, formerLeader)
  const newLeaderMs = attempts.nowMs() - faultMs
  await everyGatewayWrites(attempts, gateways)
  await pause(STEADY_MS)
  const mendedMs = attempts.nowMs()
  await fault.mend(cluster, formerLeader)
  await cluster.whole()
  const wholeMs = attempts.nowMs() - mendedMs
  await everyGatewayWrites(attempts, gateways)
  return {
    fault: fault.name,
    formerLeader,
    leader,
    newLeaderMs: Math.round(newLeaderMs),
    wholeMs: Math.round(wholeMs),
    ...measureRound(attempts.list, { faultMs, endMs: attempts.nowMs() }, gateways),
  }
}

async function anotherLeader(cluster: Cluster, former: string): Promise<string> {
  const endMs = performance.now() + PATIENCE_MS
  while (performance.now() < endMs) {
    const { leader } = await cluster.roles()
    if (leader !== undefined && leader !== former) return cluster.leader()
    await pause(LOOK_MS)
  }
  throw new Error(`nobody took over from ${former}`)
}

/** A write that began from now on has succeeded through each of them. */
async function everyGatewayWrites(attempts: Attempts, gateways: number): Promise<void> {
  const sinceMs = attempts.nowMs()
  const endMs = performance.now() + PATIENCE_MS
  const from = attempts.list.length
  for (;;) {
    const written = attempts.list.slice(from).filter((attempt) => isWrite(attempt) && attempt.startedMs >= sinceMs)
    if (new Set(written.map(({ gateway }) => gateway)).size === gateways) return
    if (performance.now() > endMs) throw new Error('some gateway did not write again')
    await pause(LOOK_MS)
  }
}
