import { splitAddress } from '../banks/account-address.ts'
import type { BankName } from '../banks/bank.ts'
import type { RouteName } from '../banks/flow-routes.ts'
import type { Account, Accounts, CredentialFields } from '../banks/registry.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Database, positionalStatement } from '../storage/database.ts'
import type { Sealer } from '../storage/sealing.ts'

/**
 * The accounts tenants have at the banks: credentials and address sealed at rest, and the bank that carries each flow.
 * In test mode nobody registers anything: every tenant has accounts at the simulated banks.
 */
export type TestBanks = {
  bncUrl: string
  r4Url: string
  credentialsOf(tenantId: string): Record<BankName, CredentialFields>
}

export type BankAddresses = Record<BankName, string>

type Row = {
  routes: Accounts['routes'] | null
  /** The banks whose notifications prove money by themselves. */
  proving: BankName[] | null
  bank: BankName | null
  credentials: Buffer | null
  version: string | null
}

/** One row per account, or one without an account; each carries all routes. */
const selectAccounts = positionalStatement(
  'bank_accounts.load',
  `select r.routes, n.proving, a.bank, a.credentials, a.version
   from (select jsonb_object_agg(flow, bank) as routes from flow_routes where tenant_id = $1 and livemode = $2) r
   cross join (select array_agg(bank) as proving from notification_addresses
               where tenant_id = $1 and livemode = $2 and ends_at is null and settles) n
   left join bank_accounts a on a.tenant_id = $1 and a.livemode = $2`,
)

const upsertAccount = positionalStatement(
  'bank_accounts.set',
  `with changed as (
     insert into bank_accounts (tenant_id, livemode, bank, credentials, version)
     values ($1, $2, $3, $4, $5)
     on conflict (tenant_id, livemode, bank) do update set
       credentials = excluded.credentials, version = excluded.version, updated_at = now()
     returning *
   )
   insert into audit_log (audit_id, actor, action, tenant_id, subject, details)
   select $6, $7, 'bank.set', tenant_id, bank, jsonb_build_object('livemode', livemode, 'fields', $8::text[]) from changed`,
)

const upsertRoutes = positionalStatement(
  'bank_accounts.route',
  `with changed as (
     insert into flow_routes (tenant_id, livemode, flow, bank)
     select $1::uuid, $2::boolean, flow, $4::text from unnest($3::text[]) as flow
     on conflict (tenant_id, livemode, flow) do update set bank = excluded.bank
   )
   insert into audit_log (audit_id, actor, action, tenant_id, subject, details)
   values ($5, $6, 'bank.route', $1, $4, jsonb_build_object('livemode', $2::boolean, 'flows', $3::text[]))`,
)

const deleteRoutes = positionalStatement(
  'bank_accounts.unroute',
  `with changed as (
     delete from flow_routes where tenant_id = $1 and livemode = $2 and flow = any($3::text[])
   )
   insert into audit_log (audit_id, actor, action, tenant_id, subject, details)
   values ($4, $5, 'bank.route', $1, 'default', jsonb_build_object('livemode', $2::boolean, 'flows', $3::text[]))`,
)

const selectSealed = positionalStatement(
  'bank_accounts.sealed',
  `select tenant_id as "tenantId", livemode, bank, credentials from bank_accounts order by tenant_id, livemode, bank`,
)

const reseal = positionalStatement(
  'bank_accounts.reseal',
  `update bank_accounts set credentials = $5
   where tenant_id = $1 and livemode = $2 and bank = $3 and credentials = $4`,
)

export async function loadAccounts(
  database: Database,
  sealer: Sealer,
  banks: { live: BankAddresses; test: TestBanks | undefined },
  scope: Scope,
): Promise<Accounts> {
  const rows = await database.query<Row>(selectAccounts, [scope.tenantId, scope.livemode])
  const routes = rows[0]?.routes ?? {}
  const accounts = scope.livemode ? liveAccounts() : testAccounts(banks.test, scope.tenantId)
  for (const bank of rows[0]?.proving ?? []) {
    const account = accounts[bank]
    if (account) accounts[bank] = { ...account, isNotificationProof: true }
  }
  return { routes, accounts }

  function liveAccounts(): Accounts['accounts'] {
    const stored = rows.flatMap(({ bank, credentials, version }) => {
      if (bank === null || credentials === null || version === null) return []
      const fields: CredentialFields = JSON.parse(sealer.open(credentials, context(scope, bank)))
      return [[bank, liveAccount(bank, fields, version, banks.live[bank])] as const]
    })
    return Object.fromEntries(stored)
  }
}

function liveAccount(bank: BankName, stored: CredentialFields, version: string, defaultUrl: string): Account {
  const split = splitAddress(bank, stored, defaultUrl)
  if ('ok' in split) return { ...split.ok, version }
  throw new Error(`the stored address of a ${bank} account is not valid`)
}

/** Accounts as people may see them: their address and the names of their fields, never a credential. */
export function shownAccounts({ accounts }: Accounts): { bank: BankName; baseUrl: string; fields: string[] }[] {
  return Object.entries(accounts).map(([bank, { baseUrl, fields }]) => ({
    bank: bank as BankName,
    baseUrl,
    fields: Object.keys(fields),
  }))
}

function testAccounts(banks: TestBanks | undefined, tenantId: string): Accounts['accounts'] {
  if (!banks) return {}
  const { bncUrl, r4Url, credentialsOf } = banks
  const credentials = credentialsOf(tenantId)
  return {
    bnc: { fields: credentials.bnc, baseUrl: bncUrl, version: bncUrl },
    r4: { fields: { ...credentials.r4, requestC2pToken: 'yes' }, baseUrl: r4Url, version: r4Url },
  }
}

export async function setBankAccount(
  database: Database,
  sealer: Sealer,
  random: Random,
  account: { tenantId: string; bank: BankName; fields: CredentialFields; actor: string },
): Promise<void> {
  const scope = { tenantId: account.tenantId, livemode: true }
  await database.query(upsertAccount, [
    scope.tenantId,
    scope.livemode,
    account.bank,
    sealer.seal(JSON.stringify(account.fields), context(scope, account.bank)),
    random.uuid(),
    random.uuid(),
    account.actor,
    Object.keys(account.fields),
  ])
}

/** Routes the flows to the bank; without one, removes their routes. */
export async function setRoutes(
  database: Database,
  random: Random,
  change: { scope: Scope; flows: readonly RouteName[]; bank: BankName | null; actor: string },
): Promise<void> {
  const { scope, flows, bank, actor } = change
  const whose = [scope.tenantId, scope.livemode, flows]
  if (bank === null) await database.query(deleteRoutes, [...whose, random.uuid(), actor])
  else await database.query(upsertRoutes, [...whose, bank, random.uuid(), actor])
}

/** Seals anew, under the current master key, what a former one sealed. Returns how many were. */
export async function resealBankAccounts(database: Database, sealer: Sealer): Promise<number> {
  type Sealed = Scope & { bank: BankName; credentials: Buffer }
  const old = (await database.query<Sealed>(selectSealed)).filter(({ credentials }) => !sealer.isCurrent(credentials))
  for (const { tenantId, livemode, bank, credentials } of old) {
    const where = context({ tenantId, livemode }, bank)
    const fresh = sealer.seal(sealer.open(credentials, where), where)
    await database.query(reseal, [tenantId, livemode, bank, credentials, fresh])
  }
  return old.length
}

function context({ tenantId, livemode }: Scope, bank: BankName): string {
  return `bank_accounts.credentials ${tenantId} ${livemode} ${bank}`
}
