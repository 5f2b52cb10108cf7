import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { systemRandom } from '../foundation/random.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { createInvoiceStore, type InvoiceStore } from './invoices.ts'

let database: Database
let store: InvoiceStore
const disputes: string[] = []
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 8)
  store = createInvoiceStore({ database, onDispute: ({ tenantId }) => disputes.push(tenantId) })
})
afterAll(() => database.close())

const newAccount = () => ({ bank: 'mercantil' as const, accountId: systemRandom.bytes(32) })
const newScope = () => ({ tenantId: systemRandom.uuid(), livemode: true })
const charge = () => ({ paymentId: systemRandom.uuid(), purpose: 'charge' as const, prefix: 'P' })

const setCounter = positionalStatement(
  'test.set_invoice_counter',
  `update bank_invoice_counters set last_number = $2 where account_id = $1`,
)

test('numbers of one account are different for tenants that take them at once, and found by their payments', async () => {
  const account = newAccount()
  const logs = [newScope(), newScope()].map((scope) => store.of(scope, account))
  const uses = Array.from({ length: 60 }, (_none, index) => ({ log: logs[index % 2], use: charge() }))
  const numbers = await Promise.all(uses.map(async ({ log, use }) => log?.take(use)))
  expect(new Set(numbers).size).toBe(60)
  const [first] = uses
  expect(await first?.log?.of(first.use.paymentId)).toEqual([
    { number: numbers[0], purpose: 'charge', isDisputed: false },
  ])
  expect(await logs[1]?.of(first?.use.paymentId ?? '')).toEqual([])
})

test('a payment that takes a number again has another one, and both are found', async () => {
  const log = store.of(newScope(), newAccount())
  const use = charge()
  const numbers = [await log.take(use), await log.take(use)]
  expect((await log.of(use.paymentId)).map(({ number }) => number)).toEqual(numbers.toSorted())
  expect(new Set(numbers).size).toBe(2)
})

test('a counter that an old backup set back does not take its former numbers again', async () => {
  const account = newAccount()
  const log = store.of(newScope(), account)
  const before = await log.take(charge())
  await database.query(setCounter, [account.accountId, 5])
  const after = await log.take(charge()).catch(() => 'refused')
  // Within the same second the table refuses the number; later, the counter is past it.
  expect(after === 'refused' || after > before).toBe(true)
})

test('a number that does not fit into twelve characters is refused, and never cut', async () => {
  const account = newAccount()
  const log = store.of(newScope(), account)
  await log.take(charge())
  await database.query(setCounter, [account.accountId, 99_999_999_999])
  await expect(log.take(charge())).rejects.toThrow()
})

test('a number that the bank had seen before is marked, and reported once', async () => {
  const scope = newScope()
  const log = store.of(scope, newAccount())
  const use = charge()
  await log.dispute(await log.take(use))
  expect(await log.of(use.paymentId)).toMatchObject([{ isDisputed: true }])
  expect(disputes).toEqual([scope.tenantId])
})
