import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'
import type { Outcome } from './entry.ts'

export type AuditEntry = {
  auditId: string
  sequence: string
  at: Date
  actor: string
  action: string
  outcome: Outcome
  tenantId: string | null
  tenantName: string | null
  subject: string
  address: string | null
  sessionId: string | null
  keyId: string | null
  requestId: string | null
  details: Record<string, unknown>
}

const columns = `audit_id as "auditId", sequence, at, actor, action, outcome, tenant_id as "tenantId",
  (select name from tenants t where t.tenant_id = audit_log.tenant_id) as "tenantName", subject, address,
  session_id as "sessionId", key_id as "keyId", request_id as "requestId", details`

// The cursor is the id of an entry; the order is that of the chain.
const before = `sequence < coalesce((select sequence from audit_log where audit_id = :after), ${2n ** 63n - 1n})`
const newestFirst = `order by sequence desc limit :limit`

type Page = { after: string | null; limit: number }

const listAll = statement<Page, AuditEntry>(
  'audit.list',
  `select ${columns} from audit_log where ${before} ${newestFirst}`,
)
const listOfTenant = statement<Page & { tenantId: string }, AuditEntry>(
  'audit.list_of_tenant',
  `select ${columns} from audit_log where tenant_id = :tenantId and ${before} ${newestFirst}`,
)

/** Audit entries, newest first. */
export function listAudit(
  database: Database,
  { tenantId, after, limit }: { tenantId: string | undefined; after: string | undefined; limit: number },
): Promise<AuditEntry[]> {
  const page = { after: after ?? null, limit }
  return tenantId === undefined ? run(database, listAll, page) : run(database, listOfTenant, { ...page, tenantId })
}
