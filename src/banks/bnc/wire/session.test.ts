import { expect, test } from 'vitest'
import { systemRandom } from '../../../foundation/random.ts'
import type { Exchange } from '../../transport.ts'
import { memorySessions } from '../fixtures/memory-sessions.ts'
import { openSession } from '../fixtures/open-session.ts'
import { answer, ko, ok, type Script, scriptedBank, sealedAnswer, fixedClock } from '../fixtures/scripted-bank.ts'
import vectors from '../vectors.json' with { type: 'json' }
import { field, parseJson } from './read.ts'

const twenty = Array.from({ length: 20 }, (_, index) => index)

const keyRefused = ko('EPIRWKSe requiere refrescar la llave de trabajo')

/** Resolves in a later task, after all pending microtasks. */
const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve))

test('twenty calls at once log on once and read the store once', async () => {
  const bank = scriptedBank(ok({ done: true }))
  const sessions = memorySessions(fixedClock())
  const session = openSession(bank, { sessions })
  const replies = await Promise.all(twenty.map((index) => session.call('Banks', { index })))
  expect(replies.every((reply) => reply.kind === 'ok')).toBe(true)
  expect(bank.logOns()).toBe(1)
  expect(bank.calls).toHaveLength(20)
  expect(sessions.reads()).toBe(1)
})

test('a call refused for its key is sent again once, with a new key and the same reference', async () => {
  const bank = scriptedBank(ok({ done: true }))
  const session = openSession(bank)
  await session.open()
  bank.expireKeys()
  expect(await session.call('SendC2P', { Amount: 25 }, 'pay-1042')).toMatchObject({ kind: 'ok', value: { done: true } })
  expect(bank.logOns()).toBe(2)
  const [first, second, ...others] = bank.calls
  expect(others).toEqual([])
  expect(second?.text).toBe(first?.text)
  expect(second?.keyText).not.toBe(first?.keyText)
  expect(second?.reference).toBe(first?.reference)
})

test('a call survives a key that another process replaced and the bank voided again', async () => {
  const bank = scriptedBank(ok({ done: true }))
  const sessions = memorySessions(fixedClock())
  const [one, two] = [openSession(bank, { sessions }), openSession(bank, { sessions })]
  await one.open()
  await two.open()
  bank.expireKeys()
  await one.call('Banks', {})
  bank.expireKeys()
  const before = bank.calls.length
  expect(await two.call('SendC2P', { Amount: 25 }, 'pay-1042')).toMatchObject({ kind: 'ok', value: { done: true } })
  const sent = bank.calls.slice(before)
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1)
})

test('a call refused for its key three times counts as not sent and is not tried a fourth time', async () => {
  const bank = scriptedBank(() => keyRefused)
  const session = openSession(bank)
  const reply = await session.call('SendC2P', { Amount: 25 })
  expect(reply).toEqual({ kind: 'notSent', reason: 'log_on_failed', code: 'EPIRWK' })
  expect(bank.calls).toHaveLength(3)
  expect(bank.logOns()).toBe(3)
})

test('only a call with a refused key is repeated; any other answer is final', async () => {
  const bank = scriptedBank(() => ko('EPIE00Error interno RWK'))
  expect(await openSession(bank).call('SendC2P', {})).toEqual({ kind: 'ko', code: 'EPIE00' })
  expect(bank.calls).toHaveLength(1)
})

test('when all keys expire at once, early and late refusals share one new log-on', async () => {
  const arrived = Promise.withResolvers<void>()
  const resent = Promise.withResolvers<void>()
  let waiting = 0
  const script: Script = async (call) => {
    if (call.keyText !== vectors.workingKey) {
      resent.resolve()
      return ok({ done: true })(call)
    }
    waiting += 1
    const isLate = waiting > 10
    if (waiting === twenty.length) arrived.resolve()
    await arrived.promise
    if (isLate) await resent.promise
    return keyRefused
  }
  const bank = scriptedBank(script)
  const session = openSession(bank)
  const replies = await Promise.all(twenty.map((index) => session.call('SendC2P', { index })))
  expect(replies.every((reply) => reply.kind === 'ok')).toBe(true)
  expect(bank.logOns()).toBe(2)
  expect(bank.calls).toHaveLength(40)
})

