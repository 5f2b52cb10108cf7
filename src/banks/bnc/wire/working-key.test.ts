import { describe, expect, test } from 'vitest'
import { Secret } from '../../../foundation/secret.ts'
import type { SessionStore } from '../../sessions.ts'
import { memorySessions } from '../fixtures/memory-sessions.ts'
import { openSession } from '../fixtures/open-session.ts'
import { credentials, ko, ok, scriptedBank, fixedClock } from '../fixtures/scripted-bank.ts'
import vectors from '../vectors.json' with { type: 'json' }

const twenty = Array.from({ length: 20 }, (_, index) => index)

const hashWrong = ko('EPIHV Validacion de hash incorrecta')

/** Resolves in a later task, after all pending microtasks. */
const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('processes that share a client', () => {
  test.each([
    ['the same client', {}, 1],
    [
      'the same GUID in capitals, with a slash less in the address',
      { clientGuid: credentials.clientGuid.toUpperCase(), baseUrl: 'https://bnc.test/api' },
      1,
    ],
    ['the same client at another address', { baseUrl: 'https://bnc-qa.test/api' }, 2],
    ['another GUID', { clientGuid: '11111111-1111-4222-8333-444444444444' }, 2],
  ])('processes that share a client, as %s, log on only as often as necessary', async (_, other, logOns) => {
    const bank = scriptedBank(ok({}))
    const sessions = memorySessions(fixedClock())
    await openSession(bank, { sessions }).open()
    await openSession(bank, { sessions, ...other }).open()
    expect(bank.logOns()).toBe(logOns)
  })

  test('a process with another long-term key does not see the session of the first', async () => {
    const bank = scriptedBank(ok({}))
    const sessions = memorySessions(fixedClock())
    await openSession(bank, { sessions }).open()
    const stranger = openSession(bank, { sessions, masterKey: new Secret('another key of sixteen') })
    // The bank rejects the log-on with another master key.
    expect(await stranger.call('Banks', {})).toEqual({ kind: 'notSent', reason: 'setup', code: 'EPIHV' })
    expect(bank.calls).toEqual([])
  })

  test('a process uses the key that another process stored, without its own log-on', async () => {
    const bank = scriptedBank(ok({ done: true }))
    const sessions = memorySessions(fixedClock())
    const [first, second] = [openSession(bank, { sessions }), openSession(bank, { sessions })]
    await first.open()
    await second.open()
    bank.expireKeys()
    expect(await first.call('Banks', {})).toMatchObject({ kind: 'ok' })
    expect(bank.logOns()).toBe(2)
    expect(await second.call('Banks', {})).toMatchObject({ kind: 'ok' })
    expect(bank.logOns()).toBe(2)
  })

  test.each([2, 4, 8])('%i processes that share expiring keys lose none of their calls', async (processes) => {
    const bank = scriptedBank(async (call) => {
      await nextTask()
      return ok({ done: true })(call)
    })
    const sessions = memorySessions(fixedClock())
    const all = Array.from({ length: processes }, () => openSession(bank, { sessions }))
    for (const round of [1, 2, 3]) {
      const replies = await Promise.all(
        all.flatMap((session) => twenty.map((index) => session.call('SendC2P', { round, index }))),
      )
      expect(replies.every(({ kind }) => kind === 'ok')).toBe(true)
      expect(bank.logOns()).toBe(round)
      bank.expireKeys()
    }
  })

  /** A process that logs on and does not come to an end by itself. */
  async function anotherLogsOn(sessions: SessionStore) {
    const clients: Buffer[] = []
    const noting: SessionStore = { ...sessions, read: (client) => (clients.push(client), sessions.read(client)) }
    await openSession(
      scriptedBank(ok({}), () => ({ kind: 'notSent', reason: 'unreachable' })),
      { sessions: noting },
    ).open()
    const [client = Buffer.alloc(0)] = clients
    const claim = await sessions.claimLogOn(client, undefined, 60_000)
    if (claim.kind !== 'claimed') throw new Error('the log-on was not free')
    return { client, token: claim.token }
  }

  test('processes wait for the one that logs on and use its key', async () => {
    const clock = fixedClock()
    const sessions = memorySessions(clock)
    const { client, token } = await anotherLogsOn(sessions)
    const bank = scriptedBank(ok({ done: true }))
    // The other process logs on at the bank, and stores its key while this one has looked three times.
    const other = openSession(bank)
    await other.open()
    let polls = 0
    const waiting = {
      ...clock,
      sleep: async () => {
        polls += 1
        if (polls === 3)
          await sessions.store(client, token, { secret: new Secret(vectors.workingKey), day: '2026-10-05' })
      },
    }
    expect(await openSession(bank, { clock: waiting, sessions }).call('Banks', {})).toMatchObject({ kind: 'ok' })
    expect(polls).toBe(3)
    expect(bank.logOns()).toBe(1)
  })

  test('a call is not sent if another process’s log-on does not end', async () => {
    const clock = fixedClock()
    const sessions = memorySessions(clock)
    await anotherLogsOn(sessions)
    const bank = scriptedBank(ok({}))
    const reply = await openSession(bank, { clock, sessions }).call('SendC2P', {})
    expect(reply).toEqual({ kind: 'notSent', reason: 'log_on_failed' })
    expect(bank.logOns()).toBe(0)
    expect(bank.calls).toEqual([])
  })

  test('a process logs on itself when the other one’s log-on failed', async () => {
    const clock = fixedClock()
    const sessions = memorySessions(clock)
    const { client, token } = await anotherLogsOn(sessions)
    const waiting = { ...clock, sleep: () => sessions.release(client, token) }
    const bank = scriptedBank(ok({}))
    expect(await openSession(bank, { clock: waiting, sessions }).call('Banks', {})).toMatchObject({ kind: 'ok' })
    expect(bank.logOns()).toBe(1)
  })

  test('processes whose clocks are on both sides of midnight do not log on in turns', async () => {
    const [ahead, behind] = [fixedClock(), fixedClock()]
    const sessions = memorySessions(fixedClock())
    const bank = scriptedBank(ok({}))
    ahead.set('2026-10-06T04:00:01Z')
    behind.set('2026-10-06T03:59:59Z')
    const both = [openSession(bank, { clock: ahead, sessions }), openSession(bank, { clock: behind, sessions })]
    for (const session of [...both, ...both]) expect(await session.call('Banks', {})).toMatchObject({ kind: 'ok' })
    expect(bank.logOns()).toBe(1)
  })

  test('a process does not use yesterday’s key that another one stored', async () => {
    const clock = fixedClock()
    const sessions = memorySessions(clock)
    const bank = scriptedBank(ok({}))
    await openSession(bank, { clock, sessions }).open()
    clock.set('2026-10-06T04:00:00Z')
    await openSession(bank, { clock, sessions }).call('Banks', {})
    expect(bank.logOns()).toBe(2)
    expect(bank.calls[0]?.keyText).not.toBe(vectors.workingKey)
  })
})

