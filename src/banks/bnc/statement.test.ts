import { describe, expect, test } from 'vitest'
import { decimal, fixed2 } from '../../foundation/money.ts'
import type { Answer, Movement, TransferQuery } from '../bank.ts'
import { answer, connect, credentials, flowOf, ko, ok, type Script, scriptedBank } from './fixtures/scripted-bank.ts'
import { requestNamed, responseNamed } from './fixtures/vectors.ts'

const line = {
  Date: '05/10/2026',
  ControlNumber: '170036806',
  Amount: 1523.4,
  BankCode: '0102',
  Code: '387',
  DebtorInstrument: '584141234567',
  Concept: 'PAGO',
  Type: 'Pago Movil',
  BalanceDelta: 'Ingreso',
  ReferenceA: '000000123456',
  ReferenceB: '',
  ReferenceC: '77889900',
  ReferenceD: '',
}

/** Decimals compared by their text, everything else as it is. */
function plain(found: Answer<{ movements: Movement[] }>) {
  if (found.kind !== 'answered') return found
  return found.movements.map((movement) => ({ ...movement, amount: fixed2(movement.amount) }))
}

const readAs = {
  key: '170036806',
  date: '2026-10-05',
  amount: '1523.40',
  direction: 'in',
  reference: '000000123456',
  payerPhone: '584141234567',
  payerBankCode: '0102',
  concept: 'PAGO',
}

async function listAt(script: Script, range = { from: '2026-10-05', to: '2026-10-05' }) {
  const bank = scriptedBank(script)
  const found = await flowOf(connect(bank.transport), 'listMovements')(range)
  return { bank, found: plain(found) }
}

describe('the statement', () => {
  test.each([
    ['an array', [line]],
    ['an object keyed by the account', { [credentials.accountNumber]: [line], '01910001430000000002': [{}] }],
    ['an object keyed by one account written otherwise', { '****0001': [line] }],
    [
      'lines with names in another case',
      [Object.fromEntries(Object.entries(line).map(([k, v]) => [k.toLowerCase(), v]))],
    ],
  ])('is read from %s', async (_, value) => {
    expect((await listAt(ok(value))).found).toEqual([readAs])
  })

  test.each([
    ['an empty array', []],
    ['an empty object', {}],
  ])('is empty when the bank gives %s', async (_, value) => {
    expect((await listAt(ok(value))).found).toEqual([])
  })

  test.each([
    ['an outgoing line', { BalanceDelta: 'Egreso', Amount: -25 }, { direction: 'out', amount: '25.00' }],
    ['an ISO day with an hour', { Date: '2026-10-05T14:03:00' }, {}],
    ['an amount as text', { Amount: '1523.40' }, {}],
    ['a numeric control number and bank', { ControlNumber: 170036806, BankCode: 102 }, {}],
    ['a national phone', { DebtorInstrument: '04141234567' }, {}],
    ['an international phone', { DebtorInstrument: '00584141234567' }, {}],
    ['a reference in another place', { ReferenceA: ' ', ReferenceB: null }, { reference: '77889900' }],
  ])('understands %s', async (_, change, expected) => {
    expect((await listAt(ok([{ ...line, ...change }]))).found).toEqual([{ ...readAs, ...expected }])
  })

  test('leaves out what a line does not tell', async () => {
    const bare = { ...line, DebtorInstrument: '01020000000000000001', BankCode: '0000', Concept: '' }
    const { payerPhone: _, payerBankCode: __, concept: ___, ...rest } = readAs
    expect((await listAt(ok([bare]))).found).toEqual([rest])
  })

  test.each([
    ['a line without a control number', [line, { ...line, ControlNumber: '' }]],
    ['a line without a day', [line, { ...line, Date: '31/02/2026' }]],
    ['a line with an odd amount', [line, { ...line, Amount: '1.523,40' }]],
    ['a line without a direction', [line, { ...line, BalanceDelta: '' }]],
    ['a line that is not an object', [line, 'x']],
    ['several accounts, none of them ours', { a: [line], b: [line] }],
    ['no value', null],
    ['a number', 7],
  ])('is unavailable, not shorter, because of %s', async (_, value) => {
    expect((await listAt(ok(value))).found).toEqual({ kind: 'unavailable', reason: 'unreadable_answer' })
  })

  test('is unavailable when the bank refuses or does not answer', async () => {
    expect((await listAt(() => ko('EPIANFCuenta no existe'))).found).toEqual({
      kind: 'unavailable',
      reason: 'refused',
      code: 'EPIANF',
    })
    expect((await listAt(() => ({ kind: 'unknown', reason: 'timeout' }))).found).toEqual({
      kind: 'unavailable',
      reason: 'timeout',
    })
  })

  test('of the last three days is asked without dates, and cut to the days asked for', async () => {
    const older = { ...line, ControlNumber: '1', Date: '02/10/2026' }
    const { bank, found } = await listAt(ok([older, line]), { from: '2026-10-03', to: '2026-10-05' })
    expect(bank.calls.map(({ operation }) => operation)).toEqual(['History'])
    expect(bank.calls[0]?.text).toBe(
      '{"ClientID":"J123456789","AccountNumber":"01910001430000000001","ChildClientID":"","BranchID":""}',
    )
    expect(found).toEqual([readAs])
  })

  test('of older days is asked by date, as published', async () => {
    const { bank } = await listAt(ok([line]), { from: '2026-10-01', to: '2026-10-05' })
    expect(JSON.parse(bank.calls[0]?.body ?? '')).toEqual({
      ...requestNamed('HistoryByDate'),
      Reference: bank.calls[0]?.reference,
    })
  })

  test('of more than 31 days is asked in parts that neither overlap nor leave a gap', async () => {
    const { bank } = await listAt(ok([]), { from: '2026-08-01', to: '2026-10-05' })
    const asked = bank.calls.map(({ text }) => [...text.matchAll(/Date":"(\S{10})T/g)].map(([, date]) => date))
    expect(asked).toEqual([
      ['2026-08-01', '2026-08-31'],
      ['2026-09-01', '2026-10-01'],
      ['2026-10-02', '2026-10-05'],
    ])
  })

  test('is unavailable as a whole when one part is', async () => {
    const parts = [ok([]), () => ko('EPIE00Error'), ok([])]
    const script: Script = (call) => parts.shift()?.(call) ?? ko('EPIE03')
    expect((await listAt(script, { from: '2026-08-01', to: '2026-10-05' })).found).toMatchObject({
      kind: 'unavailable',
    })
  })
})

