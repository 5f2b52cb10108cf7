import { GatewayError } from '../../foundation/errors.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Static } from '../../foundation/schema.ts'
import { toleratedVes } from '../../foundation/tolerance.ts'
import { ownedByNumber } from '../matching/match.ts'
import { transferKinds } from '../pago-movil/match-transfer.ts'
import { isRequest, receiptOf } from '../receipt.ts'
import type { PaymentContext } from '../submit.ts'
import { DECISION_ATTEMPTS, readCharges } from './match.ts'
import type { MovementMatch } from './schema.ts'
import type { RequestStore } from './store.ts'

type MatchCall = Pick<
  Call<{ id: string }, unknown, Static<typeof MovementMatch>>,
  'caller' | 'language' | 'params' | 'body' | 'claim'
>

/** Gives a movement to a request, as a person decided. The same claim as the gateway's own: one movement, one payment. */
export async function assignMovement(
  context: PaymentContext,
  requests: RequestStore,
  call: MatchCall,
  actor = call.caller.actor,
): Promise<Answer> {
  const { scope, tolerance } = call.caller
  const { paymentId } = call.body
  const accountIds = (await context.registry.accounts(scope)).map(({ accountId }) => accountId)
  await call.claim?.acquire()
  for (let attempt = 1; attempt <= DECISION_ATTEMPTS; attempt += 1) {
    const movement = await requests.findVisible(scope, accountIds, call.params.id)
    if (!movement) throw new GatewayError('movement_not_found')
    const payment = await context.store.find(scope, paymentId)
    if (!payment) throw new GatewayError('payment_not_found')
    // Repeated, such as after a response that was lost.
    if (movement.owner?.paymentId === payment.paymentId) return receipt(call, payment)
    // A line that the bank marks as a C2P charge or as card sales has its own payment, even if no number says which.
    const isTransfer = transferKinds.includes(movement.line.kind)
    if (movement.owner || !isTransfer) throw new GatewayError('movement_already_matched')
    const canTake = payment.status !== 'FAILED' || payment.failureCode === 'INTENT_EXPIRED'
    if (!isRequest(payment) || !canTake || movement.direction === 'out') throw new GatewayError('request_not_open')

    const reading = await readCharges({ matching: context.matching, requests }, movement)
    const owned = ownedByNumber(reading.lines, reading.claimants).filter(({ key }) => key === movement.line.key)
    if (owned.length > 0) {
      await context.matching.keepOwned(reading.basis.query, owned)
      throw new GatewayError('movement_already_matched')
    }
    if (await context.matching.findChargeOf(reading.basis.query, movement.line)) {
      throw new GatewayError('movement_already_matched')
    }
    const settled = await requests.settle(
      { ...scope, paymentId: payment.paymentId },
      {
        movementKey: movement.line.key,
        basis: reading.basis,
        toleratedVes: toleratedVes(payment.vesAmount, tolerance),
        mayOverpay: true,
        now: context.databaseClock.now(),
        by: 'person',
        actor,
      },
    )
    if (settled) return receipt(call, settled)
  }
  throw new GatewayError('service_unavailable', { retryAfterSeconds: 1 })
}

function receipt({ caller, language }: MatchCall, payment: Parameters<typeof receiptOf>[0]): Answer {
  return { status: 200, body: receiptOf(payment, caller, language) }
}
