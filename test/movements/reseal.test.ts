import { testHasher } from '../harness/sealer.ts'
import { expect, test } from 'vitest'
import type { Movement } from '../../src/banks/bank.ts'
import { decimal } from '../../src/foundation/money.ts'
import { createPersonHashes } from '../../src/foundation/person-hashes.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { createAddressStore, sealedAddresses } from '../../src/movements/addresses.ts'
import { createMovementStore, sealedMovements, sealedNotifications } from '../../src/movements/store.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { resealColumn } from '../../src/storage/reseal.ts'
import { createSealer, type Sealer } from '../../src/storage/sealing.ts'
import { createTenant } from '../../src/tenants/tenants.ts'
import { createTestDatabase } from '../harness/database.ts'

const formerKey = Buffer.alloc(32, 7)
const newKey = Buffer.alloc(32, 8)
const accountId = Buffer.alloc(32, 1)

const movement: Movement = {
  key: 'line-1',
  date: '2026-11-13',
  amount: decimal('12.50'),
  direction: 'in',
  kind: 'p2p',
  isContradictory: false,
  reference: '00001234',
  numbers: ['1234'],
  phones: ['584141234567'],
  phonesMayBeOwn: false,
}

test('after the master key was changed, notifications and their addresses open with the new key alone', async () => {
  const database = openDatabase(await createTestDatabase(), 2)
  try {
    const { tenantId } = await createTenant(database, systemRandom, { name: 'Panadería', actor: 'test' })
    const whose = { tenantId, livemode: false, bank: 'r4' } as const
    const movementsUnder = (sealer: Sealer) =>
      createMovementStore({
        database,
        sealer,
        random: systemRandom,
        hashes: createPersonHashes(testHasher),
        digest: testHasher,
      })
    const former = createSealer(formerKey, [], systemRandom)
    const common = { ...whose, accountId, reply: { status: 200, body: '' }, isOnlySource: true, isProof: true }
    const { keep } = movementsUnder(former)
    await keep({ ...common, operation: 'arrived', body: '{"line":1}', reading: { kind: 'arrived', movement } })
    await keep({ ...common, operation: 'odd', body: '{"odd":1}', reading: { kind: 'unreadable', reason: 'odd' } })
    const { token, secrets } = await createAddressStore({ database, sealer: former }).make(systemRandom, whose, {
      settles: true,
      allowed: [],
      graceSeconds: 0,
      actor: 'test',
    })

    const changing = createSealer(newKey, [formerKey], systemRandom)
    const reseal = async () => [
      (await resealColumn(database, changing, sealedMovements)).resealed,
      (await resealColumn(database, changing, sealedNotifications)).resealed,
      (await resealColumn(database, changing, sealedAddresses)).resealed,
    ]
    expect(await reseal()).toEqual([1, 2, 1])
    expect(await reseal()).toEqual([0, 0, 0])

    const alone = createSealer(newKey, [], systemRandom)
    const movements = movementsUnder(alone)
    const query = { reference: '1234', date: movement.date, amount: movement.amount }
    expect(await movements.findTransfers(accountId, query)).toMatchObject({ movements: [{ phones: movement.phones }] })
    expect(await movements.listUnread(whose)).toMatchObject([{ body: '{"odd":1}' }])
    expect(await createAddressStore({ database, sealer: alone }).find(token)).toMatchObject({ secrets })
  } finally {
    await database.close()
  }
})
