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
  /** Set once the bank has understood a call under it. */
  hasWorked: boolean
}

/** A new key from the bank, or why there is none. */
export type LogOn = () => Promise<{ kind: 'loggedOn'; secret: Secret; day: string } | NotSent>

/** How often a process looks whether the one that logs on is done. */
const POLL_MS = 50
/** For the statements around a log-on. */
const LEASE_MARGIN_MS = 5_000

const failed: NotSent = { kind: 'notSent', reason: 'log_on_failed' }

/** Holders of the same long-term key at the same address share one session; nobody else does. */
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
 * The one working key of a client. A second log-on may void the first one's key, so the processes share it through the
 * store, and one of them at a time replaces it, if it is still the one the bank refused.
 */
export function createWorkingKeys(options: {
  client: Buffer
  sessions: SessionStore
  clock: Clock
  logOn: LogOn
  /** How long the bank has for a log-on. */
  timeoutMs: number
}): {
  /** A key of today other than the refused one. However many ask at once, one access to the store serves them all. */
  get(refused?: WorkingKey): Promise<WorkingKey | NotSent>
  /** The key that replaced this one in the store by now, if any; nobody logs on for it. */
  replacementOf(key: WorkingKey): Promise<WorkingKey | undefined>
} {
  const { client, sessions, clock, logOn, timeoutMs } = options
  const patienceMs = timeoutMs + bankWaitMs(timeoutMs)
  const leaseMs = patienceMs + LEASE_MARGIN_MS
  let current: WorkingKey | undefined
  let obtaining: Promise<WorkingKey | NotSent> | undefined

  // A key of tomorrow was made by a process whose clock runs ahead: to replace it would have both log on in turns.
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
    // A claim that cannot be given back lapses with its lease.
    await sessions.release(client, token).catch(() => {})
    return fresh
  }

  async function obtain(refusedId: string | undefined): Promise<WorkingKey | NotSent> {
    let stored = await sessions.read(client)
    if (stored && isUsable(stored, refusedId)) return adopt(stored)
    const startMs = clock.monotonicMs()
    for (let polls = 0; polls * POLL_MS <= patienceMs; polls += 1) {
      const claim = await sessions.claimLogOn(client, stored?.keyId, leaseMs)
      if (claim.kind === 'claimed') return await replace(claim.token)
      if (claim.kind === 'replaced') {
        stored = claim.session
        if (isUsable(stored, refusedId)) return adopt(stored)
        continue
      }
      if (clock.monotonicMs() - startMs > patienceMs) return failed
      await clock.sleep(POLL_MS)
    }
    return failed
  }

  async function get(refused?: WorkingKey): Promise<WorkingKey | NotSent> {
    if (current && isUsable(current, refused?.keyId)) return current
    const startMs = clock.monotonicMs()
    // Without the store nothing is sent: a log-on of our own would void the key of the others.
    obtaining ??= obtain(refused?.keyId)
      .catch(() => failed)
      .finally(() => {
        obtaining = undefined
      })
    const key = await obtaining
    // Leases over payments count on it that a call leaves in time or not at all.
    return clock.monotonicMs() - startMs > patienceMs ? failed : key
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
