import type { KeyObject } from 'node:crypto'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Database } from '../../src/storage/database.ts'
import { setCollectionRoute } from '../../src/tenants/bank-accounts.ts'
import { issueKey } from '../../src/tenants/keys.ts'
import { createTenant } from '../../src/tenants/tenants.ts'

export const ACTOR = 'torture'

/** A key is steady until somebody begins to replace it: from then on it may be refused. */
export type TenantKey = { key: string; keyId: string; isSteady: boolean }

/** An endpoint as its tenant knows it. A stable one is never touched, a removed one is only remembered. */
export type Endpoint = { id: string; path: string; state: 'stable' | 'moving' | 'removed' }

/** A merchant: a name, keys and endpoints. */
export type Tenant = {
  index: number
  /** In everything of theirs that a tenant can name, so that it is recognised wherever it turns up. */
  mark: string
  name: string
  tenantId: string
  collects: 'bnc' | 'r4'
  bnc: string
  r4: string
  /** Replaced by rotations; former ones may be good for a while. */
  key: TenantKey
  /** Every key it ever had: none of them may be found anywhere. */
  keys: string[]
  liveKey: string
  endpoints: Endpoint[]
  /** Some of its payments and operations, for others to pry into. */
  known: { paymentIds: string[]; externalRefs: string[]; operationIds: string[] }
}

/** Every third tenant collects through R4, which has neither cards nor a statement. */
const R4_EVERY = 3

export function markOf(index: number): string {
  return `zq${String(index).padStart(2, '0')}kx`
}

export async function createTorturedTenant(database: Database, pepper: KeyObject, index: number): Promise<Tenant> {
  const mark = markOf(index)
  const name = `Tienda ${mark}`
  const { tenantId } = await createTenant(database, systemRandom, { name, actor: ACTOR })
  const issue = (livemode: boolean) =>
    issueKey(database, systemRandom, pepper, { tenant: tenantId, livemode, actor: ACTOR })
  const [test, live] = [await issue(false), await issue(true)]
  const collects = index % R4_EVERY === R4_EVERY - 1 ? 'r4' : 'bnc'
  const scope = { tenantId, livemode: false }
  if (collects === 'r4') await setCollectionRoute(database, systemRandom, { scope, bank: 'r4', actor: ACTOR })
  const { bnc, r4 } = sandboxCredentials(tenantId)
  return {
    index,
    mark,
    name,
    tenantId,
    collects,
    bnc: bnc.clientGuid,
    r4: r4.commerce,
    key: { key: test.key, keyId: test.keyId, isSteady: true },
    keys: [test.key, live.key],
    liveKey: live.key,
    endpoints: [],
    known: { paymentIds: [], externalRefs: [], operationIds: [] },
  }
}
