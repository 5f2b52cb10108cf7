import type { BankName, Movement } from '../../banks/bank.ts'
import { spellingsOf } from '../../banks/reference.ts'
import { type Decimal, fixed2 } from '../../foundation/money.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Database, Queryable } from '../../storage/database.ts'
import { statement, run } from '../../storage/statement.ts'
import type { PayerEncryption } from '../payer-encryption.ts'
import { accountsOfClient } from '../sql/fragments.ts'
import type { Claimant, Line, Owned, Person } from './match.ts'

/** Charges or reversals of one amount through one account, or its client, of every tenant, submitted in a period. */
export type ClaimantQuery = {
  purpose: 'charge' | 'reversal'
  accountId: Buffer
  amount: Decimal
  since: Date
  until: Date
}

/** The basis of a decision, so that the statement that writes it can check that nothing has changed. */
export type Basis = {
  query: ClaimantQuery
  /** One version mark for each payment that could own a line; it changes with its status, stage, numbers and line. */
  marks: string[]
  /** The keys of the unclaimed lines. */
  freeKeys: string[]
}

export type StatementReading = { lines: Line[]; claimants: Claimant[]; basis: Basis }

type QueryParams = { lineAccountId: Buffer; lineAmount: string; since: Date; until: Date }
export type GuardParams = QueryParams & { marks: string[]; freeKeys: string[] }

/**
 * Charges are C2P charges, immediate debits and direct debits. One that failed because it was not in the statement stays included: its line
 * may still appear. `has_line` refers to the purpose of the query: a payment can have the line of its charge and not that of
 * its reversal.
 */
const ofAccount = `account_id = any (array${accountsOfClient(':lineAccountId')})`
const chargeFilter = `${ofAccount} and method in ('C2P', 'DEBITO_INMEDIATO', 'DOMICILIACION')
       and ves_amount = :lineAmount::numeric and submitted_at >= :since and submitted_at < :until
       and (stage in ('submitted', 'accepted', 'unknown', 'attention') or status in ('COMPLETED', 'REVERSED')
            or failure_code = 'MOVEMENT_NOT_FOUND')`
const reversalFilter = `${ofAccount} and ves_amount = :lineAmount::numeric
       and reversal_submitted_at >= :since and reversal_submitted_at < :until
       and (reversal_stage is not null or status = 'REVERSED')`

const claimantsWhere = (filter: string, purpose: ClaimantQuery['purpose']) => {
  const isReversal = purpose === 'reversal'
  const stage = isReversal ? 'reversal_stage' : 'stage'
  const numbers = isReversal ? 'reversal_numbers' : 'bank_numbers'
  return `select p.payment_id, encode(phone_hash, 'hex') as phone, encode(document_hash, 'hex') as document,
       ${numbers} as numbers, line.is_there as has_line, method <> 'C2P' as is_debit,
       case when ${stage} = 'submitted' then 'inFlight' when ${stage} is null and status <> 'FAILED' then 'settled'
            else 'open' end as state,
       concat_ws('/', p.payment_id, status, ${stage}, array_to_string(${numbers}, ','), line.is_there) as mark
     from payments p cross join lateral (
       select exists (
         select from claimed_movements c
         where (c.tenant_id, c.livemode, c.payment_id, c.is_reversal)
               = (p.tenant_id, p.livemode, p.payment_id, ${isReversal})) as is_there
     ) line
     where ${filter}`
}

const filters = { charge: chargeFilter, reversal: reversalFilter }

/** CTEs of a statement: `guard` has one row if the basis of the decision is unchanged, otherwise none. */
export function guardSql(purpose: ClaimantQuery['purpose']): string {
  return `claimants as (
     ${claimantsWhere(filters[purpose], purpose)}
   ), guard as (
     select
     where coalesce((select array_agg(mark order by payment_id) from claimants), '{}') = :marks::text[]
       and not exists (
         select from claimed_movements where account_id = :lineAccountId and movement_key = any (:freeKeys::text[]))
   )`
}

export function guardParams({ query, marks, freeKeys }: Basis): GuardParams {
  return { ...queryParams(query), marks, freeKeys }
}

type ClaimantRow = {
  paymentId: string
  phone: string | null
  document: string | null
  numbers: string[]
  hasLine: boolean
  isDebit: boolean
  state: Claimant['state']
  mark: string
}

