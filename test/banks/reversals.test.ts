import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Outcome } from '../../src/banks/bank.ts'
import { decimal } from '../../src/foundation/money.ts'
import { chargeC2p, payer, reverseC2p } from './calls.ts'
import { approved, unknownWithCode, lost, notSent, rejected } from './expected.ts'
import { openWorld, today, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.stop())

/** A charge that was settled from the statement: its approval never arrived. */
const withoutNumbers: Outcome = { kind: 'approved', code: '000000' }

const ways = [
  {
    way: 'at BNC by transaction number',
    bank: 'bnc',
    charged: (outcome: Outcome) => outcome,
    codes: { yes: '000000', refused: 'G41', again: 'G94', noCharge: 'G13' },
  },
  {
    way: 'at BNC by payer',
    bank: 'bnc',
    charged: () => withoutNumbers,
    codes: { yes: '000000', refused: 'G41', again: 'G94', noCharge: 'G13' },
  },
  {
    way: 'at R4 by reference',
    bank: 'r4',
    charged: (outcome: Outcome) => outcome,
    codes: { yes: '00', refused: '41', again: '94', noCharge: '12' },
  },
] as const

describe.each(ways)('a reversal $way', ({ bank, charged, codes }) => {
  /** A charge of this payer and its reversal, with what the ledger holds of the latter. */
  async function reverseCharge(document: string) {
    const merchant = world.newMerchant(bank)
    const person = { ...payer, document }
    const charge = charged(await chargeC2p(merchant, { payer: person }))
    const reverse = () => reverseC2p(merchant, charge, { payer: person })
    const outcome = await reverse()
    const [original, ...reversals] = await merchant.ledger(bank)
    return { merchant, outcome, reverse, original, reversals }
  }

  test('gives the charge back', async () => {
    const { outcome, original, reversals } = await reverseCharge('V12345678')
    expect(outcome).toMatchObject({ ...approved(codes.yes), reference: reversals[0]?.reference })
    expect(reversals).toMatchObject([{ direction: 'out', amount: '1523.40', reverses: original?.['id'] }])
  })

  test('that the bank refuses leaves the charge as it is', async () => {
    const { outcome, reversals } = await reverseCharge('V00000041')
    expect(outcome).toMatchObject(rejected(codes.refused))
    expect(reversals).toEqual([])
  })

  test('whose response is lost after the money went back has an unknown outcome, and repeating it is not reported as rejected', async () => {
    const { merchant, outcome, reverse, reversals } = await reverseCharge('V00000098')
    expect(outcome).toMatchObject(lost)
    expect(reversals).toHaveLength(1)
    expect(await reverse()).toMatchObject(unknownWithCode(codes.again))
    expect(await merchant.ledger(bank)).toHaveLength(2)
  })

  test('whose response is lost before the money went back has an unknown outcome', async () => {
    const { outcome, reversals } = await reverseCharge('V00000099')
    expect(outcome).toMatchObject(lost)
    expect(reversals).toEqual([])
  })

  test('of a charge that the bank does not have is refused', async () => {
    const [merchant, other] = [world.newMerchant(bank), world.newMerchant(bank)]
    const charge = charged(await chargeC2p(other))
    expect(await reverseC2p(merchant, charge)).toMatchObject(rejected(codes.noCharge))
    expect(await other.ledger(bank)).toHaveLength(1)
  })

  test('made five times at once gives the money back once', async () => {
    const merchant = world.newMerchant(bank)
    const charge = charged(await chargeC2p(merchant))
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => reverseC2p(merchant, charge)))
    expect(outcomes.filter(({ kind }) => kind === 'approved')).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'unknown')).toHaveLength(4)
    expect(await merchant.ledger(bank)).toHaveLength(2)
  })
})

test('the statement of BNC shows a reversal whose response was lost as an outgoing movement', async () => {
  const merchant = world.newMerchant('bnc')
  const person = { ...payer, document: 'V00000098' }
  await reverseC2p(merchant, await chargeC2p(merchant, { payer: person }), { payer: person })
  const statement = await (await merchant.flow('listMovements'))({ from: today, to: today })
  const directions = statement.kind === 'answered' ? statement.movements.map(({ direction }) => direction) : []
  expect(directions).toEqual(['in', 'out'])
})

test('a reversal at BNC of another amount than the charge’s is refused', async () => {
  const merchant = world.newMerchant('bnc')
  const charged = await chargeC2p(merchant)
  expect(await reverseC2p(merchant, charged, { amount: decimal('1523.41') })).toMatchObject(rejected('G13'))
  expect(await merchant.ledger('bnc')).toHaveLength(1)
})

test('a reversal at R4 of a charge without a reference is not sent', async () => {
  const merchant = world.newMerchant('r4')
  await chargeC2p(merchant)
  const sentBefore = world.events.length
  expect(await reverseC2p(merchant, withoutNumbers)).toEqual(notSent('setup'))
  expect(world.events).toHaveLength(sentBefore)
})
