import { afterEach, describe, expect, test } from 'vitest'
import type { BncAssumptions } from '../../sandbox/bnc/assumptions.ts'
import type { Movement } from '../../src/banks/bank.ts'
import { addDays } from '../../src/foundation/caracas.ts'
import { decimal } from '../../src/foundation/money.ts'
import { chargeC2p, payer, reverseC2p } from './calls.ts'
import { approved } from './expected.ts'
import { type Merchant, openWorld, today, type World } from './world.ts'

/** BNC's statement, in every form its manual leaves open. */

let world: World
afterEach(() => world.stop())

async function open(bncReadings: Partial<BncAssumptions> = {}): Promise<Merchant> {
  world = await openWorld({ bncReadings })
  return world.newMerchant()
}

async function list(merchant: Merchant, range: { from?: string; to?: string; byDate?: boolean } = {}) {
  const statement = await (await merchant.flow('listMovements'))({ from: today, to: today, ...range })
  if (statement.kind !== 'answered') throw new Error(`the bank gave no statement: ${statement.reason}`)
  return statement.movements
}

async function findByPayer(merchant: Merchant, amount: string, date = today): Promise<Movement[]> {
  const answer = await (await merchant.flow('findByPayer'))({ payer, date, amount: decimal(amount) })
  if (answer.kind !== 'answered') throw new Error(`the bank gave no answer: ${answer.reason}`)
  return answer.movements
}

const { phone, bankCode } = payer
const document = { digits: '12345678', letter: 'V' }

describe('a statement', () => {
  test.each(['byAccount', 'list', 'byAccountAndDay'] as const)('in the shape %s is read whole', async (shape) => {
    const merchant = await open({ statementShape: shape })
    await world.register(merchant, { reference: '660011', date: addDays(today, -1) })
    await world.register(merchant, { reference: '660012' })
    await chargeC2p(merchant)
    for (const byDate of [false, true]) {
      const movements = await list(merchant, { from: addDays(today, -1), byDate })
      const kinds = movements.map(({ date, kind }) => `${date} ${kind}`).toSorted()
      expect(kinds).toEqual([`${addDays(today, -1)} p2p`, `${today} c2p`, `${today} p2p`])
    }
  })

  test.each(['byAccount', 'list', 'byAccountAndDay'] as const)('in the shape %s may be empty', async (shape) => {
    expect(await list(await open({ statementShape: shape }))).toEqual([])
  })

  test.each([true, false])('queried by date contains its last day (the bank includes midnight: %s)', async (counts) => {
    const merchant = await open({ endDateIncludesDay: counts })
    await world.register(merchant, { reference: '660012' })
    expect(await list(merchant, { from: addDays(today, -20) })).toHaveLength(1)
  })

  test('distinguishes the kinds of movements', async () => {
    const merchant = await open()
    const types = ['p2p', 'c2p', 'plain', 'transfer', 'immediate', 'commission']
    for (const [index, type] of types.entries()) await world.register(merchant, { reference: `66001${index}`, type })
    const movements = await list(merchant)
    expect(movements.map(({ kind, direction }) => `${kind} ${direction}`)).toEqual([
      'p2p in',
      'c2p in',
      'mobile in',
      'transfer in',
      'transfer in',
      'commission out',
    ])
    expect(movements.filter(({ isContradictory }) => isContradictory)).toEqual([])
  })
})

describe('the payer of a charge', () => {
  test.each([
    { readings: {}, named: { phones: [phone], document, bankCode } },
    { readings: { payerPhoneField: 'C' }, named: { phones: [phone], document, bankCode } },
    { readings: { instrument: 'payerPhone' }, named: { phones: [phone], document, bankCode } },
    { readings: { instrument: 'ownAccount' }, named: { phones: [phone], document, bankCode } },
    { readings: { incomingBankCode: 'own' }, named: { phones: [phone], document, bankCode: undefined } },
    { readings: { namesDocument: false }, named: { phones: [phone], document: undefined, bankCode } },
    { readings: { namesPayer: false }, named: { phones: [], document: undefined, bankCode } },
  ] as const)('is read from a line with $readings as far as the line names one', async ({ readings, named }) => {
    const merchant = await open(readings)
    await chargeC2p(merchant)
    const [line, ...others] = await list(merchant)
    expect(others).toEqual([])
    expect({ phones: line?.phones, document: line?.document, bankCode: line?.bankCode }).toEqual(named)
    expect(line).toMatchObject({ kind: 'c2p', direction: 'in', isContradictory: false, phonesMayBeOwn: false })
  })

  test('may be the merchant itself when its collecting phone is not configured and the line names that phone', async () => {
    world = await openWorld()
    const merchant = world.newMerchant('bnc', { bnc: { collectingPhone: '' } })
    await chargeC2p(merchant)
    const { collectingPhone } = merchant.credentials.bnc
    expect(await list(merchant)).toMatchObject([{ phones: [phone, collectingPhone], phonesMayBeOwn: true }])
  })
})

