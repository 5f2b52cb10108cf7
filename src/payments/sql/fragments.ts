import type { Random } from '../../foundation/random.ts'
import type { Scope } from '../../foundation/scope.ts'
import { violatedConstraint } from '../../storage/database.ts'
import type { Transition } from '../transition.ts'

/**
 * SQL fragments of the payment transitions, in addition to those of the Idempotency-Key (idempotency/sql.ts) and the
 * columns (payment-row.ts). A transition is one statement: the row, its timeline entry, the claimed movement and the key
 * change atomically. Every transition is a compare-and-set on the stage it leaves and on the attempt it belongs to, so that
 * a write repeated after a lost acknowledgement changes its own attempt or nothing.
 */

export type PaymentKey = Scope & { paymentId: string }

export const paymentKey = `tenant_id = :tenantId and livemode = :livemode and payment_id = :paymentId`

/** The payment `p` of a row of a batch. */
export const paymentOfRow = `p.tenant_id = :tenantId::uuid and p.livemode = :livemode::boolean
       and p.payment_id = :paymentId::uuid`

/** Order in which statements lock payments, so that no two of them wait for each other. */
export const lockOrder = ['tenantId', 'livemode', 'paymentId'] as const

/** Fencing: only the attempt that claimed the payment, or its reversal, may change it. */
export const ownAttempt = `attempt_id is not distinct from :attemptId::uuid`
export const ownReversalAttempt = `reversal_attempt_id is not distinct from :attemptId::uuid`

export type EventParams = { eventId: string; eventType: string; event: string | null; eventData: string }

export function eventParams(random: Random, { type, event, data }: Transition): EventParams {
  return { eventId: random.uuid(), eventType: type, event, eventData: JSON.stringify(data) }
}

/**
 * Inserts the payment's timeline entry for each row of `from`. An entry with an `event` also queues its webhooks
 * (webhooks/).
 */
export function insertEvent({
  from,
  tenant = ':tenantId::uuid, :livemode::boolean',
  paymentId = ':paymentId',
  eventId = ':eventId',
  at = ':updatedAt',
  type = ':eventType',
  status = ':status',
  event = 'null',
  data = ':eventData',
  keyId = 'null',
}: {
  from: string
  /** Tenant and mode of the payment. */
  tenant?: string
  paymentId?: string
  eventId?: string
  at?: string
  type?: string
  status?: string
  event?: string
  data?: string
  /** The API key whose request causes the transition. */
  keyId?: string
}): string {
  return `insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data,
       key_id)
     select ${tenant}, ${paymentId}::uuid, ${eventId}::uuid, ${at}::timestamptz, ${type}::text,
            ${status}::text, ${event}::text, ${data}::jsonb, ${keyId}::uuid
     from ${from}`
}

/**
 * The account ids under which money of an account may have been charged: its own; that of its client's charges without an
 * account number; and for the latter, those of all accounts of the client. Accounts with different numbers stay apart.
 */
export function accountsOfClient(accountId: string): string {
  return `(select ${accountId}::bytea as account_id
      union select h.client_id from account_holders h where h.account_id = ${accountId} and h.client_id is not null
      union select h.account_id from account_holders h where h.client_id = ${accountId})`
}

/**
 * Charge `p` has the payer and amount of charge `t`: a bank that selects the charge by them may reverse `p` instead of `t`.
 * The modes are at different banks. `reversedAt` is the time of the reversal. A failed charge counts where its money may be
 * there after all.
 */
export function isEqualCharge({ reversedAt }: { reversedAt: string }): string {
  return `p.livemode = :livemode::boolean and p.method = 'C2P' and p.ves_amount = t.ves_amount
          and p.phone_hash = t.phone_hash and p.payment_id <> :paymentId
          and p.submitted_at >= least(t.submitted_at, ${reversedAt}) - make_interval(days => :lookBackDays)
          and (p.status = 'COMPLETED' or p.stage in ('submitted', 'accepted', 'unknown', 'attention')
               or p.failure_code = 'MOVEMENT_NOT_FOUND' or p.review_reason is not null)`
}

export type MovementParams = { lineAccountId: Buffer; movementKey: string }

/** Claims a statement line for the payment: the unique key admits one payment, across tenants. */
export function claimMovement({
  from,
  isReversal = false,
}: {
  from: string
  /** A constant, or an expression. */
  isReversal?: boolean | string
}): string {
  return `insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal)
     select :lineAccountId::bytea, :movementKey::text, :tenantId::uuid, :livemode::boolean, :paymentId::uuid, ${isReversal}
     from ${from}
     on conflict do nothing
     returning 1`
}

/**
 * Whether a claim was refused because its line is no row of its own any more: it was a line of a file, and is now one row
 * with that of a notification (merge_imported_movement). Nothing is written: who claims reads again.
 */
export function isMerged(error: unknown): boolean {
  return violatedConstraint(error) === 'claimed_movements_account_id_movement_key_fkey'
}
