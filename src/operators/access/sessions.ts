import { createHmac, type KeyObject } from 'node:crypto'
import { auditColumns, auditOrigin, type AuditOrigin, auditValuesOf } from '../../audit/entry.ts'
import { limits } from '../../foundation/limits.ts'
import type { Random } from '../../foundation/random.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import type { CurrentCredential, Identity, Verified } from './identity.ts'
import { userColumns } from './users.ts'

/**
 * Browser sessions: 256 random bits in a cookie and their HMAC in the database, so every process can verify them and a
 * copy of the database reveals none. A session expires 12 hours after sign-in, or when it was idle for longer than
 * PASARELA_SESSION_IDLE_MINUTES.
 */
export type Sessions = {
  /** Opens a new session and ends the one the browser already had, if any. */
  open(userId: string, how: OpenedBy): Promise<{ token: string; expiresAt: Date }>
  /** Finds a session. `isActive` extends its idle time-out; requests of a page left open do not. */
  find(token: string, isActive: boolean): Promise<Identity | undefined>
  /** Those of the credentials whose session goes on, with what its user may see now. */
  current(credentials: readonly Buffer[]): Promise<CurrentCredential[]>
  close(session: Identity): Promise<void>
  /** The user's sessions, the latest first. */
  list(session: Identity): Promise<SessionEntry[]>
  /** Ends one session of the same user. False if there is none. */
  end(session: Identity, sessionId: string): Promise<boolean>
  endOthers(session: Identity): Promise<void>
  /** Records a proof of identity in the user's session: a step-up, given `at` that time or now. False if it has ended. */
  verify(session: Pick<Identity, 'credential' | 'userId'>, verifiedWith: Verified, at?: Date): Promise<boolean>
  sweep(): Promise<void>
}

/** Browser of a session, as its owner sees it. */
export type Place = { address: string; device: string }

type OpenedBy = Place & {
  former: string | undefined
  verifiedWith: Verified | null
  /** Time of the proof, if it was given before the session is opened. */
  verifiedAt?: Date | undefined
}

export type SessionEntry = Place & {
  sessionId: string
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
  isCurrent: boolean
}

const TOKEN_BYTES = 32
const shape = /^[\w-]{43}$/

const live = `s.expires_at > now() and s.last_seen_at > now() - make_interval(secs => :idleSeconds)`

/** Actor of a row of operator_users. */
const USER = `'user:' || name`

type OpenParams = AuditOrigin & {
  tokenHash: Buffer
  userId: string
  formerHash: Buffer | null
  lifetimeSeconds: number
  address: string
  device: string
  verifiedWith: Verified | null
  verifiedAt: Date | null
}

/** A proof at an identity provider is older than its return; a clock ahead of ours makes none younger. */
const verifiedAt = `least(now(), coalesce(:verifiedAt::timestamptz, now()))`

const insertSession = statement<OpenParams, { expiresAt: Date }>(
  'sessions.open',
  `with ended as (
     delete from operator_sessions where token_hash = :formerHash::bytea
   ), seen as (
     update operator_users set last_login_at = now() where user_id = :userId returning *
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject)
     select ${auditValuesOf(USER)}, 'session.open', tenant_id, name from seen
   )
   insert into operator_sessions (token_hash, user_id, expires_at, address, device, verified_at, verified_with)
   values (:tokenHash, :userId, now() + make_interval(secs => :lifetimeSeconds), :address, :device, ${verifiedAt},
           :verifiedWith)
   returning expires_at as "expiresAt"`,
)

type SessionRow = Omit<Identity, 'via' | 'mayStepUp'> & { stale: boolean }

const findSession = statement<{ tokenHash: Buffer; idleSeconds: number }, SessionRow>(
  'sessions.find',
  `select ${userColumns}, s.token_hash as credential,
          encode(substring(s.token_hash from 1 for 8), 'hex') as "credentialId", s.expires_at as "expiresAt",
          case when s.verified_at > now() - make_interval(secs => ${limits.stepUpSeconds}) then s.verified_with end
            as verified,
          s.last_seen_at < now() - make_interval(secs => ${limits.lastSeenSeconds}) as stale
   from operator_sessions s join operator_users u using (user_id) left join tenants t using (tenant_id)
   where s.token_hash = :tokenHash and ${live} and u.disabled_at is null`,
)

const selectCurrent = statement<{ tokenHashes: readonly Buffer[]; idleSeconds: number }, CurrentCredential>(
  'sessions.current',
  `select s.token_hash as credential, u.role, u.tenant_id as "tenantId"
   from operator_sessions s join operator_users u using (user_id)
   where s.token_hash = any (:tokenHashes::bytea[]) and ${live} and u.disabled_at is null`,
)

const touch = statement<{ tokenHash: Buffer }>(
  'sessions.touch',
  `update operator_sessions set last_seen_at = now() where token_hash = :tokenHash`,
)

