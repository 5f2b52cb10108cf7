import { setTimeout as pause } from 'node:timers/promises'
import { allDelivered } from '../../../bench/environment/webhooks.ts'
import { systemClock, withTimeout } from '../../../src/foundation/clock.ts'
import { positionalStatement } from '../../harness/statement.ts'
import { count } from '../observations.ts'
import { seededRandom } from '../seeded-random.ts'
import { audit, memoryOf } from './audit.ts'
import { createClient } from './client.ts'
import { showProgress } from './display.ts'
import type { Departure } from './gateways.ts'
import { startLoad } from './load.ts'
import { measureMinutes } from './minutes.ts'
import type { Report } from './report.ts'
import { type Restart, restartInTurn } from './restarts.ts'
import { type RollingWorld, startRollingWorld } from './world.ts'

export type RollingOptions = {
  seed: number
  processes: number
  /** Restarts in sequence during the load; 0 is a soak test. */
  restarts: number
  /** Minimum duration of the load. */
  minutes: number
  ratePerSecond: number
  /** Stream of the progress display. */
  stream?: NodeJS.WriteStream
}

/** Deliveries have one attempt of ten seconds; the rest is for slow machines. */
const EVENTS_TIMEOUT_MS = 300_000

const selectPayments = positionalStatement('rolling.payments', 'select payment_id as "paymentId", status from payments')
const countDeliveries = positionalStatement(
  'rolling.deliveries',
  'select state, count(*)::int as count from webhook_deliveries group by state order by state',
)

/** One run: load through a balancer, restarts of the gateways behind it, and the audit. */
export async function runRolling(options: RollingOptions): Promise<Report> {
  const { seed, processes, restarts, minutes, ratePerSecond } = options
  const random = seededRandom(seed, 'rolling')
  const world = await startRollingWorld(processes)
  const { slots, balancer, tenants } = world
  const failures: string[] = []
  const restarted: Restart[] = []
  const measured = measureMinutes(slots)
  const beganMs = performance.now()
  const stopProgress = showProgress(options.stream, () => ({
    elapsedMs: performance.now() - beganMs,
    ready: slots.map(({ index }) => balancer.isReady(index)),
    requests: measured.counts,
    restarts: restarts === 0 ? 'soak' : `${restarted.length} of ${restarts} restarts`,
  }))
  try {
    const onFailure = (message: string) => void failures.push(`${new Date().toISOString()} ${message}`)
    const client = createClient(balancer.url, { onAttempt: measured.note, onFailure })
    const load = startLoad({ tenants, client, ratePerSecond, random: random.of('load'), onFailure })
    const restarting = restartInTurn(world, {
      restarts,
      random: random.of('restarts'),
      onRestart: (one) => restarted.push(one),
    })
    try {
      await Promise.all([restarting, pause(minutes * 60_000)])
    } finally {
      await load.stop()
    }
    const loadMs = performance.now() - beganMs
    await measured.stop()
    await client.close()
    const gathered = await gather(world)
    const departures: Departure[] = [...restarted]
    for (const gateway of slots) departures.push(await gateway.drain())
    const evidence = {
      ...gathered,
      failures,
      orders: load.orders,
      departures,
      memory: memoryOf(world.memory.processMemory),
    }
    return {
      seed,
      processes,
      ratePerSecond,
      seconds: Math.round(loadMs / 1_000),
      requests: { ...measured.counts },
      refusals: Object.fromEntries(measured.refusals),
      payments: tally(evidence.payments.map(({ status }) => status)),
      ledgerEntries: evidence.entries.length,
      events: evidence.events.size,
      restarts: restarted,
      logProblems: tally(departures.flatMap(({ logProblems }) => logProblems.map(({ text }) => text))),
      minutes: [...measured.list],
      memory: evidence.memory,
      violations: audit(evidence),
    }
  } finally {
    stopProgress()
    await measured.stop()
    await world.stop()
  }
}

async function gather({ benchDatabase, ledger, events }: RollingWorld) {
  // Undelivered events are found by the audit.
  await withTimeout(systemClock, EVENTS_TIMEOUT_MS, () => allDelivered(benchDatabase)).catch(() => {})
  return {
    entries: await ledger(),
    payments: await benchDatabase.pool.query<{ paymentId: string; status: string }>(selectPayments),
    deliveries: await benchDatabase.pool.query<{ state: string; count: number }>(countDeliveries),
    events: events.counts,
  }
}

function tally(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) count(counts, name)
  return Object.fromEntries(counts)
}
