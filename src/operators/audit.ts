import type { Random } from '../foundation/random.ts'
import { type Database, positionalStatement } from '../storage/database.ts'

export type AuditEntry = {
  auditId: string
  at: Date
  actor: string
  action: string
  tenantId: string | null
  subject: string
  details: Record<string, unknown>
}

const insertEntry = positionalStatement(
  'audit.write',
  `insert into audit_log (audit_id, actor, action, tenant_id, subject, details) values ($1, $2, $3, $4, $5, $6)`,
)

const columns = `audit_id as "auditId", at, actor, action, tenant_id as "tenantId", subject, details`
const newestFirst = `order by audit_id desc limit $2`

const listAll = positionalStatement('audit.list', `select ${columns} from audit_log where audit_id < $1 ${newestFirst}`)
const listOfTenant = positionalStatement(
  'audit.list_of_tenant',
  `select ${columns} from audit_log where tenant_id = $3 and audit_id < $1 ${newestFirst}`,
)

/** For what has no row of its own that could be changed in the same statement. */
export async function writeAudit(
  database: Database,
  random: Random,
  entry: Pick<AuditEntry, 'actor' | 'action' | 'tenantId' | 'subject'> & { details?: Record<string, unknown> },
): Promise<void> {
  const { actor, action, tenantId, subject, details = {} } = entry
  await database.query(insertEntry, [random.uuid(), actor, action, tenantId, subject, JSON.stringify(details)])
}

const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Newest first. */
export function listAudit(
  database: Database,
  { tenantId, after, limit }: { tenantId: string | undefined; after: string | undefined; limit: number },
): Promise<AuditEntry[]> {
  const place = [after ?? HIGHEST_ID, limit]
  return tenantId === undefined
    ? database.query<AuditEntry>(listAll, place)
    : database.query<AuditEntry>(listOfTenant, [...place, tenantId])
}
