import type { KeyObject } from 'node:crypto'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { type Database, statement } from '../../src/storage/database.ts'
import { collectionRoutes } from '../../src/banks/flow-routes.ts'
import { setRoutes } from '../../src/tenants/bank-accounts.ts'
import { issueKey } from '../../src/tenants/keys.ts'
import { markOf } from './marks.ts'

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
  /** The tenant whose accounts at the banks it uses: its own number, or that of the one it shares them with. */
  account: number
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
/** The second of six tenants collects into the account of the first. */
const SHARING_EVERY = 6

/** The tenants of a run, and whose accounts each of them uses. */
export type Identity = { tenantId: string; account: number; accountId: string }

export function drawIdentities(count: number): Identity[] {
  const ids = Array.from({ length: count }, () => systemRandom.uuid())
  return ids.map((tenantId, index) => {
    const account = index % SHARING_EVERY === 1 ? index - 1 : index
    return { tenantId, account, accountId: ids[account] ?? tenantId }
  })
}

const insertTenant = statement('torture.tenant', 'insert into tenants (tenant_id, name) values ($1, $2)')

export async function createTorturedTenant(
  database: Database,
  pepper: KeyObject,
  index: number,
  { tenantId, account, accountId }: Identity,
): Promise<Tenant> {
  const mark = markOf(index)
  const name = `Tienda ${mark}`
  await database.query(insertTenant, [tenantId, name])
  const issue = (livemode: boolean) =>
    issueKey(database, systemRandom, pepper, { tenant: tenantId, livemode, actor: ACTOR })
  const [test, live] = [await issue(false), await issue(true)]
  const collects = index % R4_EVERY === R4_EVERY - 1 ? 'r4' : 'bnc'
  const scope = { tenantId, livemode: false }
  if (collects === 'r4')
    await setRoutes(database, systemRandom, { scope, flows: collectionRoutes, bank: 'r4', actor: ACTOR })
  const { bnc, r4 } = sandboxCredentials(accountId)
  return {
    index,
    mark,
    name,
    tenantId,
    collects,
    account,
    bnc: bnc.clientGuid,
    r4: r4.commerce,
    key: { key: test.key, keyId: test.keyId, isSteady: true },
    keys: [test.key, live.key],
    liveKey: live.key,
    endpoints: [],
    known: { paymentIds: [], externalRefs: [], operationIds: [] },
  }
}
