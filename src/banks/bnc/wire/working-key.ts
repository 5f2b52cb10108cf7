import { createHash } from 'node:crypto'
import { bankWaitMs } from '../../../foundation/bank-timeouts.ts'
import { caracasDate } from '../../../foundation/caracas.ts'
import type { Clock } from '../../../foundation/clock.ts'
import type { Secret } from '../../../foundation/secret.ts'
import type { Outcome } from '../../bank.ts'
import type { SessionStore, StoredSession } from '../../sessions.ts'
import { deriveKeys, type Keys } from './cipher.ts'

export type NotSent = Extract<Outcome, { kind: 'notSent' }>
export type WorkingKey = {
  kind: 'key'
  keyId: string
  keys: Keys
  day: string
  ageMs(): number
  /** Set once the bank has decrypted a call under it. */
  hasWorked: boolean
}

/** Logs on: a new key from the bank, or the reason why there is none. */
export type LogOn = () => Promise<{ kind: 'loggedOn'; secret: Secret; day: string } | NotSent>

/** Interval at which a process checks whether another one's log-on has ended. */
const POLL_MS = 50
/** For the SQL statements around a log-on. */
const LEASE_MARGIN_MS = 5_000

const failed: NotSent = { kind: 'notSent', reason: 'log_on_failed' }

/** Only holders of the same long-term key at the same address share a session. */
export function clientHash({
  baseUrl,
  clientGuid,
  masterKey,
}: {
  baseUrl: string
  clientGuid: string
  masterKey: Secret
}): Buffer {
  const parts = ['bnc', baseUrl, clientGuid.toLowerCase(), masterKey.reveal()]
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/**
 * The working key of a client. A second log-on may void the first one's key, so the processes share the key through the
 * store, and one at a time replaces it, if it is still the key that the bank refused.
 */
export function createWorkingKeys(options: {
  client: Buffer
  sessions: SessionStore
  clock: Clock
  logOn: LogOn
  /** The transport's time-out of a log-on. */
  timeoutMs: number
}): {
  /** A key of today other than the refused one. Concurrent callers share one access to the store. */
  get(refused?: WorkingKey): Promise<WorkingKey | NotSent>
  /** The key that has replaced this one in the store, if any; never logs on. */
  replacementOf(key: WorkingKey): Promise<WorkingKey | undefined>
} {
  const { client, sessions, clock, logOn, timeoutMs } = options
  const maxWaitMs = timeoutMs + bankWaitMs(timeoutMs)
  const leaseMs = maxWaitMs + LEASE_MARGIN_MS
  let current: WorkingKey | undefined
  let obtaining: Promise<WorkingKey | NotSent> | undefined

  // A key of tomorrow comes from a process with a fast clock: replacing it would make both log on in turns.
  const isUsable = (session: { keyId: string; day: string }, refusedId: string | undefined) =>
    session.keyId !== refusedId && session.day >= caracasDate(clock.now())

  function adopt({ keyId, secret, day, ageMs }: StoredSession): WorkingKey {
    const readAtMs = clock.monotonicMs()
    const age = () => ageMs + clock.monotonicMs() - readAtMs
    current = { kind: 'key', keyId, keys: deriveKeys(secret.reveal()), day, ageMs: age, hasWorked: false }
    return current
  }

  async function replace(token: string): Promise<WorkingKey | NotSent> {
    const fresh = await logOn()
    if (fresh.kind === 'loggedOn') return adopt(await sessions.store(client, token, fresh))
    // A claim that cannot be released lapses with its lease.
    await sessions.release(client, token).catch(() => {})
    return fresh
  }

  async function obtain(refusedId: string | undefined): Promise<WorkingKey | NotSent> {
    let stored = await sessions.read(client)
    if (stored && isUsable(stored, refusedId)) return adopt(stored)
    const startMs = clock.monotonicMs()
    for (let polls = 0; polls * POLL_MS <= maxWaitMs; polls += 1) {
      const claim = await sessions.claimLogOn(client, stored?.keyId, leaseMs)
      if (claim.kind === 'claimed') return await replace(claim.token)
      if (claim.kind === 'replaced') {
        stored = claim.session
        if (isUsable(stored, refusedId)) return adopt(stored)
        continue
      }
      if (clock.monotonicMs() - startMs > maxWaitMs) return failed
      await clock.sleep(POLL_MS)
    }
    return failed
  }

  async function get(refused?: WorkingKey): Promise<WorkingKey | NotSent> {
    if (current && isUsable(current, refused?.keyId)) return current
    const startMs = clock.monotonicMs()
    // Without the store nothing is sent: a log-on would void the other processes' key.
    obtaining ??= obtain(refused?.keyId)
      .catch(() => failed)
      .finally(() => {
        obtaining = undefined
      })
    const key = await obtaining
    // Leases on payments assume that a call is sent in time or not at all.
    return clock.monotonicMs() - startMs > maxWaitMs ? failed : key
  }

  return {
    get,
    async replacementOf(key) {
      if (current && isUsable(current, key.keyId)) return current
      const stored = await sessions.read(client).catch(() => undefined)
      return stored && isUsable(stored, key.keyId) ? adopt(stored) : undefined
    },
  }
}
