import { withTimeout } from '../../foundation/clock.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { DisbursementRunner } from '../advanced/disbursement-runner.ts'
import { disbursementAnswer, readDisbursement } from '../advanced/disbursement.ts'
import { type PayoutMethod, payoutFlows } from '../advanced/payout-flows.ts'
import { operationAnswer } from '../advanced/responses.ts'
import { bankFor, withOperationRef } from '../advanced/transfer.ts'
import { hasNoPayer } from '../payer-encryption.ts'
import type { Payment } from '../payment.ts'
import {
  callAndSettle,
  orphanTime,
  type PaymentContext,
  releaseIfUnacknowledged,
  sendsThrough,
  writeOrLater,
} from '../submit.ts'
import { ifUnavailable } from '../../storage/database.ts'
import { retryWhileDatabaseDown } from '../../storage/retry.ts'
import { type ApprovedPayee, listWaiting, payeesOf, type WaitingPayout } from './payees.ts'
import { approvalName } from './request.ts'
import type { ApprovalStore, Decider } from './store.ts'

type DecisionCall = Pick<Call, 'caller' | 'language' | 'claim'>

/** Payouts that wait for a second person. */
export type Approvals = {
  list: ApprovalStore['list']
  /** Those of one tenant, oldest first, with everybody whom they would pay. */
  listWaiting(scope: Scope, limit: number): Promise<WaitingPayout[]>
  /** Everybody whom a payout that waits would pay, in the order of its request. */
  payees(scope: Scope, id: string): Promise<ApprovedPayee[]>
  /** Sends the payout to the bank, once. */
  approve(call: DecisionCall, id: string): Promise<Answer>
  decline(call: DecisionCall, id: string): Promise<Answer>
  /** The current state of a payout that was decided. */
  show(call: DecisionCall, id: string): Promise<Answer>
}

