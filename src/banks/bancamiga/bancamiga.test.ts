import { describe, expect, test } from 'vitest'
import { manualClock } from '../../../test/harness/manual-clock.ts'
import { decimal, fixed2 } from '../../foundation/money.ts'
import { memorySessions } from '../bnc/fixtures/memory-sessions.ts'
import type { Quotas } from '../quotas.ts'
import type { BankCall, Exchange } from '../transport.ts'
import { createBancamiga } from './bancamiga.ts'
import { codesOf, logOnCodes } from './codes.ts'
import { parseBancamigaCredentials } from './credentials.ts'
import vectors from './vectors.json' with { type: 'json' }

const json = (body: object, status = 200): Exchange => ({ kind: 'answer', status, text: JSON.stringify(body) })
const text = (body: string, status = 200): Exchange => ({ kind: 'answer', status, text: body })
const loggedOn = text(vectors.logOnAnswer)
const none = json({ code: 200, lista: [], mod: 'find', num: 0 })

type Name = 'logOn' | 'refresh' | 'find' | 'history'

/** Before the end of the vector's token. */
const springTime = Date.parse('2026-05-08T15:00:00Z')

function connect(answers: Partial<Record<Name, Exchange | ((call: BankCall, nth: number) => Exchange)>> = {}) {
  const calls: BankCall[] = []
  const clock = manualClock(springTime)
  const sessions = memorySessions(clock)
  const defaults: Record<Name, Exchange> = { logOn: loggedOn, refresh: loggedOn, find: none, history: none }
  const transport = {
    post: async (call: BankCall): Promise<Exchange> => {
      calls.push(call)
      const name = call.operation.replace('bancamiga.', '') as Name
      const answer = answers[name] ?? defaults[name]
      const nth = calls.filter(({ operation }) => operation === call.operation).length
      return typeof answer === 'function' ? answer(call, nth) : answer
    },
  }
  const turns: string[] = []
  let allowed = true
  const quotas: Quotas = {
    take: async (client, name, everyMs) => {
      turns.push(`${client.toString('hex').slice(0, 8)} ${name} ${everyMs}`)
      return allowed ? { kind: 'taken' } : { kind: 'refused', retryMs: 120_000 }
    },
    peek: () => Promise.reject(new Error('not used')),
    backOff: () => Promise.reject(new Error('not used')),
  }
  const open = (credentials: Record<string, string> = {}) => {
    const parsed = parseBancamigaCredentials({ ...vectors.credentials, ...credentials })
    if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors))
    const parts = { baseUrl: 'https://bank.example/', logOnTimeoutMs: 1_000, sessions, quotas, transport, clock }
    return createBancamiga({ credentials: parsed.ok, ...parts })
  }
  return {
    calls,
    clock,
    turns,
    open,
    bank: open(),
    count: (name: Name) => calls.filter(({ operation }) => operation === `bancamiga.${name}`).length,
    exhaust: () => (allowed = false),
  }
}

const payer = { phone: '584241234567', bankCode: '0105' }
const query = {
  reference: '575202',
  date: '2026-05-08',
  amount: decimal('5.12'),
  payerPhone: payer.phone,
  payerBankCode: payer.bankCode,
}
const find = (world: ReturnType<typeof connect>, changes: object = {}) => {
  const { findTransfers } = world.bank.flows
  if (!findTransfers) throw new Error('not offered')
  return findTransfers({ ...query, ...changes })
}
const readDay = (world: ReturnType<typeof connect>, from = '2026-05-08', to = from) => {
  const { listMovements } = world.bank.flows
  if (!listMovements) throw new Error('not offered')
  return listMovements({ from, to })
}
const row = JSON.parse(vectors.findAnswer).lista[0] as Record<string, unknown>
const listOf = (...rows: object[]) => json({ code: 200, lista: rows, num: rows.length })

describe('a request to Bancamiga', () => {
  test('has the path, token and bytes of its vector, in each operation', async () => {
    const world = connect({ find: (_call, nth) => (nth === 1 ? json({ code: 512 }) : none) })
    await find(world)
    await readDay(world)
    for (const vector of vectors.requests) {
      const sent = world.calls.findLast(({ operation }) => operation === `bancamiga.${vector.operation}`)
      expect(sent?.url).toBe(`https://bank.example${vector.path}`)
      expect(sent?.body).toBe(vector.body)
      expect(sent?.headers['Authorization'] ?? null).toBe(vector.bearer && `Bearer ${vector.bearer}`)
      expect(sent?.class).toBe(['logOn', 'refresh'].includes(vector.operation) ? 'session' : 'question')
    }
  })
})

