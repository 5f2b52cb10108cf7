import { createHash } from 'node:crypto'
import { bankWaitMs } from '../foundation/bank-timeouts.ts'
import type { Clock } from '../foundation/clock.ts'
import type { Secret } from '../foundation/secret.ts'
import type { Outcome } from './bank.ts'
import type { SessionStore, StoredSession } from './sessions.ts'

export type NotSent = Extract<Outcome, { kind: 'notSent' }>

/** Logs on: a new session from the bank, or the reason why there is none. `previous` is the one it replaces. */
export type LogOn = (
  previous: StoredSession | undefined,
) => Promise<{ kind: 'loggedOn'; secret: Secret; day: string } | NotSent>

/** Names a client of a bank: bank, address, client and, where only its holders share, the long-term key. */
export function clientHash(parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/** Interval at which a process checks whether another one's log-on has ended. */
const POLL_MS = 50
/** For the SQL statements around a log-on. */
const LEASE_MARGIN_MS = 5_000

const failed: NotSent = { kind: 'notSent', reason: 'log_on_failed' }

/**
 * The session of a bank's client, a key or a token. A second log-on may void the first one's session, so the processes
 * share it through the store, and one at a time replaces it, if it is still the one that the bank refused.
 */
export function createSharedSession<Held extends { keyId: string }>(options: {
  client: Buffer
  sessions: SessionStore
  clock: Clock
  logOn: LogOn
  /** Calls to the bank in one log-on; 1 by default. */
  logOnCalls?: number
  /** The transport's time-out of a log-on. */
  timeoutMs: number
  /** The stored session as the connector uses it. */
  hold(stored: StoredSession, ageMs: () => number): Held
  /** Whether the session has not ended by itself. */
  isCurrent(held: Held): boolean
}): {
  /** A current session other than the refused one. Concurrent callers share one access to the store. */
  get(refused?: Held): Promise<Held | NotSent>
  /** The session that has replaced this one in the store, if any; never logs on. */
  replacementOf(held: Held): Promise<Held | undefined>
} {
  const { client, sessions, clock, logOn, timeoutMs, logOnCalls = 1, hold, isCurrent } = options
  const maxWaitMs = logOnCalls * (timeoutMs + bankWaitMs(timeoutMs))
  const leaseMs = maxWaitMs + LEASE_MARGIN_MS
  let current: Held | undefined
  let obtaining: Promise<Held | NotSent> | undefined

  const isUsable = (held: Held, refusedId: string | undefined) => held.keyId !== refusedId && isCurrent(held)

  function heldOf(stored: StoredSession): Held {
    const readAtMs = clock.monotonicMs()
    return hold(stored, () => stored.ageMs + clock.monotonicMs() - readAtMs)
  }

  /** Undefined for a session that was refused or has ended. */
  function adopt(stored: StoredSession, refusedId: string | undefined): Held | undefined {
    const held = heldOf(stored)
    if (!isUsable(held, refusedId)) return undefined
    current = held
    return held
  }

  async function replace(token: string, previous: StoredSession | undefined): Promise<Held | NotSent> {
    const fresh = await logOn(previous)
    if (fresh.kind === 'loggedOn') {
      current = heldOf(await sessions.store(client, token, fresh))
      return current
    }
    // A claim that cannot be released lapses with its lease.
    await sessions.release(client, token).catch(() => {})
    return fresh
  }

  async function obtain(refusedId: string | undefined): Promise<Held | NotSent> {
    let stored = await sessions.read(client)
    const held = stored && adopt(stored, refusedId)
    if (held) return held
    const startMs = clock.monotonicMs()
    for (let polls = 0; polls * POLL_MS <= maxWaitMs; polls += 1) {
      const claim = await sessions.claimLogOn(client, stored?.keyId, leaseMs)
      if (claim.kind === 'claimed') return await replace(claim.token, stored)
      if (claim.kind === 'replaced') {
        stored = claim.session
        const replaced = adopt(stored, refusedId)
        if (replaced) return replaced
        continue
      }
      if (clock.monotonicMs() - startMs > maxWaitMs) return failed
      await clock.sleep(POLL_MS)
    }
    return failed
  }

  return {
    async get(refused) {
      if (current && isUsable(current, refused?.keyId)) return current
      const startMs = clock.monotonicMs()
      // Without the store nothing is sent: a log-on would void the other processes' session.
      obtaining ??= obtain(refused?.keyId)
        .catch(() => failed)
        .finally(() => {
          obtaining = undefined
        })
      const held = await obtaining
      // Leases on payments assume that a call is sent in time or not at all.
      return clock.monotonicMs() - startMs > maxWaitMs ? failed : held
    },
    async replacementOf(held) {
      if (current && isUsable(current, held.keyId)) return current
      const stored = await sessions.read(client).catch(() => undefined)
      return stored && adopt(stored, held.keyId)
    },
  }
}
