import { auditColumns, type AuditOrigin, auditOrigin, auditValuesOf } from '../../audit/entry.ts'
import type { Random } from '../../foundation/random.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import type { Role } from '../../foundation/roles.ts'

/** Person at the identity provider. Issuer and subject identify the user; the name is for people to read. */
export type Person = { issuer: string; subject: string; name: string }

export type ExternalUser = { userId: string; name: string; isDisabled: boolean }

const USER = `'user:' || name`

type StoreParams = AuditOrigin & {
  issuer: string
  subject: string
  userId: string
  name: string
  role: Role
  tenantId: string | null
  purpose: string
}

// Sessions with another role or tenant end, and with them the live updates that were opened for that tenant. The name is
// that of the first sign-in.
const storeUser = statement<StoreParams, ExternalUser>(
  'oidc.store_user',
  `with former as (
     select user_id, role, tenant_id from operator_users where issuer = :issuer and subject = :subject
   ), stored as (
     insert into operator_users as u (user_id, name, role, tenant_id, password_hash, issuer, subject)
     values (:userId, :name, :role, :tenantId::uuid, '', :issuer, :subject)
     on conflict (issuer, subject) do update set role = excluded.role, tenant_id = excluded.tenant_id
     returning *
   ), ended as (
     delete from operator_sessions where user_id in (
       select f.user_id from former f join stored s using (user_id)
       where f.role <> s.role or f.tenant_id is distinct from s.tenant_id)
   ), audited as (
     insert into audit_log (${auditColumns}, action, outcome, tenant_id, subject, details)
     select ${auditValuesOf(USER)}, case when disabled_at is null then 'user.sign_in' else 'user.sign_in_refused' end,
            case when disabled_at is null then 'done' else 'refused' end, tenant_id, name,
            jsonb_build_object('issuer', issuer, 'subject', subject, 'role', role, 'purpose', :purpose::text)
     from stored
   )
   select user_id as "userId", name, disabled_at is not null as "isDisabled" from stored`,
)

const refuseUser = statement<AuditOrigin & { issuer: string; subject: string; reason: string }>(
  'oidc.refuse_user',
  `with refused as (
     select user_id, name, tenant_id from operator_users where issuer = :issuer and subject = :subject
   ), ended as (
     delete from operator_sessions where user_id in (select user_id from refused)
   )
   insert into audit_log (${auditColumns}, action, outcome, tenant_id, subject, details)
   select ${auditValuesOf(USER)}, 'user.sign_in_refused', 'refused', tenant_id, name,
          jsonb_build_object('issuer', :issuer::text, 'subject', :subject::text, 'reason', :reason::text)
   from refused`,
)

/** Creates the user at the first sign-in; role and tenant are those of this sign-in. */
export async function storeExternalUser(
  database: Database,
  random: Random,
  { issuer, subject, name, ...access }: Person & { role: Role; tenantId: string | null; purpose: string },
): Promise<ExternalUser> {
  const [stored] = await run(database, storeUser, {
    ...access,
    issuer,
    subject,
    userId: random.uuid(),
    name: externalName(name, random),
    ...auditOrigin(random),
  })
  return stored as ExternalUser
}

/** Ends all sessions of a user to whom the provider's claims give no role any more. */
export async function refuseExternalUser(
  database: Database,
  random: Random,
  { issuer, subject, reason }: Person & { reason: string },
): Promise<void> {
  await run(database, refuseUser, { issuer, subject, reason, ...auditOrigin(random) })
}

/** `oidc:ana-5f3c09ab`. The random part keeps two people with the same name apart; no local name has the prefix. */
function externalName(name: string, random: Pick<Random, 'bytes'>): string {
  const readable = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9._@+-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, 64)
  return `oidc:${readable || 'user'}-${random.bytes(4).toString('hex')}`
}
