import { createHash } from 'node:crypto'
import { auditColumns, type AuditParams, auditParams, auditValues } from '../../audit/entry.ts'
import { limits } from '../../foundation/limits.ts'
import { longestPage } from '../../foundation/page.ts'
import type { Random } from '../../foundation/random.ts'
import { needsTenant, type Role } from '../../foundation/roles.ts'
import { type Database, violatedConstraint } from '../../storage/database.ts'
import { run, statement, type TypedStatement } from '../../storage/statement.ts'
import type { FactorKind } from './factors.ts'

/** User of the operators' API. */
export type User = {
  userId: string
  name: string
  role: Role
  /** Only tenant the user can see; null means all tenants. */
  tenantId: string | null
  tenantName: string | null
  createdAt: Date
  passwordChangedAt: Date
  disabledAt: Date | null
  lastLoginAt: Date | null
  /** Whether the user signs in at the identity provider (oidc.ts). */
  isExternal: boolean
  /** Invited, and has not chosen a password yet. */
  isInvited: boolean
  /** End of the link by which the user chooses a password; null without one. */
  linkExpiresAt: Date | null
  /** Enrolled second factors. */
  factors: FactorKind[]
}

/** An operator request about users or tokens that was refused, with a message for the operator. */
export class UserError extends Error {}

const factors = `array_remove(array[
    case when exists (select from operator_totp f where f.user_id = u.user_id and f.confirmed_at is not null)
         then 'totp' end,
    case when exists (select from operator_passkeys f where f.user_id = u.user_id) then 'passkey' end], null) as factors`

export const userColumns = `u.user_id as "userId", u.name, u.role, u.tenant_id as "tenantId", t.name as "tenantName",
  u.issuer is not null as "isExternal", ${factors}`

export const personColumns = `${userColumns}, u.created_at as "createdAt", u.password_changed_at as "passwordChangedAt",
  u.disabled_at as "disabledAt", u.last_login_at as "lastLoginAt",
  u.issuer is null and u.password_hash = '' as "isInvited",
  (select expires_at from user_links l where l.user_id = u.user_id and l.expires_at > now()) as "linkExpiresAt"`

type ChangeParams = AuditParams & { userId: string }

const insertUser = statement<
  ChangeParams & { name: string; role: Role; tenantId: string | null; passwordHash: string },
  User
>(
  'users.create',
  `with created as (
     insert into operator_users (user_id, name, role, tenant_id, password_hash)
     values (:userId, :name, :role, :tenantId::uuid, :passwordHash) returning *
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'user.create', tenant_id, name, jsonb_build_object('role', role) from created
   )
   select ${personColumns} from created u left join tenants t using (tenant_id)`,
)

const selectUsers = statement<object, User>(
  'users.list',
  `select ${personColumns} from operator_users u left join tenants t using (tenant_id) order by u.name`,
)

// A user by its id is the cursor; the page begins after that user's name. `offset 0` reads the names of the page's
// tenants only: a hash join may read all of them. With :limit alone the planner assumes a tenth of all users, and plans
// every page anew.
const pageWhere = (condition: string) => `select ${personColumns} from (
     select * from (
       select * from operator_users
       where ${condition} name > coalesce((select name from operator_users where user_id = :after), '')
       order by name limit ${longestPage}
     ) longest order by name limit :limit
   ) u left join lateral (select name from tenants where tenant_id = u.tenant_id offset 0) t on true
   order by u.name`

const selectPage = statement<{ after: string | null; limit: number }, User>('users.page', pageWhere(''))
const selectPageOfTenant = statement<{ tenantId: string; after: string | null; limit: number }, User>(
  'users.page_of_tenant',
  pageWhere('tenant_id = :tenantId and'),
)

const findUser = statement<{ name: string }, User>(
  'users.find',
  `select ${personColumns} from operator_users u left join tenants t using (tenant_id) where u.name = :name`,
)

