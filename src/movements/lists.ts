import { auditColumns, type AuditParams, auditParams, auditValues } from '../audit/entry.ts'
import type { BankName, MovementKind } from '../banks/bank.ts'
import { connectors } from '../banks/connectors.ts'
import { GatewayError, keyInUse } from '../foundation/errors.ts'
import { idRange } from '../foundation/id-range.ts'
import { masked } from '../foundation/log.ts'
import { decimal, toNumber } from '../foundation/money.ts'
import type { Random } from '../foundation/random.ts'
import type { Answer, IdempotencyClaim } from '../foundation/route.ts'
import type { Scope } from '../foundation/scope.ts'
import { claimKey, type ClaimKeyParams, claimKeyParams, hasNoKey, type KeyResponseParams } from '../idempotency/sql.ts'
import type { Database, Queryable } from '../storage/database.ts'
import { type Sealer, SealError } from '../storage/sealing.ts'
import { run, statement } from '../storage/statement.ts'
import type { movementKinds, movementSources, movementStates } from '../webhooks/movement-fields.ts'
import type { HeldAccount } from './holders.ts'
import { openPayer } from './lines.ts'

export type MovementState = (typeof movementStates)[number]

/** Incoming movement in a list. */
export type ListedMovement = {
  movementId: string
  accountId: Buffer
  bank: BankName
  date: string
  receivedAt: Date
  vesAmount: string
  reference: string
  payerPhone?: string
  payerDocument?: string
  payerBankCode?: string
  kind: (typeof movementKinds)[number]
  source: (typeof movementSources)[number]
  state: MovementState
  /** The tenant that matched or ignored it. */
  tenantId: string | null
  paymentId: string | null
  ignoredReason: string | null
}

export type ListQuery = {
  states: readonly MovementState[]
  from?: Date | undefined
  to?: Date | undefined
  after?: string | undefined
  limit: number
}

export type Row = Omit<ListedMovement, 'payerPhone' | 'payerDocument' | 'payerBankCode' | 'kind'> & {
  key: string
  kind: MovementKind
  payerBankCode: string | null
  payer: Buffer
}

export const columns = `m.movement_id as "movementId", m.account_id as "accountId", m.movement_key as key, m.bank, m.date::text,
          m.seen_at as "receivedAt", m.ves_amount as "vesAmount", m.reference, m.payer_bank_code as "payerBankCode",
          m.kind, m.source, m.state, m.tenant_id as "tenantId", m.payment_id as "paymentId",
          m.ignored_reason as "ignoredReason", m.payer`

// As for lists of payments: the generic plan estimates `x is not null` at selectivity ≈ 1 and keeps the index order.
const inPage = `m.direction = 'in' and m.movement_id >= :fromId::uuid and m.movement_id < :beforeId::uuid
       and case when m.seen_at >= :seenFrom and m.seen_at < :seenBefore then true end is not null`

type ListParams = {
  livemode: boolean
  accountIds: Buffer[]
  states: readonly MovementState[]
  heldAccountIds: Buffer[]
  holderIds: string[]
  fromId: string
  beforeId: string
  seenFrom: Date | '-infinity'
  seenBefore: Date | 'infinity'
  limit: number
}

// Unmatched movements belong to all tenants that share the account, the others to one tenant and mode. One short
// index scan for each account, tenant and state.
const list = statement<ListParams, Row>(
  'movements.list',
  `select * from (
     select found.* from unnest(:accountIds::bytea[]) as a (account_id) cross join lateral (
       select ${columns} from movements m
       where m.account_id = a.account_id and m.state = 'unmatched' and ${inPage}
       order by m.movement_id desc limit :limit) found
     where 'unmatched' = any (:states::text[])
     union all
     select found.* from unnest(:heldAccountIds::bytea[], :holderIds::uuid[]) as h (account_id, tenant_id)
     cross join unnest(:states::text[]) as s (state) cross join lateral (
       select ${columns} from movements m
       where m.account_id = h.account_id and m.tenant_id = h.tenant_id and m.livemode = :livemode
         and m.state = s.state and ${inPage}
       order by m.movement_id desc limit :limit) found
   ) pages
   order by "movementId" desc limit :limit`,
)

type OneParams = Scope & { accountIds: Buffer[]; movementId: string }

const visible = `m.account_id = any (:accountIds::bytea[]) and m.movement_id = :movementId and m.direction = 'in'
       and (m.state = 'unmatched' or (m.tenant_id = :tenantId and m.livemode = :livemode))`

