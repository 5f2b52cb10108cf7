import { setTimeout as pause } from 'node:timers/promises'
import { type Database, positionalStatement } from '../../src/storage/database.ts'
import type { Observations, KeyedRequest } from './observations.ts'
import type { Random } from './seeded-random.ts'
import type { Operators } from './operators.ts'
import type { Client } from './tenants/client.ts'
import type { Tenant } from './tenants/tenant.ts'
import { bankTimeoutMs } from './world/gateways.ts'

/** What is not over yet. */
export type OpenWork = { payments: number; deliveries: number; unanswered: number }

/**
 * The longest a gateway can be busy with a request that nobody waits for any more: log-on and call, each of them twice
 * with a quarter of its time-out to wait for its turn, and the time a claim has to begin.
 */
const LAST_CALL_MS = 4 * 1.25 * bankTimeoutMs + 5_000
const POLL_MS = 1_000
const RETRIED_AT_ONCE = 40
/** How long nothing may come to its end before it is given up; how long it all takes is the machine's affair. */
const STALL_TIMEOUT_MS = 240_000

// An intent ends by itself, too, and so does a part that waits for its turn. What an operator must decide is at rest, and
// with real money so is what only the next day can tell.
const countOpen = positionalStatement(
  'torture.open',
  `select
     (select count(*)::int from payments
      where (stage is not null and stage <> 'attention' and not (livemode and stage = 'unknown'))
        or reversal_stage = 'submitted' or (reversal_stage = 'unknown' and not livemode)) as payments,
     (select count(*)::int from webhook_deliveries where state in ('queued', 'sending')) as deliveries`,
)

// The database's own clock cannot be moved, so what it is compared with is: as if ten minutes had passed. Only for those
// that nobody has touched for so long that no call of theirs can be under way.
const agePayments = positionalStatement(
  'torture.hurry_payments',
  `update payments set
     submitted_at = submitted_at - interval '10 minutes', doubt_since = doubt_since - interval '10 minutes',
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

// With real money an hour has to pass before absence tells anything, and then the next day: two hours have passed, once.
const ageLive = positionalStatement(
  'torture.age_live',
  `update payments set
     submitted_at = submitted_at - interval '2 hours', doubt_since = doubt_since - interval '2 hours',
     reversal_submitted_at = reversal_submitted_at - interval '2 hours'
   where livemode and (stage in ('unknown', 'attention') or reversal_stage in ('unknown', 'attention'))`,
)

// A payment whose bank was away at the moment that counted is on the operator's list and looked at ever more rarely, and
// so is one that failed because nothing was there: here all of them are looked at once more.
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
 * Waits until everything has come to its end. Requests whose answer never came are made again, with the same key; in a
 * hurry, time is made to pass once nobody can be calling a bank any more.
 */
export async function settle(parts: {
  database: Database
  client: Client
  observations: Observations
  tenants: Tenant[]
  operators: Operators
  random: Random
  hurry: boolean
  show(open: OpenWork): void
}): Promise<void> {
  const { database, client, observations, tenants, operators, random, hurry, show } = parts
  const stallTimer = createStallTimer()
  const unanswered = () => [...observations.keyed.values()].filter(isUnanswered)
  if (hurry) await pause(LAST_CALL_MS)
  let isCheckedAgain = false
  for (let round = 1; ; round += 1) {
    if (hurry) await advanceTime(database)
    const retried = unanswered().slice(0, RETRIED_AT_ONCE)
    await Promise.all(retried.map((keyed) => resend(client, tenants, random.of(`settling ${round}`), keyed)))
    const [counted] = await database.query<Omit<OpenWork, 'unanswered'>>(countOpen)
    const open = { payments: 0, deliveries: 0, ...counted, unanswered: unanswered().length }
    show(open)
    const isOver = open.payments + open.deliveries + open.unanswered === 0
    if (isOver && isCheckedAgain) return
    if (isOver) {
      isCheckedAgain = true
      await database.query(ageLive)
      await checkAllAgain(database)
      await operators.resolveLive(random.of('operators in the end'))
    }
    if (stallTimer.isOver(open.payments + open.deliveries + open.unanswered)) return
    await pause(POLL_MS)
  }
}

/** Ends when what is left has not become less for too long. */
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

async function checkAllAgain(database: Database): Promise<void> {
  await database.query(scheduleChecks)
  const stallTimer = createStallTimer()
  for (;;) {
    await pause(POLL_MS)
    const [remaining] = await database.query<{ count: number }>(countDueChecks)
    if (remaining?.count === 0 || stallTimer.isOver(remaining?.count ?? 0)) break
  }
  // The last of them are being asked about: log-on and statement.
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
  const { path, body, key, operation } = keyed
  const tenant = tenants[keyed.tenant] as Tenant
  await client.send(
    { tenant, operation, random: random.of(`${operation} ${path} ${key}`) },
    { method: 'POST', path, idempotencyKey: key, ...(body === undefined ? {} : { body }) },
  )
}
