import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { issueKey } from '../../src/tenants/keys.ts'
import { createTenant } from '../../src/tenants/tenants.ts'
import type { Place } from './world.ts'

export type BenchTenant = { scope: Scope; key: string; name: string }

const actor = 'bench'

/** A tenant with a test key: its bank is the simulated BNC. */
export async function addTenant({ database, installation }: Place, name: string): Promise<BenchTenant> {
  const { tenantId } = await createTenant(database, systemRandom, { name, actor })
  const pepper = installation.deriveKey('api-key')
  const { key } = await issueKey(database, systemRandom, pepper, { tenant: tenantId, livemode: false, actor })
  return { scope: { tenantId, livemode: false }, key, name }
}