test('the key of yesterday is not used after midnight in Caracas', async () => {
  const clock = fixedClock()
  const bank = scriptedBank(ok({}))
  const session = openSession(bank, { clock })
  clock.set('2026-10-06T03:59:58Z')
  await session.call('Banks', {})
  clock.set('2026-10-06T03:59:59.999Z')
  await session.call('Banks', {})
  expect(bank.logOns()).toBe(1)
  clock.set('2026-10-06T04:00:00Z')
  await session.call('Banks', {})
  expect(bank.logOns()).toBe(2)
  expect(bank.calls.at(-1)?.keyText).not.toBe(vectors.workingKey)
})

test('a key requested before midnight and received after it is replaced by the next call', async () => {
  const clock = fixedClock()
  clock.set('2026-10-06T03:59:59Z')
  const bank = scriptedBank(ok({}), (call) => {
    clock.set('2026-10-06T04:00:01Z')
    return answer(200, sealedAnswer(call.keyText, { WorkingKey: vectors.workingKey }))
  })
  const session = openSession(bank, { clock })
  await session.open()
  await session.open()
  await session.open()
  expect(bank.logOns()).toBe(2)
})

const failedLogOns: [string, Exchange, object][] = [
  ['cannot reach the bank', { kind: 'notSent', reason: 'unreachable' }, { reason: 'unreachable' }],
  ['is kept back by the guard', { kind: 'notSent', reason: 'circuit_open' }, { reason: 'circuit_open' }],
  ['gets no answer', { kind: 'unknown', reason: 'timeout' }, { reason: 'log_on_failed' }],
  ['gets a 5xx', answer(503, ''), { reason: 'log_on_failed' }],
  ['gets garbage', answer(200, 'OK'), { reason: 'log_on_failed' }],
  ['gets a page of the firewall', answer(403, '<html></html>'), { reason: 'setup' }],
  ['is refused', ko('EPIE00Error interno'), { reason: 'log_on_failed', code: 'EPIE00' }],
  ['fails inside the bank', ko('EPIR01Error interno'), { reason: 'log_on_failed', code: 'EPIR01' }],
  [
    'is refused for the set-up with HTTP 409',
    answer(409, { status: 'KO', message: 'EPICNFNo es posible encontrar al cliente' }),
    { reason: 'setup', code: 'EPICNF' },
  ],
  [
    'is refused with a key in the refusal',
    answer(409, sealedAnswer(vectors.masterKey, { WorkingKey: vectors.workingKey }, 'EPIE00Sesion abierta', 'KO')),
    { reason: 'log_on_failed', code: 'EPIE00' },
  ],
  ['has a field refused', answer(400, { ClientGUID: ['x'] }), { reason: 'setup', code: 'EPIIMS:ClientGUID' }],
  ['is refused with a code on no list', ko('EPIXYZ'), { reason: 'log_on_failed', code: 'EPIXYZ' }],
  ['is refused for the set-up', ko('EPICNFCliente no encontrado'), { reason: 'setup', code: 'EPICNF' }],
  [
    'gets a value without a key',
    answer(200, sealedAnswer(vectors.masterKey, { WorkingKey: '' })),
    { reason: 'log_on_failed' },
  ],
  [
    'gets a value closed with another key',
    answer(200, sealedAnswer(vectors.workingKey, { WorkingKey: vectors.workingKey })),
    { reason: 'log_on_failed' },
  ],
]

test.each(failedLogOns)('a call whose log-on %s is not sent', async (_, exchange, failure) => {
  const bank = scriptedBank(ok({}), () => exchange)
  expect(await openSession(bank).call('SendC2P', { Amount: 25 })).toEqual({ kind: 'notSent', ...failure })
  expect(bank.calls).toEqual([])
})

test('callers that wait for the same log-on share its failure, and the next call logs on again', async () => {
  const bank = scriptedBank(ok({}), async () => {
    await nextTask()
    return { kind: 'notSent', reason: 'unreachable' }
  })
  const session = openSession(bank)
  const replies = await Promise.all(twenty.map(() => session.call('Banks', {})))
  expect(new Set(replies.map((reply) => reply.kind))).toEqual(new Set(['notSent']))
  expect(bank.logOns()).toBe(1)
  await session.call('Banks', {})
  expect(bank.logOns()).toBe(2)
})

test.each([200, 202, 409])('a log-on answered with OK and HTTP %i succeeds', async (status) => {
  const bank = scriptedBank(ok({}), (call) =>
    answer(status, sealedAnswer(call.keyText, { workingKey: vectors.workingKey }, '000000Sesion abierta')),
  )
  expect(await openSession(bank).open()).toBeUndefined()
})

