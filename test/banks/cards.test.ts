import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import { Secret } from '../../src/foundation/secret.ts'
import { chargeCard } from './calls.ts'
import { approved, unknownWithCode, lost, rejected } from './expected.ts'
import { openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.stop())

describe('a card charge', () => {
  test.each([
    { number: '4242424242424242', outcome: approved('G00'), effects: 1 },
    { number: '5555555555554444', outcome: approved('G00'), effects: 1 },
    { number: '6759649826438453', outcome: approved('G00'), effects: 1 },
    { number: '4000000000000002', outcome: rejected('G05'), effects: 0 },
    { number: '4000000000009995', outcome: rejected('G51'), effects: 0 },
    { number: '4000000000000069', outcome: rejected('G54'), effects: 0 },
    { number: '4000000000000127', outcome: rejected('G55'), effects: 0 },
    { number: '4000000000000119', outcome: lost, effects: 1 },
    { number: '4000000000000101', outcome: lost, effects: 0 },
    { number: '4242424242424241', outcome: rejected('G56'), effects: 0 },
    // A visa of 19 digits is more than a double holds.
    { number: '4000000000000000006', outcome: approved('G00'), effects: 1 },
  ])('of $number is $outcome.kind with $effects effects', async ({ number, outcome, effects }) => {
    const merchant = world.newMerchant()
    const sentBefore = world.events.filter(({ operation }) => operation === 'SendCard').length
    const found = await chargeCard(merchant, number)
    expect(found).toMatchObject(outcome)
    expect(world.events.filter(({ operation }) => operation === 'SendCard')).toHaveLength(sentBefore + 1)
    const entries = await merchant.ledger('bnc')
    expect(entries).toHaveLength(effects)
    for (const entry of entries) expect(entry).toMatchObject({ amount: '1523.40', cardLast4: number.slice(-4) })
    if (found.kind === 'approved') expect(found.reference).toBe(entries[0]?.reference)
  })

  test('of an expired card is declined', async () => {
    const merchant = world.newMerchant()
    const card = { expirationMonth: 9, expirationYear: 2026 }
    expect(await chargeCard(merchant, '4242424242424242', card)).toMatchObject(rejected('G54'))
    expect(await merchant.ledger('bnc')).toEqual([])
  })

  test.each([
    { cardType: 2, accountType: 10, pin: new Secret('0042'), cvv: new Secret('0007') },
    { cardType: 3, accountType: 20, holderDocument: 'P123456789', holderName: 'Ñuño O’Higgins' },
    { expirationMonth: 12, expirationYear: 2026, holderDocument: 'E12345', cvv: new Secret('000') },
  ] as const)('is approved with a PIN, a passport or other less common card data (%#)', async (card) => {
    const merchant = world.newMerchant()
    expect(await chargeCard(merchant, '5555555555554444', card)).toMatchObject(approved('G00'))
  })

  test('submitted twice for one payment moves money once, and the second outcome is unknown, not rejected', async () => {
    const merchant = world.newMerchant()
    const paymentId = systemRandom.uuid()
    expect(await chargeCard(merchant, '4242424242424242', { paymentId })).toMatchObject(approved('G00'))
    expect(await chargeCard(merchant, '4242424242424242', { paymentId })).toMatchObject(unknownWithCode('G94'))
    expect(await merchant.ledger('bnc')).toHaveLength(1)
  })
})
