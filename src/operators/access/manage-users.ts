import { auditColumns, type AuditParams, auditParams, auditValues } from '../../audit/entry.ts'
import type { Random } from '../../foundation/random.ts'
import type { Role } from '../../foundation/roles.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement, type TypedStatement } from '../../storage/statement.ts'
import { personColumns, type User } from './users.ts'

/** Changes of other people's access. `tenantId` restricts them to the people of one tenant. */
type Target = { tenantId: string | undefined; userId: string }
type Change = Target & {
  actor: string
  /** An operator may remove the last owner of a tenant. */
  byOperator: boolean
}

const target = `user_id = :userId and (:tenantId::uuid is null or tenant_id = :tenantId)`

const findPerson = statement<{ userId: string; tenantId: string | null }, User>(
  'users.find_person',
  `select ${personColumns} from (select * from operator_users where ${target}) u left join tenants t using (tenant_id)`,
)

type ChangeParams = AuditParams & { userId: string; tenantId: string | null; byOperator: boolean }
type Changed = { isFound: boolean; isChanged: boolean }

/**
 * `rivals` locks the enabled users who share the target's role and tenant and reads them again after the wait, so that of
 * two owners who leave at once one stays.
 */
const whoseLastMayNotLeave = `with target as (
     select * from operator_users where ${target}
   ), rivals as materialized (
     select o.user_id from operator_users o join target t on o.role = t.role and o.tenant_id is not distinct from t.tenant_id
     where o.disabled_at is null order by o.user_id for update of o
   ), allowed as (
     select user_id, role as former from target
     where role not in ('operator', 'owner') or (role = 'owner' and :byOperator::boolean)
        or exists (select from rivals where user_id <> :userId)
   )`

const result = `select exists (select from target) as "isFound", exists (select from changed) as "isChanged"`

// Sessions end, and with them the live updates that were opened under the former role.
const updateRole = statement<ChangeParams & { role: Role }, Changed>(
  'users.change_role',
  `${whoseLastMayNotLeave}, changed as (
     update operator_users u set role = :role from allowed a where u.user_id = a.user_id and u.role = a.former
     returning u.*, a.former
   ), ended as (
     delete from operator_sessions where user_id in (select user_id from changed)
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'user.role', tenant_id, name, jsonb_build_object('role', role, 'former', former) from changed
   )
   ${result}`,
)

const disable = statement<ChangeParams, Changed>(
  'users.disable_person',
  `${whoseLastMayNotLeave}, changed as (
     update operator_users u set disabled_at = coalesce(u.disabled_at, now()) from allowed a
     where u.user_id = a.user_id returning u.*
   ), ended as (
     delete from operator_sessions where user_id in (select user_id from changed)
   ), links as (
     delete from user_links where user_id in (select user_id from changed)
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject)
     select ${auditValues}, 'user.disable', tenant_id, name from changed
   )
   ${result}`,
)

export type ManagedUsers = ReturnType<typeof createManagedUsers>

export function createManagedUsers(database: Database, random: Random) {
  async function change<Extra>(
    made: TypedStatement<ChangeParams & Extra, Changed>,
    { tenantId, userId, actor, byOperator }: Change,
    extra: Extra,
  ): Promise<'changed' | 'last' | 'unknown'> {
    const audit = auditParams(random, actor)
    const [row] = await run(database, made, { tenantId: tenantId ?? null, userId, byOperator, ...audit, ...extra })
    if (!row?.isFound) return 'unknown'
    return row.isChanged ? 'changed' : 'last'
  }

  return {
    async find({ tenantId, userId }: Target): Promise<User | undefined> {
      const [found] = await run(database, findPerson, { tenantId: tenantId ?? null, userId })
      return found
    },
    changeRole: (request: Change, role: Role) => change(updateRole, request, { role }),
    disable: (request: Change) => change(disable, request, {}),
  }
}