const findOpen = statement<{ accountId: Buffer; movementId: string }, Row>(
  'movements.find_unmatched',
  `select ${columns} from movements m
   where m.account_id = :accountId and m.movement_id = :movementId and m.direction = 'in' and m.state = 'unmatched'`,
)

const find = statement<OneParams, Row>('movements.find', `select ${columns} from movements m where ${visible}`)

type HeldParams = Pick<ListParams, 'livemode' | 'accountIds' | 'heldAccountIds' | 'holderIds'>

// As the list: unmatched on one of the accounts, or decided by one of their tenants.
const findHeld = statement<HeldParams & { movementId: string }, Row>(
  'movements.find_held',
  `select ${columns} from movements m
   where m.movement_id = :movementId and m.direction = 'in'
     and case when m.state = 'unmatched' then m.account_id = any (:accountIds::bytea[])
              else m.livemode = :livemode and (m.account_id, m.tenant_id) in (
                select * from unnest(:heldAccountIds::bytea[], :holderIds::uuid[])) end`,
)

export type Unmatched = { count: number; oldestAt: Date | null }

const countHeld = statement<{ accountIds: Buffer[]; most: number }, Unmatched>(
  'movements.count_unmatched',
  `select count(*)::int as count, min(seen_at) as "oldestAt" from (
     select found.seen_at from unnest(:accountIds::bytea[]) as a (account_id) cross join lateral (
       select m.seen_at from movements m
       where m.account_id = a.account_id and m.state = 'unmatched' and m.direction = 'in'
       order by m.movement_id limit :most) found
   ) oldest`,
)

type IgnoreParams = OneParams & ClaimKeyParams & KeyResponseParams & AuditParams & { reason: string }

// An ignored movement keeps its first reason.
const ignore = statement<IgnoreParams, { isOwner: boolean; before: MovementState | null }>(
  'movements.ignore',
  `with target as (
     select m.account_id, m.movement_key, m.state from movements m where ${visible} for update
   ), claimed_key as (
     ${claimKey({
       resource: ':movementId',
       status: ':keyStatus',
       answer: ':keyAnswer',
       when: `exists (select from target where state <> 'matched')`,
     })}
   ), ignored as (
     update movements m
     set state = 'ignored', tenant_id = :tenantId, livemode = :livemode, ignored_reason = :reason, next_match_at = null
     from target t
     where m.account_id = t.account_id and m.movement_key = t.movement_key and t.state = 'unmatched'
       and (${hasNoKey} or exists (select from claimed_key))
     returning 1
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'movement.ignore', :tenantId, :movementId::text,
            jsonb_build_object('livemode', :livemode::boolean, 'reason', :reason::text)
     from ignored
   )
   select (${hasNoKey} or exists (select from claimed_key)) as "isOwner", (select state from target) as before`,
)

export type MovementLists = ReturnType<typeof createMovementLists>