describe('the flows of Bancamiga', () => {
  test('are queries only: it moves no money and offers nothing that does', () => {
    expect(Object.keys(connect().bank.flows).toSorted()).toEqual(
      ['findByPayer', 'findTransfers', 'findTransfersOfPayer', 'listMovements'].toSorted(),
    )
  })
})

describe('the token of Bancamiga', () => {
  test('is shared by connectors of one user, and ten calls at once log on once', async () => {
    const world = connect()
    const other = world.open()
    await Promise.all(Array.from({ length: 10 }, () => find(world)))
    await other.flows.findTransfers?.(query)
    expect(world.count('logOn')).toBe(1)
  })

  test('is not shared with a user whose password is another one', async () => {
    const world = connect()
    await find(world)
    await world.open({ password: 'another password' }).flows.findTransfers?.(query)
    expect(world.count('logOn')).toBe(2)
  })

  test.each(['503', '512'])('that is refused with %s is renewed once by its refresh token', async (code) => {
    const world = connect({
      find: (_call, nth) => (nth === 1 ? json({ code: Number(code) }) : text(vectors.findAnswer)),
    })
    expect(await find(world)).toMatchObject({ kind: 'answered', movements: [{ reference: '575202' }] })
    expect([world.count('logOn'), world.count('refresh'), world.count('find')]).toEqual([1, 1, 2])
  })

  test('that is refused again after its renewal makes the query unavailable, and is not renewed a second time', async () => {
    const world = connect({ find: json({ code: 503 }) })
    expect(await find(world)).toEqual({ kind: 'unavailable', reason: 'setup', code: '503' })
    expect([world.count('refresh'), world.count('find')]).toEqual([1, 2])
  })

  test('is renewed by a log-on if the bank does not accept the refresh token', async () => {
    const world = connect({
      refresh: json({ code: 512 }),
      find: (_call, nth) => (nth === 1 ? json({ code: 512 }) : text(vectors.findAnswer)),
    })
    expect(await find(world)).toMatchObject({ kind: 'answered' })
    expect([world.count('logOn'), world.count('refresh')]).toEqual([2, 1])
  })

  test('is renewed before it ends by itself', async () => {
    const world = connect()
    await find(world)
    await world.clock.advance(1794000000 * 1000 - springTime)
    await find(world)
    expect([world.count('logOn'), world.count('refresh'), world.count('find')]).toEqual([1, 1, 2])
  })

  test.each(Object.entries(logOnCodes).filter(([code]) => code !== '200'))(
    'that is refused at the log-on with %s leaves the query unanswered, for the operator',
    async (code) => {
      const world = connect({ logOn: json({ code: Number(code) }) })
      expect(await find(world)).toEqual({ kind: 'unavailable', reason: 'setup', code })
      expect(world.count('find')).toBe(0)
    },
  )

  test.each<Exchange>([
    json({ code: 999 }),
    text('<html>'),
    json({ code: 200 }),
    text(vectors.logOnAnswer, 500),
    { kind: 'unknown', reason: 'timeout' },
  ])('that does not come (%j) leaves the query unanswered', async (logOn) => {
    expect(await find(connect({ logOn }))).toMatchObject({ kind: 'unavailable', reason: 'log_on_failed' })
  })
})