export function createApprovals(
  context: PaymentContext,
  approvals: ApprovalStore,
  runner: DisbursementRunner,
): Approvals {
  return {
    list: approvals.list,
    listWaiting: (scope, limit) => listWaiting(approvals, scope, limit),

    async payees(scope, id) {
      const { isDisbursement } = await findOpen(scope, id, '')
      const payments = isDisbursement
        ? await context.advanced.listParts(scope, id)
        : [await context.store.find(scope, id)]
      return payments.flatMap((payment) => (payment ? payeesOf(payment) : []))
    },

    async approve(call, id) {
      const approval = await requireOpen(call, id)
      return approval.isDisbursement ? approveDisbursement(call, id) : approvePayment(call, id)
    },

    async decline(call, id) {
      const { isDisbursement } = await requireOpen(call, id)
      const { scope } = call.caller
      const paymentIds = isDisbursement ? await partsOf(call, id) : [id]
      const now = context.databaseClock.now()
      if (!(await approvals.decline(scope, id, deciderOf(call), now, paymentIds))) throw notOpen()
      return show(call, id)
    },

    show,
  }

  /** Claim, call, settle, as for a payout that needs no approval; the approval is the claim. */
  async function approvePayment(call: DecisionCall, paymentId: string): Promise<Answer> {
    const { caller, claim } = call
    const { scope } = caller
    const waiting = await context.store.find(scope, paymentId)
    if (!waiting) throw notOpen()
    if (hasNoPayer(waiting)) throw payeeUnreadable()
    const { flow, send } = payoutFlows[waiting.method as PayoutMethod]
    const bank = await bankFor(context, scope, flow)

    await context.checkpoint('before_claim')
    const now = context.databaseClock.now()
    const claimedAtMs = context.clock.monotonicMs()
    const attempt = { paymentId, attemptId: context.random.uuid(), claim }
    const to = { choice: bank, attemptId: attempt.attemptId, now }
    const claimed = await releaseIfUnacknowledged(context, scope, attempt, () =>
      approvals.approvePayment(scope, paymentId, deciderOf(call), { ...to, orphanAt: orphanTime(context, now) }),
    )
    if (!claimed) throw notOpen()
    return callAndSettle(
      context,
      { scope, claimedAtMs, claim },
      withOperationRef(claimed, bank),
      sendsThrough(bank, (sent, payment) => send(sent, payment, now)),
      // A payout that could not be sent has ended: an error that asks to try again would be wrong.
      { toResponse: (settled) => operationAnswer(settled, call) },
    )
  }

  async function approveDisbursement(call: DecisionCall, batchId: string): Promise<Answer> {
    const { scope } = call.caller
    const waiting = await readDisbursement(context, scope, batchId)
    if (!waiting) throw notOpen()
    if (waiting.parts.some(hasNoPayer)) throw payeeUnreadable()
    const paymentIds = waiting.parts.map(({ paymentId }) => paymentId)
    // The parts are paid, or will be: an error would say that nothing was sent.
    const unread = () => {
      call.claim?.markCompleted()
      const parts = waiting.parts.map((part): Payment => ({ ...part, stage: 'queued' }))
      return disbursementAnswer({ ...waiting, parts }, { language: call.language })
    }
    const now = context.databaseClock.now()
    let isRepeated = false
    const approved = await writeOrLater(context, batchId, async () => {
      const mayBeWritten = isRepeated
      isRepeated = true
      return (await approvals.approveDisbursement(scope, batchId, deciderOf(call), now, paymentIds)) || mayBeWritten
    })
    if (!approved) throw notOpen()
    if (approved === 'later') return unread()
    // After the time-out the parts are still paid in the background.
    await withTimeout(context.clock, limits.disbursementAnswerMs, () => runner.pay(scope, paymentIds)).catch(() => {})
    return retryWhileDatabaseDown(context, () => show(call, batchId)).catch(ifUnavailable(unread))
  }

  async function requireOpen({ caller }: DecisionCall, id: string): Promise<{ isDisbursement: boolean }> {
    const approval = await findOpen(caller.scope, id, approvalName(caller))
    if (approval.isOwn) throw new GatewayError('approval_by_same_person')
    return approval
  }

  async function findOpen(scope: Scope, id: string, decidedBy: string) {
    const approval = await approvals.find(scope, id, decidedBy)
    if (!approval) throw (await isKnown(scope, id)) ? notOpen() : new GatewayError('payment_not_found')
    return approval
  }

  async function isKnown(scope: Scope, id: string): Promise<boolean> {
    return Boolean((await context.store.find(scope, id)) ?? (await context.advanced.findBatch(scope, id)))
  }

  async function partsOf({ caller }: DecisionCall, batchId: string): Promise<string[]> {
    return (await context.advanced.listParts(caller.scope, batchId)).map(({ paymentId }) => paymentId)
  }

  async function show(call: DecisionCall, id: string): Promise<Answer> {
    const { scope } = call.caller
    const payment = await context.store.find(scope, id)
    if (payment) return operationAnswer(payment, call)
    const disbursement = await readDisbursement(context, scope, id)
    if (!disbursement) throw new GatewayError('payment_not_found')
    return disbursementAnswer(disbursement, { language: call.language })
  }
}

function deciderOf({ caller, claim }: DecisionCall): Decider {
  return { decidedBy: approvalName(caller), actor: caller.actor, keyId: caller.keyId, claim }
}

function notOpen(): GatewayError {
  return new GatewayError('approval_not_open')
}

function payeeUnreadable(): GatewayError {
  return new GatewayError('payment_service_unavailable', {
    texts: {
      en: 'Nothing was sent: the gateway lacks the master key under which a payee of this payout is encrypted. The operator can add it to PASARELA_OLD_MASTER_KEYS; otherwise decline the payout.',
      es: 'No se envió nada: la pasarela no tiene la clave maestra con la que está cifrado un beneficiario de este pago. El operador puede agregarla a PASARELA_OLD_MASTER_KEYS; si no, rechace el pago.',
    },
  })
}