describe('a charge and its statement line', () => {
  test.each(['idIsControlNumber', 'referenceIsA', 'both'] as const)(
    'share a number when the bank numbers them %s',
    async (chargeNumbers) => {
      const merchant = await open({ chargeNumbers })
      const charged = await chargeC2p(merchant)
      const numbers = charged.kind === 'approved' ? (charged.numbers ?? []) : []
      const [line] = await list(merchant)
      const shared = line?.numbers.filter((number) => numbers.includes(number)) ?? []
      expect(shared).toHaveLength(chargeNumbers === 'both' ? 2 : 1)
    },
  )

  test('share no number when the bank numbers them apart, and then the line has to name the payer', async () => {
    const merchant = await open()
    const charged = await chargeC2p(merchant)
    const numbers = charged.kind === 'approved' ? (charged.numbers ?? []) : []
    const [line] = await list(merchant)
    expect(numbers).toHaveLength(2)
    expect(line?.numbers.filter((number) => numbers.includes(number))).toEqual([])
    expect(line?.phones).toEqual([phone])
  })

  test.each([
    { transactionSpelling: 'IdTransation' },
    { approvalNumbers: 'message' },
    { approvalNumbers: 'message', chargeNumbers: 'both' },
  ] as const)('keep every number the bank gave with %o', async (readings) => {
    const merchant = await open(readings)
    const charged = await chargeC2p(merchant)
    const [entry] = await merchant.ledger('bnc')
    expect(charged).toMatchObject({ ...approved('000000'), reference: entry?.reference })
    const numbers = charged.kind === 'approved' ? charged.numbers : []
    expect(numbers?.toSorted()).toEqual([String(entry?.['txId']), Number(entry?.reference).toString()].toSorted())
  })

  test.each(['c2p', 'p2p', 'plain'] as const)('name the payer also when the line is labelled %s', async (label) => {
    const merchant = await open({ receivedC2pType: label })
    await chargeC2p(merchant)
    const kind = label === 'plain' ? 'mobile' : label
    expect(await list(merchant)).toMatchObject([{ kind, direction: 'in', phones: [phone], isContradictory: false }])
  })

  test.each(['ownAccount', 'payer'] as const)(
    'have an outgoing line when the charge is reversed with the instrument of %s',
    async (side) => {
      const merchant = await open({ reversalLine: side })
      await reverseC2p(merchant, await chargeC2p(merchant))
      const [charge, reversal] = await list(merchant)
      expect(charge).toMatchObject({ direction: 'in', kind: 'c2p' })
      expect(reversal).toMatchObject({ direction: 'out', kind: 'c2p', phones: [phone], isContradictory: false })
    },
  )
})

describe('a payment that the statement does not show', () => {
  test('because the list is cut is found by its payer', async () => {
    const merchant = await open({ historyMaxLines: 1 })
    await chargeC2p(merchant, { amount: decimal('310.55') })
    await world.register(merchant, { reference: '660012' })
    expect(await list(merchant)).toMatchObject([{ reference: '660012' }])
    expect(await findByPayer(merchant, '310.55')).toMatchObject([{ kind: 'c2p', direction: 'in', phones: [phone] }])
  })

  test('because it is late is found by its payer', async () => {
    const merchant = await open({ statementDelayMs: 60_000 })
    await chargeC2p(merchant)
    expect(await list(merchant)).toEqual([])
    const [found] = await findByPayer(merchant, '1523.40')
    await world.clock.advance(60_000)
    expect((await list(merchant)).map(({ key }) => key)).toEqual([found?.key])
  })

  test('because it was booked on the next day is on the statement of that day', async () => {
    const merchant = await open({ bookedOn: 'nextDay' })
    await chargeC2p(merchant)
    const tomorrow = addDays(today, 1)
    expect(await list(merchant)).toEqual([])
    expect(await findByPayer(merchant, '1523.40')).toEqual([])
    expect(await list(merchant, { from: tomorrow, to: tomorrow, byDate: true })).toHaveLength(1)
    expect(await findByPayer(merchant, '1523.40', tomorrow)).toHaveLength(1)
  })

  test('because it never happened is not found by its payer either', async () => {
    const merchant = await open()
    await chargeC2p(merchant, { token: '00000099' })
    await world.register(merchant, { reference: '660012', phone: '584241234567', bankCode })
    expect(await findByPayer(merchant, '1523.40')).toEqual([])
  })
})
