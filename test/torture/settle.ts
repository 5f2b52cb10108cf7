import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../src/storage/database.ts'
import { positionalStatement } from '../harness/statement.ts'
import type { Observations, KeyedRequest } from './observations.ts'
import type { Random } from './seeded-random.ts'
import type { Banks } from './world/banks.ts'
import type { Operators } from './operators.ts'
import type { Client } from './tenants/client.ts'
import { decideRemaining } from './tenants/flows/approvals.ts'
import type { Tenant } from './tenants/tenant.ts'
import { bankTimeoutMs } from './world/gateways.ts'

/** Counts of unfinished work. */
export type OpenWork = { payments: number; deliveries: number; movements: number; unanswered: number }

/**
 * Longest time a gateway can spend on an abandoned request: log-on and call, each twice with a quarter of its timeout
 * in the queue, and the time a claim has to begin.
 */
const LAST_CALL_MS = 4 * 1.25 * bankTimeoutMs + 5_000
const POLL_MS = 1_000
const RETRIED_AT_ONCE = 40
/** Time without progress after which the run stops waiting; the total time depends on the machine. */
const STALL_TIMEOUT_MS = 240_000

// Intents and queued parts end by themselves, so they count. Escalated payments do not, nor do live payments that only
// the next day can resolve.
const countOpen = positionalStatement(
  'torture.open',
  `select
     (select count(*)::int from payments
      where (stage is not null and stage <> 'attention' and not (livemode and stage = 'unknown')
          and (stage <> 'request' or expires_at <= now()))
        or reversal_stage = 'submitted' or (reversal_stage = 'unknown' and not livemode)) as payments,
     (select count(*)::int from webhook_deliveries where state in ('queued', 'sending')) as deliveries,
     (select count(*)::int from movements
      where next_match_at <= now() or (next_match_at is not null and seen_at > now() - interval '1 minute')) as movements`,
)

// The database's clock cannot be moved, so the stored times are, by ten minutes, for payments unchanged for so long
// that no call can be in flight.
const agePayments = positionalStatement(
  'torture.hurry_payments',
  `update payments set
     submitted_at = submitted_at - interval '10 minutes', calls_ended_at = calls_ended_at - interval '10 minutes',
     reversal_submitted_at = reversal_submitted_at - interval '10 minutes',
     expires_at = expires_at - interval '10 minutes', next_check_at = now()
   where next_check_at is not null and stage is distinct from 'attention'
     and reversal_stage is distinct from 'attention'
     and not (livemode and (stage = 'unknown' or reversal_stage = 'unknown'))
     and (stage = 'intent' or updated_at < now() - make_interval(secs => $1))`,
)
const ageKeys = positionalStatement(
  'torture.hurry_keys',
  `update idempotency_keys set claimed_at = claimed_at - interval '10 minutes' where status is null and claimed_at < now() - make_interval(secs => $1)`,
)
const ageDeliveries = positionalStatement(
  'torture.hurry_deliveries',
  `update webhook_deliveries set claimed_at = claimed_at - interval '10 minutes' where state = 'sending'`,
)

// In live mode absence proves nothing within an hour, nor before the next day: this advances two hours, once.
const ageLive = positionalStatement(
  'torture.age_live',
  `update payments set
     submitted_at = submitted_at - interval '2 hours', calls_ended_at = calls_ended_at - interval '2 hours',
     reversal_submitted_at = reversal_submitted_at - interval '2 hours'
   where livemode and (stage in ('unknown', 'attention') or reversal_stage in ('unknown', 'attention'))`,
)

// The statement of every account is read once more after the last fault, as the gateway would within the hour.
const scheduleReadings = positionalStatement(
  'torture.read_again',
  `update statement_readings set next_read_at = now(), leased_until = null, failures = 0`,
)

// Bancamiga gives its list once in ten minutes: an account that was read shortly before is not read again here.
const countReadings = positionalStatement(
  'torture.to_read',
  `select count(*)::int as count from statement_readings
   where (read_at is null or read_at < $1::timestamptz) and next_read_at < now() + interval '5 minutes'`,
)

const now = positionalStatement('torture.now', 'select now()::text as now')

// A movement beside an open charge is looked at for days: this advances four of them, once the charges have ended.
const ageMovements = positionalStatement(
  'torture.age_movements',
  `update movements set seen_at = seen_at - interval '4 days', next_match_at = now() where next_match_at is not null`,
)

const countUndecided = positionalStatement(
  'torture.undecided',
  `select count(*)::int as count from movements where next_match_at is not null`,
)

// Escalated payments, and those that failed as not found, are checked ever more rarely: this schedules all of them now.
const scheduleChecks = positionalStatement(
  'torture.look_again',
  `update payments set next_check_at = now()
   where next_check_at is not null and (stage = 'attention' or reversal_stage = 'attention' or livemode or status = 'FAILED')`,
)

