import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { issueKey } from '../../src/tenants/keys.ts'
import { createTenant } from '../../src/tenants/tenants.ts'
import type { BenchDatabase } from './environment.ts'

export type BenchTenant = { scope: Scope; key: string; name: string }

const actor = 'bench'

/** Creates a tenant with a test key, whose bank is the simulated BNC. */
export async function addTenant({ pool, installation }: BenchDatabase, name: string): Promise<BenchTenant> {
  const { tenantId } = await createTenant(pool, systemRandom, { name, actor })
  const pepper = installation.deriveKey('api-key')
  const { key } = await issueKey(pool, systemRandom, pepper, { tenant: tenantId, livemode: false, actor })
  return { scope: { tenantId, livemode: false }, key, name }
}