export type StoredPassword = { userId: string; tenantId: string | null; hash: string; factors: FactorKind[] }

const selectPassword = statement<{ name: string }, StoredPassword>(
  'users.password',
  `select user_id as "userId", tenant_id as "tenantId", password_hash as hash, ${factors}
   from operator_users u
   where name = :name and disabled_at is null and issuer is null and password_hash <> ''`,
)

const selectUsed = statement<{ userId: string }, { hash: string }>(
  'users.used_passwords',
  `select password_hash as hash from operator_users where user_id = :userId and password_hash <> ''
   union all
   select password_hash from operator_former_passwords where user_id = :userId`,
)

// The row is changed only if it still has the hash that was verified.
const updateHash = statement<{ userId: string; hash: string; stronger: string }>(
  'users.rehash_password',
  `update operator_users set password_hash = :stronger where user_id = :userId and password_hash = :hash`,
)

// Also deletes all sessions of the user, which were opened with the former password. That password is remembered, besides
// the latest before it: the rows of `kept` are those before this statement.
export const passwordChange = (user: string) => `former as (
     insert into operator_former_passwords (user_id, password_hash)
     select user_id, password_hash from operator_users where user_id = ${user} and password_hash <> ''
     on conflict do nothing
   ), kept as (
     select password_hash from operator_former_passwords where user_id = ${user}
     order by ended_at desc limit :remembered::int - 1
   ), forgotten as (
     delete from operator_former_passwords
     where user_id = ${user} and password_hash not in (select password_hash from kept)
   ), changed as (
     update operator_users set password_hash = :passwordHash, password_changed_at = now()
     where user_id = ${user} returning *
   ), pending as (
     delete from pending_sign_ins where user_id = ${user}
   ), ended as (
     delete from operator_sessions where user_id = ${user}
   )`

// A link by which the user could choose another password ends too.
const updatePassword = statement<ChangeParams & { passwordHash: string; remembered: number }>(
  'users.set_password',
  `with ${passwordChange(':userId')}, links as (
     delete from user_links where user_id = :userId
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject)
     select ${auditValues}, 'user.password', tenant_id, name from changed
   )
   select 1 from changed`,
)

const disable = statement<ChangeParams>(
  'users.disable',
  `with changed as (
     update operator_users set disabled_at = now() where user_id = :userId and disabled_at is null returning *
   ), ended as (
     delete from operator_sessions where user_id = :userId
   ), links as (
     delete from user_links where user_id = :userId
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject)
     select ${auditValues}, 'user.disable', tenant_id, name from changed
   )
   select 1 from changed`,
)

const enable = statement<ChangeParams>(
  'users.enable',
  `with changed as (
     update operator_users set disabled_at = null where user_id = :userId and disabled_at is not null returning *
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject)
     select ${auditValues}, 'user.enable', tenant_id, name from changed
   )
   select 1 from changed`,
)

const nameShape = /^[a-z0-9][a-z0-9._@+-]{0,127}$/

export const isUserName = (name: string): boolean => nameShape.test(name)

/** Normalised user name: trimmed and in lower case. */
export function normalName(name: string): string {
  return name.trim().toLowerCase()
}

/**
 * Name of a person whom somebody of the tenant invites: with an ending that all of the tenant's have. Names are unique in the
 * installation, and an answer that a name is taken must not reveal people in other tenants.
 */
export function nameInTenant(name: string, tenantId: string): string {
  const ending = `-${createHash('sha256').update(tenantId).digest('hex').slice(0, 6)}`
  return name.endsWith(ending) ? name : `${name}${ending}`
}

export async function createUser(
  database: Database,
  random: Random,
  user: { name: string; role: Role; tenantId: string | null; passwordHash: string; actor: string },
): Promise<User> {
  const { role, tenantId, passwordHash, actor } = user
  const name = checkUser(user)
  try {
    const [created] = await run(database, insertUser, {
      userId: random.uuid(),
      name,
      role,
      tenantId,
      passwordHash,
      ...auditParams(random, actor),
    })
    return created as User
  } catch (error) {
    if (isNameTaken(error)) throw new UserError(`There is already a user “${name}”.`)
    throw error
  }
}