const countDueChecks = positionalStatement(
  'torture.to_look_at',
  `select count(*)::int as count from payments
   where next_check_at <= now()
     and (stage = 'attention' or reversal_stage = 'attention' or livemode or status = 'FAILED')`,
)

/**
 * Waits until all work is finished. Requests without a response are repeated with the same key; with `hurry`, stored
 * times are advanced once no bank call can be in flight.
 */
export async function settle(parts: {
  database: Database
  client: Client
  banks: Banks
  observations: Observations
  tenants: Tenant[]
  operators: Operators
  random: Random
  hurry: boolean
  show(open: OpenWork): void
}): Promise<void> {
  const { database, client, banks, observations, tenants, operators, random, hurry, show } = parts
  const stallTimer = createStallTimer()
  const unanswered = () => [...observations.keyed.values()].filter(isUnanswered)
  if (hurry) await pause(LAST_CALL_MS)
  await receiveAll(database, banks)
  let isCheckedAgain = false
  for (let round = 1; ; round += 1) {
    if (hurry) await advanceTime(database)
    for (const tenant of tenants)
      await decideRemaining({ client, observations }, tenant, random.of(`decisions ${round}`))
    const retried = unanswered().slice(0, RETRIED_AT_ONCE)
    await Promise.all(retried.map((keyed) => resend(client, tenants, random.of(`settling ${round}`), keyed)))
    const [counted] = await database.query<Omit<OpenWork, 'unanswered'>>(countOpen)
    const open = { payments: 0, deliveries: 0, movements: 0, ...counted, unanswered: unanswered().length }
    show(open)
    const remaining = open.payments + open.deliveries + open.movements + open.unanswered
    const isOver = remaining === 0
    if (isOver && isCheckedAgain) return
    if (isOver) {
      isCheckedAgain = true
      await database.query(ageLive)
      await checkAllAgain(database)
      await decideAll(database)
      await operators.resolveLive(random.of('operators in the end'))
    }
    if (stallTimer.isOver(remaining)) return
    await pause(POLL_MS)
  }
}

/** Detects that the remaining work has not decreased for too long. */
function createStallTimer() {
  let lowest = Infinity
  let sinceMs = performance.now()
  return {
    isOver(remaining: number): boolean {
      if (remaining < lowest) {
        lowest = remaining
        sinceMs = performance.now()
      }
      return performance.now() - sinceMs > STALL_TIMEOUT_MS
    },
  }
}

/** Waits until the banks have sent their notifications and every statement was read. */
async function receiveAll(database: Database, banks: Banks): Promise<void> {
  await waitForNone(async () => (await banks.notices()).pending)
  const [since] = await database.query<{ now: string }>(now)
  await database.query(scheduleReadings)
  await waitForNone(async () => {
    const [unread] = await database.query<{ count: number }>(countReadings, [since?.now])
    return unread?.count ?? 0
  })
}

/** Every movement is looked at for the last time. */
async function decideAll(database: Database): Promise<void> {
  await database.query(ageMovements)
  await waitForNone(async () => {
    const [undecided] = await database.query<{ count: number }>(countUndecided)
    return undecided?.count ?? 0
  })
}

async function waitForNone(countRemaining: () => Promise<number>): Promise<void> {
  const stallTimer = createStallTimer()
  for (;;) {
    const remaining = await countRemaining()
    if (remaining === 0 || stallTimer.isOver(remaining)) return
    await pause(POLL_MS)
  }
}

async function checkAllAgain(database: Database): Promise<void> {
  await database.query(scheduleChecks)
  const stallTimer = createStallTimer()
  for (;;) {
    await pause(POLL_MS)
    const [remaining] = await database.query<{ count: number }>(countDueChecks)
    if (remaining?.count === 0 || stallTimer.isOver(remaining?.count ?? 0)) break
  }
  // The last checks are still in flight: log-on and statement.
  await pause(2 * bankTimeoutMs)
}

async function advanceTime(database: Database): Promise<void> {
  await database.query(agePayments, [LAST_CALL_MS / 1_000])
  await database.query(ageKeys, [LAST_CALL_MS / 1_000])
  await database.query(ageDeliveries)
}

function isUnanswered({ answers, isRefused }: KeyedRequest): boolean {
  return answers.length === 0 && !isRefused
}

export async function resend(client: Client, tenants: Tenant[], random: Random, keyed: KeyedRequest): Promise<void> {
  const { path, body, key, apiKey, operation } = keyed
  const tenant = tenants[keyed.tenant] as Tenant
  await client.send(
    { tenant, operation, random: random.of(`${operation} ${path} ${key}`) },
    {
      method: 'POST',
      path,
      idempotencyKey: key,
      ...(body === undefined ? {} : { body }),
      ...(apiKey === undefined ? {} : { apiKey }),
    },
  )
}
