import { auditColumns, type AuditParams, auditParams, auditValues } from '../audit/entry.ts'
import { splitAddress } from '../banks/account-address.ts'
import type { BankName } from '../banks/bank.ts'
import type { RouteName } from '../banks/flow-routes.ts'
import type { Account, Accounts, CredentialFields } from '../banks/registry.ts'
import { isBankUrlAllowed } from '../foundation/mode-rules.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Settings } from '../foundation/settings.ts'
import type { Database, Queryable } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'
import { NO_UUID, type SealedAfter, sealedAfter, type SealedColumn, updateSealed } from '../storage/reseal.ts'
import type { Sealer } from '../storage/sealing.ts'

/**
 * Bank accounts of tenants: credentials and address sealed at rest, and the bank of each flow. In test mode nothing is
 * registered: every tenant has accounts at the simulated banks.
 */
export type TestBanks = {
  bncUrl: string
  r4Url: string
  /** Absent: test keys have no account at BDV. */
  bdvUrl?: string
  /** Absent: test keys have no account at Mercantil. */
  mercantilUrl?: string
  credentialsOf(tenantId: string): Record<BankName, CredentialFields>
}

/** Addresses of the banks for live keys, unless an account has its own, and the rule that both must meet. */
export type BankAddresses = Record<BankName, string> & { isAllowed(url: string): boolean }

type Row = {
  routes: Accounts['routes'] | null
  /** Banks whose notifications prove a payment without a query. */
  proving: BankName[] | null
  bank: BankName | null
  credentials: Buffer | null
  version: string | null
}

/** One row per account, or a single row without an account; each contains all routes. */
const selectAccounts = statement<Scope, Row>(
  'bank_accounts.load',
  `select r.routes, n.proving, a.bank, a.credentials, a.version
   from (select jsonb_object_agg(flow, bank) as routes from flow_routes
         where tenant_id = :tenantId and livemode = :livemode) r
   cross join (select array_agg(bank) as proving from notification_addresses
               where tenant_id = :tenantId and livemode = :livemode and ends_at is null and settles) n
   left join bank_accounts a on a.tenant_id = :tenantId and a.livemode = :livemode`,
)

type AccountParams = Scope &
  AuditParams & {
    bank: BankName
    credentials: Buffer
    version: string
    fields: string[]
  }

const upsertAccount = statement<AccountParams>(
  'bank_accounts.set',
  `with changed as (
     insert into bank_accounts (tenant_id, livemode, bank, credentials, version)
     values (:tenantId, :livemode, :bank, :credentials, :version)
     on conflict (tenant_id, livemode, bank) do update set
       credentials = excluded.credentials, version = excluded.version, updated_at = now()
     returning *
   )
   insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
   select ${auditValues}, 'bank.set', tenant_id, bank,
          jsonb_build_object('livemode', livemode, 'fields', :fields::text[]) from changed`,
)

type RouteParams = Scope & AuditParams & { flows: readonly RouteName[] }

const upsertRoutes = statement<RouteParams & { bank: BankName }>(
  'bank_accounts.route',
  `with changed as (
     insert into flow_routes (tenant_id, livemode, flow, bank)
     select :tenantId::uuid, :livemode::boolean, flow, :bank::text from unnest(:flows::text[]) as flow
     on conflict (tenant_id, livemode, flow) do update set bank = excluded.bank
   )
   insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
   values (${auditValues}, 'bank.route', :tenantId, :bank,
           jsonb_build_object('livemode', :livemode::boolean, 'flows', :flows::text[]))`,
)

const deleteRoutes = statement<RouteParams>(
  'bank_accounts.unroute',
  `with changed as (
     delete from flow_routes where tenant_id = :tenantId and livemode = :livemode and flow = any(:flows::text[])
   )
   insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
   values (${auditValues}, 'bank.route', :tenantId, 'default',
           jsonb_build_object('livemode', :livemode::boolean, 'flows', :flows::text[]))`,
)

type AccountKey = Scope & { bank: BankName | '' }

const sealedIn = {
  table: 'bank_accounts',
  column: 'credentials',
  key: { tenantId: 'tenant_id', livemode: 'livemode', bank: 'bank' },
}

const selectSealedAfter = statement<AccountKey & SealedAfter, AccountKey & { sealed: Buffer | null }>(
  'bank_accounts.sealed_after',
  sealedAfter(sealedIn),
)

const resealCredentials = statement<AccountKey & { sealed: Buffer; resealed: Buffer }>(
  'bank_accounts.reseal',
  updateSealed(sealedIn),
)

