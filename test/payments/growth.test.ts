import { createHash, createSecretKey } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../src/foundation/clock.ts'
import { limits } from '../../src/foundation/limits.ts'
import { createLog } from '../../src/foundation/log.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { createIdempotencyStore, type KeyClaim } from '../../src/idempotency/store.ts'
import { createMovementStore } from '../../src/movements/store.ts'
import { searchForOperator } from '../../src/payments/admin/search.ts'
import { readTotals, type TotalsQuery } from '../../src/payments/admin/totals.ts'
import { createAdvancedStore } from '../../src/payments/advanced/store.ts'
import { createLookupStore, type PageQuery } from '../../src/payments/lookup/store.ts'
import { type ClaimantQuery, createMatchingStore, type KeepLines } from '../../src/payments/matching/store.ts'
import { createTransferStore } from '../../src/payments/pago-movil/store.ts'
import { methods, type Payer, type Payment, statuses } from '../../src/payments/payment.ts'
import { applyOutcome, transitionTo } from '../../src/payments/transition.ts'
import { createReconcileStore } from '../../src/payments/reconcile/store.ts'
import { createReversalStore } from '../../src/payments/reversal/store.ts'
import { applyReversalOutcome } from '../../src/payments/reversal/settle.ts'
import type { PayerEncryption } from '../../src/payments/payer-encryption.ts'
import { createPaymentStore } from '../../src/payments/store.ts'
import { type CardFailures, startCardFailures } from '../../src/payments/vpos/card-velocity.ts'
import { type Connection, type Database, openDatabase } from '../../src/storage/database.ts'
import { type Authenticator, createAuthenticator } from '../../src/tenants/authenticate.ts'
import { issueKey } from '../../src/tenants/keys.ts'
import { testContent } from '../harness/content.ts'
import { createTestDatabase } from '../harness/database.ts'
import { type PlannedDatabase, planned } from '../harness/plans.ts'
import { seedPayment, payerEncryptionOf } from '../harness/payments.ts'
import { testHasher, testSealer } from '../harness/sealer.ts'

/**
 * A million payments of 50 tenants, in the real schema with all its indexes. Every statement of the hot paths is
 * executed by the store that owns it; before that it is explained, with its custom and its generic plan, and
 * rolled back. What a statement reads must not depend on how many payments there are.
 */
const PAYMENTS = 1_000_000
const TENANTS = 50
const SESSIONS = 4
const PAGE = 26

const bigTables = new Set([
  'payments',
  'payment_events',
  'idempotency_keys',
  'claimed_movements',
  'movements',
  'disbursements',
  'card_failures',
  'card_holders',
  'card_reservations',
  'api_keys',
])

let connection: Connection
let plain: Database
let database: PlannedDatabase
let client: pg.Client
let encryption: PayerEncryption
let scope: Scope
const idle: { stop(): Promise<void> }[] = []

