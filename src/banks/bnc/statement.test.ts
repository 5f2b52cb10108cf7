import { describe, expect, test } from 'vitest'
import { limits } from '../../foundation/limits.ts'
import { line, plain, expectedMovement } from './fixtures/lines.ts'
import { answer, connect, flowOf, ko, ok, type Script, scriptedBank } from './fixtures/scripted-bank.ts'
import { requestNamed, responseNamed } from './fixtures/vectors.ts'
import { operations } from './wire/operations.ts'

const number = '01910001430000000001'
const today = { from: '2026-10-05', to: '2026-10-05' }

async function listAt(script: Script, range: { from: string; to: string; byDate?: boolean } = today) {
  const bank = scriptedBank(script)
  const found = await flowOf(connect(bank.transport), 'listMovements')(range)
  return { bank, found: plain(found) }
}

const unreadable = { kind: 'unavailable', reason: 'unreadable_answer' }

describe('the statement', () => {
  test('the published statement keyed by account has every line with its kind and direction', async () => {
    const { found } = await listAt(() => answer(200, responseNamed('History ok (keyed by account)')))
    expect(found).toMatchObject([
      expectedMovement,
      {
        key: '170036820',
        direction: 'in',
        kind: 'c2p',
        reference: '14895',
        phones: ['584241234567'],
        bankCode: '0134',
      },
      { key: '170036831', direction: 'out', kind: 'c2p', reference: '14896', phones: ['584241234567'] },
      { key: '170036840', direction: 'in', kind: 'transfer', document: { digits: '123456784' }, phones: [] },
      { key: '170036841', direction: 'out', kind: 'commission', amount: '4.57' },
    ])
    expect(found).toHaveLength(5)
    expect(JSON.stringify(found)).not.toContain('"isContradictory":true')
  })

  test('the published statement keyed by account and day joins its lists', async () => {
    const { found } = await listAt(() => answer(200, responseNamed('History ok (keyed by account and day)')))
    expect(found).toMatchObject([expectedMovement, { key: '170036820', kind: 'c2p' }])
  })

  test('the statement printed in the manual is a list', async () => {
    const day = { from: '2024-08-02', to: '2024-08-02' }
    const { found } = await listAt(() => answer(200, responseNamed('History ok (the line printed in the manual)')), day)
    expect(found).toMatchObject([{ key: '170036806', direction: 'out', kind: 'c2p', amount: '1185.82' }])
  })

  const second = { ...line, ControlNumber: '2' }
  test.each([
    ['a list', [line, second]],
    ['an object keyed by the account', { [number]: [line, second], '01910001430000000002': [{}] }],
    ['one list for each day', { [`${number}-05/10/2026`]: [line], [`${number}_2026-10-04`]: [second] }],
    ['an account written with marks', { '0191-0001-43-0000000001': [line, second] }],
    ['a list that repeats a line', [line, second, line]],
    ['two lists that share a line', { [`${number}a`]: [line, second], [`${number}b`]: [line] }],
    [
      'lines with names in another case',
      [line, second].map((one) => Object.fromEntries(Object.entries(one).map(([k, v]) => [k.toLowerCase(), v]))),
    ],
  ])('the statement is parsed from %s', async (_, value) => {
    const { found } = await listAt(ok(value))
    expect(found).toEqual([expectedMovement, { ...expectedMovement, key: '2', numbers: ['123456', '36808', '2'] }])
  })

  test.each([
    ['an empty list', []],
    ['an empty object', {}],
    ['an empty list for the account', { [number]: [] }],
  ])('the statement is empty when the bank answers %s', async (_, value) => {
    expect((await listAt(ok(value))).found).toEqual([])
  })

  test('the statement is unavailable when its envelope says OK with the code of an error', async () => {
    const { found } = await listAt(ok([], 'EPIE00Error interno'))
    expect(found).toEqual({ kind: 'unavailable', reason: 'refused', code: 'EPIE00' })
  })

  test('two different statement lines with the same number are contradictory', async () => {
    const { found } = await listAt(ok([line, { ...line, Amount: 99 }]))
    expect(found).toEqual([{ ...expectedMovement, isContradictory: true }])
  })

  test.each([
    ['a line without a control number', [line, { ...line, ControlNumber: '' }]],
    ['a line without a direction', [line, { ...line, BalanceDelta: '' }]],
    ['a line that is not an object', [line, 'x']],
    ['another account alone', { '01910001430000000002': [line] }],
    ['an account whose number is not whole', { '****0001': [line] }],
    ['something else than a list for the account', { [number]: { line } }],
    ['no value', null],
    ['a number', 7],
  ])('the statement is unavailable, not shorter, because of %s', async (_, value) => {
    expect((await listAt(ok(value))).found).toEqual(unreadable)
  })

  test('the statement is unavailable when the bank refuses or does not answer', async () => {
    expect((await listAt(() => ko('EPIANFCuenta no existe'))).found).toEqual({
      kind: 'unavailable',
      reason: 'refused',
      code: 'EPIANF',
    })
    expect((await listAt(() => ({ kind: 'unknown', reason: 'timeout' }))).found).toEqual({
      kind: 'unavailable',
      reason: 'timeout',
    })
    expect((await listAt(() => answer(400, { AccountNumber: ['x'] }))).found).toEqual({
      kind: 'unavailable',
      reason: 'setup',
      code: 'EPIIMS:AccountNumber',
    })
  })

  test('the statement of the last three days is queried without dates and cut to the requested days', async () => {
    const older = { ...line, ControlNumber: '1', Date: '02/10/2026' }
    const { bank, found } = await listAt(ok([older, line]), { from: '2026-10-03', to: '2026-10-05' })
    expect(bank.calls).toMatchObject([{ operation: 'History', class: 'question' }])
    expect(JSON.parse(bank.calls[0]?.body ?? '')).toEqual({
      ...requestNamed('History'),
      Reference: bank.calls[0]?.reference,
    })
    expect(found).toEqual([expectedMovement])
  })

  test.each([
    ['of older days', { from: '2026-10-01', to: '2026-10-05' }],
    ['of recent days with byDate', { from: '2026-10-04', to: '2026-10-05', byDate: true }],
  ])('the statement %s is queried by date, from the first second to the last', async (_, range) => {
    const { bank } = await listAt(ok([line]), range)
    expect(bank.calls).toMatchObject([{ operation: 'HistoryByDate', class: 'question' }])
    expect(bank.calls[0]?.text).toBe(
      `{"ClientID":"J123456789","AccountNumber":"${number}","StartDate":"${range.from}T00:00:00",` +
        `"EndDate":"${range.to}T23:59:59","ChildClientID":"","BranchID":""}`,
    )
  })

  test('a statement of more than 31 days is queried in parts without overlap or gap', async () => {
    const { bank } = await listAt(ok([]), { from: '2026-08-01', to: '2026-10-05' })
    const queriedDates = bank.calls.map(({ text }) => [...text.matchAll(/Date":"(\S{10})T/g)].map(([, date]) => date))
    expect(queriedDates).toEqual([
      ['2026-08-01', '2026-08-31'],
      ['2026-09-01', '2026-10-01'],
      ['2026-10-02', '2026-10-05'],
    ])
  })

  test('the statement is unavailable if one of its parts is', async () => {
    const parts = [ok([]), () => ko('EPIE00Error'), ok([])]
    const script: Script = (call) => parts.shift()?.(call) ?? ko('EPIE03')
    expect((await listAt(script, { from: '2026-08-01', to: '2026-10-05' })).found).toMatchObject({
      kind: 'unavailable',
    })
  })

  test('a statement may be longer than other answers', () => {
    for (const { maxAnswerBytes } of [operations.History, operations.HistoryByDate]) {
      expect(maxAnswerBytes).toBe(limits.bankStatementBytes)
    }
  })
})
