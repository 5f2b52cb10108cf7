import type { KeyObject } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Database } from '../../src/storage/database.ts'
import { loadInstallation } from '../../src/storage/installation.ts'
import { testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'
import { checkPromises } from './audit/check.ts'
import { gatherRecords } from './gather-records.ts'
import { createChaos, drawSchedule } from './chaos.ts'
import { createObservations, type KeyedRequest } from './observations.ts'
import { type History, openHistory } from './history.ts'
import { type Random, seededRandom } from './seeded-random.ts'
import { createOperators, type Operators } from './operators.ts'
import { createDisplay } from './progress.ts'
import { type Report, reportOf } from './report.ts'
import { runScenarios } from './scenarios/scenarios.ts'
import { type OpenWork, resend, settle } from './settle.ts'
import { describeViolations } from './violation-history.ts'
import { createClient } from './tenants/client.ts'
import { registerAddresses } from './tenants/addresses.ts'
import { prepareTenant, runTenant } from './tenants/lanes.ts'
import type { RunContext } from './tenants/operation.ts'
import { createTestTenant, drawIdentities, type Identity, type Tenant } from './tenants/tenant.ts'
import { sendTransfers } from './tenants/transfers-in.ts'
import { startWorld, type World } from './world/world.ts'

export type TortureOptions = {
  seed: number
  minutes: number
  processes: number
  tenants: number
  /** Concurrent servers of each tenant. */
  lanes: number
  /** Transfers that nobody requested, besides those of the tenants' orders. */
  transfers?: number
  /** Advances stored times at the end instead of waiting. */
  hurry: boolean
  /** Runs these scenarios instead of random faults. */
  scenarios?: readonly string[] | undefined
  /** Keeps the folder with logs, history and data. */
  keep: boolean
  /** External PostgreSQL, which is not killed; without one, an embedded server is started and killed. */
  databaseUrl?: string | undefined
  /** Behaviour of BNC where its manual is silent, as JSON; by default as in the manual. */
  readings?: string | undefined
  /** Stream of the progress display. */
  stream?: NodeJS.WriteStream | undefined
  reportFile?: string | undefined
}

/** Number of keyed requests that are replayed at the end to compare their responses. */
const REPLAYED = 1_500

/** One run: start the world, run tenants under faults, settle, replay, and check every promise. */
export async function runTorture(options: TortureOptions): Promise<Report> {
  const { seed, minutes, processes, hurry, databaseUrl, readings, keep } = options
  const random = seededRandom(seed)
  const folder = await mkdtemp(join(tmpdir(), `torture-${seed}-`))
  const observations = createObservations()
  const history = openHistory(join(folder, 'history.jsonl'))
  const identities = drawIdentities(options.tenants)
  const accounts = Object.fromEntries(identities.map(({ tenantId, accountId }) => [tenantId, accountId]))
  const world = await startWorld({ folder, processes, databaseUrl, accounts, readings, random })
  const chaos = createChaos(world, history)
  const schedule = drawSchedule(random.of('chaos'), { slots: processes, ms: minutes * 60_000 })
  const state: RunState = { phase: 'preparing', isOver: false, open: undefined }
  const display = createDisplay(world.database, options.stream)
  display.start(() => {
    const up = world.slots.map(({ isUp }) => (isUp ? '●' : '○')).join('')
    const { phase, open } = state
    const progress = { phase, elapsedMs: history.elapsedMs(), observations, faults: chaos.counts, up }
    return open ? { ...progress, open } : progress
  })
  try {
    const pepper = await loadPepper(world)
    const tenants = await createTenants(world.database, pepper, identities)
    const client = createClient({ slots: world.slots, observations, history })
    const { database, banks, receivers } = world
    const isOver = () => state.isOver
    const context: RunContext = { client, observations, tenants, banks, receivers, database, pepper, isOver }
    await Promise.all(tenants.map((tenant) => prepareTenant(context, tenant, random.of('tenants'))))

    const { lanes } = options
    const operators = await createOperators({ database, banks, tenants, lanes, history, counts: chaos.counts })
    const run: Run = { context, world, operators, random, history, lanes, state }
    if (options.scenarios) await runSelected(run, options.scenarios)
    else {
      for (const tenant of tenants) await registerAddresses(world, observations, tenant)
      const ms = minutes * 60_000
      await Promise.all([
        runUnderFaults(run, () => chaos.run(schedule, ms)),
        sendTransfers(context, random.of('transfers'), { count: options.transfers ?? 0, ms }),
      ])
    }

    state.phase = 'settling'
    history.write({ who: 'run', what: 'the faults are over' })
    const show = (open: OpenWork) => void (state.open = open)
    await settle({ database, client, banks, observations, tenants, operators, random, hurry, show })
    state.phase = 'replaying'
    await replayAll(observations.keyed.values(), (keyed) => resend(client, tenants, random.of('replay'), keyed))
    state.phase = 'checking'
    const records = await gatherRecords({ world, tenants, client, observations, random, options })
    const violations = checkPromises(records)
    await history.close()
    const violationDetails = await describeViolations(history.file, violations)
    const report = reportOf({ options, records, violations, violationDetails, faults: chaos.counts, folder })
    if (options.reportFile !== undefined) await writeFile(options.reportFile, `${JSON.stringify(report, null, 2)}\n`)
    return report
  } finally {
    display.stop()
    await world.stop()
    if (!keep) await rm(folder, { recursive: true, force: true })
  }
}

/** Mutable state of a run, also read by the progress display. */
type RunState = { phase: string; isOver: boolean; open: OpenWork | undefined }

type Run = {
  context: RunContext
  world: World
  operators: Operators
  random: Random
  history: History
  lanes: number
  state: RunState
}

const selectPaid = positionalStatement(
  'test.paid_in_each_way',
  `select (select count(*) > 0 from payments where status = 'COMPLETED' and checkout_session_id is not null)
      and (select count(*) > 0 from payment_approvals a join payments p on a.subject_id in (p.payment_id, p.batch_id)
           where a.decision = 'approved' and p.status = 'COMPLETED')
      and (select count(*) > 0 from movements m join payments p using (payment_id)
           where m.state = 'matched' and p.method = 'PAGO_MOVIL') as "inEachWay"`,
)
const MOST_EXTRA_SECONDS = 180

/**
 * Lets the tenants go on until a checkout session, a payout that was approved and a request for a transfer are paid, which a
 * short run on a busy machine may lack.
 */
async function untilPaidInEachWay({ database }: World): Promise<void> {
  for (let seconds = 0; seconds < MOST_EXTRA_SECONDS; seconds += 1) {
    // PostgreSQL may still be starting after its last kill.
    const [paid] = await database.query<{ inEachWay: boolean }>(selectPaid).catch(() => [])
    if (paid?.inEachWay) return
    await pause(1_000)
  }
}

/** Tenants and operators work until the schedule of faults is over; then all faults are removed. */
async function runUnderFaults(run: Run, injectFaults: () => Promise<void>): Promise<void> {
  const { context, world, operators, random, history, lanes, state } = run
  state.phase = 'injecting faults'
  const operating = operators.run(random.of('operators'), context.isOver)
  const work = context.tenants.map((tenant) =>
    runTenant(context, { tenant, random: random.of('tenants'), lanes, history }),
  )
  await Promise.race([injectFaults(), Promise.all(work)])
  state.phase = 'recovering'
  await world.heal()
  await untilPaidInEachWay(world)
  state.isOver = true
  await Promise.all([...work, operating])
}

async function runSelected(run: Run, names: readonly string[]): Promise<void> {
  const { context, world, operators, random, history, lanes, state } = run
  const parts = { runContext: context, world, operators, random: random.of('scenes'), history, lanes }
  await runScenarios(parts, names, (name) => {
    state.phase = `scenario “${name}”`
  })
  state.isOver = true
}

async function createTenants(database: Database, pepper: KeyObject, identities: Identity[]): Promise<Tenant[]> {
  const tenants: Tenant[] = []
  for (const [index, identity] of identities.entries()) {
    tenants.push(await createTestTenant(database, pepper, index, identity))
  }
  return tenants
}

async function loadPepper({ database }: World): Promise<KeyObject> {
  return (await loadInstallation(database, testSealer, systemRandom)).deriveKey('api-key')
}

async function replayAll(
  keyed: Iterable<KeyedRequest>,
  resendRequest: (keyed: KeyedRequest) => Promise<void>,
): Promise<void> {
  const answered = [...keyed].filter(({ answers }) => answers.length > 0).slice(-REPLAYED)
  const waiting = answered.values()
  const worker = async () => {
    for (const one of waiting) await resendRequest(one)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

export type { Report }