/** As a tenant's own rows are numbered: payment `m` of tenant `t` is row `m * TENANTS + t`. */
const tenantIdOf = (t: number) => uuidOf(`tenant ${t}`)
const uuidOf = (text: string) => {
  const hex = createHash('md5').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
/** A payment every two seconds, the newest of them now. */
const beganMs = Date.now() - PAYMENTS * 2_000
const paymentIdOf = (n: number) => {
  const hex = [
    (beganMs + n * 2_000).toString(16).padStart(12, '0'),
    '7000',
    '8',
    n.toString(16).padStart(15, '0'),
  ].join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const pepper = createSecretKey(Buffer.alloc(32, 9))
const payer: Payer = { document: 'V12345678', phone: '584141234567', bankCode: '0102' }

// 88 % completed, 9 % failed, 1 % reversed; 2 % are open, more than on the worst of days.
const fill = `
  insert into payments (tenant_id, livemode, payment_id, method, status, stage, bank, usd_amount, ves_amount, bcv_rate,
    rate_date, external_ref, payer, payer_hash, bank_reference, bank_tx_id, operation_id, bank_code, failure_code,
    batch_id, created_at, updated_at, expires_at, submitted_at, calls_ended_at, reversal_ref, reversed_at, next_check_at,
    account_id, attempt_id, phone_hash, document_hash, bank_numbers, reversal_submitted_at)
  select md5('tenant ' || t)::uuid, false,
    (lpad(to_hex(beganMs + n * 2000), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid,
    method, status, stage, case when m % 2 = 0 then 'bnc' else 'r4' end, 10 + m % 100, (10 + m % 100) * 301.37, 301.37,
    made::date, 'order-' || n, substr(h || h || h || h || h, 1, $5::int), h,
    case when status in ('COMPLETED', 'REVERSED') then lpad(n::text, 12, '0') end,
    case when status in ('COMPLETED', 'REVERSED') then n end,
    case when method in ('DEBITO_INMEDIATO', 'CREDITO_INMEDIATO', 'DISPERSION') then md5('op ' || n)::uuid::text end,
    '00', case when status = 'FAILED' then 'G51' end,
    case when method = 'DISPERSION' then md5('batch ' || t || ' ' || m / 500)::uuid end,
    made, made, made + interval '15 minutes', made, case when stage in ('unknown', 'attention') then made end,
    case when status = 'REVERSED' then lpad((n + 5000000)::text, 12, '0') end,
    case when status = 'REVERSED' then made end,
    case when stage is not null then now() + (n % 600 - 60) * interval '1 second' end,
    sha256(md5('tenant ' || t)::uuid::text::bytea), md5('attempt ' || n)::uuid, h, h,
    case when status in ('COMPLETED', 'REVERSED') then array[n::text, (n + 7000000)::text] else '{}' end,
    case when status = 'REVERSED' then made end
  from (
    select *, sha256(('payer ' || n % 100000)::bytea) as h, to_timestamp(beganMs / 1000.0 + n * 2) as made,
      case when kind < 88 then 'COMPLETED' when kind < 97 then 'FAILED' when kind < 99 then 'PENDING' else 'REVERSED' end as status,
      case when kind in (97, 98) then (array['intent', 'submitted', 'accepted', 'unknown', 'attention'])[1 + m / 100 % 5] end as stage,
      (array['C2P', 'C2P', 'C2P', 'C2P', 'VPOS', 'VPOS', 'PAGO_MOVIL', 'DEBITO_INMEDIATO', 'CREDITO_INMEDIATO', 'DISPERSION'])[1 + m % 10] as method
    from (
      select n, n % ${TENANTS} as t, n / ${TENANTS} as m, (n / ${TENANTS} * 37 + n / 5000) % 100 as kind, $4::bigint as beganMs
      from generate_series($1::bigint, $2::bigint) as n where n < $3
    ) numbered
  ) kinds`

const others = [
  `insert into tenants (tenant_id, name) select md5('tenant ' || t)::uuid, 'Tenant ' || t from generate_series(0, ${TENANTS - 1}) t`,
  `insert into api_keys (tenant_id, key_id, livemode, public_part, hash)
   select md5('tenant ' || n % ${TENANTS})::uuid, gen_random_uuid(), false, 'pas_test_' || md5(n::text), sha256(n::text::bytea)
   from generate_series(1, 20000) n`,
  // Reversed the day after: the payments that changed late.
  `update payments set updated_at = created_at + interval '1 day' where status = 'REVERSED'`,
  `insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data)
   select tenant_id, livemode, payment_id, gen_random_uuid(), created_at, 'completed', status, 'payment.completed',
     '{"code":"00","reference":"000012345678"}'
   from payments, generate_series(1, 2) where ves_amount > 100 * 301.37`,
  `insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer)
   select tenant_id, livemode, 'POST /payments/c2p', external_ref, payer_hash, gen_random_uuid(),
     now() - interval '8 days' + (random() * interval '8 days'), payment_id, 201, payer || payer || payer || payer
   from payments where ves_amount > 100 * 301.37`,
  `insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, kind, reference, numbers, payer,
     source, is_proof)
   select sha256(tenant_id::text::bytea), 'movement ' || bank_reference, payment_id, 'bnc', created_at::date, ves_amount,
     'p2p', bank_reference, bank_numbers, payer, 'statement', true
   from payments
   where status = 'COMPLETED' and (method = 'PAGO_MOVIL' or (method = 'C2P' and ves_amount < 15 * 301.37))`,
  `insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id)
   select sha256(tenant_id::text::bytea), 'movement ' || bank_reference, tenant_id, livemode, payment_id
   from payments
   where status = 'COMPLETED' and (method = 'PAGO_MOVIL' or (method = 'C2P' and ves_amount < 15 * 301.37))`,
  `insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at)
   select tenant_id, livemode, batch_id, '1', sum(ves_amount), min(created_at) from payments
   where batch_id is not null group by 1, 2, 3`,
  `insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at)
   select md5('tenant ' || n % ${TENANTS})::uuid, false, sha256(('holder ' || n / 3)::bytea), sha256(n::text::bytea),
     now() - n % 1800 * interval '1 second'
   from generate_series(1, 100000) n`,
  `insert into card_holders (tenant_id, livemode, holder_hash, used_at)
   select tenant_id, livemode, holder_hash, max(failed_at) from card_failures group by 1, 2, 3`,
  `insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at)
   select tenant_id, livemode, holder_hash, gen_random_uuid(), card_hash, failed_at from card_failures`,
]

beforeAll(async () => {
  connection = await createTestDatabase()
  plain = openDatabase(connection, 2)
  client = new pg.Client(connection)
  await client.connect()
  encryption = await payerEncryptionOf(plain)
  scope = { tenantId: tenantIdOf(7), livemode: false }
  const sealedBytes = encryption.seal(scope, systemRandom.uuid(), payer)?.length
  await client.query(others[0] as string)
  const share = PAYMENTS / SESSIONS
  await Promise.all(
    Array.from({ length: SESSIONS }, async (_none, session) => {
      const filler = new pg.Client(connection)
      await filler.connect()
      // In pieces, as time would: all sessions write near the end of the table together.
      await filler.query(fill, [session * share, (session + 1) * share - 1, PAYMENTS, beganMs, sealedBytes])
      await filler.end()
    }),
  )
  for (const other of others.slice(1)) await client.query(other)
  await client.query('vacuum analyze')
  // Background statements of the stores: sweeps and last uses.
  const background = new Set([
    'card_failures.sweep',
    'card_failures.sweep_reservations',
    'card_failures.sweep_holders',
    'keys.last_use',
  ])
  const explained = planned(plain, client, { bigTables, background })
  // Each statement of a transaction by itself: a plan that is carried out beside it would wait for its locks.
  database = { ...explained, transaction: (work) => work(explained) }
})
afterAll(async () => {
  await Promise.all(idle.map(({ stop }) => stop()))
  await client.end()
  await plain.close()
})

const keySettings = { clock: systemClock, sealer: testSealer, random: systemRandom, keepDays: 7, leaseSeconds: 60 }

const movementStore = (on: Database) =>
  createMovementStore({
    database: on,
    sealer: testSealer,
    random: systemRandom,
    hashes: encryption,
    digest: testHasher,
  })

const stores = () => {
  const matching = createMatchingStore({ database, encryption, keepLines: movementStore(database).keepLines })
  const parts = { database, encryption, random: systemRandom, matching }
  return {
    matching,
    payments: createPaymentStore(parts),
    reversals: createReversalStore(parts),
    advanced: createAdvancedStore(parts),
    lookups: createLookupStore(parts),
    transfers: createTransferStore(parts),
    open: createReconcileStore(parts),
    keys: createIdempotencyStore({ database, ...keySettings }),
  }
}

const now = () => new Date()
const soon = () => new Date(Date.now() + 30_000)

/** A payment in the middle of the crowd, as its store gives it. */
async function seeded(given: Partial<Payment> = {}, columns: Record<string, unknown> = {}): Promise<Payment> {
  const paymentId = await seedPayment(plain, scope, { payer, ...given }, columns)
  const parts = { database: plain, encryption, random: systemRandom }
  return (await createPaymentStore(parts).find(scope, paymentId)) as Payment
}
const seededOpen = (stage: Payment['stage'], given: Partial<Payment> = {}, columns = {}) =>
  seeded({ status: 'PENDING', stage, submittedAt: now(), ...given }, columns)

/** Row 500,007: of the measured tenant, and far from either end. */
const MIDDLE = 500_007
const middleAt = new Date(beganMs + MIDDLE * 2_000)
const page = (query: Omit<PageQuery, 'limit'>) => () => stores().lookups.list(scope, { ...query, limit: PAGE })
const anHourAgo = new Date(Date.now() - 3_600_000)
const anHour = { from: middleAt, to: new Date(middleAt.getTime() + 3_600_000) }

const newClaim = () => stores().keys.newClaim(scope, 'POST /payments/c2p', systemRandom.uuid(), testContent)

/** Taken unseen: what is measured is the statement that comes after it. */
async function claimedKey() {
  const claim = newClaim()
  await createIdempotencyStore({ database: plain, ...keySettings }).claim(claim)
  return claim
}
const asClaim = (claim: KeyClaim) => ({
  ...claim,
  acquire: async () => {},
  seal: () => Buffer.alloc(600, 1),
  markCompleted: () => {},
})

async function settle(outcome: Parameters<typeof applyOutcome>[1]): Promise<void> {
  const payment = await seededOpen('submitted')
  const claim = asClaim(await claimedKey())
  const { transition: made, allowedStages: from } = applyOutcome(payment, outcome, now(), soon())
  const update = { claim, do: 'complete', status: 201, answer: Buffer.alloc(600, 1) } as const
  expect(await stores().payments.settle(scope, made, from, update)).toBe(true)
}

const failures = (): CardFailures => {
  const log = createLog({ level: 'silent', readable: false, write: () => {} }).component('card-velocity')
  const made = startCardFailures({ database, clock: systemClock, log })
  idle.push(made)
  return made
}
const cardAttempt = () => ({
  ...scope,
  holder: hashOf('holder 33'),
  card: hashOf(systemRandom.uuid()),
  attemptId: systemRandom.uuid(),
})
const authenticator = async (): Promise<Authenticator> => {
  const log = createLog({ level: 'silent', readable: false, write: () => {} }).component('api-keys')
  const made = createAuthenticator({ database, clock: systemClock, log, peppers: [pepper] })
  idle.push(made)
  return made
}
/** Of the account's charges, those of the middle: the line of each is filed under a number of its own. */
const movementsOf = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({
    key: systemRandom.uuid(),
    reference: String(MIDDLE + index * TENANTS * 100).padStart(12, '0'),
    numbers: [String(MIDDLE + index * TENANTS * 100)],
    amount: middleAmount,
    date: '2026-10-05',
    direction: 'in' as const,
    kind: 'c2p' as const,
    isContradictory: false,
    phones: [],
    phonesMayBeOwn: false,
  }))

const hashOf = (text: string) => createHash('sha256').update(text).digest()
const DAY_MS = 86_400_000
const middleAmount = decimal('3013.70')

/** Three days of one account and amount, as a reconciliation asks: here 36 charges, in an account of 870 payments a day. */
const aboutMiddle = (purpose: ClaimantQuery['purpose']): ClaimantQuery => ({
  purpose,
  accountId: hashOf(scope.tenantId),
  amount: middleAmount,
  since: new Date(middleAt.getTime() - 2 * DAY_MS),
  until: new Date(middleAt.getTime() + DAY_MS),
})
const middleCharge = () => ({ accountId: hashOf(scope.tenantId), vesAmount: middleAmount, submittedAt: middleAt })

/** Basis of a decision, read without measuring the cost. */
const basisOf = async (purpose: ClaimantQuery['purpose']) =>
  (await createMatchingStore({ database: plain, encryption, keepLines }).read(aboutMiddle(purpose), movementsOf(20)))
    .basis

/** Stores the line that a statement claims, without measuring the cost. */
const keepLines: KeepLines = (...lines) => movementStore(plain).keepLines(...lines)
const keepLine = async (...keys: string[]) => {
  const lines = movementsOf(keys.length).map((line, index) => ({ ...line, key: keys[index] as string }))
  await keepLines(hashOf(scope.tenantId), 'bnc', lines, 'statement')
}

async function settleFromStatement(isFound: boolean): Promise<void> {
  const payment = await seededOpen('unknown', { ...middleCharge(), attemptId: systemRandom.uuid() })
  const outcome = isFound
    ? ({ kind: 'approved', code: 'STATEMENT', reference: '1' } as const)
    : ({ kind: 'rejected', code: 'MOVEMENT_NOT_FOUND' } as const)
  const { transition: made, allowedStages: from } = applyOutcome(payment, outcome, now(), soon())
  const { matching, payments } = stores()
  await keepLine(payment.paymentId)
  const decision = { matching, basis: await basisOf('charge'), ...(isFound ? { movementKey: payment.paymentId } : {}) }
  expect(await payments.settleFromStatement(scope, made, from, decision)).toBe(true)
}

async function keepOwned(): Promise<void> {
  const charges = Array.from({ length: 10 }, (_none, index) => paymentIdOf(MIDDLE + index * TENANTS * 100))
  const owned = charges.map((claimantId) => ({ claimantId, key: `kept ${claimantId}` }))
  await keepLine(...owned.map(({ key }) => key))
  await stores().matching.keepOwned(aboutMiddle('charge'), owned)
}

async function flagLateLine(): Promise<void> {
  const payment = await seeded({ ...middleCharge(), status: 'FAILED', failureCode: 'MOVEMENT_NOT_FOUND' })
  const line = { lineAccountId: hashOf(scope.tenantId), movementKey: payment.paymentId, now: now() }
  await keepLine(payment.paymentId)
  await stores().open.flagLateLine({ scope, payment }, line)
  expect(await seededReason(payment.paymentId)).toBe('line_after_failure')
}
const seededReason = async (paymentId: string) =>
  (await createPaymentStore({ database: plain, encryption, random: systemRandom }).find(scope, paymentId))?.reviewReason

const open = async (stage: Payment['stage']) => ({
  scope,
  payment: await seededOpen(stage, {}, { next_check_at: soon() }),
})

async function someKey(): Promise<string> {
  const issued = await issueKey(plain, systemRandom, pepper, { tenant: scope.tenantId, livemode: false, actor: 'test' })
  return issued.key
}

async function insert(): Promise<unknown> {
  const payment = { ...(await seededOpen('submitted')), paymentId: systemRandom.uuid() }
  const claim = asClaim(newClaim())
  return stores().payments.insert(scope, transitionTo(payment, 'submitted', null, soon()), { claim, do: 'link' })
}

async function claimIntent(given: Payer = payer): Promise<unknown> {
  const usdAmount = decimal('10.00')
  const { paymentId } = await seededOpen('intent', { usdAmount, expiresAt: soon() })
  const accountId = hashOf(scope.tenantId)
  const attemptId = systemRandom.uuid()
  const claim = asClaim(newClaim())
  const choice = { account: 'bnc', bank: 'bnc', accountId, because: 'order' } as const
  const to = { choice, attemptId, now: now(), orphanAt: soon(), keyId: null, claim }
  const claimed = await stores().payments.claimIntent(
    scope,
    { paymentId, payer: given, usdAmount, externalRef: undefined },
    to,
  )
  expect(claimed.kind).toBe(given === payer ? 'claimed' : 'mismatch')
  return claimed
}

async function claimQueued(): Promise<unknown> {
  const { paymentId } = await seededOpen('queued', { method: 'DISPERSION' })
  const claimed = await stores().payments.claimQueued(scope, paymentId, {
    choice: { account: 'r4', bank: 'r4', accountId: hashOf(scope.tenantId), because: 'order' },
    attemptId: systemRandom.uuid(),
    now: now(),
    orphanAt: soon(),
  })
  expect(claimed).toBeDefined()
  return claimed
}

async function claimReversal(isByPayer: boolean): Promise<unknown> {
  const attemptId = systemRandom.uuid()
  const at = {
    attemptId,
    now: now(),
    orphanAt: soon(),
    isByPayer,
    keyId: null,
    claim: asClaim(await claimedKey()),
    person: 'user:ana',
  }
  const claimed = await stores().reversals.claim(scope, await seeded({ ...middleCharge(), submittedAt: now() }), at)
  expect(claimed).toBeDefined()
  return claimed
}

async function settleReversal(by: 'answer' | 'line' | 'absence'): Promise<void> {
  const attempt = { reversal_attempt_id: systemRandom.uuid(), reversal_submitted_at: middleAt }
  const payment = await seeded(middleCharge(), { reversal_stage: 'unknown', ...attempt })
  const outcome =
    by === 'absence'
      ? ({ kind: 'rejected', code: 'MOVEMENT_NOT_FOUND' } as const)
      : ({ kind: 'approved', code: '00', reference: '1' } as const)
  const made = applyReversalOutcome(payment, outcome, now(), soon())
  const claim = asClaim(await claimedKey())
  const update = { claim, do: 'complete', status: 200, answer: Buffer.alloc(600, 1) } as const
  const { matching, reversals } = stores()
  const movement = by === 'line' ? { movementKey: `reversal ${payment.paymentId}` } : {}
  await keepLine(`reversal ${payment.paymentId}`)
  const decision = by === 'answer' ? undefined : { matching, basis: await basisOf('reversal'), ...movement }
  expect(await reversals.settle(scope, made, ['unknown'], update, { decision })).toBe(true)
}

async function claimTransfer(): Promise<void> {
  const template = await seeded({ method: 'PAGO_MOVIL' })
  const payment = { ...template, paymentId: systemRandom.uuid(), bankReference: String(MIDDLE).padStart(12, '0') }
  const made = {
    claimed: transitionTo(payment, 'completed', 'payment.completed', null),
    alreadyClaimed: transitionTo(
      { ...payment, status: 'FAILED', failureCode: 'MOVEMENT_ALREADY_CLAIMED' },
      'failed',
      'payment.failed',
      null,
    ),
  } as const
  const answer = { status: 200, body: {} }
  const key = { claim: asClaim(await claimedKey()), answers: { claimed: answer, alreadyClaimed: answer } }
  const basis = await basisOf('charge')
  await keepLine(payment.paymentId)
  expect(await stores().transfers.claimMovement(scope, payment.paymentId, basis, made, key)).toBe('claimed')
}

async function insertBatch(count: number): Promise<void> {
  const parts = Array.from({ length: count }, () => ({
    paymentId: systemRandom.uuid(),
    usdAmount: decimal(1),
    vesAmount: decimal(301),
    payer,
  }))
  const batch = {
    batchId: systemRandom.uuid(),
    reference: '1',
    total: decimal(301 * count),
    bank: 'r4' as const,
    rate: decimal(301),
    valueDate: '2026-10-05',
    externalRef: undefined,
    metadata: undefined,
    keyId: null,
    stage: 'queued' as const,
    expiresAt: null,
    requestedBy: null,
    createdAt: now(),
    parts,
  }
  expect(await stores().advanced.insertBatch(scope, batch, asClaim(await claimedKey()))).toMatchObject({
    isWritten: true,
  })
}

async function acquireSlot(): Promise<void> {
  const { paymentId } = await seededOpen('accepted', {}, { operation_id: systemRandom.uuid(), next_check_at: soon() })
  expect(await stores().advanced.claimQuery(scope, paymentId)).toBeDefined()
}

type Most = { rows: number; buffers: number }
/** An index of a million rows is three or four pages deep; a write touches each of a payment's indexes. */
const singleRow: Most = { rows: 1, buffers: 8 }
const write: Most = { rows: 8, buffers: 120 }
/** The charges of one account and amount within three days, and for each of them whether it has a line. */
const rivals: Most = { rows: 150, buffers: 400 }
const decision: Most = { rows: 200, buffers: 700 }

const reads: [string, () => Promise<unknown>, Most][] = [
  ['a payment by id', () => stores().payments.find(scope, paymentIdOf(MIDDLE)), singleRow],
  ['the latest of a reference', () => stores().payments.findLatestByRef(scope, `order-${MIDDLE}`), singleRow],
  ['a reference of nobody', () => stores().payments.findLatestByRef(scope, 'nothing'), singleRow],
  ['an operation id', () => stores().payments.findByOperation(scope, uuidOf('op 350457')), singleRow],
  ['a timeline', () => stores().lookups.timeline(scope, paymentIdOf(MIDDLE)), { rows: 4, buffers: 12 }],
  ['the parts of a batch', () => stores().advanced.listParts(scope, uuidOf('batch 7 20')), { rows: 60, buffers: 70 }],
  ['an API key', async () => (await authenticator()).authenticate(await someKey()), { rows: 2, buffers: 8 }],
  [
    'the charges that twenty lines may belong to',
    () => stores().matching.read(aboutMiddle('charge'), movementsOf(20)),
    rivals,
  ],
  [
    'the reversals that twenty lines may belong to',
    () => stores().matching.read(aboutMiddle('reversal'), movementsOf(20)),
    rivals,
  ],
]

/** A page, the way down the index, and leaves of it that writes in any order and updates have left half empty. */
const ofOneKind = PAGE + 16
const pages: [string, () => Promise<unknown>, Most][] = [
  ['the first', page({}), { rows: PAGE, buffers: 40 }],
  ['one in the middle', page({ after: paymentIdOf(MIDDLE) }), { rows: PAGE, buffers: 40 }],
  ['of a reference', page({ externalRef: `order-${MIDDLE}` }), singleRow],
  [
    'of a reference, status and method',
    page({ externalRef: `order-${MIDDLE}`, status: 'FAILED', method: 'C2P' }),
    singleRow,
  ],
  ['of a reference in a time', page({ externalRef: `order-${MIDDLE}`, ...anHour }), singleRow],
  // Each status and method is read by itself: at most a page of each, and a descent for those that have none.
  ...statuses.map((status): [string, () => Promise<unknown>, Most] => [
    `of ${status}`,
    page({ status }),
    { rows: methods.length * PAGE, buffers: methods.length * ofOneKind },
  ]),
  ...methods.map((method): [string, () => Promise<unknown>, Most] => [
    `of ${method}`,
    page({ method }),
    { rows: statuses.length * PAGE, buffers: statuses.length * ofOneKind },
  ]),
  ['of a status and a method', page({ status: 'FAILED', method: 'VPOS' }), { rows: PAGE, buffers: 40 }],
  // An hour of the tenant is 36 payments; five minutes on either side are read too, and filtered by created_at.
  ['of a time', page(anHour), { rows: 50, buffers: 60 }],
  // So short a time is read once for each method.
  ['of a time and a status', page({ ...anHour, status: 'FAILED' }), { rows: 400, buffers: 450 }],
  ['of a time, a status and a method', page({ ...anHour, status: 'FAILED', method: 'C2P' }), { rows: 50, buffers: 60 }],
  // 36 payments an hour, of which those of an hour before are read too; then the index of those that changed late.
  ['of the changes of an hour', page({ updatedFrom: anHourAgo }), { rows: 60, buffers: 80 }],
  [
    'of the changes since the middle, of older payments',
    page({ updatedFrom: middleAt, after: paymentIdOf(MIDDLE - 3_600) }),
    { rows: 150, buffers: 250 },
  ],
  [
    'of the changes of an hour, of a status and a method',
    page({ updatedFrom: anHourAgo, status: 'REVERSED', method: 'C2P' }),
    { rows: 60, buffers: 80 },
  ],
  [
    'of changes after the last one',
    page({ updatedFrom: new Date(Date.now() + 86_400_000) }),
    { rows: 60, buffers: 80 },
  ],
  ['after one, of a status', page({ after: paymentIdOf(MIDDLE), status: 'PENDING' }), { rows: 200, buffers: 300 }],
]

/** Row `MIDDLE` has one of the 100,000 payers, with ten payments each, and is one of 100 references with its last four digits. */
const searchFor = (text: string, tenantId: string | undefined) => () => {
  const hash = () => hashOf(`payer ${MIDDLE % 100_000}`)
  const parts = { database, encryption: { ...encryption, hashPhone: hash, hashDocument: hash } }
  return searchForOperator(parts, { livemode: false, tenantId, text })
}
const totals = (query: Partial<TotalsQuery>) => () =>
  readTotals({ database }, { livemode: false, tenantId: undefined, ...query })
const own = tenantIdOf(7)
const middleReference = String(MIDDLE).padStart(12, '0')
/** Each is read by one way or two, and again by its key. */
const person: Most = { rows: 60, buffers: 220 }
// The plan reads them by a bitmap: its entries count as rows too.
const hundred: Most = { rows: 300, buffers: 900 }
const added: Most = { rows: 2 * (limits.totalledPayments + 1), buffers: 1.2 * limits.totalledPayments }

const searches: [string, () => Promise<unknown>, Most][] = [
  ['a phone, in one tenant', searchFor('0414-1234567', own), person],
  ['a phone, in all tenants', searchFor('0414-1234567', undefined), person],
  ['a document, in one tenant', searchFor('V-12.345.678', own), person],
  ['a document, in all tenants', searchFor('V-12.345.678', undefined), person],
  ['four digits of a reference, in one tenant', searchFor(middleReference.slice(-4), own), hundred],
  ['four digits of a reference, in all tenants', searchFor(middleReference.slice(-4), undefined), hundred],
  ['a whole reference, in one tenant', searchFor(middleReference, own), person],
  ['a whole reference, in all tenants', searchFor(middleReference, undefined), person],
  ['nothing', searchFor('nothing at all', own), { rows: 1, buffers: 40 }],
]

const sums: [string, () => Promise<unknown>, Most][] = [
  // So short a time is read once for each method.
  ['an hour of a tenant', totals({ tenantId: own, ...anHour }), { rows: 400, buffers: 450 }],
  ['all payments of a tenant', totals({ tenantId: own }), added],
  ['all payments of all tenants', totals({}), added],
]

const writes: [string, () => Promise<unknown>, Most][] = [
  ['a new payment', () => insert(), write],
  ['the claim of an intent', () => claimIntent(), write],
  ['the claim of an intent with other details', () => claimIntent({ ...payer, document: 'V87654321' }), write],
  ['the claim of a queued part', async () => claimQueued(), write],
  ['an approval', () => settle({ kind: 'approved', code: '00', reference: '000099999999' }), write],
  ['a refusal', () => settle({ kind: 'rejected', code: 'G51' }), write],
  ['an unknown outcome', () => settle({ kind: 'unknown', reason: 'timeout' }), write],
  ['an approval by a line of the statement', () => settleFromStatement(true), decision],
  ['a refusal by the absence of a line', () => settleFromStatement(false), decision],
  ['the lines that ten charges have by their numbers', () => keepOwned(), { rows: 60, buffers: 400 }],
  [
    'twenty lines of a statement',
    () => stores().matching.keepLines(hashOf(scope.tenantId), 'bnc', movementsOf(20), 'statement'),
    { rows: 40, buffers: 900 },
  ],
  ['the late line of a failed charge', () => flagLateLine(), write],
  ['the claim of a reversal', () => claimReversal(false), write],
  ['the claim of a reversal that the bank finds by its payer', () => claimReversal(true), rivals],
  ['the end of a reversal', () => settleReversal('answer'), write],
  ['the end of a reversal by a line of the statement', () => settleReversal('line'), decision],
  ['the end of a reversal by the absence of a line', () => settleReversal('absence'), decision],
  ['the claim of a transfer', () => claimTransfer(), decision],
  ['a batch of ten', () => insertBatch(10), { rows: 10, buffers: 800 }],
  ['the turn to query the bank', () => acquireSlot(), write],
  [
    'an open payment to look at',
    async () => stores().open.takeOne(scope, (await open('unknown')).payment.paymentId),
    write,
  ],
  ['a check put off', async () => stores().open.postpone(await open('unknown'), soon()), write],
  // A part of them is due: the batch is taken from the index in its order.
  [
    'what is due',
    () => stores().open.takeDue(),
    { rows: 3 * limits.reconcileBatch, buffers: 60 * limits.reconcileBatch },
  ],
  ['a card reserved', () => failures().reserve(cardAttempt()), write],
  ['a card released', () => failures().release(cardAttempt()), write],
  ['a failed card', () => failures().recordFailure(cardAttempt()), write],
  ['a new Idempotency-Key', () => stores().keys.claim(newClaim()), write],
  ['an Idempotency-Key completed', async () => stores().keys.complete(await claimedKey(), 201, '{}'), write],
  ['a released Idempotency-Key', async () => stores().keys.release(await claimedKey()), write],
]

describe.each(reads)('the query for %s', (_name, execute, most) => bounded(execute, most))
describe.each(pages)('the query for a page of payments, %s,', (_name, execute, most) => bounded(execute, most))
describe.each(searches)('the search for %s,', (_name, execute, most) => bounded(execute, most))
describe.each(sums)('the statement that adds up %s', (_name, execute, most) => bounded(execute, most))
describe.each(writes)('the statement that writes %s', (_name, execute, most) => bounded(execute, most))

function bounded(execute: () => Promise<unknown>, most: Most): void {
  test('reads no more rows and buffers of a million payments than of a few', async () => {
    database.takeCosts()
    await execute()
    const costs = database.takeCosts()
    expect(costs.length).toBeGreaterThan(0)
    for (const { name, walks, rows, buffers } of costs) {
      expect(walks, name).toEqual([])
      expect(rows, `${name}: rows`).toBeLessThanOrEqual(most.rows)
      expect(buffers, `${name}: buffers`).toBeLessThanOrEqual(most.buffers)
    }
  })
}

// The two indexes of operators' lists over all tenants are 140 bytes of it, those of the search by person 170.
test('a payment and its indexes take less than 1.45 kilobytes', async () => {
  const { rows } = await client.query(
    `select pg_total_relation_size('payments') / (select count(*) from payments) as payment,
       pg_total_relation_size('payment_events') / (select count(*) from payment_events) as event,
       pg_total_relation_size('idempotency_keys') / (select count(*) from idempotency_keys) as key`,
  )
  const { payment, event, key } = rows[0]
  expect(Number(payment)).toBeLessThan(1_450)
  expect(Number(event)).toBeLessThan(400)
  expect(Number(key)).toBeLessThan(1_400)
})
