import type { Random } from '../foundation/random.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'

export type AuditEntry = {
  auditId: string
  at: Date
  actor: string
  action: string
  tenantId: string | null
  tenantName: string | null
  subject: string
  details: Record<string, unknown>
}

type EntryParams = Omit<AuditEntry, 'at' | 'tenantName' | 'details'> & { details: string }

const insertEntry = statement<EntryParams>(
  'audit.write',
  `insert into audit_log (audit_id, actor, action, tenant_id, subject, details)
   values (:auditId, :actor, :action, :tenantId, :subject, :details)`,
)

const columns = `audit_id as "auditId", at, actor, action, tenant_id as "tenantId",
  (select name from tenants t where t.tenant_id = audit_log.tenant_id) as "tenantName", subject, details`
const newestFirst = `order by audit_id desc limit :limit`

type Page = { after: string; limit: number }

const listAll = statement<Page, AuditEntry>(
  'audit.list',
  `select ${columns} from audit_log where audit_id < :after ${newestFirst}`,
)
const listOfTenant = statement<Page & { tenantId: string }, AuditEntry>(
  'audit.list_of_tenant',
  `select ${columns} from audit_log where tenant_id = :tenantId and audit_id < :after ${newestFirst}`,
)

/** Writes an audit entry by itself, for actions without a row change whose statement could include it. */
export async function writeAudit(
  database: Database,
  random: Random,
  entry: Pick<AuditEntry, 'actor' | 'action' | 'tenantId' | 'subject'> & { details?: Record<string, unknown> },
): Promise<void> {
  const { actor, action, tenantId, subject, details = {} } = entry
  await run(database, insertEntry, {
    auditId: random.uuid(),
    actor,
    action,
    tenantId,
    subject,
    details: JSON.stringify(details),
  })
}

const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Audit entries, newest first. */
export function listAudit(
  database: Database,
  { tenantId, after, limit }: { tenantId: string | undefined; after: string | undefined; limit: number },
): Promise<AuditEntry[]> {
  const page = { after: after ?? HIGHEST_ID, limit }
  return tenantId === undefined ? run(database, listAll, page) : run(database, listOfTenant, { ...page, tenantId })
}