const perPurpose = <Made>(make: (purpose: ClaimantQuery['purpose']) => Made) => ({
  charge: make('charge'),
  reversal: make('reversal'),
})

const selectClaimants = perPurpose((purpose) =>
  statement<QueryParams, ClaimantRow>(
    `matching.${purpose}s`,
    `select payment_id as "paymentId", phone, document, numbers, has_line as "hasLine", is_debit as "isDebit", state, mark
     from (${claimantsWhere(filters[purpose], purpose)}) claimants order by payment_id`,
  ),
)

// Locks in the order of the primary key, so that two processes that decide about the same payments cannot deadlock.
const lockClaimants = perPurpose((purpose) =>
  statement<QueryParams>(
    `matching.lock_${purpose}s`,
    `select from payments where ${filters[purpose]} order by tenant_id, livemode, payment_id for update`,
  ),
)

const selectClaimed = statement<{ accountId: Buffer; keys: string[] }, { key: string }>(
  'matching.claimed',
  `select movement_key as key from claimed_movements where account_id = :accountId and movement_key = any (:keys::text[])`,
)

// An approved payment claims its line as soon as the line is read. The tenant comes from the payment's row, because the
// line may belong to another tenant than the one that is being reconciled. A line that has become one row with that of a
// notification is left out: it is matched again under that row's key.
const insertOwned = perPurpose((purpose) =>
  statement<QueryParams & { keys: string[]; paymentIds: string[]; isReversal: boolean }>(
    `matching.own_${purpose}s`,
    `insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal)
     select :lineAccountId, o.key, p.tenant_id, p.livemode, p.payment_id, :isReversal
     from unnest(:keys::text[], :paymentIds::uuid[]) as o (key, payment_id)
     join payments p on p.payment_id = o.payment_id and ${filters[purpose]}
     join movements m on m.account_id = :lineAccountId and m.movement_key = o.key
     where p.status in ('COMPLETED', 'REVERSED')
     for key share of m
     on conflict do nothing`,
  ),
)

/** A bank books after holidays what was charged before them. */
const LATE_DAYS = 10

// By the index of references first: many charges of an account have a shop's usual price.
const selectLate = statement<QueryParams & { references: string[] }, { paymentId: string }>(
  'matching.charge_of_late_line',
  `with named as materialized (
     select tenant_id, livemode, payment_id, account_id, ves_amount, method, status, submitted_at from payments
     where reverse(upper(bank_reference)) collate "C" = any (
         array(select reverse(upper(r)) collate "C" from unnest(:references::text[]) as r))
       and bank_reference = any (:references::text[])
   )
   select payment_id as "paymentId" from named p
   where ${ofAccount} and ves_amount = :lineAmount::numeric
     and method in ('C2P', 'DEBITO_INMEDIATO', 'DOMICILIACION') and status in ('COMPLETED', 'REVERSED')
     and submitted_at >= :since::timestamptz - interval '${LATE_DAYS} days' and submitted_at < :until
     and not exists (
       select from claimed_movements c where (c.tenant_id, c.livemode, c.payment_id) = (p.tenant_id, p.livemode, p.payment_id)
         and not c.is_reversal)
   limit 1`,
)

const selectOwn = statement<Scope & { ids: string[] }, { id: string }>(
  'matching.payments_of_tenant',
  `select payment_id as id from payments
   where tenant_id = :tenantId and livemode = :livemode and payment_id = any (:ids::uuid[])`,
)

/** A decision from the account's statement: the payment's line, or its absence. */
export type StatementDecision = { matching: MatchingStore; basis: Basis; movementKey?: string }

/** Stores lines of the bank's records (movements/): a line is claimed by its row. */
export type KeepLines = (
  accountId: Buffer,
  bank: BankName,
  movements: readonly Movement[],
  source: 'statement' | 'query',
) => Promise<unknown>

export type MatchingStore = ReturnType<typeof createMatchingStore>

