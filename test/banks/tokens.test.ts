import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settleMs } from '../../sandbox/outcomes.ts'
import type { BankName, Outcome } from '../../src/banks/bank.ts'
import { decimal, fixed2 } from '../../src/foundation/money.ts'
import { chargeC2p, debit, payer } from './calls.ts'
import { approved, lost, notSent, pending, rejected, unknownWithCode, unreadable } from './expected.ts'
import { type Merchant, openWorld, today, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.stop())

/** Outcome of each token per use, and when its money moves. */
const cases: { token: string; bnc: object; r4: object; debit: object; moves: 'at once' | 'later' | 'never' }[] = [
  { token: '135724', bnc: approved('000000'), r4: approved('00'), debit: approved('ACCP'), moves: 'at once' },
  { token: '00000013', bnc: approved('000000'), r4: approved('00'), debit: approved('ACCP'), moves: 'at once' },
  { token: '00000051', bnc: rejected('G51'), r4: rejected('51'), debit: rejected('AM04'), moves: 'never' },
  { token: '00000055', bnc: rejected('G55'), r4: rejected('55'), debit: rejected('TKCM'), moves: 'never' },
  { token: '00000056', bnc: rejected('G56'), r4: rejected('56'), debit: rejected('AC01'), moves: 'never' },
  { token: '00000061', bnc: rejected('G61'), r4: rejected('61'), debit: rejected('AM02'), moves: 'never' },
  { token: '00000080', bnc: rejected('G80'), r4: rejected('80'), debit: rejected('BE01'), moves: 'never' },
  { token: '00000009', bnc: lost, r4: lost, debit: pending, moves: 'later' },
  { token: '00000008', bnc: lost, r4: lost, debit: pending, moves: 'never' },
  { token: '00000098', bnc: lost, r4: lost, debit: lost, moves: 'at once' },
  { token: '00000099', bnc: lost, r4: lost, debit: lost, moves: 'never' },
  { token: '00000097', bnc: unreadable, r4: unreadable, debit: unreadable, moves: 'at once' },
  {
    token: '00000091',
    bnc: notSent('log_on_failed', 'EPIRWK'),
    r4: notSent('bank_unavailable', '91'),
    debit: notSent('bank_unavailable', '91'),
    moves: 'never',
  },
]

/** Outcome of a pending debit when it is queried after settling; others do not change. */
const settled: Record<string, object> = { '00000009': approved('ACCP'), '00000008': rejected('AM04') }

const callsOf = (operation: string) => world.events.filter((event) => event.operation === operation).length

/** The ledger now and after the settling: `[0, 1]` is money that moves later. */
async function effects(merchant: Merchant, bank: BankName) {
  const now = await merchant.ledger(bank)
  await world.clock.advance(settleMs)
  return { counts: [now.length, (await merchant.ledger(bank)).length], entries: await merchant.ledger(bank) }
}

const countsOf = { 'at once': [1, 1], later: [0, 1], never: [0, 0] }

function expectSameNumbers(outcome: Outcome, entry: Record<string, unknown> | undefined) {
  if (outcome.kind !== 'approved') return
  const { reference, txId, operationId } = outcome
  expect({ reference, txId, operationId }).toEqual({
    reference: entry?.['reference'],
    txId: entry?.['txId'],
    operationId: entry?.['operationId'],
  })
}

describe.each(cases)('the token $token', ({ token, moves, ...expected }) => {
  test(`charged at BNC, moves its money ${moves}, and the statement shows it`, async () => {
    const merchant = world.newMerchant('bnc')
    const sentBefore = callsOf('SendC2P')
    const outcome = await chargeC2p(merchant, { token })
    expect(outcome).toMatchObject(expected.bnc)
    // Only a refused session is tried again.
    expect(callsOf('SendC2P') - sentBefore).toBe(token === '00000091' ? 3 : 1)

    const { counts, entries } = await effects(merchant, 'bnc')
    expect(counts).toEqual(countsOf[moves])
    expectSameNumbers(outcome, entries[0])
    for (const entry of entries) expect(entry).toMatchObject({ operation: 'SendC2P', amount: '1523.40', payer })

    const statement = await (await merchant.flow('listMovements'))({ from: today, to: today })
    const lines = statement.kind === 'answered' ? statement.movements : []
    expect(statement.kind).toBe('answered')
    expect(lines.map((line) => [line.key, line.reference, fixed2(line.amount), line.direction])).toEqual(
      entries.map(({ line }) => [line?.controlNumber, line?.reference, '1523.40', 'in']),
    )
    const { phone, bankCode } = payer
    const named = { kind: 'c2p', phones: [phone], document: { digits: '12345678', letter: 'V' }, bankCode }
    for (const line of lines) expect(line).toMatchObject({ ...named, isContradictory: false })
  })

  test(`charged at R4, moves its money ${moves}`, async () => {
    const merchant = world.newMerchant('r4')
    const sentBefore = callsOf('r4.chargeC2p')
    const outcome = await chargeC2p(merchant, { token })
    expect(outcome).toMatchObject(expected.r4)
    expect(callsOf('r4.chargeC2p') - sentBefore).toBe(1)

    const { counts, entries } = await effects(merchant, 'r4')
    expect(counts).toEqual(countsOf[moves])
    expectSameNumbers(outcome, entries[0])
    for (const entry of entries) expect(entry).toMatchObject({ operation: 'MBc2p', amount: '1523.40' })
  })

  test(`as the OTP of a debit, moves its money ${moves}, and a known id can be queried`, async () => {
    const merchant = world.newMerchant()
    const sentBefore = callsOf('r4.debit')
    const outcome = await debit(merchant, token)
    expect(outcome).toMatchObject(expected.debit)
    expect(callsOf('r4.debit') - sentBefore).toBe(1)

    const find = await merchant.flow('findOperation', 'r4')
    const operationId = 'operationId' in outcome ? outcome.operationId : undefined
    const query = () => find({ operationId: operationId ?? '', elapsedMs: settleMs })
    if (operationId !== undefined) expect(await query()).toMatchObject(outcome)

    const { counts, entries } = await effects(merchant, 'r4')
    expect(counts).toEqual(countsOf[moves])
    expectSameNumbers(outcome, entries[0])
    for (const entry of entries) expect(entry).toMatchObject({ operation: 'DebitoInmediato', amount: '1523.40' })
    if (operationId === undefined) return
    const found = await query()
    expect(found).toMatchObject({ ...(settled[token] ?? expected.debit), operationId })
    expectSameNumbers(found, entries[0])
  })
})

