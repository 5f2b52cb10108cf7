import { describe, expect, test } from 'vitest'
import { manualClock } from '../../../test/harness/manual-clock.ts'
import { decimal, fixed2 } from '../../foundation/money.ts'
import { systemRandom } from '../../foundation/random.ts'
import { memorySessions } from '../bnc/fixtures/memory-sessions.ts'
import type { Quotas } from '../quotas.ts'
import type { BankCall, Exchange } from '../transport.ts'
import { createBanesco } from './banesco.ts'
import { codesOf } from './codes.ts'
import { parseBanescoCredentials } from './credentials.ts'
import vectors from './vectors.json' with { type: 'json' }

const text = (body: string, status = 200): Exchange => ({ kind: 'answer', status, text: body })
const coded = (statusCode: string, status = 200) =>
  text(JSON.stringify({ httpStatus: { statusCode, statusDesc: 'x' }, dataResponse: null }), status)
const given = text(vectors.answer)
const row = JSON.parse(vectors.answer).dataResponse.transactionDetail[0] as Record<string, unknown>
const listOf = (...rows: object[]) =>
  text(JSON.stringify({ httpStatus: { statusCode: '200' }, dataResponse: { transactionDetail: rows } }))

type Answer = Exchange | ((call: BankCall, nth: number) => Exchange)

function connect(answers: { token?: Answer; transactions?: Answer } = {}) {
  const calls: BankCall[] = []
  const clock = manualClock(Date.parse('2026-02-12T15:00:00Z'))
  const sessions = memorySessions(clock)
  const transport = {
    post: async (call: BankCall): Promise<Exchange> => {
      calls.push(call)
      const isToken = call.operation === 'banesco.token'
      const answer = isToken ? (answers.token ?? text(vectors.tokenAnswer)) : (answers.transactions ?? given)
      const nth = calls.filter(({ operation }) => operation === call.operation).length
      return typeof answer === 'function' ? answer(call, nth) : answer
    },
  }
  let waitMs = 0
  const quotas: Quotas = {
    take: () => Promise.reject(new Error('not used')),
    peek: async () => (waitMs > 0 ? { kind: 'refused', retryMs: waitMs } : { kind: 'taken' }),
    backOff: async (_client, _name, wait) => {
      waitMs = wait.firstMs
    },
  }
  const open = (changes: object = {}) => {
    const parsed = parseBanescoCredentials({ ...vectors.credentials, ...changes })
    if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors))
    const random = { ...systemRandom, uuid: () => vectors.sessionId }
    const parts = {
      baseUrl: 'https://bank.example/',
      logOnTimeoutMs: 1_000,
      sessions,
      quotas,
      transport,
      clock,
      random,
    }
    return createBanesco({ credentials: parsed.ok, ...parts })
  }
  const bodies = () => calls.filter(({ operation }) => operation === 'banesco.transactions').map(({ body }) => body)
  return {
    calls,
    clock,
    open,
    bank: open(),
    bodies,
    tokens: () => calls.filter(({ operation }) => operation === 'banesco.token').length,
    /** The parts of the ranges that were asked for. */
    ranges: () =>
      bodies().map((body) => {
        const { startDt, endDt } = JSON.parse(body).dataRequest.transaction
        return `${startDt} ${endDt}`
      }),
  }
}
type World = ReturnType<typeof connect>

const query = { reference: '123456', date: '2026-02-12', amount: decimal('1240') }
const byPhone = { payerPhone: '584141234567', payerBankCode: '0134' }
const find = (world: World, changes: object = byPhone) => {
  const { findTransfers } = world.bank.flows
  if (!findTransfers) throw new Error('not offered')
  return findTransfers({ ...query, ...changes })
}
const read = (world: World, from = '2026-02-12', to = from) => {
  const { listMovements } = world.bank.flows
  if (!listMovements) throw new Error('not offered')
  return listMovements({ from, to })
}

