import { bankOf } from '../banks/account-name.ts'
import type { AccountName, BankName } from '../banks/bank.ts'
import type { BankRegistry } from '../banks/registry.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'

/** An account as one of its tenants has it. */
export type HeldAccount = Scope & { bank: BankName; accountId: Buffer }

/** A tenant that has an account, with its name. */
export type Holder = HeldAccount & { tenantName: string }

// The column `bank` has the name of the account.
type HolderRow = Scope & { bank: AccountName; accountId: Buffer }

const insert = statement<HolderRow & { clientId: Buffer; version: string }>(
  'account_holders.insert',
  `insert into account_holders as h (tenant_id, livemode, bank, account_id, client_id, version)
   values (:tenantId, :livemode, :bank, :accountId, :clientId, :version)
   on conflict (tenant_id, livemode, bank) do update
   set account_id = excluded.account_id, client_id = excluded.client_id, version = excluded.version
   where (h.account_id, h.client_id, h.version) is distinct from (excluded.account_id, excluded.client_id, excluded.version)`,
)

// A row of the version before has no client.
const selectNew = statement<{ count: number }, Scope & { bank: AccountName }>(
  'account_holders.new_accounts',
  `select b.tenant_id as "tenantId", b.livemode, b.bank
   from bank_accounts b join tenants t using (tenant_id) left join account_holders h using (tenant_id, livemode, bank)
   where t.deactivated_at is null and (h.version is distinct from b.version::text or h.client_id is null)
   order by b.tenant_id, b.livemode, b.bank limit :count`,
)

const selectOfAccount = statement<{ accountId: Buffer }, HolderRow & { tenantName: string }>(
  'account_holders.of_account',
  `select h.tenant_id as "tenantId", h.livemode, h.bank, h.account_id as "accountId", t.name as "tenantName"
   from account_holders h join tenants t using (tenant_id)
   where h.account_id = :accountId and t.deactivated_at is null order by h.tenant_id, h.livemode`,
)

const selectAll = statement<{ livemode: boolean }, HolderRow & { tenantName: string }>(
  'account_holders.all',
  `select h.tenant_id as "tenantId", h.livemode, h.bank, h.account_id as "accountId", t.name as "tenantName"
   from account_holders h join tenants t using (tenant_id)
   where h.livemode = :livemode order by h.tenant_id`,
)

export type AccountHolders = ReturnType<typeof createAccountHolders>

/** The tenants of each account. The table may lag behind changed credentials, so the registry confirms what it says. */
export function createAccountHolders({
  database,
  registry,
}: {
  database: Database
  registry: Pick<BankRegistry, 'accounts' | 'accountId'>
}) {
  /** Accounts that this process has stored. */
  const stored = new Set<string>()
  return {
    /** Stores that the tenant has the account of this name or id, once per process and version. */
    async store({ tenantId, livemode }: Scope, wanted: AccountName | Buffer): Promise<HeldAccount | undefined> {
      const scope = { tenantId, livemode }
      const account = (await registry.accounts(scope)).find((each) =>
        typeof wanted === 'string' ? each.account === wanted : each.accountId.equals(wanted),
      )
      if (!account) return undefined
      const { account: name, bank, accountId, clientId, version } = account
      const key = `${tenantId} ${livemode} ${name} ${version} ${accountId.toString('hex')}`
      if (!stored.has(key)) await run(database, insert, { ...scope, bank: name, accountId, clientId, version })
      if (stored.size >= STORED_MAX) stored.clear()
      stored.add(key)
      return { ...scope, bank, accountId }
    },

    /** Registered accounts that are not stored in their current version. */
    newAccounts: (count: number) => run(database, selectNew, { count }),

    /** The active tenants that have the account now. */
    async of(accountId: Buffer): Promise<Holder[]> {
      const holders = await run(database, selectOfAccount, { accountId })
      const isCurrent = await Promise.all(
        holders.map(async (holder) => (await registry.accountId(scopeOf(holder), holder.bank))?.equals(accountId)),
      )
      return holders.filter((_holder, index) => isCurrent[index]).map(withBank)
    },

    /** Every account of a mode, as stored. */
    all: async (livemode: boolean) => (await run(database, selectAll, { livemode })).map(withBank),
  }
}

const STORED_MAX = 10_000

function withBank<Row extends HolderRow>(row: Row): Row & { bank: BankName } {
  return { ...row, bank: bankOf(row.bank) }
}

function scopeOf({ tenantId, livemode }: Scope): Scope {
  return { tenantId, livemode }
}
