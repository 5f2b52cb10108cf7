import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Movement, TransferQuery } from '../../src/banks/bank.ts'
import { addDays } from '../../src/foundation/caracas.ts'
import { decimal, fixed2 } from '../../src/foundation/money.ts'
import { chargeC2p } from './calls.ts'
import { type Merchant, openWorld, today, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.stop())

const known = { payerBankCode: '0102', payerPhone: '584141234567' }

async function find(merchant: Merchant, query: Partial<TransferQuery>): Promise<Movement[]> {
  const answer = await (await merchant.flow('findTransfers'))({
    reference: '00012345',
    date: today,
    amount: decimal('1523.40'),
    ...query,
  })
  if (answer.kind !== 'answered') throw new Error(`the bank gave no answer: ${answer.reason}`)
  return answer.movements
}

describe.each([
  { given: 'the payer’s bank and phone', payer: known },
  { given: 'the payer’s bank alone', payer: { payerBankCode: '0102' } },
  { given: 'the reference alone', payer: {} },
])('with $given,', ({ payer }) => {
  test.each([
    { reference: '00012345', amounts: ['1523.40'] },
    { reference: '9876', amounts: ['1523.40'] },
    { reference: '98760404', amounts: [] },
    { reference: '0404', amounts: [] },
    { reference: '98760409', amounts: ['1522.40'] },
    { reference: '0409', amounts: ['1522.40'] },
  ])('the reference $reference is found with $amounts', async ({ reference, amounts }) => {
    const merchant = world.newMerchant()
    const movements = await find(merchant, { reference, ...payer })
    expect(movements.map(({ amount }) => fixed2(amount))).toEqual(amounts)
    for (const movement of movements) {
      expect(movement).toMatchObject({ reference, date: today, direction: 'in', kind: 'p2p' })
    }
    // Asked again it is the same line, or one payment could pay two orders.
    const again = await find(merchant, { reference, ...payer })
    expect(again.map(({ key }) => key)).toEqual(movements.map(({ key }) => key))
    expect(await merchant.ledger('bnc')).toEqual([])
  })

  test('a movement on the account is found by its last digits, with its own amount and key', async () => {
    const merchant = world.newMerchant()
    const { payerPhone: phone, payerBankCode: bankCode } = known
    await world.register(merchant, { reference: '000066001234', amount: 99.95, phone, bankCode })
    const [movement, ...others] = await find(merchant, { reference: '1234', ...payer })
    expect(others).toEqual([])
    expect(movement).toMatchObject({ reference: '000066001234', phones: [phone], bankCode })
    expect(fixed2(movement?.amount ?? decimal(0))).toBe('99.95')
    const statement = await (await merchant.flow('listMovements'))({ from: today, to: today })
    expect(statement.kind === 'answered' && statement.movements.map(({ key }) => key)).toEqual([movement?.key])
  })

  test('yesterday’s movement is found for yesterday only', async () => {
    const merchant = world.newMerchant()
    const yesterday = addDays(today, -1)
    await world.register(merchant, { reference: '000066000404', date: yesterday })
    expect(await find(merchant, { reference: '66000404', date: yesterday, ...payer })).toHaveLength(1)
    expect(await find(merchant, { reference: '66000404', ...payer })).toEqual([])
  })
})

test('the shared last digits of two movements find both, also when a payer is given', async () => {
  const merchant = world.newMerchant()
  await world.register(merchant, { reference: '000011115678', phone: '584141234567', bankCode: '0102' })
  await world.register(merchant, { reference: '000022225678', phone: '584241234567', bankCode: '0134' })
  const all = await find(merchant, { reference: '5678' })
  expect(all.map(({ reference }) => reference)).toEqual(['000011115678', '000022225678'])
  const named = await find(merchant, { reference: '5678', payerBankCode: '0134', payerPhone: '584241234567' })
  expect(named).toEqual(all)
  expect(all.map(({ bankCode, phones }) => [bankCode, phones])).toEqual([
    ['0102', ['584141234567']],
    ['0134', ['584241234567']],
  ])
})

test('a movement of last month is found, though the short statement does not reach it', async () => {
  const merchant = world.newMerchant()
  const date = addDays(today, -33)
  await world.register(merchant, { reference: '000066000404', date })
  expect(await find(merchant, { reference: '0404', date })).toHaveLength(1)
})

test('a statement over more days than one bank query covers is complete', async () => {
  const merchant = world.newMerchant()
  const days = [-70, -40, -31, -30, -3, -1, 0].map((offset) => addDays(today, offset))
  for (const [index, date] of days.entries()) await world.register(merchant, { reference: `77000${index}`, date })
  await chargeC2p(merchant)
  const list = await merchant.flow('listMovements')
  const dates = async (from: string) => {
    const statement = await list({ from, to: today })
    return statement.kind === 'answered' ? statement.movements.map(({ date }) => date) : statement
  }
  expect(await dates(addDays(today, -70))).toEqual([...days, today])
  expect(await dates(addDays(today, -31))).toEqual([...days.slice(2), today])
  // The short statement has three days; one more takes the other question.
  expect(await dates(addDays(today, -3))).toEqual([...days.slice(4), today])
  expect(await dates(addDays(today, -2))).toEqual([addDays(today, -1), today, today])
})

