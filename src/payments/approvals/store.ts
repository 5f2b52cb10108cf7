import { auditParams } from '../../audit/entry.ts'
import type { ChosenAccount } from '../../banks/registry.ts'
import type { IdempotencyClaim } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import { claimKeyParams } from '../../idempotency/sql.ts'
import { run, statement } from '../../storage/statement.ts'
import { openingOrEmpty } from '../payer-encryption.ts'
import type { Payment, PaymentRow } from '../payment.ts'
import { paymentColumns, paymentOf } from '../payment-row.ts'
import type { StoreParts } from '../store.ts'
import { choiceData } from '../transition.ts'
import { approveDisbursement, approvePayment, decline, isOwn } from './sql.ts'

/** A payout that waits for a second person. */
export type OpenApproval = Scope & {
  /** Id of the payment or of the disbursement. */
  resourceId: string
  tenantName: string
  vesAmount: string
  requestedBy: string
  requestedAt: Date
  expiresAt: Date
  isDisbursement: boolean
}

/** A payout that waits, with its payment, or the first part of its disbursement. */
export type Waiting = WaitingRow & { payment: Payment }

type WaitingRow = {
  /** Id of the payment or of the disbursement. */
  resourceId: string
  total: string
  requestedBy: string
  requestedAt: Date
  decideBefore: Date
  /** The tenant's own number of a disbursement. */
  reference: string | null
  /** Of a disbursement; otherwise 0. */
  partCount: number
}

const isOpen = `a.livemode = :livemode and a.decision is null and a.expires_at > now()`
const isDisbursement = `exists (select from disbursements d
       where d.tenant_id = a.tenant_id and d.livemode = a.livemode and d.batch_id = a.subject_id)`
const openApprovals = `select a.tenant_id as "tenantId", a.livemode, a.subject_id as "resourceId",
     (select name from tenants t where t.tenant_id = a.tenant_id) as "tenantName", a.ves_amount as "vesAmount",
     a.requested_by as "requestedBy", a.requested_at as "requestedAt", a.expires_at as "expiresAt",
     ${isDisbursement} as "isDisbursement"
   from payment_approvals a where ${isOpen}`

const listAll = statement<{ livemode: boolean; limit: number }, OpenApproval>(
  'approvals.list',
  `${openApprovals} order by a.requested_at limit :limit`,
)

const listOfTenant = statement<Scope & { limit: number }, OpenApproval>(
  'approvals.list_of_tenant',
  `${openApprovals} and a.tenant_id = :tenantId order by a.requested_at limit :limit`,
)

const ofTenant = `tenant_id = :tenantId and livemode = :livemode`

const listWaiting = statement<Scope & { limit: number }, PaymentRow & WaitingRow>(
  'approvals.waiting',
  `select a.subject_id as "resourceId", a.ves_amount as total, a.requested_by as "requestedBy",
     a.requested_at as "requestedAt", a.expires_at as "decideBefore",
     (select reference from disbursements where ${ofTenant} and batch_id = a.subject_id),
     (select count(*)::integer from payments where ${ofTenant} and batch_id = a.subject_id) as "partCount", p.*
   from payment_approvals a cross join lateral (
     (select ${paymentColumns} from payments where ${ofTenant} and payment_id = a.subject_id)
     union all
     (select ${paymentColumns} from payments where ${ofTenant} and batch_id = a.subject_id order by payment_id limit 1)
   ) p
   where ${isOpen} and a.tenant_id = :tenantId order by a.requested_at limit :limit`,
)

const listParts = statement<Scope & { batchIds: string[] }, PaymentRow>(
  'approvals.parts',
  `select ${paymentColumns} from payments where ${ofTenant} and batch_id = any(:batchIds) order by payment_id`,
)

const find = statement<Scope & { resourceId: string; decidedBy: string }, { isDisbursement: boolean; isOwn: boolean }>(
  'approvals.find',
  `select ${isDisbursement} as "isDisbursement", ${isOwn} as "isOwn"
   from payment_approvals a
   where ${isOpen} and a.tenant_id = :tenantId and a.subject_id = :resourceId`,
)

/** The person or key that decides. */
export type Decider = { decidedBy: string; actor: string; keyId: string | null; claim: IdempotencyClaim | undefined }

export type ApprovalStore = ReturnType<typeof createApprovalStore>

export function createApprovalStore({ database, encryption, random, notifySender }: StoreParts) {
  const lenient = openingOrEmpty(encryption)
  return {
    /** Oldest first; of one tenant, or of all. */
    list: (livemode: boolean, tenantId: string | undefined, limit: number): Promise<OpenApproval[]> =>
      tenantId === undefined
        ? run(database, listAll, { livemode, limit })
        : run(database, listOfTenant, { tenantId, livemode, limit }),

    /** Oldest first, with what is known of payees sealed under a lost key. */
    async listWaiting(scope: Scope, limit: number): Promise<Waiting[]> {
      const rows = await run(database, listWaiting, { ...scope, limit })
      return rows.map(({ resourceId, total, requestedBy, requestedAt, decideBefore, reference, partCount, ...row }) => {
        const payment = paymentOf(row, scope, lenient)
        return { resourceId, total, requestedBy, requestedAt, decideBefore, reference, partCount, payment }
      })
    },

    /** The parts of disbursements, each in the order of its request. */
    async listParts(scope: Scope, batchIds: string[]): Promise<Payment[]> {
      return (await run(database, listParts, { ...scope, batchIds })).map((row) => paymentOf(row, scope, lenient))
    },

    /** Undefined when it is not open. `isOwn`: the one who decides is the one who requested it. */
    async find(scope: Scope, resourceId: string, decidedBy: string) {
      const [row] = await run(database, find, { ...scope, resourceId, decidedBy })
      return row
    },

    /** Undefined when the approval is no longer open, or another request owns the Idempotency-Key. */
    async approvePayment(
      scope: Scope,
      paymentId: string,
      by: Decider,
      { choice, ...to }: { choice: ChosenAccount; attemptId: string; now: Date; orphanAt: Date },
    ): Promise<Payment | undefined> {
      const params = {
        ...decisionParams(scope, paymentId, by, to.now),
        ...to,
        bank: choice.bank,
        accountId: choice.accountId,
        choiceData: JSON.stringify(choiceData(choice)),
        paymentId,
        eventId: random.uuid(),
      }
      const [row] = await run(database, approvePayment, params)
      return row && paymentOf(row, scope, encryption)
    },

    /** False when the approval is no longer open, or another request owns the Idempotency-Key. */
    async approveDisbursement(scope: Scope, batchId: string, by: Decider, now: Date, paymentIds: string[]) {
      const params = { ...decisionParams(scope, batchId, by, now), ...partParams(paymentIds) }
      return (await run(database, approveDisbursement, params)).length > 0
    },

    /** Declines a payment or all parts of a disbursement; false as above. */
    async decline(scope: Scope, resourceId: string, by: Decider, now: Date, paymentIds: string[]): Promise<boolean> {
      const params = { ...decisionParams(scope, resourceId, by, now), ...partParams(paymentIds) }
      const isDeclined = (await run(database, decline, params)).length > 0
      if (isDeclined) notifySender?.(scope)
      return isDeclined
    },
  }

  function decisionParams(scope: Scope, resourceId: string, { claim, actor, decidedBy, keyId }: Decider, now: Date) {
    return { ...scope, resourceId, decidedBy, keyId, now, ...auditParams(random, actor), ...claimKeyParams(claim) }
  }

  function partParams(paymentIds: string[]) {
    return { paymentIds, eventIds: paymentIds.map(() => random.uuid()) }
  }
}