test('every call has the class of its operation', async () => {
  const classes: string[] = []
  const bank = scriptedBank(ok({}))
  const post = bank.transport.post
  const transport = {
    post: (call: Parameters<typeof post>[0]) => (classes.push(`${call.operation} ${call.class}`), post(call)),
  }
  const session = openSession({ ...bank, transport })
  for (const operation of [
    'SendC2P',
    'ReverseC2P',
    'ReverseC2PALT',
    'SendCard',
    'ValidateExistence',
    'History',
  ] as const)
    await session.call(operation, {})
  expect(classes).toEqual([
    'LogOn session',
    'SendC2P payment',
    'ReverseC2P payment',
    'ReverseC2PALT payment',
    'SendCard card',
    'ValidateExistence question',
    'History question',
  ])
})

test('references are alphanumeric, never repeat, and carry the end of the payment id', async () => {
  const bank = scriptedBank(ok({}))
  const session = openSession(bank)
  const paymentId = systemRandom.uuid()
  await Promise.all(twenty.map(() => session.call('SendC2P', {}, paymentId)))
  await Promise.all(twenty.map(() => session.call('Banks', {})))
  const references = bank.calls.map(({ reference }) => reference)
  expect(new Set(references).size).toBe(40)
  for (const reference of references) expect(reference).toMatch(/^[A-Z0-9]{20}$/)
  expect(references[0]?.startsWith(paymentId.slice(-12).toUpperCase())).toBe(true)
})

test('a test operation is marked in the calls that move money and in no others', async () => {
  const bank = scriptedBank(ok({}))
  const session = openSession(bank, { testOperation: true })
  const moving = ['SendC2P', 'ReverseC2P', 'ReverseC2PALT', 'SendCard'] as const
  const queries = ['Banks', 'History', 'ValidateExistence'] as const
  for (const operation of [...moving, ...queries]) await session.call(operation, {})
  const marks = bank.calls.map(({ body }) => field(parseJson(body), 'swTestOperation'))
  expect(marks).toEqual([...moving.map(() => true), ...queries.map(() => false)])
})

test.each<Exchange>([
  { kind: 'unknown', reason: 'timeout' },
  { kind: 'unknown', reason: 'connection_lost' },
  { kind: 'notSent', reason: 'unreachable' },
  { kind: 'notSent', reason: 'too_many_calls' },
])('a failure of the transport is returned unchanged: %o', async (exchange) => {
  expect(await openSession(scriptedBank(() => exchange)).call('SendC2P', {})).toEqual(exchange)
})

test.each([
  ['lost', { kind: 'unknown', reason: 'timeout' }],
  ['refused', ko('EPICNFNo es posible encontrar al cliente')],
  ['not sent', { kind: 'notSent', reason: 'circuit_open' }],
] as [string, Exchange][])('a log-on that is %s releases its claim for the next one', async (_, exchange) => {
  const exchanges = [exchange]
  const sessions = memorySessions(fixedClock())
  const bank = scriptedBank(ok({}), (call) => {
    const first = exchanges.shift()
    return first ?? answer(200, sealedAnswer(call.keyText, { WorkingKey: vectors.workingKey }))
  })
  expect(await openSession(bank, { sessions }).open()).toMatchObject({ kind: 'notSent' })
  expect(await openSession(bank, { sessions }).open()).toBeUndefined()
})

test.each(['read', 'claimLogOn', 'store'] as const)(
  'a call is not sent if the session store fails in %s',
  async (part) => {
    const bank = scriptedBank(ok({}))
    const failing = { [part]: () => Promise.reject(new Error('the database is away')) }
    const sessions = { ...memorySessions(fixedClock()), ...failing }
    const session = openSession(bank, { sessions })
    expect(await session.call('SendC2P', {})).toEqual({ kind: 'notSent', reason: 'log_on_failed' })
    expect(bank.calls).toEqual([])
    expect(bank.logOns()).toBe(part === 'store' ? 1 : 0)
  },
)

test('a call whose key took longer than the log-on time-out is not sent', async () => {
  const clock = fixedClock()
  const bank = scriptedBank(ok({}), (call) => {
    clock.set('2026-10-05T16:00:26Z')
    return answer(200, sealedAnswer(call.keyText, { WorkingKey: vectors.workingKey }))
  })
  expect(await openSession(bank, { clock }).call('SendC2P', {})).toEqual({ kind: 'notSent', reason: 'log_on_failed' })
  expect(bank.calls).toEqual([])
})
