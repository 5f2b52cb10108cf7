import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { ledger } from '../../sandbox/testing/wire.ts'
import { createTestDatabase } from '../../test/harness/database.ts'
import { testSealer } from '../../test/harness/sealer.ts'
import { systemClock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { decimal } from '../foundation/money.ts'
import { systemRandom } from '../foundation/random.ts'
import { Secret } from '../foundation/secret.ts'
import { type Connection, type Database, openDatabase } from '../storage/database.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { createSealer } from '../storage/sealing.ts'
import { createBnc } from './bnc/bnc.ts'
import { parseBncCredentials } from './bnc/credentials.ts'
import { memorySessions } from './bnc/fixtures/memory-sessions.ts'
import { createSessionStore, type SessionStore } from './sessions.ts'
import { createBankDispatcher, createTransport } from './transport.ts'

let connection: Connection
let database: Database
beforeAll(async () => {
  connection = await createTestDatabase()
  database = openDatabase(connection, 10)
})
afterAll(() => database.close())

const newClient = () => systemRandom.bytes(32)
const leaseMs = 60_000
const today = '2026-10-05'
const session = (text: string) => ({ secret: new Secret(text), day: today })

async function claimed(store: SessionStore, client: Buffer, refusedKeyId?: string): Promise<string> {
  const claim = await store.claimLogOn(client, refusedKeyId, leaseMs)
  if (claim.kind !== 'claimed') throw new Error(`the log-on is ${claim.kind}`)
  return claim.token
}

async function stored(store: SessionStore, client: Buffer, text: string, refusedKeyId?: string) {
  return store.store(client, await claimed(store, client, refusedKeyId), session(text))
}

const stores: [string, () => SessionStore][] = [
  ['the database', () => createSessionStore({ database, sealer: testSealer, random: systemRandom })],
  ['memory, as the connectors’ tests have it', () => memorySessions(systemClock)],
]

describe.each(stores)('a session store in %s', (_, open) => {
  test('a session store has no session for a client that never logged on', async () => {
    expect(await open().read(newClient())).toBeUndefined()
  })

  test('a session store returns the stored session with its age, and only to its own client', async () => {
    const store = open()
    const client = newClient()
    const kept = await stored(store, client, 'first key')
    const found = await store.read(client)
    expect(found).toEqual({ ...kept, ageMs: expect.any(Number), secret: expect.any(Secret) })
    expect(found?.secret.reveal()).toBe('first key')
    expect(found?.day).toBe(today)
    expect(found?.ageMs).toBeGreaterThanOrEqual(0)
    expect(found?.ageMs).toBeLessThan(120_000)
    expect(await store.read(newClient())).toBeUndefined()
  })

  test('a session store grants the first log-on to one of many concurrent claimers', async () => {
    const store = open()
    const client = newClient()
    const claims = await Promise.all(Array.from({ length: 20 }, () => store.claimLogOn(client, undefined, leaseMs)))
    expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(1)
    expect(claims.filter(({ kind }) => kind === 'busy')).toHaveLength(19)
  })

  test('a session store grants a replacement only if the refused session is still the stored one', async () => {
    const store = open()
    const client = newClient()
    const first = await stored(store, client, 'first key')
    expect(await store.claimLogOn(client, undefined, leaseMs)).toMatchObject({ kind: 'replaced' })
    const second = await stored(store, client, 'second key', first.keyId)
    expect(second.keyId).not.toBe(first.keyId)
    const late = await store.claimLogOn(client, first.keyId, leaseMs)
    expect(late).toMatchObject({ kind: 'replaced', session: { keyId: second.keyId } })
    expect(late.kind === 'replaced' && late.session.secret.reveal()).toBe('second key')
  })

  test('a session store is busy while a session is being replaced, also for claimers with a newer one', async () => {
    const store = open()
    const client = newClient()
    const first = await stored(store, client, 'first key')
    const second = await stored(store, client, 'second key', first.keyId)
    await claimed(store, client, second.keyId)
    expect(await store.claimLogOn(client, first.keyId, leaseMs)).toEqual({ kind: 'busy' })
    expect(await store.claimLogOn(client, second.keyId, leaseMs)).toEqual({ kind: 'busy' })
  })

  test('a session store grants a released claim again and keeps the stored session', async () => {
    const store = open()
    const client = newClient()
    const first = await stored(store, client, 'first key')
    await store.release(client, await claimed(store, client, first.keyId))
    expect((await store.read(client))?.keyId).toBe(first.keyId)
    await claimed(store, client, first.keyId)
  })

  test('a claim with a lapsed lease passes to another process, and the first owner’s session is rejected', async () => {
    const store = open()
    const client = newClient()
    const lapsed = await store.claimLogOn(client, undefined, 0)
    if (lapsed.kind !== 'claimed') throw new Error('not claimed')
    const token = await claimed(store, client)
    await expect(store.store(client, lapsed.token, session('late key'))).rejects.toThrow('lapsed')
    await store.release(client, lapsed.token)
    expect(await store.claimLogOn(client, undefined, leaseMs)).toEqual({ kind: 'busy' })
    await store.store(client, token, session('good key'))
    expect((await store.read(client))?.secret.reveal()).toBe('good key')
  })
})

describe('a session in the database', () => {
  const otherSealer = createSealer(Buffer.alloc(32, 9), [], systemRandom)

  test('a session in the database is sealed for its own client', async () => {
    const store = createSessionStore({ database, sealer: testSealer, random: systemRandom })
    const [client, other] = [newClient(), newClient()]
    await stored(store, client, 'the working key')
    const [row] = await database.query<{ sealed: Buffer }>(
      positionalStatement('test.sealed', 'select sealed from bank_sessions where client = $1'),
      [client],
    )
    expect(row?.sealed.toString('latin1')).not.toContain('the working key')
    await stored(store, other, 'another key')
    await database.query(positionalStatement('test.move', 'update bank_sessions set sealed = $2 where client = $1'), [
      other,
      row?.sealed,
    ])
    expect(await store.read(other)).toBeUndefined()
  })

  test('a session that a changed master key cannot open counts as absent and is replaced by one log-on', async () => {
    const client = newClient()
    await stored(createSessionStore({ database, sealer: testSealer, random: systemRandom }), client, 'old key')
    const store = createSessionStore({ database, sealer: otherSealer, random: systemRandom })
    expect(await store.read(client)).toBeUndefined()
    const claims = await Promise.all(Array.from({ length: 5 }, () => store.claimLogOn(client, undefined, leaseMs)))
    const [granted, ...others] = claims.filter(({ kind }) => kind === 'claimed')
    expect(others).toEqual([])
    if (granted?.kind !== 'claimed') throw new Error('nobody may log on')
    await store.store(client, granted.token, session('new key'))
    expect((await store.read(client))?.secret.reveal()).toBe('new key')
  })
})

describe('gateways over one database, at a bank where a new log-on voids the older key at once', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox({ bncReadings: { keyOverlapMs: 0 } })
  })
  afterAll(() => sandbox.stop())

  function connect(client: string, sessions: SessionStore) {
    const dispatcher = createBankDispatcher({ connectTimeoutMs: 3_000 })
    const operations: string[] = []
    const transport = createTransport({
      dispatcher,
      clock: systemClock,
      timeoutsMs: { session: 20_000, question: 20_000, payment: 20_000, card: 20_000 },
      maxAnswerBytes: limits.bankAnswerBytes,
      observe: ({ operation }) => operations.push(operation),
    })
    const parsed = parseBncCredentials(sandboxCredentials(client).bnc)
    if ('errors' in parsed) throw new Error('the simulated bank gave credentials that cannot be read')
    const settings = { baseUrl: sandbox.bncUrl }
    const parts = { sessions, transport, clock: systemClock, random: systemRandom }
    const { chargeC2p } = createBnc({ credentials: parsed.ok, settings, ...parts }).flows
    if (!chargeC2p) throw new Error('the client of the simulated bank has no terminal')
    return {
      logOns: () => operations.filter((operation) => operation === 'LogOn').length,
      charge: (amount: number) =>
        chargeC2p({
          paymentId: systemRandom.uuid(),
          amount: decimal(amount),
          payer: { document: 'V12345678', phone: '584141234567', bankCode: '0102' },
          token: new Secret('13572468'),
          concept: 'Orden 1042',
        }),
      stop: () => dispatcher.destroy(),
    }
  }

  /** A process: its own connections to the database and to the bank, its own connector. */
  function startProcess(client: string) {
    const own = openDatabase(connection, 4)
    const bank = connect(client, createSessionStore({ database: own, sealer: testSealer, random: systemRandom }))
    return { ...bank, stop: () => Promise.all([bank.stop(), own.close()]) }
  }

  /** A log-on of the same client outside of the gateway ends the key that all processes hold. Its charge is the 1 Bs. */
  async function endKeys(client: string): Promise<void> {
    const outsider = connect(client, memorySessions(systemClock))
    expect(await outsider.charge(1)).toMatchObject({ kind: 'approved' })
    await outsider.stop()
  }

  const charges = Array.from({ length: 10 }, (_, index) => index)

  test.each([2, 4, 8])(
    '%i processes that share a session lose no charge and log on once for each expired key',
    async (count) => {
      const client = systemRandom.uuid()
      const processes = Array.from({ length: count }, () => startProcess(client))
      const logOns = () => processes.reduce((sum, process) => sum + process.logOns(), 0)
      const expected: number[] = []
      try {
        for (const round of [1, 2, 3]) {
          const amounts = processes.map((_, process) => charges.map((index) => round * 1000 + process * 100 + index))
          const outcomes = await Promise.all(
            processes.flatMap(({ charge }, process) => (amounts[process] ?? []).map((amount) => charge(amount))),
          )
          expect(outcomes.map(({ kind }) => kind)).toEqual(outcomes.map(() => 'approved'))
          expect(logOns()).toBe(round)
          expected.push(...amounts.flat(), 1)
          await endKeys(client)
        }
      } finally {
        await Promise.all(processes.map((process) => process.stop()))
      }
      // Each charge moved money once, however often it was sent.
      const entries = await ledger(sandbox.bncUrl, sandboxCredentials(client).bnc.clientGuid)
      const moved = entries.map(({ amount }) => Number(amount)).toSorted((left, right) => left - right)
      expect(moved).toEqual(expected.toSorted((left, right) => left - right))
      expect(moved).toHaveLength(3 * (count * charges.length + 1))
    },
  )
})