test('a merchant does not see the movements of another merchant', async () => {
  const [own, other] = [world.newMerchant(), world.newMerchant()]
  await world.register(other, { reference: '000066000404' })
  expect(await find(own, { reference: '66000404' })).toEqual([])
})

test('the statement of a busy account is read completely', async () => {
  const merchant = world.newMerchant()
  const references = Array.from({ length: 600 }, (_none, index) => String(10_000_000 + index))
  await Promise.all(references.map((reference) => world.register(merchant, { reference })))
  const statement = await (await merchant.flow('listMovements'))({ from: today, to: today })
  expect(statement).toMatchObject({ kind: 'answered' })
  const movements = statement.kind === 'answered' ? statement.movements : []
  expect(movements.map(({ reference }) => reference).toSorted()).toEqual(references)
})

test('a movement of the same amount is returned beside the requested one, so that a mistyped reference can be reported', async () => {
  const merchant = world.newMerchant()
  await world.register(merchant, { reference: '000011115678' })
  await world.register(merchant, { reference: '000022229999', amount: 7 })
  await world.register(merchant, { reference: '000033334444' })
  const found = await find(merchant, { reference: '11115678' })
  expect(found.map(({ reference }) => reference)).toEqual(['000011115678', '000033334444'])
})

describe('when the statement does not show the movement yet,', () => {
  /** The bank's own search finds it at once, by four digits of its reference. */
  async function registerHidden(movement: Record<string, unknown> = {}) {
    const late = await openWorld({ bncReadings: { statementDelayMs: 600_000 } })
    const merchant = late.newMerchant()
    await late.register(merchant, { reference: '000066001234', ...movement })
    return { late, merchant }
  }

  test.each([
    { reference: '66001234', references: ['000066001234'] },
    { reference: '1234', references: ['000066001234'] },
    { reference: '77001234', references: [] },
    { reference: '99999966001234', references: [] },
  ])('the reference $reference finds $references', async ({ reference, references }) => {
    const { late, merchant } = await registerHidden()
    const found = await find(merchant, { reference })
    expect(found.map((movement) => movement.reference)).toEqual(references)
    await late.stop()
  })

  test.each([{ type: 'c2p' }, { direction: 'out' }])('a line of %o is no transfer that was received', async (line) => {
    const { late, merchant } = await registerHidden(line)
    expect(await find(merchant, { reference: '66001234' })).toEqual([])
    await late.stop()
  })
})

test('a C2P charge is never returned as a transfer, whatever reference is queried', async () => {
  const merchant = world.newMerchant()
  await chargeC2p(merchant)
  const [entry] = await merchant.ledger('bnc')
  const reference = entry?.line?.reference ?? ''
  const found = await find(merchant, { reference })
  expect(found).toMatchObject([{ reference, kind: 'c2p' }])
})

test('a reference of more digits than the bank’s numbers have is not found, and is no failure', async () => {
  const merchant = world.newMerchant()
  expect(await find(merchant, { reference: '123456789012345678' })).toHaveLength(1)
  expect(await find(merchant, { reference: '12345678901234567890' })).toEqual([])
  expect(await find(merchant, { reference: '12345678901234567890', ...known })).toEqual([])
})

test('a movement is found on the statement alone when the bank’s search is not contracted', async () => {
  const merchant = world.newMerchant()
  await world.register(merchant, { reference: '000066001234' })
  await world.contract(merchant, ['History', 'HistoryByDate'])
  expect(await find(merchant, { reference: '66001234' })).toHaveLength(1)
  expect(await find(merchant, { reference: '66009999', amount: decimal('7') })).toEqual([])
})

test('a movement is not reported as missing when neither statement nor search is available', async () => {
  const merchant = world.newMerchant()
  await world.contract(merchant, ['SendC2P'])
  const query = { reference: '66001234', date: today, amount: decimal('7') }
  expect(await (await merchant.flow('findTransfers'))(query)).toMatchObject({ kind: 'unavailable', code: 'EPIONA' })
})

test.each(['History', 'Validate'])('a movement is not reported as missing when %s fails', async (operation) => {
  const merchant = world.newMerchant()
  await world.contract(merchant, operation === 'History' ? ['History'] : ['History', 'Validate'])
  await (await merchant.flow('listMovements'))({ from: today, to: today })
  await world.script('bnc', { kind: 'status', status: 503, operation })
  const query = { reference: '66001234', date: today, amount: decimal('7') }
  expect(await (await merchant.flow('findTransfers'))(query)).toMatchObject({ kind: 'unavailable' })
})
