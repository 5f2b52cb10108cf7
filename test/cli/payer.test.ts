import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import type { Payment } from '../../src/payments/payment.ts'
import { type Database, openDatabase } from '../../src/storage/database.ts'
import { setBankAccount } from '../../src/tenants/bank-accounts.ts'
import { createTenant } from '../../src/tenants/tenants.ts'
import { createTestDatabase } from '../harness/database.ts'
import { bncAccountOf, claimMovement, lineOf, movementStoreOf, seedMovement } from '../harness/movements.ts'
import { databaseUrl, payerEncryptionOf, seedDisbursement, seedPayment, setColumns } from '../harness/payments.ts'
import { pasarela } from '../harness/process.ts'
import { testMasterKey, testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'

let folder: string
let database: Database
let env: Record<string, string>
let scope: Scope
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-payer-'))
  const connection = await createTestDatabase()
  database = openDatabase(connection, 2)
  env = {
    DATABASE_URL: databaseUrl(connection),
    PASARELA_MASTER_KEY: testMasterKey,
    PASARELA_DATA_DIR: join(folder, 'data'),
  }
})
beforeEach(async () => {
  scope = await newTenant()
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** A tenant with an account of its own, or with the account of another. */
async function newTenant(sharedWith?: Scope): Promise<Scope> {
  const name = `Shop ${systemRandom.uuid()}`
  const { tenantId } = await createTenant(database, systemRandom, { name, actor: 'test' })
  const fields = sandboxCredentials(sharedWith?.tenantId ?? tenantId).bnc
  await setBankAccount(database, testSealer, systemRandom, { tenantId, bank: 'bnc', fields, actor: 'test' })
  return { tenantId, livemode: true }
}

const old = new Date('2026-01-05T15:00:00Z')
const ended = (given: Partial<Payment> = {}, columns: Record<string, unknown> = {}, of = scope) =>
  seedPayment(
    database,
    of,
    { createdAt: old, updatedAt: old, bankReference: '000123', ...given },
    {
      account_id: bncAccountOf(of.tenantId),
      submitted_at: old,
      updated_at: old,
      ...columns,
    },
  )

const erase = (...options: string[]) =>
  pasarela(['payer', 'erase', '--tenant', scope.tenantId, '--live', '--json', ...options], env)
const byPhone = ['--phone', '04141234567']

const query = <Row extends object>(name: string, sql: string, values: unknown[]) =>
  database.query<Row>(positionalStatement(`test.payer ${name}`, sql), values)

type Stored = { payer: Buffer | null; payerHash: Buffer | null; phone: Buffer | null; document: Buffer | null }

async function stored(paymentId: string) {
  const [row] = await query<Stored & { ves: string; reference: string; status: string }>(
    'payment',
    `select payer, payer_hash as "payerHash", phone_hash as phone, document_hash as document, ves_amount::text as ves,
            bank_reference as reference, status from payments where payment_id = $1`,
    [paymentId],
  )
  if (!row) throw new Error('the payment is gone')
  return row
}

const auditOf = () =>
  query<{ actor: string; details: object }>(
    'audit',
    `select actor, details from audit_log where action = 'payer.erase' and tenant_id = $1`,
    [scope.tenantId],
  )

test('erasing removes sealed data and hashes of the payer, keeps the money, and is audited without the person', async () => {
  const paymentId = await ended()
  const neighbour = await ended({ payer: { phone: '584149999999', document: 'V999' } })
  const elsewhere = await ended({}, {}, await newTenant())
  const { code, stdout, stderr } = await erase(...byPhone, '--apply')
  expect([code, stderr]).toEqual([0, ''])
  expect(JSON.parse(stdout)).toEqual({ applied: true, payments: 1, movements: 0 })

  const { hashPhone, hashDocument } = await payerEncryptionOf(database)
  const row = await stored(paymentId)
  expect(row).toMatchObject({ payer: null, payerHash: null, ves: '3013.71', reference: '000123', status: 'COMPLETED' })
  expect(row.phone?.equals(hashPhone('584141234567'))).toBe(false)
  expect(row.document?.equals(hashDocument('V12345678'))).toBe(false)
  for (const other of [neighbour, elsewhere]) expect((await stored(other)).payer).not.toBeNull()

  const [entry] = await auditOf()
  expect(entry).toEqual({
    actor: `cli:${userInfo().username}`,
    details: { livemode: true, by: 'phone', movements: 0, paymentIds: [paymentId] },
  })
  expect(JSON.stringify(entry)).not.toMatch(/4141234567/)
})

test('erasing finds the payee of a part of a disbursement, and leaves the other parts as they are', async () => {
  const payees = ['584141234567', '584149999999'].map((phone) => ({ phone, document: `V${phone.slice(-8)}` }))
  const ids = await seedDisbursement(database, scope, payees, old)
  const paid = { status: 'COMPLETED', stage: null, next_check_at: null, account_id: bncAccountOf(scope.tenantId) }
  for (const id of ids) await setColumns(database, scope, id, paid)

  expect(JSON.parse((await erase(...byPhone, '--apply')).stdout)).toEqual({ applied: true, payments: 1, movements: 0 })
  const [erased, kept] = await Promise.all(ids.map(stored))
  expect(erased?.payer).toBeNull()
  expect(kept?.payer).not.toBeNull()
})

test('repeated, erasing finds nothing, changes nothing and writes no second entry', async () => {
  const paymentId = await ended()
  await erase(...byPhone, '--apply')
  const before = await stored(paymentId)
  expect(JSON.parse((await erase(...byPhone, '--apply')).stdout)).toEqual({ applied: false, payments: 0, movements: 0 })
  expect(await stored(paymentId)).toEqual(before)
  expect(await auditOf()).toHaveLength(1)
})

test('without --apply it says what it would erase and writes nothing', async () => {
  const paymentId = await ended()
  expect(JSON.parse((await erase('--document', 'V12345678')).stdout)).toEqual({
    applied: false,
    payments: 1,
    movements: 0,
  })
  expect((await stored(paymentId)).payer).not.toBeNull()
  expect(await auditOf()).toEqual([])
})

test.each([
  ['is open', { status: 'PENDING', stage: 'unknown' }, {}, 'the payment is open'],
  ['is being reversed', {}, { reversal_stage: 'submitted' }, 'its reversal is under way'],
  ['needs manual review', {}, { review_reason: 'equal_charge' }, 'it needs manual review'],
  ['is still checked at the bank', {}, { next_check_at: new Date() }, 'the bank is still asked about it'],
  ['was over-paid', { method: 'PAGO_MOVIL' }, { received_ves_amount: '4000.00' }, 'the change was not given back'],
  ['changed today', {}, { updated_at: new Date() }, 'it changed within the last 7 days'],
] as const)(
  'a payer with a payment that %s is not erased, and neither are the other payments',
  async (_state, given, columns, reason) => {
    const past = await ended()
    const open = await ended(given, columns)
    const { code, stdout, stderr } = await erase(...byPhone, '--apply')
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain(
      `${open}: ${reason === 'the change was not given back' ? 'it was over-paid, and ' : ''}${reason}`,
    )
    for (const paymentId of [past, open]) expect((await stored(paymentId)).payer).not.toBeNull()
    expect(await auditOf()).toEqual([])
  },
)

test('the bank lines of the payments lose their payer, and a later reading of the statement does not bring it back', async () => {
  const paymentId = await ended()
  const accountId = bncAccountOf(scope.tenantId)
  const line = { key: systemRandom.uuid(), date: '2026-01-05', amount: decimal('3013.71') }
  const movementId = await seedMovement(database, scope.tenantId, line)
  await claimMovement(database, accountId, movementId, { ...scope, paymentId })
  expect(JSON.parse((await erase(...byPhone, '--apply')).stdout)).toMatchObject({ payments: 1, movements: 1 })

  await (await movementStoreOf(database)).keepLines(accountId, 'bnc', [lineOf(line)], 'statement')
  const [row] = await query<{ payer: Buffer; phone: Buffer; ves: string; reference: string }>(
    'movement',
    `select payer, phone_hash as phone, ves_amount::text as ves, reference from movements where movement_id = $1`,
    [movementId],
  )
  const context = `movements.payer ${accountId.toString('hex')} ${line.key}`
  expect(testSealer.open(row?.payer as Buffer, context)).not.toMatch(/\d{4}/)
  expect(row).toMatchObject({ ves: '3013.71', reference: '00012345678' })
  // The same value in both, so that days that were reconciled by payer stay as they are.
  expect(row?.phone.equals((await stored(paymentId)).phone as Buffer)).toBe(true)
})

const phoneOf = async (movementId: string) => {
  const [row] = await query<{ phone: Buffer }>(
    'phone of a line',
    `select phone_hash as phone from movements where movement_id = $1`,
    [movementId],
  )
  const { hashPhone } = await payerEncryptionOf(database)
  return row?.phone.equals(hashPhone('584141234567')) ? 'the payer’s' : 'erased'
}

test('an unmatched line on an account that another tenant has too keeps its payer, unless the bank’s number says whose it is', async () => {
  const other = await newTenant(scope)
  const shared = { account_id: bncAccountOf(scope.tenantId) }
  const own = await ended({}, { bank_numbers: ['771234'] })
  const ofOther = await ended({}, shared, other)
  const line = { date: '2026-01-05', amount: decimal('3013.71') }
  const unknown = await seedMovement(database, scope.tenantId, { ...line, numbers: ['889999'] })
  const numbered = await seedMovement(database, scope.tenantId, { ...line, numbers: ['771234', '5'] })
  const claimed = await seedMovement(database, scope.tenantId, { ...line, numbers: ['6'] })
  await claimMovement(database, shared.account_id, claimed, { ...other, paymentId: ofOther })
  expect(JSON.parse((await erase(...byPhone, '--apply')).stdout)).toEqual({ applied: true, payments: 1, movements: 1 })

  expect(await phoneOf(unknown)).toBe('the payer’s')
  expect(await phoneOf(claimed)).toBe('the payer’s')
  expect(await phoneOf(numbered)).toBe('erased')
  expect((await stored(ofOther)).payer).not.toBeNull()
  // Without a hash of its own the payment still pairs with the line that stays, should that be its money.
  expect(await stored(own)).toMatchObject({ payer: null, phone: null, document: null })
})

test('an unmatched line on an account of this tenant alone loses its payer', async () => {
  await ended()
  await newTenant()
  const line = { date: '2026-01-06', amount: decimal('3013.71') }
  const movementId = await seedMovement(database, scope.tenantId, line)
  expect(JSON.parse((await erase(...byPhone, '--apply')).stdout)).toMatchObject({ payments: 1, movements: 1 })
  expect(await phoneOf(movementId)).toBe('erased')
})

test('after the installation’s secret was replaced, a payer is found and erased by the same phone', async () => {
  const before = await ended()
  const line = { date: '2026-01-05', amount: decimal('3013.71') }
  const movementId = await seedMovement(database, scope.tenantId, line)
  const found = async () => JSON.parse((await erase(...byPhone)).stdout)
  for (const step of [['rotate'], ['rotate', '--use'], ['rehash']]) {
    const { code, stderr } = await pasarela(['secrets', ...step], env)
    expect([code, stderr.includes('Error')], stderr).toEqual([0, false])
    expect(await found(), step.join(' ')).toEqual({ applied: false, payments: 1, movements: 1 })
  }
  const after = await ended()
  const erased = await erase(...byPhone, '--document', 'V12345678', '--apply')
  expect(JSON.parse(erased.stdout), erased.stderr).toEqual({ applied: true, payments: 2, movements: 1 })
  for (const paymentId of [before, after]) expect((await stored(paymentId)).payer).toBeNull()
  expect(await phoneOf(movementId)).toBe('erased')
})

test('a phone or document that is none is refused, and one of them has to be given', async () => {
  const wrong = await erase('--phone', '123', '--document', 'x')
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringMatching(/^phone: must be .+\ndocument: must be .+\n$/)])
  const inSpanish = await pasarela(['payer', 'erase', '--tenant', scope.tenantId, '--phone', '123'], {
    ...env,
    LC_ALL: 'es_VE.UTF-8',
  })
  expect(inSpanish.stderr).toMatch(/^phone: debe /)
  expect((await erase()).stderr).toContain('Give --phone, --document or both.')
})
