import { createHmac, type KeyObject } from 'node:crypto'
import { limits } from '../../foundation/limits.ts'
import type { Random } from '../../foundation/random.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import type { Identity } from './identity.ts'
import { userColumns } from './users.ts'

/**
 * Browser sessions: 256 random bits in a cookie and their HMAC in the database, so every process can verify them and a
 * copy of the database reveals none. A session expires 12 hours after sign-in or 2 hours after the last request.
 */
export type Sessions = {
  /** Opens a new session and ends the one the browser already had, if any. */
  open(userId: string, former: string | undefined): Promise<{ token: string; expiresAt: Date }>
  /** Finds a session. `isActive` extends its idle time-out; requests of a page left open do not. */
  find(token: string, isActive: boolean): Promise<Identity | undefined>
  close(session: Identity): Promise<void>
  sweep(): Promise<void>
}

const TOKEN_BYTES = 32
const shape = /^[\w-]{43}$/

const live = `s.expires_at > now() and s.last_seen_at > now() - make_interval(secs => ${limits.sessionIdleSeconds})`

type OpenParams = {
  tokenHash: Buffer
  userId: string
  formerHash: Buffer | null
  lifetimeSeconds: number
  auditId: string
}

const insertSession = statement<OpenParams, { expiresAt: Date }>(
  'sessions.open',
  `with ended as (
     delete from operator_sessions where token_hash = :formerHash::bytea
   ), seen as (
     update operator_users set last_login_at = now() where user_id = :userId returning *
   ), audited as (
     insert into audit_log (audit_id, actor, action, tenant_id, subject)
     select :auditId, 'user:' || name, 'session.open', tenant_id, name from seen
   )
   insert into operator_sessions (token_hash, user_id, expires_at)
   values (:tokenHash, :userId, now() + make_interval(secs => :lifetimeSeconds)) returning expires_at as "expiresAt"`,
)

type SessionRow = Omit<Identity, 'via'> & { stale: boolean }

const findSession = statement<{ tokenHash: Buffer }, SessionRow>(
  'sessions.find',
  `select ${userColumns}, s.token_hash as credential, s.expires_at as "expiresAt",
          s.last_seen_at < now() - make_interval(secs => ${limits.lastSeenSeconds}) as stale
   from operator_sessions s join operator_users u using (user_id) left join tenants t using (tenant_id)
   where s.token_hash = :tokenHash and ${live} and u.disabled_at is null`,
)

const touch = statement<{ tokenHash: Buffer }>(
  'sessions.touch',
  `update operator_sessions set last_seen_at = now() where token_hash = :tokenHash`,
)

const deleteSession = statement<{ tokenHash: Buffer; auditId: string }>(
  'sessions.close',
  `with ended as (
     delete from operator_sessions where token_hash = :tokenHash returning user_id
   )
   insert into audit_log (audit_id, actor, action, tenant_id, subject)
   select :auditId, 'user:' || name, 'session.close', tenant_id, name from operator_users join ended using (user_id)`,
)

const sweepSessions = statement('sessions.sweep', `delete from operator_sessions s where not (${live})`)

export function createSessions(database: Database, random: Random, pepper: KeyObject): Sessions {
  return {
    async open(userId, former) {
      const token = random.bytes(TOKEN_BYTES).toString('base64url')
      const [opened] = await run(database, insertSession, {
        tokenHash: hash(token),
        userId,
        formerHash: former === undefined ? null : hash(former),
        lifetimeSeconds: limits.sessionSeconds,
        auditId: random.uuid(),
      })
      return { token, expiresAt: (opened as { expiresAt: Date }).expiresAt }
    },

    async find(token, isActive) {
      if (!shape.test(token)) return undefined
      const tokenHash = hash(token)
      const [found] = await run(database, findSession, { tokenHash })
      if (!found) return undefined
      const { stale, ...session } = found
      if (stale && isActive) await run(database, touch, { tokenHash })
      return { ...session, via: 'session' }
    },

    async close({ credential }) {
      await run(database, deleteSession, { tokenHash: credential, auditId: random.uuid() })
    },

    async sweep() {
      await run(database, sweepSessions, {})
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