describe('a request to Banesco', () => {
  test('for a token is the form of the vector, to the address of the token service', async () => {
    const world = connect()
    await find(world)
    const [token, question] = world.calls
    expect(token).toMatchObject({ class: 'session', url: vectors.credentials.tokenUrl, body: vectors.tokenForm })
    expect(token?.headers).toEqual({ 'Content-Type': 'application/x-www-form-urlencoded' })
    expect(question).toMatchObject({
      class: 'question',
      url: 'https://bank.example/financial-account/transactions',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer made-up-token' },
    })
  })

  test.each<[string, (world: World) => Promise<unknown>]>([
    ['mobile payment', (world) => find(world, { ...byPhone, reference: '789123456' })],
    ['transfer within the bank', (world) => find(world, { payerBankCode: '0134', reference: '000000123456' })],
    ['transfer from another bank', (world) => find(world, { payerBankCode: '0105', reference: '789123456' })],
    ['range of the account', (world) => find(world, {})],
  ])('for a %s has the bytes of its vector', async (kind, ask) => {
    const world = connect()
    await ask(world)
    expect(world.bodies()).toEqual([vectors.requests.find((request) => request.kind === kind)?.body])
  })

  test('goes to the known token service of production unless the account names another', async () => {
    const world = connect()
    await world.open({ tokenUrl: '' }).flows.findTransfers?.({ ...query, ...byPhone })
    expect(world.calls[0]?.url).toMatch(/^https:\/\/sso-sso-project\.apps\.proplakur\.banesco\.com\/auth\/.*\/token$/)
  })
})

describe('the flows of Banesco', () => {
  test('are queries only: it moves no money and offers nothing that does', () => {
    expect(Object.keys(connect().bank.flows).toSorted()).toEqual(['findTransfers', 'listMovements'])
  })
})

describe('the token of Banesco', () => {
  test('is shared by connectors of one client, and ten calls at once get one', async () => {
    const world = connect()
    await Promise.all(Array.from({ length: 10 }, () => find(world)))
    await world.open().flows.findTransfers?.({ ...query, ...byPhone })
    expect(world.tokens()).toBe(1)
  })

  test('is replaced before its five minutes end', async () => {
    const world = connect()
    await find(world)
    await world.clock.advance(269_000)
    await find(world)
    expect(world.tokens()).toBe(1)
    await world.clock.advance(2_000)
    await find(world)
    expect(world.tokens()).toBe(2)
  })

  test('whose answer names no lifetime is used briefly', async () => {
    const world = connect({ token: text('{"access_token":"t"}') })
    await find(world)
    await find(world)
    expect(world.tokens()).toBe(1)
    await world.clock.advance(31_000)
    await find(world)
    expect(world.tokens()).toBe(2)
  })

  test.each([401, 403])('that is refused with %i is renewed once', async (status) => {
    const world = connect({ transactions: (_call, nth) => (nth === 1 ? text('{}', status) : given) })
    expect(await find(world)).toMatchObject({ kind: 'answered', movements: [{ reference: '123456' }] })
    expect([world.tokens(), world.bodies().length]).toEqual([2, 2])
  })

  test('that is refused again is for the operator, and is not renewed a second time', async () => {
    const world = connect({ transactions: text('', 401) })
    expect(await find(world)).toEqual({ kind: 'unavailable', reason: 'setup', code: 'VRN01' })
    expect([world.tokens(), world.bodies().length]).toEqual([2, 2])
  })

  test.each([200, 401])('that is refused with VRN01 and HTTP %i is renewed once', async (status) => {
    const world = connect({ transactions: (_call, nth) => (nth === 1 ? coded('VRN01', status) : given) })
    expect(await find(world)).toMatchObject({ kind: 'answered', movements: [{ reference: '123456' }] })
    expect(world.tokens()).toBe(2)
  })

  test('is asked for with the client in a header where the account says so', async () => {
    const world = connect()
    await world.open({ basicToken: 'yes' }).flows.findTransfers?.({ ...query, ...byPhone })
    expect(world.calls[0]).toMatchObject({
      headers: { Authorization: 'Basic Y2xpOnMmYz0x' },
      body: 'grant_type=password&username=cli&password=s%26c%3D1',
    })
  })

  test('that the bank refuses to give is for the operator', async () => {
    const world = connect({ token: text('{"error":"unauthorized_client"}', 401) })
    expect(await find(world)).toEqual({ kind: 'unavailable', reason: 'setup', code: 'unauthorized_client' })
  })

  test.each<Exchange>([
    text('<html>', 400),
    text(vectors.tokenAnswer, 500),
    text('{}'),
    { kind: 'unknown', reason: 'timeout' },
  ])('that does not come (%j) leaves the query unanswered', async (token) => {
    expect(await find(connect({ token }))).toMatchObject({ kind: 'unavailable', reason: 'log_on_failed' })
  })
})