const deleteSession = statement<AuditOrigin & { tokenHash: Buffer }>(
  'sessions.close',
  `with ended as (
     delete from operator_sessions where token_hash = :tokenHash returning user_id
   )
   insert into audit_log (${auditColumns}, action, tenant_id, subject)
   select ${auditValuesOf(USER)}, 'session.close', tenant_id, name from operator_users join ended using (user_id)`,
)

const selectSessions = statement<{ userId: string; tokenHash: Buffer; idleSeconds: number }, SessionEntry>(
  'sessions.list',
  `select s.session_id as "sessionId", s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
          s.expires_at as "expiresAt", s.address, s.device, s.token_hash = :tokenHash as "isCurrent"
   from operator_sessions s where s.user_id = :userId and ${live}
   order by s.last_seen_at desc, s.session_id`,
)

// `sessionId` null: all but the caller's own.
const endSessions = statement<AuditOrigin & { userId: string; tokenHash: Buffer; sessionId: string | null }>(
  'sessions.end',
  `with ended as (
     delete from operator_sessions
     where user_id = :userId and case when :sessionId::uuid is null then token_hash <> :tokenHash
                                      else session_id = :sessionId::uuid end
     returning user_id
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValuesOf(USER)}, 'session.end', tenant_id, name,
            jsonb_build_object('sessions', (select count(*) from ended))
     from operator_users where user_id = :userId and (:sessionId::uuid is null or exists (select from ended))
   )
   select 1 from ended`,
)

type VerifyParams = AuditOrigin & {
  tokenHash: Buffer
  userId: string
  verifiedWith: Verified
  verifiedAt: Date | null
}

const verifySession = statement<VerifyParams>(
  'sessions.verify',
  `with verified as (
     update operator_sessions set verified_at = ${verifiedAt}, verified_with = :verifiedWith
     where token_hash = :tokenHash and user_id = :userId returning user_id
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValuesOf(USER)}, 'session.step_up', tenant_id, name,
            jsonb_build_object('with', :verifiedWith::text)
     from operator_users join verified using (user_id)
   )
   select 1 from verified`,
)

const sweepSessions = statement<{ idleSeconds: number }>(
  'sessions.sweep',
  `delete from operator_sessions s where not (${live})`,
)

export function createSessions(
  database: Database,
  random: Random,
  { pepper, idleSeconds }: { pepper: KeyObject; idleSeconds: number },
): Sessions {
  return {
    async open(userId, { former, verifiedAt: proved = null, ...how }) {
      const token = random.bytes(TOKEN_BYTES).toString('base64url')
      const tokenHash = hash(token)
      const [opened] = await run(database, insertSession, {
        ...how,
        verifiedAt: proved,
        tokenHash,
        userId,
        formerHash: former === undefined ? null : hash(former),
        lifetimeSeconds: limits.sessionSeconds,
        ...auditOrigin(random),
        auditSession: tokenHash.toString('hex', 0, 8),
      })
      return { token, expiresAt: (opened as { expiresAt: Date }).expiresAt }
    },

    async find(token, isActive) {
      if (!shape.test(token)) return undefined
      const tokenHash = hash(token)
      const [found] = await run(database, findSession, { tokenHash, idleSeconds })
      if (!found) return undefined
      const { stale, ...session } = found
      if (stale && isActive) await run(database, touch, { tokenHash })
      return { ...session, via: 'session', mayStepUp: false }
    },

    current: (tokenHashes) => run(database, selectCurrent, { tokenHashes, idleSeconds }),

    async close({ credential }) {
      await run(database, deleteSession, { tokenHash: credential, ...auditOrigin(random) })
    },

    list: ({ userId, credential }) => run(database, selectSessions, { userId, tokenHash: credential, idleSeconds }),

    async end({ userId, credential }, sessionId) {
      const params = { userId, tokenHash: credential, sessionId, ...auditOrigin(random) }
      return (await run(database, endSessions, params)).length > 0
    },

    async endOthers({ userId, credential }) {
      await run(database, endSessions, { userId, tokenHash: credential, sessionId: null, ...auditOrigin(random) })
    },

    async verify({ credential, userId }, verifiedWith, at) {
      const params = {
        tokenHash: credential,
        userId,
        verifiedWith,
        verifiedAt: at ?? null,
        ...auditOrigin(random),
      }
      return (await run(database, verifySession, params)).length > 0
    },

    async sweep() {
      await run(database, sweepSessions, { idleSeconds })
    },
  }

  function hash(token: string): Buffer {
    return createHmac('sha256', pepper).update(`session ${token}`).digest()
  }
}

/** CSRF token that the dashboard sends in `x-csrf-token`; pages of other origins cannot read it. */
export function csrfTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('csrf').digest('base64url')
}