export const isNameTaken = (error: unknown): boolean => violatedConstraint(error) === 'operator_users_name'

/** Validates a new user and returns the normalised name. Called before the password prompt, so mistakes show first. */
export function checkUser({ name, role, tenantId }: { name: string; role: Role; tenantId: string | null }): string {
  const normal = normalName(name)
  if (!isUserName(normal)) {
    throw new UserError('A user’s name must have 1 to 128 letters, digits, dots, dashes, underscores, + or @.')
  }
  if (needsTenant(role) && tenantId === null) {
    throw new UserError(`A user with the role ${role} belongs to a tenant: say which one.`)
  }
  if (role === 'operator' && tenantId !== null) throw new UserError('An operator sees all tenants: name none.')
  return normal
}

export function listUsers(database: Database): Promise<User[]> {
  return run(database, selectUsers, {})
}

/** Users of a tenant, or all, by name, after the one with this id. */
export function pageOfUsers(
  database: Database,
  { tenantId, after = null, limit }: { tenantId?: string | undefined; after: string | null | undefined; limit: number },
): Promise<User[]> {
  if (tenantId === undefined) return run(database, selectPage, { after, limit })
  return run(database, selectPageOfTenant, { tenantId, after, limit })
}

export async function findUserByName(database: Database, name: string): Promise<User | undefined> {
  const [user] = await run(database, findUser, { name: normalName(name) })
  return user
}

export async function requireUser(database: Database, name: string): Promise<User> {
  const user = await findUserByName(database, name)
  if (!user) throw new UserError(`There is no user “${name}”: see pasarela user list.`)
  return user
}

/** A user with a password here, which users of the identity provider cannot have. */
export async function requireLocalUser(database: Database, name: string): Promise<User> {
  const user = await requireUser(database, name)
  if (user.isExternal) throw new UserError(`“${name}” signs in at the identity provider: no password or token here.`)
  return user
}

/** Stored password of a user who is not disabled. */
export async function findPassword(database: Database, name: string): Promise<StoredPassword | undefined> {
  const [found] = await run(database, selectPassword, { name: normalName(name) })
  return found
}

/** Hashes of the user's present and latest former passwords. */
export async function usedPasswords(database: Database, { userId }: { userId: string }): Promise<string[]> {
  return (await run(database, selectUsed, { userId })).map(({ hash }) => hash)
}

/** Replaces the hash of the same password, without ending sessions. */
export async function rehashPassword(
  database: Database,
  change: { userId: string; hash: string; stronger: string },
): Promise<void> {
  await run(database, updateHash, change)
}

/** Sets a password and ends all sessions of the user; API tokens stay valid. */
export async function setPassword(
  database: Database,
  random: Random,
  change: { userId: string; passwordHash: string; actor: string },
): Promise<void> {
  const audit = auditParams(random, change.actor)
  await run(database, updatePassword, { ...change, remembered: limits.formerPasswords, ...audit })
}

type StatusChange = { name: string; actor: string }

/** Disables a user: sessions end and tokens stop working at once. */
export function disableUser(database: Database, random: Random, user: StatusChange): Promise<User> {
  return switchUser(disable, database, random, user)
}

export function enableUser(database: Database, random: Random, user: StatusChange): Promise<User> {
  return switchUser(enable, database, random, user)
}

async function switchUser(
  change: TypedStatement<ChangeParams, object>,
  database: Database,
  random: Random,
  user: StatusChange,
): Promise<User> {
  const { userId } = await requireUser(database, user.name)
  await run(database, change, { userId, ...auditParams(random, user.actor) })
  return requireUser(database, user.name)
}