describe('an answer of Banesco', () => {
  test('has the payment under the customer’s reference, with the phone that the bank compared', async () => {
    const found = await find(connect())
    if (found.kind !== 'answered') throw new Error('not answered')
    const [movement] = found.movements
    expect(movement && { ...movement, amount: fixed2(movement.amount) }).toEqual({
      key: 'in/2026-02-12/789123456/1240.00',
      date: '2026-02-12',
      amount: '1240.00',
      direction: 'in',
      kind: 'mobile',
      isContradictory: false,
      reference: '123456',
      numbers: ['789123456'],
      phones: ['584141234567'],
      phonesMayBeOwn: false,
      bankCode: '0134',
      concept: 'Pago',
    })
  })

  test('gives one key to a payment, whichever question shows it', async () => {
    const keys = await Promise.all([
      find(connect()),
      find(connect(), { payerBankCode: '0105' }),
      find(connect(), {}),
      read(connect()),
    ])
    expect(new Set(keys.map((found) => found.kind === 'answered' && found.movements[0]?.key)).size).toBe(1)
  })

  test('names no phone where none was asked for', async () => {
    expect(await find(connect(), { payerBankCode: '0105' })).toMatchObject({
      movements: [{ phones: [], kind: 'transfer' }],
    })
    expect(await find(connect(), {})).toMatchObject({ movements: [{ phones: [], kind: 'unlisted' }] })
  })

  test.each([
    ['a debit', { trnType: 'DB' }],
    ['another currency', { currencyCode: 'USD' }],
    ['another account of the client', { accountId: '****9999' }],
  ])('with %s does not show it', async (_what, change) => {
    const list = listOf({ ...row, ...change })
    expect(await find(connect({ transactions: list }))).toEqual({ kind: 'answered', movements: [] })
  })

  test.each(['BS ', 'BS', 'VES', 'bs'])('is in bolívares as %j', async (currencyCode) => {
    const found = await find(connect({ transactions: listOf({ ...row, currencyCode }) }))
    expect(found).toMatchObject({ movements: [{ isContradictory: false }] })
  })

  test('without a currency proves nothing', async () => {
    const found = await find(connect({ transactions: listOf({ ...row, currencyCode: ' ' }) }))
    expect(found).toMatchObject({ movements: [{ isContradictory: true }] })
  })

  test.each([
    ['no type', { trnType: ' ' }],
    ['no reference', { referenceNumber: 'x' }],
    ['no amount', { amount: null }],
    ['an amount that is none', { amount: '1.240,00' }],
    ['no day', { trnDate: '12/02/2026' }],
  ])('with a transaction with %s proves nothing', async (_what, change) => {
    expect(await find(connect({ transactions: listOf(row, { ...row, ...change }) }))).toMatchObject({
      kind: 'unavailable',
      reason: 'unreadable_answer',
    })
  })

  test('without a list proves nothing', async () => {
    expect(await find(connect({ transactions: coded('200') }))).toMatchObject({ reason: 'unreadable_answer' })
  })

  test.each([200, 404])('of “none” with HTTP %i is an answer', async (status) => {
    expect(await find(connect({ transactions: text(vectors.none, status) }))).toEqual({
      kind: 'answered',
      movements: [],
    })
  })

  test.each<[string, Exchange]>([
    ['“none” with a failed status', text(vectors.none, 500)],
    ['a success with a failed status', text(vectors.answer, 503)],
    ['a success with a refusing status', text(vectors.answer, 404)],
    ['a page', text('<html>')],
    ['another object', text('{}')],
    ['no answer', { kind: 'unknown', reason: 'timeout' }],
    ['a refused connection', { kind: 'notSent', reason: 'unreachable' }],
  ])('that is %s is asked for again later, and never taken for “no such payment”', async (_what, answer) => {
    expect(await find(connect({ transactions: answer }))).toMatchObject({ kind: 'unavailable' })
  })

  const failures = Object.entries(codesOf('findTransfers')).filter(
    ([code]) => !['200', '70001', 'VRN01', 'VRN05'].includes(code),
  )
  test.each(failures)('with the code %s is asked for again later', async (code, { class: codeClass }) => {
    const reasons: Record<string, string> = { setup: 'setup', unavailable: 'bank_unavailable', customerData: 'refused' }
    const found = await find(connect({ transactions: coded(code, code === 'VRN06' ? 424 : 200) }))
    expect(found).toEqual({ kind: 'unavailable', reason: reasons[codeClass], code })
  })

  test('with a code on no list is asked for again later', async () => {
    const found = await find(connect({ transactions: coded('XYZ99') }))
    expect(found).toEqual({ kind: 'unavailable', reason: 'refused', code: 'XYZ99' })
  })

  test('of invalid input is for the operator where no customer’s data were asked with', async () => {
    expect(await read(connect({ transactions: coded('VDE01') }))).toMatchObject({ reason: 'setup', code: 'VDE01' })
  })

  test.each<[string, Exchange]>([
    ['VRN05', coded('VRN05', 429)],
    ['429 without a body', text('', 429)],
  ])('of too many calls (%s) is followed by no call until the wait is over', async (_what, transactions) => {
    const world = connect({ transactions })
    expect(await find(world)).toEqual({ kind: 'unavailable', reason: 'quota', code: 'VRN05', retryMs: 60_000 })
    expect(await find(world)).toEqual({ kind: 'unavailable', reason: 'quota', retryMs: 60_000 })
    expect(await read(world)).toMatchObject({ reason: 'quota' })
    expect(world.bodies()).toHaveLength(1)
  })
})

