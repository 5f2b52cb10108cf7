import type { KeyObject } from 'node:crypto'
import { sandboxCredentials } from '../../../sandbox/credentials.ts'
import { systemRandom } from '../../../src/foundation/random.ts'
import type { Database } from '../../../src/storage/database.ts'
import { positionalStatement } from '../../harness/statement.ts'
import { collectionRoutes } from '../../../src/banks/flow-routes.ts'
import { setBankAccount, setOrder, setRoutes } from '../../../src/tenants/bank-accounts.ts'
import { issueKey, type NewRestrictions } from '../../../src/tenants/keys.ts'
import { testSealer } from '../../harness/sealer.ts'
import type { Random } from '../seeded-random.ts'
import { markOf } from './marks.ts'

export const ACTOR = 'torture'

/** A key is current until its replacement begins: from then on it may be rejected. */
export type TenantKey = { key: string; keyId: string; isCurrent: boolean }

/** An endpoint as its tenant knows it. A stable one is never changed, a removed one is only remembered. */
export type Endpoint = { id: string; path: string; state: 'stable' | 'moving' | 'removed' }

/** A merchant with its keys and endpoints. */
export type Tenant = {
  index: number
  /** Marker in every name of the tenant, so that its data is recognised in responses and ledgers. */
  mark: string
  name: string
  tenantId: string
  /** Works with live keys; operators store and replace its bank accounts. */
  livemode: boolean
  /** `routed`: through any of its accounts, by the rules. */
  collects: 'bnc' | 'r4' | 'routed'
  /** Index of the tenant whose bank accounts it uses: its own, or that of the tenant it shares them with. */
  account: number
  /** Indices of the other tenants that use the same bank accounts. */
  sharing: number[]
  bnc: string
  r4: string
  bdv: string
  mercantil: string
  banesco: string
  bancamiga: string
  /** The bank where it verifies transfers. */
  verifies: 'bnc' | 'banesco' | 'bancamiga'
  /** All its clients at BNC, including the current one: payments may still be open at previous ones. */
  everyBnc: string[]
  /** Account ids from which the credentials of each client are derived. */
  everyAccount: string[]
  /** Phones of its accounts, which customers pay to; they carry no marker. */
  collectingPhones: string[]
  /** Replaced by rotations; previous keys may stay valid for a while. */
  key: TenantKey
  /** Every key it had: none of them may be written anywhere. */
  keys: string[]
  /** Key of the other mode. */
  otherKey: string
  /** Payouts above this many bolívares wait for a second person; null: none does. */
  approvalAbove: number | null
  /** Key of the person who decides about them. */
  approverKey: string
  endpoints: Endpoint[]
  /** Some of its payments and operations, for the isolation probes of others. */
  knownIds: { paymentIds: string[]; externalRefs: string[]; operationIds: string[] }
}

/** Every third tenant collects through R4, which has neither cards nor a statement. */
const R4_EVERY = 3
/** The second of six tenants collects into the account of the first. */
const SHARING_EVERY = 6

/** The fifth of six tenants works with live keys. */
const LIVE_EVERY = 6
const LIVE_POSITION = 4

/** The fourth of six tenants tries its test accounts in turn; the live one does so without an order. */
const ROUTED_EVERY = 6
const ROUTED_POSITION = 3
const accountOrder = ['bnc', 'r4', 'bdv', 'mercantil'] as const

/** Tenants that collect through R4, which cannot search, verify at one of these. */
const VERIFYING_EVERY = 6
const verifyingBanks = new Map([
  [2, 'banesco' as const],
  [5, 'bancamiga' as const],
])

/** Half of the tenants have an amount above which a payout waits, about half of their payouts. */
const APPROVING_EVERY = 2
const APPROVAL_ABOVE = 2_000

/** Others that collect into the account of a tenant, or whose account it collects into. */
function sharingWith(index: number): number[] {
  if (index % SHARING_EVERY === 1) return [index - 1]
  return index % SHARING_EVERY === 0 ? [index + 1] : []
}

/** Tenant of a run and the accounts it uses. */
export type Identity = { tenantId: string; livemode: boolean; account: number; accountId: string }

export function drawIdentities(count: number): Identity[] {
  const ids = Array.from({ length: count }, () => systemRandom.uuid())
  return ids.map((tenantId, index) => {
    const account = index % SHARING_EVERY === 1 ? index - 1 : index
    return { tenantId, livemode: index % LIVE_EVERY === LIVE_POSITION, account, accountId: ids[account] ?? tenantId }
  })
}

