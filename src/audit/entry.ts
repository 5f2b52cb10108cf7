import type { Random } from '../foundation/random.ts'
import { currentContext } from '../foundation/request-context.ts'
import type { Queryable } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'

/**
 * Audit entries. A statement that changes something writes its entry itself, so that neither is stored without the other:
 *
 *   insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
 *   select ${auditValues}, 'key.create', tenant_id, key_id::text, '{}' from created
 *
 * with the parameters `auditParams(random, actor)`. Time, number and hash are written by the database at the commit. An entry
 * never holds a secret.
 *
 * Audited is every change of configuration and every decision about money that a person, a command or an API key makes
 * outside the payment itself. Ordinary payments (charge, reversal, disbursement, request) are not audit entries: they are
 * recorded as payment events in the same statement.
 */
export type AuditParams = {
  auditId: string
  actor: string
  auditAddress: string | null
  auditSession: string | null
  auditKey: string | null
  auditRequest: string | null
}

export type AuditOrigin = Omit<AuditParams, 'actor'>

/** Actor and origin: the first columns of every insert. */
export const auditColumns = 'audit_id, actor, address, session_id, key_id, request_id'

/** Values of `auditColumns`, where the actor is an expression over the rows of the statement. */
export const auditValuesOf = (actor: string) =>
  `:auditId::uuid, ${actor}, :auditAddress::text, :auditSession::text, :auditKey::text, :auditRequest::text`

export const auditValues = auditValuesOf(':actor::text')

/** The origin is that of the request that the running code works for; commands and background work have none. */
export function auditParams(random: Pick<Random, 'uuid'>, actor: string): AuditParams {
  return { ...auditOrigin(random), actor }
}

/** As `auditParams`, for statements that find the actor themselves. */
export function auditOrigin(random: Pick<Random, 'uuid'>): AuditOrigin {
  const { address = null, sessionId = null, keyId = null, requestId = null } = currentContext() ?? {}
  return {
    auditId: random.uuid(),
    auditAddress: address,
    auditSession: sessionId,
    auditKey: keyId,
    auditRequest: requestId,
  }
}

/** Parameters of a statement that writes an entry only where `:actor` is not null. */
export type OptionalAuditParams = { [Name in keyof AuditParams]: string | null }

/** For changes that are recorded elsewhere, such as those of a paying customer. */
export const unaudited: OptionalAuditParams = {
  auditId: null,
  actor: null,
  auditAddress: null,
  auditSession: null,
  auditKey: null,
  auditRequest: null,
}

export type Outcome = 'done' | 'refused' | 'failed'

export type NewEntry = {
  actor: string
  action: string
  tenantId: string | null
  subject: string
  outcome?: Outcome
  details?: Record<string, unknown>
}

const insertEntry = statement<AuditParams & Required<Omit<NewEntry, 'details'>> & { details: string }>(
  'audit.write',
  `insert into audit_log (${auditColumns}, action, outcome, tenant_id, subject, details)
   values (${auditValues}, :action, :outcome, :tenantId, :subject, :details)
   on conflict (audit_id) do nothing`,
)

/**
 * Writes an audit entry by itself, for actions without a row change whose statement could include it, or in the transaction
 * of the change.
 */
export async function writeAudit(database: Queryable, random: Pick<Random, 'uuid'>, entry: NewEntry): Promise<void> {
  const { actor, outcome = 'done', details = {}, ...rest } = entry
  await run(database, insertEntry, {
    ...auditParams(random, actor),
    ...rest,
    outcome,
    details: JSON.stringify(details),
  })
}
