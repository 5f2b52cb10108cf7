import { createHash } from 'node:crypto'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import type { Movement } from '../../src/banks/bank.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { decimal } from '../../src/foundation/money.ts'
import { createPersonHashes } from '../../src/foundation/person-hashes.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { createMovementStore, type MovementStore } from '../../src/movements/store.ts'
import type { Database } from '../../src/storage/database.ts'
import { loadInstallation } from '../../src/storage/installation.ts'
import { testSealer } from './sealer.ts'
import { positionalStatement } from './statement.ts'

/** The id of a tenant's simulated account at BNC. */
export function bncAccountOf(tenantId: string): Buffer {
  const { accountNumber } = sandboxCredentials(tenantId).bnc
  return createHash('sha256').update(`bnc ${accountNumber}`).digest()
}

/** A line of a statement: an incoming mobile payment that names its payer. */
export function lineOf(given: Partial<Movement> = {}): Movement {
  const key = given.key ?? systemRandom.uuid()
  return {
    key,
    date: caracasDate(Date.now()),
    amount: decimal('150.25'),
    direction: 'in',
    kind: 'p2p',
    isContradictory: false,
    reference: '00012345678',
    numbers: ['12345678'],
    phones: ['584141234567'],
    phonesMayBeOwn: false,
    document: { letter: 'V', digits: '12345678' },
    bankCode: '0102',
    ...given,
  }
}

export async function movementStoreOf(database: Database): Promise<MovementStore> {
  const installation = await loadInstallation(database, testSealer, systemRandom)
  return createMovementStore({
    database,
    sealer: testSealer,
    random: systemRandom,
    hashes: createPersonHashes(installation.hasher('payer')),
    digest: installation.hasher('notification'),
  })
}

const selectId = positionalStatement(
  'test.movement_id',
  `select movement_id as "movementId" from movements where account_id = $1 and movement_key = $2`,
)

/** Stores a line of the tenant's simulated account at BNC, as a reading of the statement would. */
export async function seedMovement(
  database: Database,
  tenantId: string,
  given: Partial<Movement> = {},
): Promise<string> {
  const line = lineOf(given)
  const accountId = bncAccountOf(tenantId)
  await (await movementStoreOf(database)).keepLines(accountId, 'bnc', [line], 'statement')
  const [row] = await database.query<{ movementId: string }>(selectId, [accountId, line.key])
  return row?.movementId ?? ''
}

const insertClaim = positionalStatement(
  'test.claim_movement',
  `insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id)
   select account_id, movement_key, $2, $3, $4 from movements where account_id = $1 and movement_id = $5`,
)

/** Claims a stored movement for a payment of a tenant, as a verification would. */
export async function claimMovement(
  database: Database,
  accountId: Buffer,
  movementId: string,
  {
    tenantId,
    livemode = false,
    paymentId = systemRandom.uuid(),
  }: { tenantId: string; livemode?: boolean; paymentId?: string },
): Promise<string> {
  await database.query(insertClaim, [accountId, tenantId, livemode, paymentId, movementId])
  return paymentId
}