const query: TransferQuery = { reference: '123456', date: '2026-10-05', amount: decimal('1523.40') }
const payer = { payerBankCode: '0102', payerPhone: '584141234567' }

async function findAt(script: Script, asked: TransferQuery) {
  const bank = scriptedBank(script)
  const found = await flowOf(connect(bank.transport), 'findTransfers')(asked)
  return { bank, found: plain(found) }
}

describe('a transfer whose payer is known', () => {
  test('is looked up by the bank, as published', async () => {
    const { bank, found } = await findAt(() => answer(200, responseNamed('ValidateP2P found')), { ...query, ...payer })
    expect(JSON.parse(bank.calls[0]?.body ?? '')).toEqual({
      ...requestNamed('ValidateP2P'),
      Reference: bank.calls[0]?.reference,
    })
    expect(found).toEqual([{ ...readAs, reference: '123456' }])
  })

  test('and is not there gives none', async () => {
    const { found } = await findAt(() => answer(200, responseNamed('ValidateP2P not found')), { ...query, ...payer })
    expect(found).toEqual([])
  })

  test.each([
    ['it does not say whether it exists', { ...line }],
    ['it exists without a control number', { ...line, MovementExists: true, ControlNumber: null }],
    ['the answer is empty', null],
  ])('is unavailable when %s', async (_, value) => {
    const { found } = await findAt(ok(value), { ...query, ...payer })
    expect(found).toEqual({ kind: 'unavailable', reason: 'unreadable_answer' })
  })
})

describe('a transfer whose payer is not known', () => {
  const other = {
    ...line,
    ControlNumber: '2',
    DebtorInstrument: '584240000000',
    BankCode: '0134',
    ReferenceA: '9993456',
  }
  const lines = [
    line,
    other,
    { ...line, ControlNumber: '3', ReferenceA: '123457' },
    { ...line, ControlNumber: '4', BalanceDelta: 'Egreso' },
    { ...line, ControlNumber: '5', Date: '04/10/2026' },
  ]

  const statementOf =
    (shown: object[], validated: object = { MovementExists: false }): Script =>
    (call) =>
      ok(call.operation === 'History' ? shown : validated)(call)

  test.each([
    ['123456', {}, ['170036806']],
    ['000123456', {}, ['170036806']],
    ['0000000000123456', {}, ['170036806']],
    ['3456', {}, ['170036806', '2']],
    ['3456', { payerBankCode: '0134' }, ['2']],
    ['3456', { payerPhone: '584141234567' }, ['170036806']],
    ['9900', {}, ['170036806', '2', '3']],
    ['0404', {}, []],
  ])('is every incoming line of the day that ends in %s, given %o', async (reference, given, keys) => {
    const { bank, found } = await findAt(statementOf(lines), { ...query, ...given, reference })
    expect(found).toMatchObject(keys.map((key) => ({ key })))
    expect(found).toHaveLength(keys.length)
    expect(bank.calls.map(({ operation }) => operation)).toEqual(
      keys.length > 0 ? ['History'] : ['History', 'Validate'],
    )
  })

  test('carries the reference that was meant, whichever of its four it is', async () => {
    const { found } = await findAt(ok([line]), { ...query, reference: '9900' })
    expect(found).toEqual([{ ...readAs, reference: '77889900' }])
  })

  test('is asked of the bank by reference and amount when the statement does not show it', async () => {
    const { bank, found } = await findAt(statementOf([], { MovementExists: true, ...line }), query)
    expect(found).toEqual([readAs])
    expect(bank.calls[1]?.text).toBe(
      '{"ClientID":"J123456789","AccountNumber":"01910001430000000001","Reference":"123456","Amount":1523.4,' +
        '"DateMovement":"2026/10/05T00:00:00","ChildClientID":"","BranchID":""}',
    )
  })

  test('is unavailable when the statement is', async () => {
    const { found } = await findAt(() => ko('EPIE00Error'), query)
    expect(found).toEqual({ kind: 'unavailable', reason: 'refused', code: 'EPIE00' })
  })
})
