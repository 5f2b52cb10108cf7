import { auditColumns, type AuditParams, auditParams, auditValues } from '../audit/entry.ts'
import { splitAddress } from '../banks/account-address.ts'
import { bankOf } from '../banks/account-name.ts'
import type { AccountName, BankName } from '../banks/bank.ts'
import type { RouteName } from '../banks/flow-routes.ts'
import {
  type Account,
  accountIdOf,
  type Accounts,
  clientIdOf,
  type CredentialFields,
  identityHash,
} from '../banks/registry.ts'
import { isBankUrlAllowed } from '../foundation/mode-rules.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Settings } from '../foundation/settings.ts'
import type { Database, Queryable } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'
import { NO_UUID, type SealedAfter, sealedAfter, type SealedColumn, updateSealed } from '../storage/reseal.ts'
import type { Sealer } from '../storage/sealing.ts'

/**
 * Bank accounts of tenants: credentials and address sealed at rest, and the rules by which flows choose an account. In test
 * mode nothing is registered: every tenant has accounts at the simulated banks. The column `bank` of the tables has the
 * name of the account.
 */
export type TestBanks = {
  bncUrl: string
  r4Url: string
  /** Absent: test keys have no account at BDV. */
  bdvUrl?: string
  /** Absent: test keys have no account at Mercantil. */
  mercantilUrl?: string
  /** Absent: test keys have no account at Banesco; the same at Bancamiga. */
  banescoUrl?: string
  bancamigaUrl?: string
  credentialsOf(tenantId: string): Record<BankName, CredentialFields>
}

/** Addresses of the banks for live keys, unless an account has its own, and the rule that both must meet. */
export type BankAddresses = Record<BankName, string> & { isAllowed(url: string): boolean }

type Row = {
  routes: Accounts['routes'] | null
  order: AccountName[] | null
  drained: BankName[] | null
  /** Accounts whose notifications prove a payment without a query. */
  proving: AccountName[] | null
  bank: AccountName | null
  credentials: Buffer | null
  version: string | null
} & Kept

/** The id that the account kept, and the hash of the credentials for which it did. */
type Kept = { keptId: Buffer | null; keptFor: Buffer | null }

const keptColumns = `kept_id as "keptId", kept_for as "keptFor"`

/** One row per account, or a single row without an account; each contains all rules. */
const selectAccounts = statement<Scope, Row>(
  'bank_accounts.load',
  `select r.routes, o.accounts as order, d.drained, n.proving, a.bank, a.credentials, a.version, ${keptColumns}
   from (select jsonb_object_agg(flow, bank) as routes from flow_routes
         where tenant_id = :tenantId and livemode = :livemode) r
   cross join (select array_agg(bank) as proving from notification_addresses
               where tenant_id = :tenantId and livemode = :livemode and ends_at is null and settles) n
   cross join (select array_agg(bank) as drained from drained_banks where livemode = :livemode) d
   left join account_orders o on o.tenant_id = :tenantId and o.livemode = :livemode
   left join bank_accounts a on a.tenant_id = :tenantId and a.livemode = :livemode`,
)

type AccountParams = Scope &
  AuditParams &
  Kept & {
    bank: AccountName
    credentials: Buffer
    version: string
    fields: string[]
  }

const upsertAccount = statement<AccountParams>(
  'bank_accounts.set',
  `with changed as (
     insert into bank_accounts (tenant_id, livemode, bank, credentials, version, kept_id, kept_for)
     values (:tenantId, :livemode, :bank, :credentials, :version, :keptId, :keptFor)
     on conflict (tenant_id, livemode, bank) do update set
       credentials = excluded.credentials, version = excluded.version, updated_at = now(),
       kept_id = excluded.kept_id, kept_for = excluded.kept_for
     returning *
   )
   insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
   select ${auditValues}, 'bank.set', tenant_id, bank,
          jsonb_build_object('livemode', livemode, 'fields', :fields::text[]) from changed`,
)

// The tenants of an account, and its client, are known with it. The empty version makes a worker plan its first reading.
const upsertHolder = statement<Scope & { bank: AccountName; accountId: Buffer; clientId: Buffer }>(
  'bank_accounts.set_holder',
  `insert into account_holders (tenant_id, livemode, bank, account_id, client_id, version)
   values (:tenantId, :livemode, :bank, :accountId, :clientId, '')
   on conflict (tenant_id, livemode, bank) do update
   set account_id = excluded.account_id, client_id = excluded.client_id, version = excluded.version`,
)

type RouteParams = Scope & AuditParams & { flows: readonly RouteName[] }