describe('an answer of Bancamiga', () => {
  test('has each payment with its key, exact amount, payer and both forms of its reference', async () => {
    const found = await find(connect({ find: text(vectors.findAnswer) }))
    if (found.kind !== 'answered') throw new Error('not answered')
    const [movement] = found.movements
    expect(movement && { ...movement, amount: fixed2(movement.amount) }).toEqual({
      key: '202605080105584241234567575202',
      date: '2026-05-08',
      amount: '5.12',
      direction: 'in',
      kind: 'mobile',
      isContradictory: false,
      reference: '575202',
      numbers: ['575202'],
      phones: ['584241234567'],
      phonesMayBeOwn: false,
      bankCode: '0105',
      concept: 'Pago',
    })
  })

  test.each(['000', '500', '600', '700', 'anything', null])('is not filtered by status %s', async (Status) => {
    expect(await find(connect({ find: listOf({ ...row, Status }) }))).toMatchObject({
      movements: [{ reference: '575202' }],
    })
  })

  test.each([
    ['5.1', '5.10'],
    ['5', '5.00'],
    ['123456789012345.67', '123456789012345.67'],
    ['"5.64"', '5.64'],
    ['5.120000', '5.12'],
  ])('with the amount %s reads exactly %s', async (written, amount) => {
    const body = vectors.findAnswer.replace('"Amount":5.12', `"Amount":${written}`)
    const found = await find(connect({ find: text(body) }), { amount: decimal(amount) })
    expect(found.kind === 'answered' && found.movements.map((movement) => fixed2(movement.amount))).toEqual([amount])
  })

  test.each([
    ['an amount that is none', { Amount: '5,12' }],
    ['an amount with an exponent', { Amount: '1e3' }],
    ['an amount with three decimals', { Amount: '5.125' }],
    ['no amount', { Amount: null }],
    ['no key', { Refpk: '' }],
    ['no day', { FechaMovimiento: '2026-13-45' }],
    ['no payer', { PhoneOrig: 'abc' }],
    ['no payee', { PhoneDest: null }],
    ['no bank', { BancoOrig: 'BNC' }],
    ['no reference', { NroReferencia: null, NroReferenciaCorto: null }],
  ])('with %s proves nothing', async (_what, change) => {
    expect(await find(connect({ find: listOf(row, { ...row, ...change }) }))).toMatchObject({
      kind: 'unavailable',
      reason: 'unreadable_answer',
    })
  })

  test.each<[string, Exchange]>([
    ['a list that is shorter than it says', json({ code: 200, lista: [], num: 1 })],
    ['a list that is none', json({ code: 200, lista: 'x' })],
    ['a page', text('<html>')],
    ['no code', json({ lista: [] })],
    ['a success with a failed status', text(vectors.findAnswer, 500)],
    ['the payments of another payer', listOf({ ...row, PhoneOrig: '584149999999' })],
    ['the payments of another day', listOf({ ...row, FechaMovimiento: '2026-05-07' })],
  ])('that is %s is asked for again later, and never taken for “no such payment”', async (_what, answer) => {
    expect(await find(connect({ find: answer }))).toMatchObject({ kind: 'unavailable' })
  })

  test.each([null, []])('without payments (%j) is an answer', async (lista) => {
    expect(await find(connect({ find: json({ code: 200, lista, num: 0 }) }))).toEqual({
      kind: 'answered',
      movements: [],
    })
  })

  test.each(Object.entries(codesOf('findTransfers')).filter(([code]) => !['200', '503', '512'].includes(code)))(
    'with the code %s is asked for again later',
    async (code, { class: codeClass }) => {
      const reason = codeClass === 'setup' ? 'setup' : 'refused'
      expect(await find(connect({ find: json({ code: Number(code) }) }))).toEqual({ kind: 'unavailable', reason, code })
    },
  )

  test('with a code on no list is asked for again later', async () => {
    expect(await find(connect({ find: json({ code: 599 }, 400) }))).toEqual({
      kind: 'unavailable',
      reason: 'refused',
      code: '599',
    })
  })

  test('does not show payments to another phone of the merchant', async () => {
    const other = { ...row, PhoneDest: '584129999999' }
    expect(await find(connect({ find: listOf(other) }))).toEqual({ kind: 'answered', movements: [] })
  })

  test.each([
    ['day', '202605090105584241234567575202'],
    ['bank', '202605080102584241234567575202'],
    ['phone', '202605080105584141234567575202'],
    ['reference', '202605080105584241234567575203'],
  ])('whose key names another %s contradicts itself', async (_what, Refpk) => {
    expect(await find(connect({ find: listOf({ ...row, Refpk }) }))).toMatchObject({
      movements: [{ key: Refpk, isContradictory: true }],
    })
  })

  test('with one key for two amounts marks it, and lists a repeated payment once', async () => {
    const found = await find(connect({ find: listOf(row, { ...row, Amount: 7 }) }))
    expect(found).toMatchObject({ movements: [{ isContradictory: true }] })
    expect(await find(connect({ find: listOf(row, row) }))).toMatchObject({ movements: [{ isContradictory: false }] })
  })
})

