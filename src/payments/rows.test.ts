import { createSecretKey } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { seedPayment } from '../../test/harness/payments.ts'
import { systemRandom } from '../foundation/random.ts'
import { createIdempotencyStore, resealAnswers } from '../http/idempotency.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { createSealer } from '../storage/sealing.ts'
import { createVault, resealPayers } from './rows.ts'
import { createPaymentStore } from './store.ts'

/** The key of the tests' own sealer, and the one it is changed for. */
const formerKey = Buffer.alloc(32, 7)
const newKey = Buffer.alloc(32, 8)

let database: Database
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 2)
})
afterAll(() => database.close())

test('after the master key was changed, payers and stored answers open with the new key alone', async () => {
  const scope = { tenantId: systemRandom.uuid(), livemode: false }
  const paymentIds = [await seedPayment(database, scope), await seedPayment(database, scope)]
  const storeUnder = (keys: [Buffer, ...Buffer[]]) => {
    const [current, ...former] = keys
    return createIdempotencyStore({
      database,
      sealer: createSealer(current, former, systemRandom),
      random: systemRandom,
      keepDays: 7,
    })
  }
  const before = storeUnder([formerKey])
  const claim = before.draw(scope, 'POST /x', 'key', Buffer.alloc(32))
  await before.take(claim)
  await before.complete(claim, 201, '{"a":1}')

  const changing = createSealer(newKey, [formerKey], systemRandom)
  expect([await resealPayers(database, changing), await resealAnswers(database, changing)]).toEqual([2, 1])
  expect([await resealPayers(database, changing), await resealAnswers(database, changing)]).toEqual([0, 0])

  const alone = createSealer(newKey, [], systemRandom)
  const vault = createVault(alone, createSecretKey(Buffer.alloc(32)))
  const payments = createPaymentStore({ database, vault, random: systemRandom })
  for (const paymentId of paymentIds) {
    expect((await payments.find(scope, paymentId))?.payer.document).toBe('V12345678')
  }
  const after = storeUnder([newKey])
  const replay = await after.findFormer(after.draw(scope, 'POST /x', 'key', Buffer.alloc(32)))
  expect(replay).toEqual({ kind: 'replay', status: 201, text: '{"a":1}' })
})