const insertTenant = positionalStatement(
  'torture.tenant',
  'insert into tenants (tenant_id, name, approval_above_ves) values ($1, $2, $3)',
)

export async function createTestTenant(
  database: Database,
  pepper: KeyObject,
  index: number,
  { tenantId, livemode, account, accountId }: Identity,
): Promise<Tenant> {
  const mark = markOf(index)
  const name = `Tienda ${mark}`
  const approvalAbove = index % APPROVING_EVERY === 0 ? APPROVAL_ABOVE : null
  await database.query(insertTenant, [tenantId, name, approvalAbove])
  const issue = (ofMode: boolean, restrictions: NewRestrictions = {}) =>
    issueKey(database, systemRandom, pepper, { tenant: tenantId, livemode: ofMode, restrictions, actor: ACTOR })
  const [own, other] = [await issue(livemode), await issue(!livemode)]
  const approver = await issue(livemode, { scopes: ['approve'] })
  const isOrdered = index % ROUTED_EVERY === ROUTED_POSITION
  const collects = isOrdered || livemode ? 'routed' : index % R4_EVERY === R4_EVERY - 1 ? 'r4' : 'bnc'
  const scope = { tenantId, livemode }
  if (isOrdered) await setOrder(database, systemRandom, { scope, accounts: accountOrder, actor: ACTOR })
  if (collects === 'r4')
    await setRoutes(database, systemRandom, { scope, flows: collectionRoutes, bank: 'r4', actor: ACTOR })
  const verifies = verifyingBanks.get(index % VERIFYING_EVERY) ?? 'bnc'
  if (verifies !== 'bnc')
    await setRoutes(database, systemRandom, { scope, flows: ['pago-movil'], bank: verifies, actor: ACTOR })
  const { bnc, r4, bdv, mercantil, banesco, bancamiga } = sandboxCredentials(accountId)
  if (livemode) for (const bank of accountOrder) await storeAccount(database, tenantId, bank, accountId)
  return {
    index,
    mark,
    name,
    tenantId,
    livemode,
    collects,
    account,
    sharing: sharingWith(index),
    bnc: bnc.clientGuid,
    r4: r4.commerce,
    bdv: bdv.accountNumber,
    mercantil: mercantil.accountNumber,
    banesco: banesco.accountNumber,
    bancamiga: bancamiga.accountNumber,
    verifies,
    everyBnc: [bnc.clientGuid],
    everyAccount: [accountId],
    collectingPhones: [bnc, r4, bdv, mercantil, banesco, bancamiga].map(({ collectingPhone }) => collectingPhone),
    key: { key: own.key, keyId: own.keyId, isCurrent: true },
    keys: [own.key, other.key, approver.key],
    otherKey: other.key,
    approvalAbove,
    approverKey: approver.key,
    endpoints: [],
    knownIds: { paymentIds: [], externalRefs: [], operationIds: [] },
  }
}

/** Switches to a new account at BNC, or back to a previous one; their statements are independent. */
export async function replaceAccount(database: Database, random: Random, tenant: Tenant): Promise<void> {
  const former = tenant.everyAccount.filter((id) => sandboxCredentials(id).bnc.clientGuid !== tenant.bnc)
  const isNew = former.length === 0 || random.chance(0.6)
  const accountId = isNew ? `${tenant.tenantId} ${tenant.everyAccount.length}` : random.pick(former)
  const { clientGuid, collectingPhone } = sandboxCredentials(accountId).bnc
  // Recorded before it is stored: a charge may use it at once.
  if (!tenant.everyBnc.includes(clientGuid)) {
    tenant.everyAccount.push(accountId)
    tenant.everyBnc.push(clientGuid)
    tenant.collectingPhones.push(collectingPhone)
  }
  await storeAccount(database, tenant.tenantId, 'bnc', accountId)
  tenant.bnc = clientGuid
}

/** Equivalent to `pasarela bank set`. */
export async function storeAccount(
  database: Database,
  tenantId: string,
  bank: (typeof accountOrder)[number],
  accountId: string,
): Promise<void> {
  const fields = sandboxCredentials(accountId)[bank]
  await setBankAccount(database, testSealer, systemRandom, { tenantId, bank, fields, actor: ACTOR })
}