/** Lists of incoming movements, and the decision that one pays for nothing. */
export function createMovementLists({
  database,
  sealer,
  random,
}: {
  database: Database
  sealer: Sealer
  random: Random
}) {
  return {
    /** Movements of accounts, as the tenants in `held` see them together. */
    async list(
      livemode: boolean,
      held: readonly Pick<HeldAccount, 'accountId' | 'tenantId'>[],
      { states, limit, ...period }: ListQuery,
    ): Promise<ListedMovement[]> {
      const rows = await run(database, list, {
        livemode,
        accountIds: unique(held.map(({ accountId }) => accountId)),
        states,
        heldAccountIds: held.map(({ accountId }) => accountId),
        holderIds: held.map(({ tenantId }) => tenantId),
        ...idRange(period),
        seenFrom: period.from ?? '-infinity',
        seenBefore: period.to ?? 'infinity',
        limit,
      })
      return rows.map(listed)
    },

    /** One movement of accounts, as the tenants in `held` see it. */
    async find(
      livemode: boolean,
      held: readonly Pick<HeldAccount, 'accountId' | 'tenantId'>[],
      movementId: string,
    ): Promise<ListedMovement | undefined> {
      const accountIds = held.map(({ accountId }) => accountId)
      const holderIds = held.map(({ tenantId }) => tenantId)
      const params = { livemode, accountIds: unique(accountIds), heldAccountIds: accountIds, holderIds, movementId }
      const [row] = await run(database, findHeld, params)
      return row && listed(row)
    },

    /** Unmatched movements of accounts, at most `most` of each, and when the oldest was seen. */
    async countUnmatched(accountIds: readonly Buffer[], most: number): Promise<Unmatched> {
      const [row] = await run(database, countHeld, { accountIds: unique(accountIds), most })
      return row ?? { count: 0, oldestAt: null }
    },

    async findUnmatched(
      queryable: Queryable,
      accountId: Buffer,
      movementId: string,
    ): Promise<ListedMovement | undefined> {
      const [row] = await run(queryable, findOpen, { accountId, movementId })
      return row && listed(row)
    },

    /**
     * Marks an unmatched movement of the tenant's accounts as none of its payments. `toResponse` makes the response, which
     * is stored with the Idempotency-Key.
     */
    async ignore(
      scope: Scope,
      accountIds: Buffer[],
      { movementId, reason, actor }: { movementId: string; reason: string; actor: string },
      { claim, toResponse }: { claim?: IdempotencyClaim | undefined; toResponse(after: ListedMovement): Answer },
    ): Promise<Answer> {
      const one = { ...scope, accountIds, movementId }
      for (;;) {
        const [row] = await run(database, find, one)
        if (!row) throw new GatewayError('movement_not_found')
        if (row.state === 'matched') throw new GatewayError('movement_already_matched')
        const answer = toResponse({
          ...listed(row),
          state: 'ignored',
          tenantId: scope.tenantId,
          ignoredReason: row.ignoredReason ?? reason,
        })
        const [result] = await run(database, ignore, {
          ...one,
          ...claimKeyParams(claim),
          keyStatus: answer.status,
          keyAnswer: claim?.seal(answer) ?? null,
          reason,
          ...auditParams(random, actor),
        })
        // Another tenant has it now, or its row has become one with another, which has its id.
        if (!result?.before) continue
        if (result.before === 'matched') throw new GatewayError('movement_already_matched')
        if (!result.isOwner) throw keyInUse()
        claim?.markCompleted()
        return answer
      }
    },
  }

  function listed({ key, payer, payerBankCode, kind, ...row }: Row): ListedMovement {
    return {
      ...row,
      ...maskedPayer(sealer, { key, payer, accountId: row.accountId }),
      ...(payerBankCode === null ? {} : { payerBankCode }),
      kind: kinds[kind],
    }
  }
}

/** A payer sealed under a lost key is left out, so that the movement is still listed. */
export function maskedPayer(
  sealer: Pick<Sealer, 'open'>,
  { key, payer, accountId }: Pick<Row, 'key' | 'payer' | 'accountId'>,
): { payerPhone?: string; payerDocument?: string } {
  try {
    const { phones, phonesMayBeOwn, document } = openPayer(sealer, accountId, key, payer)
    const [phone, ...others] = phonesMayBeOwn ? [] : phones
    return {
      ...(phone === undefined || others.length > 0 ? {} : { payerPhone: masked(phone) }),
      ...(document ? { payerDocument: masked(`${document.letter ?? ''}${document.digits}`) } : {}),
    }
  } catch (error) {
    if (error instanceof SealError) return {}
    throw error
  }
}

const kinds: Record<MovementKind, ListedMovement['kind']> = {
  c2p: 'C2P',
  p2p: 'PAGO_MOVIL',
  mobile: 'PAGO_MOVIL',
  transfer: 'TRANSFER',
  card: 'OTHER',
  commission: 'OTHER',
  other: 'OTHER',
  unlisted: 'OTHER',
}

export function unique(ids: readonly Buffer[]): Buffer[] {
  return [...new Map(ids.map((id) => [id.toString('hex'), id])).values()]
}

/** A movement as its tenant sees it; `lastDigits` of the account. */
export function movementView(movement: ListedMovement, lastDigits: string | undefined) {
  const { accountId: _account, bank, receivedAt, vesAmount, tenantId: _tenant, paymentId, ...shown } = movement
  const { ignoredReason: _reason, ...rest } = shown
  return {
    ...rest,
    bankCode: connectors[bank].code,
    ...(lastDigits === undefined ? {} : { account: lastDigits }),
    receivedAt: receivedAt.toISOString(),
    vesAmount: toNumber(decimal(vesAmount)),
    ...(paymentId === null ? {} : { paymentId }),
  }
}
