import type { BankName } from '../banks/bank.ts'
import type { Accounts, CredentialFields } from '../banks/registry.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Database, statement } from '../storage/database.ts'
import type { Sealer } from '../storage/sealing.ts'

/**
 * The accounts tenants have at the banks: credentials sealed at rest, and the bank that carries collections.
 * In test mode nobody registers anything: every tenant has accounts at the simulated banks.
 */
export type TestBanks = {
  bncUrl: string
  r4Url: string
  credentialsOf(tenantId: string): Record<BankName, CredentialFields>
}

export type BankAddresses = Record<BankName, string>

type Row = { route: BankName | null; bank: BankName | null; credentials: Buffer | null; version: string | null }

const selectAccounts = statement(
  'bank_accounts.load',
  `select r.bank as route, a.bank, a.credentials, a.version
   from (select $1::uuid as tenant_id, $2::boolean as livemode) s
   left join collection_routes r using (tenant_id, livemode)
   left join bank_accounts a using (tenant_id, livemode)`,
)

const upsertAccount = statement(
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

const upsertRoute = statement(
  'bank_accounts.route',
  `with changed as (
     insert into collection_routes (tenant_id, livemode, bank) values ($1, $2, $3)
     on conflict (tenant_id, livemode) do update set bank = excluded.bank
     returning *
   )
   insert into audit_log (audit_id, actor, action, tenant_id, subject, details)
   select $4, $5, 'bank.route', tenant_id, bank, jsonb_build_object('livemode', livemode) from changed`,
)

const selectSealed = statement(
  'bank_accounts.sealed',
  `select tenant_id as "tenantId", livemode, bank, credentials from bank_accounts order by tenant_id, livemode, bank`,
)

const reseal = statement(
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
  const collections = rows[0]?.route ?? 'bnc'
  if (!scope.livemode) return { collections, accounts: banks.test ? testAccounts(banks.test, scope.tenantId) : {} }
  const accounts = rows.flatMap(({ bank, credentials, version }) => {
    if (bank === null || credentials === null || version === null) return []
    const fields: CredentialFields = JSON.parse(sealer.open(credentials, context(scope, bank)))
    return [[bank, { fields, version, baseUrl: banks.live[bank] }] as const]
  })
  return { collections, accounts: Object.fromEntries(accounts) }
}

/** What may be shown of accounts: which fields are there, never their values. */
export function shownAccounts({ accounts }: Accounts): { bank: BankName; baseUrl: string; fields: string[] }[] {
  return Object.entries(accounts).map(([bank, { baseUrl, fields }]) => ({
    bank: bank as BankName,
    baseUrl,
    fields: Object.keys(fields),
  }))
}

function testAccounts({ bncUrl, r4Url, credentialsOf }: TestBanks, tenantId: string): Accounts['accounts'] {
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

export async function setCollectionRoute(
  database: Database,
  random: Random,
  route: { scope: Scope; bank: BankName; actor: string },
): Promise<void> {
  const { scope, bank, actor } = route
  await database.query(upsertRoute, [scope.tenantId, scope.livemode, bank, random.uuid(), actor])
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
