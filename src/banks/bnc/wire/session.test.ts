import { expect, test } from 'vitest'
import { systemRandom } from '../../../foundation/random.ts'
import type { Exchange } from '../../transport.ts'
import {
  answer,
  credentials,
  ko,
  ok,
  type Script,
  scriptedBank,
  sealedAnswer,
  standingClock,
} from '../fixtures/scripted-bank.ts'
import vectors from '../vectors.json' with { type: 'json' }
import { field, parseJson } from './read.ts'
import { createSession } from './session.ts'

function openSession(bank: ReturnType<typeof scriptedBank>, clock = standingClock(), testOperation = false) {
  const { clientGuid, masterKey } = credentials
  const wire = { transport: bank.transport, clock, random: systemRandom }
  return createSession({ clientGuid, masterKey, baseUrl: 'https://bnc.test/api/', testOperation, ...wire })
}

const twenty = Array.from({ length: 20 }, (_, index) => index)

/** A task of its own, so that whatever can run before it has run. */
const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve))

test('twenty calls at once log on once', async () => {
  const bank = scriptedBank(ok({ done: true }))
  const session = openSession(bank)
  const replies = await Promise.all(twenty.map((index) => session.call('Banks', { index })))
  expect(replies.every((reply) => reply.kind === 'ok')).toBe(true)
  expect(bank.logOns()).toBe(1)
  expect(bank.calls).toHaveLength(20)
})

test('a call refused for its key is sent again once, with a new key and a new reference', async () => {
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
  expect(second?.reference).not.toBe(first?.reference)
})

test('a call refused for its key twice was not sent, and is not tried a third time', async () => {
  const bank = scriptedBank(() => ko('EPIRWKSe requiere refrescar la llave de trabajo'))
  const session = openSession(bank)
  const reply = await session.call('SendC2P', { Amount: 25 })
  expect(reply).toEqual({ kind: 'notSent', reason: 'log_on_failed', code: 'EPIRWK' })
  expect(bank.calls).toHaveLength(2)
  expect(bank.logOns()).toBe(2)
})

test('only a refused key is sent again: any other answer is the answer', async () => {
  const bank = scriptedBank(() => ko('EPIE00Error interno RWK'))
  expect(await openSession(bank).call('SendC2P', {})).toEqual({ kind: 'ko', code: 'EPIE00' })
  expect(bank.calls).toHaveLength(1)
})

test('when all keys die at once, the early and the late refusals share one new log-on', async () => {
  const arrived = Promise.withResolvers<void>()
  const resent = Promise.withResolvers<void>()
  let waiting = 0
  const refusal = ko('EPIRWKSe requiere refrescar la llave de trabajo')
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
    return refusal
  }
  const bank = scriptedBank(script)
  const session = openSession(bank)
  const replies = await Promise.all(twenty.map((index) => session.call('SendC2P', { index })))
  expect(replies.every((reply) => reply.kind === 'ok')).toBe(true)
  expect(bank.logOns()).toBe(2)
  expect(bank.calls).toHaveLength(40)
})

test('the key of yesterday is not used after midnight in Caracas', async () => {
  const clock = standingClock()
  const bank = scriptedBank(ok({}))
  const session = openSession(bank, clock)
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

test('a key that was asked for before midnight and came after it is asked for again by the next call', async () => {
  const clock = standingClock()
  clock.set('2026-10-06T03:59:59Z')
  const bank = scriptedBank(ok({}), (call) => {
    clock.set('2026-10-06T04:00:01Z')
    return answer(200, sealedAnswer(call.keyText, { WorkingKey: vectors.workingKey }))
  })
  const session = openSession(bank, clock)
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

test.each(failedLogOns)('a log-on that %s means that nothing was sent', async (_, exchange, failure) => {
  const bank = scriptedBank(ok({}), () => exchange)
  expect(await openSession(bank).call('SendC2P', { Amount: 25 })).toEqual({ kind: 'notSent', ...failure })
  expect(bank.calls).toEqual([])
})

test('callers that wait for the same log-on share its failure, and the next call tries again', async () => {
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

test.each([
  ['KO', 409],
  ['OK', 409],
  ['OK', 202],
])('a log-on answered with %s and HTTP %i is good when a key is in it', async (word, status) => {
  // The scripted bank knows the keys it gave: this one hands the published key out itself.
  const bank = scriptedBank(ok({}), (call) =>
    answer(status, sealedAnswer(call.keyText, { workingKey: vectors.workingKey }, '000000Sesion abierta', word)),
  )
  expect(await openSession(bank).open()).toBeUndefined()
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

test('a rehearsal marks the calls that move money and no others', async () => {
  const bank = scriptedBank(ok({}))
  const session = openSession(bank, standingClock(), true)
  await session.call('SendC2P', {})
  await session.call('Banks', {})
  const marks = bank.calls.map(({ body }) => field(parseJson(body), 'swTestOperation'))
  expect(marks).toEqual([true, false])
})

test.each<Exchange>([
  { kind: 'unknown', reason: 'timeout' },
  { kind: 'unknown', reason: 'connection_lost' },
  { kind: 'notSent', reason: 'unreachable' },
  { kind: 'notSent', reason: 'too_many_calls' },
])('what the transport could not do stays what it is: %o', async (exchange) => {
  expect(await openSession(scriptedBank(() => exchange)).call('SendC2P', {})).toEqual(exchange)
})