export function createMatchingStore({
  database,
  encryption,
  keepLines,
}: {
  database: Database
  encryption: PayerEncryption
  keepLines: KeepLines
}) {
  /** The keys of the claimed movements. A line may have been claimed when it was printed with zeros, or without them. */
  async function claimedKeysOf(accountId: Buffer, lines: readonly Line[]): Promise<Set<string>> {
    const keys = lines.flatMap(({ key }) => spellingsOf(key))
    const claimed = keys.length === 0 ? [] : await run(database, selectClaimed, { accountId, keys })
    return new Set(claimed.flatMap(({ key }) => spellingsOf(key)))
  }

  async function readLines(query: ClaimantQuery, lines: readonly Line[]): Promise<StatementReading> {
    const claimedKeys = await claimedKeysOf(query.accountId, lines)
    const rows = await run(database, selectClaimants[query.purpose], queryParams(query))
    const free = lines.filter(({ key }) => !claimedKeys.has(key))
    return {
      lines: free,
      claimants: rows.map(claimantOf),
      basis: { query, marks: rows.map(({ mark }) => mark), freeKeys: free.flatMap(({ key }) => spellingsOf(key)) },
    }
  }

  return {
    /** Before a line is claimed. */
    keepLines,

    /** Unclaimed lines and all payments that could own one, for one account and amount. */
    read(query: ClaimantQuery, movements: readonly Movement[]): Promise<StatementReading> {
      return readLines(
        query,
        movements.map((movement) => lineOf(movement, encryption)),
      )
    },

    /** The same for lines whose phones and documents are hashes already. */
    readLines,

    /** A settled charge that has no line yet and whose reference the line has, also if the bank booked it days later. */
    async findChargeOf(query: ClaimantQuery, { numbers }: Pick<Line, 'numbers'>): Promise<string | undefined> {
      const references = numbers.flatMap(spellingsOf)
      return (await run(database, selectLate, { ...queryParams(query), references }))[0]?.paymentId
    },

    /** Those of the payments that are the tenant's. */
    async ownOf(scope: Scope, claimants: readonly Claimant[]): Promise<Claimant[]> {
      const ids = claimants.map(({ id }) => id)
      const own = new Set((await run(database, selectOwn, { ...scope, ids })).map(({ id }) => id))
      return claimants.filter(({ id }) => own.has(id))
    },

    /** Claims stored lines for the settled payments that they belong to by the bank's own numbers. */
    async keepOwned(query: ClaimantQuery, owned: readonly Owned[]): Promise<void> {
      if (owned.length === 0) return
      await run(database, insertOwned[query.purpose], {
        ...queryParams(query),
        keys: owned.map(({ key }) => key),
        paymentIds: owned.map(({ claimantId }) => claimantId),
        isReversal: query.purpose === 'reversal',
      })
    },

    /**
     * Writes a decision with the payments it concerns locked. The write is a second statement, so that its snapshot
     * includes the transactions that the lock waited for.
     */
    underLock<Result>({ query }: Basis, write: (transaction: Queryable) => Promise<Result>): Promise<Result> {
      return database.transaction(async (transaction) => {
        await lockClaimantsOf(transaction, query)
        return write(transaction)
      })
    },
  }
}

/** Locks the payments that could own a line until the end of the transaction. */
export async function lockClaimantsOf(transaction: Queryable, query: ClaimantQuery): Promise<void> {
  await run(transaction, lockClaimants[query.purpose], queryParams(query))
}

function queryParams({ accountId, amount, since, until }: ClaimantQuery): QueryParams {
  return { lineAccountId: accountId, lineAmount: fixed2(amount), since, until }
}

function claimantOf({ paymentId, phone, document, numbers, hasLine, isDebit, state }: ClaimantRow): Claimant {
  return {
    id: paymentId,
    person: { phone: phone ?? undefined, document: document ?? undefined },
    numbers,
    hasLine,
    isDebit,
    state,
  }
}

export function lineOf(movement: Movement, encryption: PayerEncryption): Line {
  const { key, kind, isContradictory, numbers, phones, phonesMayBeOwn, document, bankCode } = movement
  return {
    key,
    kind,
    isContradictory,
    numbers,
    phones: phones.map((phone) => encryption.hashPhone(phone).toString('hex')),
    phonesMayBeOwn,
    document: document && encryption.hashDocument(document.digits).toString('hex'),
    bankCode,
  }
}

export function personOf(
  payer: { phone?: string; document?: string; bankCode?: string },
  encryption: PayerEncryption,
): Person {
  const { phone, document, bankCode } = payer
  return {
    phone: phone === undefined ? undefined : encryption.hashPhone(phone).toString('hex'),
    document: document === undefined ? undefined : encryption.hashDocument(document).toString('hex'),
    bankCode,
  }
}