const selectRegistered = statement<object, Scope & { bank: BankName; credentials: Buffer }>(
  'bank_accounts.registered',
  `select tenant_id as "tenantId", livemode, bank, credentials from bank_accounts`,
)

/** The accounts of all tenants, active or not. */
export async function registeredAccounts(
  database: Queryable,
  sealer: Pick<Sealer, 'open'>,
): Promise<(Scope & { bank: BankName; fields: CredentialFields })[]> {
  const rows = await run(database, selectRegistered, {})
  return rows.map(({ bank, credentials, ...scope }) => ({
    ...scope,
    bank,
    fields: JSON.parse(sealer.open(credentials, context(scope, bank))) as CredentialFields,
  }))
}

export function liveAddresses(
  settings: Pick<Settings, 'mode' | 'insecureBanks' | 'bncUrl' | 'r4Url' | 'bdvUrl' | 'mercantilUrl'>,
): BankAddresses {
  const { bncUrl: bnc, r4Url: r4, bdvUrl: bdv, mercantilUrl: mercantil } = settings
  return { bnc, r4, bdv, mercantil, isAllowed: (url) => isBankUrlAllowed(url, settings) }
}

export const sealedCredentials: SealedColumn<AccountKey> = {
  ...sealedIn,
  first: { tenantId: NO_UUID, livemode: false, bank: '' },
  select: selectSealedAfter,
  update: resealCredentials,
  contextOf: ({ bank, ...scope }) => context(scope, bank),
}

export async function loadAccounts(
  database: Database,
  sealer: Sealer,
  banks: { live: BankAddresses; test: TestBanks | undefined },
  scope: Scope,
): Promise<Accounts> {
  const rows = await run(database, selectAccounts, scope)
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
      return [[bank, liveAccount(bank, fields, version, banks.live)] as const]
    })
    return Object.fromEntries(stored)
  }
}

function liveAccount(bank: BankName, stored: CredentialFields, version: string, live: BankAddresses): Account {
  const split = splitAddress(bank, stored, live[bank])
  if ('ok' in split && live.isAllowed(split.ok.baseUrl)) return { ...split.ok, version }
  throw new Error(`the stored address of a ${bank} account is not valid`)
}

/** Accounts for display: base URL and field names, never a credential. */
export function shownAccounts({ accounts }: Accounts): { bank: BankName; baseUrl: string; fields: string[] }[] {
  return Object.entries(accounts).map(([bank, { baseUrl, fields }]) => ({
    bank: bank as BankName,
    baseUrl,
    fields: Object.keys(fields),
  }))
}

function testAccounts(banks: TestBanks | undefined, tenantId: string): Accounts['accounts'] {
  if (!banks) return {}
  const { bncUrl, r4Url, bdvUrl, mercantilUrl, credentialsOf } = banks
  const credentials = credentialsOf(tenantId)
  return {
    bnc: { fields: credentials.bnc, baseUrl: bncUrl, version: bncUrl },
    r4: { fields: { ...credentials.r4, requestC2pToken: 'yes' }, baseUrl: r4Url, version: r4Url },
    ...(bdvUrl === undefined ? {} : { bdv: { fields: credentials.bdv, baseUrl: bdvUrl, version: bdvUrl } }),
    ...(mercantilUrl === undefined
      ? {}
      : { mercantil: { fields: credentials.mercantil, baseUrl: mercantilUrl, version: mercantilUrl } }),
  }
}

export async function setBankAccount(
  database: Database,
  sealer: Sealer,
  random: Random,
  account: { tenantId: string; bank: BankName; fields: CredentialFields; actor: string },
): Promise<void> {
  const scope = { tenantId: account.tenantId, livemode: true }
  await run(database, upsertAccount, {
    ...scope,
    bank: account.bank,
    credentials: sealer.seal(JSON.stringify(account.fields), context(scope, account.bank)),
    version: random.uuid(),
    ...auditParams(random, account.actor),
    fields: Object.keys(account.fields),
  })
}

/** Routes the flows to the bank; null removes their routes. */
export async function setRoutes(
  database: Database,
  random: Random,
  change: { scope: Scope; flows: readonly RouteName[]; bank: BankName | null; actor: string },
): Promise<void> {
  const { scope, flows, bank, actor } = change
  const params = { ...scope, flows, ...auditParams(random, actor) }
  if (bank === null) await run(database, deleteRoutes, params)
  else await run(database, upsertRoutes, { ...params, bank })
}

function context({ tenantId, livemode }: Scope, bank: BankName | ''): string {
  return `bank_accounts.credentials ${tenantId} ${livemode} ${bank}`
}
