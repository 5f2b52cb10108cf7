import { createHash } from 'node:crypto'
import { datedBy, systemRandom } from '../../src/foundation/random.ts'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import type { Database } from '../../src/storage/database.ts'
import { run, statement } from '../../src/storage/statement.ts'
import { positionalStatement } from '../harness/statement.ts'

/** Account of a tenant with test keys, computed here and not by the gateway: SHA-256 of the bank and the account's number. */
export function accountIdOf(tenantId: string, bank: 'bnc' | 'r4'): Buffer {
  const { bnc, r4 } = sandboxCredentials(tenantId)
  const identity = bank === 'bnc' ? bnc.accountNumber.replaceAll(/\D/g, '') : r4.commerce.trim()
  return createHash('sha256').update(`${bank} ${identity}`).digest()
}

type PaymentParams = Scope & {
  paymentId: string
  method: string
  status: string
  at: Date
  ves: string
  received: string | null
  bank: string
  accountId: Buffer
  reference: string | null
  numbers: string[]
  phoneHash: Buffer | null
  failureCode: string | null
  stage: string | null
  reversedAt: Date | null
  reversalReference: string | null
  reversalNumbers: string[]
}

const insertPayment = statement<PaymentParams>(
  'test.books_payment',
  `insert into payments (tenant_id, livemode, payment_id, method, status, created_at, updated_at, ves_amount,
     received_ves_amount, bank, account_id, submitted_at, bank_reference, bank_numbers, phone_hash, failure_code, stage,
     reversed_at, reversal_submitted_at, reversal_ref, reversal_numbers)
   values (:tenantId, :livemode, :paymentId, :method, :status, :at, :at, :ves, :received, :bank, :accountId, :at,
     :reference, :numbers, :phoneHash, :failureCode, :stage, :reversedAt, :reversedAt, :reversalReference,
     :reversalNumbers)`,
)

export type SeededPayment = {
  at: string
  ves: string
  received?: string
  method?: string
  status?: 'COMPLETED' | 'REVERSED' | 'FAILED' | 'PENDING'
  bank?: 'bnc' | 'r4'
  accountId: Buffer
  numbers?: string[]
  phone?: string
  reversedAt?: string
  reversalNumbers?: string[]
}

/** Inserts a payment whose money moved at `at`; its id has that time, as ids of payments do. */
export async function addPayment(database: Database, scope: Scope, given: SeededPayment): Promise<string> {
  const paymentId = datedBy(systemRandom, () => Date.parse(given.at)).uuid()
  const { status = given.reversedAt ? 'REVERSED' : 'COMPLETED', method = 'C2P', bank = 'bnc' } = given
  const { ves, received = null, accountId, numbers = [], phone, reversedAt, reversalNumbers = [] } = given
  await run(database, insertPayment, {
    ...scope,
    paymentId,
    method,
    status,
    at: new Date(given.at),
    ves,
    received,
    bank,
    accountId,
    reference: numbers[0] ?? null,
    numbers,
    phoneHash: phoneHash(phone),
    failureCode: status === 'FAILED' ? 'G51' : null,
    stage: status === 'PENDING' ? 'unknown' : null,
    reversedAt: reversedAt ? new Date(reversedAt) : null,
    reversalReference: reversalNumbers[0] ?? null,
    reversalNumbers,
  })
  return paymentId
}

function phoneHash(phone: string | undefined): Buffer | null {
  return phone === undefined ? null : createHash('sha256').update(phone).digest()
}

type MovementParams = {
  accountId: Buffer
  key: string
  movementId: string
  bank: string
  date: string
  ves: string
  direction: string
  kind: string
  reference: string
  numbers: string[]
  phoneHash: Buffer | null
  source: string
}

const insertMovement = statement<MovementParams>(
  'test.books_movement',
  `insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, reference, numbers,
     payer, phone_hash, source, is_proof, next_match_at)
   values (:accountId, :key, :movementId, :bank, :date, :ves, :direction, :kind, :reference, :numbers, '\\x00', :phoneHash,
     :source, true, null)`,
)
const insertClaim = positionalStatement(
  'test.books_claim',
  `insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal)
   values ($1, $2, $3, $4, $5, $6)`,
)

export type SeededLine = {
  accountId: Buffer
  date: string
  ves: string
  direction?: 'in' | 'out'
  kind?: string
  bank?: 'bnc' | 'r4'
  numbers?: string[]
  phone?: string
  source?: string
  claim?: { scope: Scope; paymentId: string; isReversal?: boolean }
}

export async function addLine(database: Database, given: SeededLine): Promise<string> {
  const key = systemRandom.bytes(8).toString('hex')
  const movementId = systemRandom.uuid()
  const { accountId, date, ves, bank = 'bnc', direction = 'in', kind = 'mobile', numbers = [] } = given
  await run(database, insertMovement, {
    accountId,
    key,
    movementId,
    bank,
    date,
    ves,
    direction,
    kind,
    reference: numbers[0] ?? '',
    numbers,
    phoneHash: phoneHash(given.phone),
    source: given.source ?? 'statement',
  })
  if (given.claim) {
    const { scope, paymentId, isReversal = false } = given.claim
    await database.query(insertClaim, [given.accountId, key, scope.tenantId, scope.livemode, paymentId, isReversal])
  }
  return movementId
}

const upsertReading = positionalStatement(
  'test.books_reading',
  `insert into statement_readings (account_id, tenant_id, livemode, bank, read_at, read_from, read_until)
   values ($1, $2, $3, 'bnc', now(), '2026-01-01', current_date)
   on conflict (account_id) do update set read_at = now(), read_from = '2026-01-01', read_until = current_date`,
)

/** Marks the statement of the account as read since January until now. */
export async function statementRead(database: Database, scope: Scope, accountId: Buffer): Promise<void> {
  await database.query(upsertReading, [accountId, scope.tenantId, scope.livemode])
}
