import { systemRandom } from '../../src/foundation/random.ts'
import { issueKey, type IssuedKey, type NewRestrictions } from '../../src/tenants/keys.ts'
import { setTenant } from '../../src/tenants/tenants.ts'
import { positionalStatement } from './statement.ts'
import type { TestGateway } from './gateway.ts'

/** No tenant is slowed down: the tests send hundreds of requests at once. */
export const wideRate = { PASARELA_RATE_LIMIT_PER_SECOND: '100000', PASARELA_RATE_LIMIT_BURST: '100000' }

/** Issues another key of the tenant, for test mode unless `livemode` is true. */
export function restrictedKey(
  gateway: TestGateway,
  tenantId: string,
  restrictions: NewRestrictions,
  livemode = false,
): Promise<IssuedKey> {
  const request = { tenant: tenantId, livemode, actor: 'test', restrictions }
  return issueKey(gateway.database, systemRandom, gateway.pepper, request)
}

const tenantTables = positionalStatement(
  'test.tables_of_tenants',
  `select table_name as name from information_schema.columns
   where table_schema = 'public' and column_name = 'tenant_id' order by 1`,
)

/** Tables that the gateway itself updates over time. */
const counted = new Set(['rate_buckets', 'payment_hours', 'audit_log'])

/** Everything the database has of a tenant, by table; without the times of the last use of its keys. */
export async function everythingOf({ database }: TestGateway, tenantId: string): Promise<Record<string, string>> {
  const tables = (await database.query<{ name: string }>(tenantTables)).filter(({ name }) => !counted.has(name))
  const rows = tables.map(async ({ name }) => {
    const select = `select to_jsonb(t) - 'last_used_at' as row from ${name} t where tenant_id = $1 order by 1`
    const found = await database.query(positionalStatement(`test.everything ${name}`, select), [tenantId])
    return [name, JSON.stringify(found)] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}

/** Longer than a gateway may take to see a tenant's new amount. */
const CHOICES_EFFECTIVE_MS = 1_100

/** Requires approval of the tenant's payouts above the amount, effective when it returns. */
export async function requireApproval({ database }: TestGateway, tenantId: string, aboveVes: string): Promise<void> {
  const change = { idOrName: tenantId, choices: { approvalAboveVes: aboveVes }, actor: 'test' }
  await setTenant(database, systemRandom, change)
  await new Promise((resolve) => setTimeout(resolve, CHOICES_EFFECTIVE_MS))
}