describe('references of six digits at Banesco', () => {
  test('that two payments of equal amount share are both shown, so that neither is chosen', async () => {
    const found = await find(connect({ transactions: listOf(row, { ...row, referenceNumber: '000555123456' }) }), {})
    expect(found).toMatchObject({ movements: [{ reference: '123456' }, { reference: '123456' }] })
  })

  test('are compared by the bank with the phone, whatever comes before them', async () => {
    expect(await find(connect(), { ...byPhone, reference: '999999123456' })).toMatchObject({
      movements: [{ reference: '999999123456' }],
    })
    expect(await find(connect(), { reference: '999999123456' })).toMatchObject({
      movements: [{ reference: '000789123456' }],
    })
  })

  test('are not those of a payment that the bank gave for other digits', async () => {
    expect(await find(connect(), { ...byPhone, reference: '654321', amount: decimal('5') })).toEqual({
      kind: 'answered',
      movements: [],
    })
  })

  test('are the fewest that are asked for', async () => {
    const world = connect()
    expect(await find(world, { ...byPhone, reference: '12345' })).toMatchObject({ reason: 'reference_digits_required' })
    expect(world.calls).toEqual([])
  })

  test('of a transfer within the bank must be the whole reference', async () => {
    const within = { payerBankCode: '0134' }
    expect(await find(connect(), { ...within, reference: '789123456' })).toMatchObject({
      movements: [{ reference: '789123456' }],
    })
    expect(await find(connect(), { ...within, reference: '123456' })).toMatchObject({
      movements: [{ reference: '000789123456' }],
    })
  })

  test('of two payments with one reference, day and amount mark both', async () => {
    const found = await find(connect({ transactions: listOf(row, { ...row, trnTime: '11:00:00' }) }))
    expect(found).toMatchObject({ movements: [{ isContradictory: true }] })
    expect(await find(connect({ transactions: listOf(row, row) }))).toMatchObject({
      movements: [{ isContradictory: false }],
    })
  })
})

describe('a statement of Banesco', () => {
  test('is asked for in parts of at most thirty days', async () => {
    const world = connect()
    await read(world, '2026-01-01', '2026-03-01')
    expect(world.ranges()).toEqual(['2026-01-01 2026-01-30', '2026-01-31 2026-03-01'])
  })

  test('is halved where the bank says that it is too long, and complete', async () => {
    const world = connect({
      transactions: ({ body }) => {
        const { startDt, endDt } = JSON.parse(body).dataRequest.transaction
        const isLong = Date.parse(endDt) - Date.parse(startDt) > 2 * 86_400_000
        return isLong ? coded('70005') : listOf({ ...row, trnDate: startDt })
      },
    })
    const found = await read(world, '2026-02-01', '2026-02-05')
    expect(world.ranges()).toEqual(['2026-02-01 2026-02-05', '2026-02-01 2026-02-03', '2026-02-04 2026-02-05'])
    expect(found.kind === 'answered' && found.movements.map(({ date }) => date)).toEqual(['2026-02-01', '2026-02-04'])
  })

  test('of one day that is too long is unavailable', async () => {
    expect(await read(connect({ transactions: coded('70005') }))).toMatchObject({ kind: 'unavailable', code: '70005' })
  })

  test('is unavailable if one of its parts is', async () => {
    const world = connect({ transactions: (_call, nth) => (nth === 1 ? given : coded('VRN04')) })
    expect(await read(world, '2026-01-31', '2026-03-10')).toMatchObject({ kind: 'unavailable', code: 'VRN04' })
  })

  test('leaves out days that were not asked for', async () => {
    expect(await read(connect(), '2026-02-13')).toEqual({ kind: 'answered', movements: [] })
  })
})

describe('a check of an account at Banesco', () => {
  test('tries the token and the query of the account', async () => {
    expect(await connect().bank.check()).toEqual([
      { what: 'log-on', ok: true, detail: 'the bank gave a token' },
      { what: 'transactions', ok: true, detail: '1 credits today' },
    ])
    expect((await connect({ transactions: coded('204') }).bank.check()).at(-1)).toEqual({
      what: 'transactions',
      ok: false,
      detail: 'setup (204)',
    })
  })
})