/** The same tokens at BDV. */
const atBdv: Record<string, object> = {
  '135724': approved('1000'),
  '00000013': approved('1000'),
  '00000051': rejected('1034'),
  '00000055': rejected('1055'),
  '00000056': rejected('1056'),
  '00000061': rejected('1061'),
  '00000080': rejected('1080'),
  '00000009': lost,
  '00000008': lost,
  '00000098': lost,
  '00000099': lost,
  '00000097': unreadable,
  '00000091': notSent('bank_unavailable', '1041'),
}

test.each(cases)(
  'the token $token, charged at BDV, moves its money $moves, and only once',
  async ({ token, moves }) => {
    const merchant = world.newMerchant('bdv')
    const sentBefore = callsOf('bdv.charge')
    const outcome = await chargeC2p(merchant, { token })
    expect(outcome).toMatchObject(atBdv[token] ?? {})
    expect(callsOf('bdv.charge') - sentBefore).toBe(1)
    const { counts, entries } = await effects(merchant, 'bdv')
    expect(counts).toEqual(countsOf[moves])
    if (outcome.kind === 'approved') expect(outcome.reference).toBe(entries[0]?.reference)
    for (const entry of entries) expect(entry).toMatchObject({ operation: 'process', amount: '1523.40', payer })
  },
)

/** The same tokens at Mercantil, which lists no refusals: their codes leave the outcome unknown. */
const atMercantil: Record<string, object> = {
  '135724': approved('0000'),
  '00000013': approved('0000'),
  '00000051': unknownWithCode('9051'),
  '00000055': unknownWithCode('9055'),
  '00000056': unknownWithCode('9056'),
  '00000061': unknownWithCode('4025'),
  '00000080': unknownWithCode('9080'),
  '00000009': lost,
  '00000008': lost,
  '00000098': lost,
  '00000099': lost,
  '00000097': unreadable,
  '00000091': unreadable,
}

test.each(cases)(
  'the token $token, charged at Mercantil, moves its money $moves, and only once',
  async ({ token, moves }) => {
    const merchant = world.newMerchant('mercantil')
    const sentBefore = callsOf('mercantil.c2p')
    const outcome = await chargeC2p(merchant, { token })
    expect(outcome).toMatchObject(atMercantil[token] ?? {})
    expect(callsOf('mercantil.c2p') - sentBefore).toBe(1)
    const { counts, entries } = await effects(merchant, 'mercantil')
    expect(counts).toEqual(countsOf[moves])
    if (outcome.kind === 'approved') expect(outcome.reference).toBe(entries[0]?.reference)
    for (const entry of entries) expect(entry).toMatchObject({ operation: 'compra', amount: '1523.40', payer })
  },
)

test.each(['message', '12'] as const)(
  'an operation that R4 does not know, or that is another merchant’s, keeps an unknown outcome when R4 answers %s',
  async (unknownOperation) => {
    const reading = await openWorld({ r4Readings: { unknownOperation } })
    const [own, other] = [reading.newMerchant(), reading.newMerchant()]
    const outcome = await debit(other)
    const operationId = outcome.kind === 'approved' ? (outcome.operationId ?? '') : ''
    const find = await own.flow('findOperation', 'r4')
    for (const elapsedMs of [0, 200_000]) {
      expect(await find({ operationId, elapsedMs })).toMatchObject({ kind: 'unknown' })
      const none = { operationId: '00000000-0000-4000-8000-000000000000', elapsedMs }
      expect(await find(none)).toMatchObject({ kind: 'unknown' })
    }
    await reading.stop()
  },
)

test.each(['requestDebitOtp', 'requestC2pToken'] as const)('%s is accepted by R4 and moves no money', async (name) => {
  const merchant = world.newMerchant('r4')
  expect(await (await merchant.flow(name))({ amount: decimal('50'), payer })).toEqual(approved('202'))
  expect(await merchant.ledger('r4')).toEqual([])
})
