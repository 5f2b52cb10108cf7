import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { testContent } from '../../test/harness/content.ts'
import { seedPayment } from '../../test/harness/payments.ts'
import { systemClock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { systemRandom } from '../foundation/random.ts'
import { createIdempotencyStore, sealedAnswers } from '../idempotency/store.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { resealColumn } from '../storage/reseal.ts'
import { createSealer, SealError } from '../storage/sealing.ts'
import { createPayerEncryption, sealedPayers } from './payer-encryption.ts'
import { createPaymentStore } from './store.ts'
import { testHasher, testMasterKey } from '../../test/harness/sealer.ts'

/** The key of the tests' own sealer, and the one it is changed for. */
const formerKey = Buffer.from(testMasterKey, 'hex')
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
      clock: systemClock,
      sealer: createSealer(current, former, systemRandom),
      random: systemRandom,
      keepDays: 7,
      leaseSeconds: 60,
    })
  }
  const before = storeUnder([formerKey])
  const claim = before.newClaim(scope, 'POST /x', 'key', testContent)
  await before.claim(claim)
  await before.complete(claim, 201, '{"a":1}')

  const changing = createSealer(newKey, [formerKey], systemRandom)
  const reseal = async () => [
    (await resealColumn(database, changing, sealedPayers)).resealed,
    (await resealColumn(database, changing, sealedAnswers)).resealed,
  ]
  expect(await reseal()).toEqual([2, 1])
  expect(await reseal()).toEqual([0, 0])

  const alone = createSealer(newKey, [], systemRandom)
  const encryption = createPayerEncryption(alone, testHasher)
  const payments = createPaymentStore({ database, encryption, random: systemRandom })
  for (const paymentId of paymentIds) {
    expect((await payments.find(scope, paymentId))?.payer.document).toBe('V12345678')
  }
  const after = storeUnder([newKey])
  const replay = await after.findPrevious(after.newClaim(scope, 'POST /x', 'key', testContent))
  expect(replay).toEqual({ kind: 'completed', status: 201, text: '{"a":1}' })
})

describe('a payer that was sealed or opened lately', () => {
  const payer = { document: 'V12345678', phone: '584141234567' }
  const scope = { tenantId: systemRandom.uuid(), livemode: false }
  const countingEncryption = () => {
    const sealer = createSealer(newKey, [], systemRandom)
    const opened: string[] = []
    const open = (sealed: Buffer, context: string) => {
      opened.push(context)
      return sealer.open(sealed, context)
    }
    return { encryption: createPayerEncryption({ ...sealer, open }, testHasher), opened }
  }

  test('is not opened again', () => {
    const { encryption, opened } = countingEncryption()
    const sealed = encryption.seal(scope, 'one', payer)
    const other = countingEncryption()
    expect([encryption.open(scope, 'one', sealed), encryption.open(scope, 'one', sealed), opened]).toEqual([
      payer,
      payer,
      [],
    ])
    for (let time = 0; time < 3; time += 1) expect(other.encryption.open(scope, 'one', sealed)).toEqual(payer)
    expect(other.opened).toHaveLength(1)
  })

  test.each([
    ['in another row', scope, 'two'],
    ['of another tenant', { ...scope, tenantId: systemRandom.uuid() }, 'one'],
    ['of the other mode', { ...scope, livemode: true }, 'one'],
  ])('does not open %s', (_name, where, paymentId) => {
    const { encryption } = countingEncryption()
    const sealed = encryption.seal(scope, 'one', payer)
    expect(() => encryption.open(where, paymentId, sealed)).toThrow(SealError)
  })

  test('does not hide that its bytes were altered', () => {
    const { encryption } = countingEncryption()
    const sealed = encryption.seal(scope, 'one', payer) as Buffer
    sealed[sealed.length - 1] = (sealed.at(-1) as number) ^ 1
    expect(() => encryption.open(scope, 'one', sealed)).toThrow(SealError)
  })

  test('is forgotten after so many others', () => {
    const { encryption, opened } = countingEncryption()
    const sealed = encryption.seal(scope, 'one', payer)
    for (let other = 0; other < limits.openedPayers; other += 1) encryption.seal(scope, `other ${other}`, payer)
    encryption.open(scope, 'one', sealed)
    expect(opened).toHaveLength(1)
  })
})
