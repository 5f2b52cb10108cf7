import { createHmac, type KeyObject } from 'node:crypto'
import {
  auditColumns,
  type AuditOrigin,
  auditOrigin,
  type AuditParams,
  auditParams,
  auditValues,
  auditValuesOf,
} from '../../audit/entry.ts'
import { limits } from '../../foundation/limits.ts'
import type { Random } from '../../foundation/random.ts'
import type { Role } from '../../foundation/roles.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import { passwordChange, personColumns, type User } from './users.ts'

/**
 * One-time links by which a person chooses a password: an invitation, or for a password that was forgotten. There is no
 * mail server: the person who makes the link hands it over. Its secret, 256 random bits, is in the fragment of the address, which
 * browsers send to no server, and the database has its HMAC only. A user has one link, the latest; its use deletes it.
 */
export type UserLinks = {
  /** Adds a user without a password, and the link to choose one. */
  invite(user: NewPerson): Promise<{ user: User; link: UserLink }>
  /** A new link for an enabled user with a password here, which ends the former one; undefined for other users. */
  make(change: { userId: string; actor: string }): Promise<UserLink | undefined>
  /** The user of a link that still works. */
  find(token: string): Promise<LinkOwner | undefined>
  /** Sets the password and ends the link and all sessions of the user. False if the link does not work any more. */
  use(token: string, passwordHash: string): Promise<boolean>
  sweep(): Promise<void>
}

export type NewPerson = { name: string; role: Role; tenantId: string | null; actor: string }
export type UserLink = { token: string; expiresAt: Date }
export type LinkOwner = {
  userId: string
  name: string
  role: Role
  tenantName: string | null
  isInvited: boolean
  expiresAt: Date
}

const TOKEN_BYTES = 32
const shape = /^[\w-]{43}$/

type LinkParams = { userId: string; tokenHash: Buffer; seconds: number }

const insertInvited = statement<AuditParams & LinkParams & Omit<NewPerson, 'actor'>, User & { expiresAt: Date }>(
  'user_links.invite',
  `with created as (
     insert into operator_users (user_id, name, role, tenant_id, password_hash)
     values (:userId, :name, :role, :tenantId::uuid, '') returning *
   ), link as (
     insert into user_links (user_id, token_hash, expires_at)
     select user_id, :tokenHash, now() + make_interval(secs => :seconds) from created returning *
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'user.invite', tenant_id, name, jsonb_build_object('role', role) from created
   )
   select ${personColumns}, link.expires_at as "expiresAt"
   from created u cross join link left join tenants t using (tenant_id)`,
)

const upsertLink = statement<AuditParams & LinkParams, { expiresAt: Date }>(
  'user_links.make',
  `with target as (
     select * from operator_users where user_id = :userId and issuer is null and disabled_at is null
   ), link as (
     insert into user_links (user_id, token_hash, expires_at)
     select user_id, :tokenHash, now() + make_interval(secs => :seconds) from target
     on conflict (user_id) do update
     set token_hash = excluded.token_hash, created_at = now(), expires_at = excluded.expires_at
     returning *
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'user.link', tenant_id, name,
            jsonb_build_object('for', case when password_hash = '' then 'invitation' else 'password' end)
     from target
   )
   select expires_at as "expiresAt" from link`,
)

const findLink = statement<{ tokenHash: Buffer }, LinkOwner>(
  'user_links.find',
  `select u.user_id as "userId", u.name, u.role, t.name as "tenantName", u.password_hash = '' as "isInvited",
          l.expires_at as "expiresAt"
   from user_links l join operator_users u using (user_id) left join tenants t using (tenant_id)
   where l.token_hash = :tokenHash and l.expires_at > now() and u.disabled_at is null`,
)

// Of two uses at once one deletes the row.
const useLink = statement<AuditOrigin & { tokenHash: Buffer; passwordHash: string; remembered: number }>(
  'user_links.use',
  `with used as (
     delete from user_links l using operator_users u
     where l.token_hash = :tokenHash and l.expires_at > now() and u.user_id = l.user_id and u.disabled_at is null
     returning u.user_id
   ), ${passwordChange('(select user_id from used)')}, audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValuesOf(`'user:' || name`)}, 'user.password', tenant_id, name, '{"by": "link"}' from changed
   )
   select 1 from changed`,
)

const sweepLinks = statement('user_links.sweep', `delete from user_links where expires_at < now()`)

export function createUserLinks(database: Database, random: Random, pepper: KeyObject): UserLinks {
  const hash = (token: string) => createHmac('sha256', pepper).update(`user link ${token}`).digest()
  const newToken = () => random.bytes(TOKEN_BYTES).toString('base64url')
  const paramsOf = (userId: string, token: string) => ({
    userId,
    tokenHash: hash(token),
    seconds: limits.userLinkSeconds,
  })

  return {
    async invite({ name, role, tenantId, actor }) {
      const token = newToken()
      const [created] = await run(database, insertInvited, {
        ...paramsOf(random.uuid(), token),
        name,
        role,
        tenantId,
        ...auditParams(random, actor),
      })
      const { expiresAt, ...user } = created as User & { expiresAt: Date }
      // The statement's own link is not in its snapshot.
      return { user: { ...user, linkExpiresAt: expiresAt }, link: { token, expiresAt } }
    },

    async make({ userId, actor }) {
      const token = newToken()
      const [link] = await run(database, upsertLink, { ...paramsOf(userId, token), ...auditParams(random, actor) })
      return link && { token, expiresAt: link.expiresAt }
    },

    async find(token) {
      if (!shape.test(token)) return undefined
      const [found] = await run(database, findLink, { tokenHash: hash(token) })
      return found
    },

    async use(token, passwordHash) {
      const params = { tokenHash: hash(token), passwordHash, remembered: limits.formerPasswords }
      return (await run(database, useLink, { ...params, ...auditOrigin(random) })).length > 0
    },

    async sweep() {
      await run(database, sweepLinks, {})
    },
  }
}

/** Address that the person opens. */
export const linkAddress = (dashboardUrl: string, token: string): string => `${dashboardUrl}/dashboard/welcome#${token}`
