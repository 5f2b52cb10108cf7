import { systemRandom } from '../../../src/foundation/random.ts'
import { createAddressStore } from '../../../src/movements/addresses.ts'
import { testSealer } from '../../harness/sealer.ts'
import type { Observations } from '../observations.ts'
import type { NotifyingBank } from '../world/banks.ts'
import type { World } from '../world/world.ts'
import { ACTOR, type Tenant } from './tenant.ts'

/**
 * Configures where both banks notify money of the tenant: at one of the gateways, however often that is killed. A bank
 * has one address per account, which is that of the first tenant that collects there.
 */
export async function registerAddresses(
  { database, banks, slots }: World,
  observations: Observations,
  tenant: Tenant,
): Promise<void> {
  if (tenant.account !== tenant.index) return
  const apis = slots.filter(({ role }) => role !== 'worker')
  const store = createAddressStore({ database, sealer: testSealer })
  for (const [index, bank] of (['bnc', 'r4'] as const satisfies NotifyingBank[]).entries()) {
    const { tenantId, livemode } = tenant
    const choice = { settles: bank === 'r4', allowed: [], graceSeconds: 0, actor: ACTOR }
    const { token, secrets } = await store.make(systemRandom, { tenantId, livemode, bank }, choice)
    for (const secret of [token, ...Object.values(secrets)]) observations.secrets.add(secret)
    const slot = apis[(tenant.index + index) % apis.length]
    const url = `http://127.0.0.1:${slot?.links.api.port}/notify/${token}`
    const { apiKey, authorization } = secrets
    const shown = bank === 'bnc' ? { apiKey } : { authorization, unanswered: 'credit' }
    const client = tenant[bank]
    await banks.registerAddress(bank, { client, url, ...shown, tries: 30, timeoutMs: 3_000, retryMs: 100 })
  }
}