describe('a reference at Bancamiga', () => {
  const shown = (NroReferencia: string) => ({
    ...row,
    NroReferencia,
    Refpk: `202605080105584241234567${NroReferencia.slice(-6)}`,
  })
  test.each([
    ['575202', '000000575202'],
    ['5202', '000000575202'],
    ['123456575202', '000000575202'],
    ['000000575202', '575202'],
    ['75202', '075202'],
    ['98765075202', '000000075202'],
    ['123456575202', '123456575202'],
  ])('%s is that of the payment shown as %s', async (reference, number) => {
    const found = await find(connect({ find: listOf(shown(number)) }), { reference, amount: decimal('9.99') })
    expect(found).toMatchObject({ kind: 'answered', movements: [{ reference }] })
  })

  test.each([
    ['575203', '000000575202'],
    ['202', '000000575202'],
    ['123456675202', '000000575202'],
    ['999999575202', '123456575202'],
    ['175202', '075202'],
  ])('%s is not that of the payment shown as %s', async (reference, number) => {
    const found = await find(connect({ find: listOf(shown(number)) }), { reference, amount: decimal('9.99') })
    expect(found).toEqual({ kind: 'answered', movements: [] })
  })

  test('without the payer’s phone or bank is not asked for: both are required', async () => {
    const world = connect()
    expect(await find(world, { payerPhone: undefined })).toEqual({ kind: 'unavailable', reason: 'payer_required' })
    expect(await find(world, { payerBankCode: undefined })).toEqual({ kind: 'unavailable', reason: 'payer_required' })
    expect(world.calls).toEqual([])
  })
})

describe('the list of a day at Bancamiga', () => {
  test('takes its turn of ten minutes before it is asked for, once, also if the token is renewed', async () => {
    const world = connect({ history: (_call, nth) => (nth === 1 ? json({ code: 512 }) : text(vectors.findAnswer)) })
    expect(await readDay(world)).toMatchObject({ kind: 'answered', movements: [{ reference: '000000575202' }] })
    expect(world.turns).toEqual([expect.stringMatching(/ history 630000$/)])
  })

  test('is not asked for without a turn, and says when there will be one', async () => {
    const world = connect()
    world.exhaust()
    expect(await readDay(world)).toEqual({ kind: 'unavailable', reason: 'quota', retryMs: 120_000 })
    expect(world.count('history')).toBe(0)
  })

  test('takes the same turn for every password of a user', async () => {
    const world = connect()
    await readDay(world)
    await world.open({ password: 'a new password' }).flows.listMovements?.({ from: '2026-05-08', to: '2026-05-08' })
    expect(new Set(world.turns).size).toBe(1)
  })

  test('takes no turn while the bank gives no token', async () => {
    const world = connect({ logOn: json({ code: 503 }) })
    await readDay(world)
    expect(world.turns).toEqual([])
  })

  test('is not asked for over several days', async () => {
    const world = connect()
    expect(await readDay(world, '2026-05-07', '2026-05-08')).toMatchObject({ reason: 'one_day_at_a_time' })
    expect(world.calls).toEqual([])
  })
})

describe('a check of an account at Bancamiga', () => {
  test('tries the log-on and both queries', async () => {
    const world = connect({ history: text(vectors.findAnswer) })
    // The payment in the vector is of the day of the test's clock.
    expect(await world.bank.check()).toEqual([
      { what: 'log-on', ok: true, detail: 'the bank gave a token' },
      { what: 'payments by phone', ok: true, detail: 'the bank answered' },
      { what: 'payments of the day', ok: true, detail: '1 payments today' },
    ])
  })

  test('does not fail because the list of the day was read minutes ago', async () => {
    const world = connect()
    world.exhaust()
    expect((await world.bank.check()).at(-1)).toEqual({
      what: 'payments of the day',
      ok: true,
      detail: 'not tried, the bank allows it once in ten minutes; again in 120 s',
    })
  })

  test('says why the bank gives no token', async () => {
    const world = connect({ logOn: json({ code: 201 }) })
    expect(await world.bank.check()).toEqual([{ what: 'log-on', ok: false, detail: 'setup (201)' }])
  })
})
