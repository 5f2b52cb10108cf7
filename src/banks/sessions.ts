import type { Random } from '../foundation/random.ts'
import { Secret } from '../foundation/secret.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'
import { SealError, type Sealer } from '../storage/sealing.ts'

/** A bank session shared by all processes and tenants of one client. `keyId` changes with every log-on. */
export type StoredSession = { keyId: string; secret: Secret; day: string; ageMs: number }

/**
 * Store of the shared sessions. `client` is a hash over bank, address, client and its long-term key, so that only holders
 * of the same key share a session.
 */
export type SessionStore = {
  read(client: Buffer): Promise<StoredSession | undefined>
  /**
   * Claims the log-on: granted if no other process logs on and the stored session is still the refused one (or none).
   * Otherwise returns the session that replaced it, or `busy` while another process logs on.
   */
  claimLogOn(
    client: Buffer,
    refusedKeyId: string | undefined,
    leaseMs: number,
  ): Promise<{ kind: 'claimed'; token: string } | { kind: 'replaced'; session: StoredSession } | { kind: 'busy' }>
  /** Stores the new session and ends the claim. */
  store(client: Buffer, token: string, session: { secret: Secret; day: string }): Promise<StoredSession>
  /** Ends a claim whose log-on failed. */
  release(client: Buffer, token: string): Promise<void>
}

const columns = `key_id as "keyId", sealed, day::text as "day",
         (extract(epoch from clock_timestamp() - made_at) * 1000)::float8 as "ageMs"`

type SessionRow = {
  keyId: string | null
  sealed: Buffer | null
  day: string | null
  ageMs: number | null
  isBusy: boolean
}
type LogOn = { client: Buffer; token: string }

const selectSession = statement<{ client: Buffer }, SessionRow>(
  'bankSessions.select',
  `select ${columns},
         coalesce(log_on_until > clock_timestamp(), false) as "isBusy"
    from bank_sessions
   where client = :client`,
)

/**
 * Concurrent claimers block on the row, and each compares with the row its predecessor wrote. A claim with a lapsed lease
 * belongs to a dead process.
 */
const claim = statement<LogOn & { refusedKeyId: string | null; leaseMs: number }, { client: Buffer }>(
  'bankSessions.claim',
  `insert into bank_sessions as held (client, log_on_token, log_on_until)
   values (:client, :token, clock_timestamp() + :leaseMs::float8 * interval '1 millisecond')
   on conflict (client) do update
      set log_on_token = excluded.log_on_token,
          log_on_until = excluded.log_on_until
    where (held.key_id is null or held.key_id = :refusedKeyId)
      and (held.log_on_until is null or held.log_on_until <= clock_timestamp())
   returning client`,
)

const updateSession = statement<LogOn & { keyId: string; sealed: Buffer; day: string }, { client: Buffer }>(
  'bankSessions.store',
  `update bank_sessions
      set key_id = :keyId, sealed = :sealed, day = :day, made_at = clock_timestamp(), log_on_token = null,
          log_on_until = null
    where client = :client and log_on_token = :token
   returning client`,
)

const releaseClaim = statement<LogOn>(
  'bankSessions.release',
  `update bank_sessions set log_on_token = null, log_on_until = null where client = :client and log_on_token = :token`,
)

/** All ages and leases are counted by the database's clock: the clocks of the processes need not agree. */
export function createSessionStore({
  database,
  sealer,
  random,
}: {
  database: Database
  sealer: Sealer
  random: Random
}): SessionStore {
  async function readRow(client: Buffer): Promise<SessionRow | undefined> {
    const [row] = await run(database, selectSession, { client })
    return row
  }

  async function tryClaim(client: Buffer, refusedKeyId: string | null, leaseMs: number): Promise<string | undefined> {
    const token = random.uuid()
    const granted = await run(database, claim, { client, token, refusedKeyId, leaseMs })
    return granted.length > 0 ? token : undefined
  }

  /** A session sealed under a retired master key cannot be opened: it counts as absent. */
  function openRow(client: Buffer, { keyId, sealed, day, ageMs }: SessionRow): StoredSession | undefined {
    if (keyId === null || sealed === null || day === null || ageMs === null) return undefined
    try {
      return { keyId, secret: new Secret(sealer.open(sealed, context(client))), day, ageMs }
    } catch (error) {
      if (error instanceof SealError) return undefined
      throw error
    }
  }

  return {
    async read(client) {
      const row = await readRow(client)
      return row && openRow(client, row)
    },

    async claimLogOn(client, refusedKeyId, leaseMs) {
      const granted = await tryClaim(client, refusedKeyId ?? null, leaseMs)
      if (granted !== undefined) return { kind: 'claimed', token: granted }

      const row = await readRow(client)
      if (!row || row.isBusy || row.keyId === null || row.keyId === refusedKeyId) return { kind: 'busy' }
      const session = openRow(client, row)
      if (session) return { kind: 'replaced', session }
      const replacing = await tryClaim(client, row.keyId, leaseMs)
      return replacing === undefined ? { kind: 'busy' } : { kind: 'claimed', token: replacing }
    },

    async store(client, token, { secret, day }) {
      const keyId = random.uuid()
      const sealed = sealer.seal(secret.reveal(), context(client))
      const updated = await run(database, updateSession, { client, token, keyId, sealed, day })
      if (updated.length > 0) return { keyId, secret, day, ageMs: 0 }
      throw new Error('the claim of a log-on had lapsed before its session was stored')
    },

    release: async (client, token) => void (await run(database, releaseClaim, { client, token })),
  }
}

function context(client: Buffer): string {
  return `bank_sessions.sealed ${client.toString('hex')}`
}