describe('a wrong hash', () => {
  const minutes = (count: number) => new Date(Date.parse('2026-10-05T16:00:00Z') + count * 60_000).toISOString()

  /** A session whose key is this old when the bank calls the hash wrong, so many times. */
  async function callAfter(ageMinutes: number, times: number) {
    const clock = fixedClock()
    const sessions = memorySessions(clock)
    let refusals = 0
    const bank = scriptedBank((call) => {
      refusals += 1
      return refusals <= times ? hashWrong : ok({ done: true })(call)
    })
    const session = openSession(bank, { clock, sessions })
    await session.open()
    clock.set(minutes(ageMinutes))
    return { bank, reply: await session.call('SendC2P', {}) }
  }

  test('a wrong hash under an older key means a stale key: the call is repeated with a new one', async () => {
    const { bank, reply } = await callAfter(2, 1)
    expect(reply).toMatchObject({ kind: 'ok' })
    expect(bank.logOns()).toBe(2)
    const [first, second] = bank.calls
    expect([second?.text, second?.reference]).toEqual([first?.text, first?.reference])
  })

  test('a wrong hash after a repeated call is a configuration error', async () => {
    const { bank, reply } = await callAfter(2, 2)
    expect(reply).toEqual({ kind: 'ko', code: 'EPIHV' })
    expect(bank.calls).toHaveLength(2)
    expect(bank.logOns()).toBe(2)
  })

  test('a wrong hash under a new key is a configuration error and causes no log-on', async () => {
    const { bank, reply } = await callAfter(0.5, 1)
    expect(reply).toEqual({ kind: 'ko', code: 'EPIHV' })
    expect(bank.calls).toHaveLength(1)
    expect(bank.logOns()).toBe(1)
  })

  test('a call with a wrong hash under a key that another process replaced is repeated with the replacement', async () => {
    const clock = fixedClock()
    const sessions = memorySessions(clock)
    const bank = scriptedBank((call) => (call.keyText === vectors.workingKey ? hashWrong : ok({ done: true })(call)))
    const [first, second] = [openSession(bank, { clock, sessions }), openSession(bank, { clock, sessions })]
    await Promise.all([first.open(), second.open()])
    bank.expireKeys()
    expect(await second.call('Banks', {})).toMatchObject({ kind: 'ok' })
    expect(await first.call('Banks', {})).toMatchObject({ kind: 'ok' })
    expect(bank.logOns()).toBe(2)
  })
})