const upsertRoutes = statement<RouteParams & { bank: AccountName }>(
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

const upsertOrder = statement<Scope & AuditParams & { accounts: readonly AccountName[] }>(
  'bank_accounts.order',
  `with removed as (
     delete from account_orders where tenant_id = :tenantId and livemode = :livemode and cardinality(:accounts::text[]) = 0
   ), changed as (
     insert into account_orders (tenant_id, livemode, accounts)
     select :tenantId::uuid, :livemode::boolean, :accounts::text[] where cardinality(:accounts::text[]) > 0
     on conflict (tenant_id, livemode) do update set accounts = excluded.accounts
   )
   insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
   values (${auditValues}, 'bank.order', :tenantId, 'order',
           jsonb_build_object('livemode', :livemode::boolean, 'accounts', :accounts::text[]))`,
)

type AccountKey = Scope & { bank: AccountName | '' }

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

const selectRegistered = statement<object, Scope & Kept & { bank: AccountName; credentials: Buffer }>(
  'bank_accounts.registered',
  `select tenant_id as "tenantId", livemode, bank, credentials, ${keptColumns} from bank_accounts
   order by tenant_id, livemode, bank`,
)

type Registered = Scope & Identified & { bank: BankName; account: AccountName }

/** The parts of an account from which its id follows. */
type Identified = Pick<Account, 'fields' | 'keptId'>

/** The accounts of all tenants, active or not. */
export async function registeredAccounts(
  database: Queryable,
  sealer: Pick<Sealer, 'open'>,
  atBank?: BankName,
): Promise<Registered[]> {
  const rows = await run(database, selectRegistered, {})
  return rows
    .map(({ bank: account, ...row }) => ({ ...row, account, bank: bankOf(account) }))
    .filter(({ bank }) => atBank === undefined || bank === atBank)
    .map(({ tenantId, livemode, bank, account, ...row }) => {
      const scope = { tenantId, livemode }
      return { ...scope, bank, account, ...identified(sealer, scope, account, row) }
    })
}

/** An account as it is stored, with its secrets. */
export type StoredAccount = Identified & { account: AccountName; version: string }

const selectStored = statement<Scope, Kept & { bank: AccountName; credentials: Buffer; version: string }>(
  'bank_accounts.stored',
  `select bank, credentials, version, ${keptColumns} from bank_accounts
   where tenant_id = :tenantId and livemode = :livemode order by bank`,
)

export async function storedAccounts(
  database: Queryable,
  sealer: Pick<Sealer, 'open'>,
  scope: Scope,
): Promise<StoredAccount[]> {
  const rows = await run(database, selectStored, scope)
  return rows.map(({ bank: account, version, ...row }) => ({
    account,
    version,
    ...identified(sealer, scope, account, row),
  }))
}

/** The fields of a stored account, and the id that it kept if that is of these fields. */
function identified(
  sealer: Pick<Sealer, 'open'>,
  scope: Scope,
  account: AccountName,
  { credentials, keptId, keptFor }: Kept & { credentials: Buffer },
): Identified {
  const fields = JSON.parse(sealer.open(credentials, context(scope, account))) as CredentialFields
  return keptId && keptFor?.equals(identityHash(bankOf(account), fields)) ? { fields, keptId } : { fields }
}

export function liveAddresses(
  settings: Pick<
    Settings,
    'mode' | 'insecureBanks' | 'bncUrl' | 'r4Url' | 'bdvUrl' | 'mercantilUrl' | 'banescoUrl' | 'bancamigaUrl'
  >,
): BankAddresses {
  const {
    bncUrl: bnc,
    r4Url: r4,
    bdvUrl: bdv,
    mercantilUrl: mercantil,
    banescoUrl: banesco,
    bancamigaUrl: bancamiga = '',
  } = settings
  return { bnc, r4, bdv, mercantil, banesco, bancamiga, isAllowed: (url) => isBankUrlAllowed(url, settings) }
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
  const { routes, order, drained, proving } = rows[0] ?? {}
  const accounts = scope.livemode ? liveAccounts() : testAccounts(banks.test, scope.tenantId)
  for (const name of proving ?? []) {
    const account = accounts[name]
    if (account) accounts[name] = { ...account, isNotificationProof: true }
  }
  return {
    routes: routes ?? {},
    // Every tenant has a test account at every simulated bank: without an order, test values have one bank's outcomes.
    ...(order ? { order } : { isSingle: !scope.livemode }),
    drained: drained ?? [],
    accounts,
  }

  function liveAccounts(): Accounts['accounts'] {
    const stored = rows.flatMap(({ bank: name, credentials, version, keptId, keptFor }) => {
      if (name === null || credentials === null || version === null) return []
      const { fields, ...kept } = identified(sealer, scope, name, { credentials, keptId, keptFor })
      return [[name, { ...liveAccount(bankOf(name), fields, version, banks.live), ...kept }] as const]
    })
    return Object.fromEntries(stored)
  }
}

function liveAccount(bank: BankName, stored: CredentialFields, version: string, live: BankAddresses): Account {
  const split = splitAddress(bank, stored, live[bank])
  if ('ok' in split && live.isAllowed(split.ok.baseUrl)) return { ...split.ok, version }
  throw new Error(`the stored address of a ${bank} account is not valid`)
}

type ShownAccount = { account: AccountName; bank: BankName; baseUrl: string; fields: string[] }

/** Accounts for display: base URL and field names, never a credential. */
export function shownAccounts({ accounts }: Accounts): ShownAccount[] {
  return (Object.entries(accounts) as [AccountName, Account][]).map(([account, { baseUrl, fields }]) => ({
    account,
    bank: bankOf(account),
    baseUrl,
    fields: Object.keys(fields),
  }))
}

function testAccounts(banks: TestBanks | undefined, tenantId: string): Accounts['accounts'] {
  if (!banks) return {}
  const { bncUrl, r4Url, bdvUrl, mercantilUrl, banescoUrl, bancamigaUrl, credentialsOf } = banks
  const credentials = credentialsOf(tenantId)
  return {
    bnc: { fields: credentials.bnc, baseUrl: bncUrl, version: bncUrl },
    r4: { fields: { ...credentials.r4, requestC2pToken: 'yes' }, baseUrl: r4Url, version: r4Url },
    ...(bdvUrl === undefined ? {} : { bdv: { fields: credentials.bdv, baseUrl: bdvUrl, version: bdvUrl } }),
    ...(mercantilUrl === undefined
      ? {}
      : { mercantil: { fields: credentials.mercantil, baseUrl: mercantilUrl, version: mercantilUrl } }),
    ...(banescoUrl === undefined
      ? {}
      : {
          banesco: {
            fields: simulatedBanesco(banescoUrl, credentials.banesco),
            baseUrl: banescoUrl,
            version: banescoUrl,
          },
        }),
    ...(bancamigaUrl === undefined
      ? {}
      : { bancamiga: { fields: credentials.bancamiga, baseUrl: bancamigaUrl, version: bancamigaUrl } }),
  }
}

/** The simulated Banesco has its token service at the same address, and allows every caller. */
function simulatedBanesco(baseUrl: string, fields: CredentialFields): CredentialFields {
  const tokenUrl = `${baseUrl}/auth/realms/realm-api-qa/protocol/openid-connect/token`
  return { ...fields, tokenUrl, ipAddress: '127.0.0.1' }
}

export async function setBankAccount(
  database: Queryable,
  sealer: Pick<Sealer, 'seal'>,
  random: Random,
  account: { tenantId: string; bank: AccountName; fields: CredentialFields; keptId?: Buffer; actor: string },
): Promise<void> {
  const scope = { tenantId: account.tenantId, livemode: true }
  await run(database, upsertAccount, {
    ...scope,
    keptId: account.keptId ?? null,
    keptFor: account.keptId ? identityHash(bankOf(account.bank), account.fields) : null,
    bank: account.bank,
    credentials: sealer.seal(JSON.stringify(account.fields), context(scope, account.bank)),
    version: random.uuid(),
    ...auditParams(random, account.actor),
    fields: Object.keys(account.fields),
  })
  const bank = bankOf(account.bank)
  const [accountId, clientId] = [accountIdOf(bank, account), clientIdOf(bank, account)]
  await run(database, upsertHolder, { ...scope, bank: account.bank, accountId, clientId })
}

/** Routes the flows to the account; null removes their routes. */
export async function setRoutes(
  database: Database,
  random: Random,
  change: { scope: Scope; flows: readonly RouteName[]; bank: AccountName | null; actor: string },
): Promise<void> {
  const { scope, flows, bank, actor } = change
  const params = { ...scope, flows, ...auditParams(random, actor) }
  if (bank === null) await run(database, deleteRoutes, params)
  else await run(database, upsertRoutes, { ...params, bank })
}

/** The order in which accounts are tried; empty removes it. */
export async function setOrder(
  database: Database,
  random: Random,
  { scope, accounts, actor }: { scope: Scope; accounts: readonly AccountName[]; actor: string },
): Promise<void> {
  await run(database, upsertOrder, { ...scope, accounts, ...auditParams(random, actor) })
}

function context({ tenantId, livemode }: Scope, account: AccountName | ''): string {
  return `bank_accounts.credentials ${tenantId} ${livemode} ${account}`
}
