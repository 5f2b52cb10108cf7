import { auditParams } from '../../audit/entry.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { fixed2 } from '../../foundation/money.ts'
import type { Answer } from '../../foundation/route.ts'
import type { Caller } from '../../foundation/scope.ts'
import type { Language } from '../../foundation/text.ts'
import { DatabaseUnavailable, wroteNothing } from '../../storage/database.ts'
import { type Change, readChange, submitChange } from '../advanced/change.ts'
import { bankFor, type TransferCall } from '../advanced/transfer.ts'
import { ownData } from '../new-payment.ts'
import type { PaymentContext } from '../submit.ts'
import type { OverpaymentStore } from './store.ts'

export type GiveBack = {
  caller: Caller
  language: Language
  paymentId: string
  /** The open amount that the person confirmed. */
  vesAmount: string
  payee: { cedula: string; telefonoDestino: string; banco: string }
}

/** Over-payments of requests, and giving them back. */
export type Overpayments = {
  read: OverpaymentStore['read']
  /** Sends the change, once, if its amount is the open one. */
  sendBack(call: TransferCall, paymentId: string, change: Change): Promise<Answer>
  /** The same for a person in the dashboard. */
  giveBack(request: GiveBack): Promise<void>
}

export function createOverpayments(context: PaymentContext, store: OverpaymentStore): Overpayments {
  return {
    read: store.read,

    sendBack,

    async giveBack({ caller, language, paymentId, vesAmount, payee }) {
      const change = readChange(language, { ...payee, monto: Number(vesAmount) })
      await sendBack({ caller, language }, paymentId, { ...change, ...ownData() }).catch(unlessWritten)
    },
  }

  async function sendBack(call: TransferCall, paymentId: string, change: Change): Promise<Answer> {
    const { caller, claim } = call
    const { scope } = caller
    // Everything that can be refused without a payment is refused before the claim, as is a second request with the same
    // Idempotency-Key.
    await bankFor(context, scope, 'sendChange')
    await claim?.acquire()
    const changeId = await store.claim({
      ...scope,
      paymentId,
      vesAmount: fixed2(change.amount),
      changeId: context.random.uuid(),
      ...auditParams(context.random, caller.actor),
    })
    if (changeId === undefined) throw await refusal(call, paymentId)
    return submitChange(context, call, { ...change, paymentId: changeId }).catch(async (error: unknown) => {
      // If this fails too, the claim ends with its lease.
      if (isUnsent(error)) await store.abandon(scope, paymentId, changeId).catch(() => {})
      throw error
    })
  }

  async function refusal({ caller }: TransferCall, paymentId: string): Promise<GatewayError> {
    const payment = await context.store.find(caller.scope, paymentId)
    return new GatewayError(payment ? 'nothing_to_give_back' : 'payment_not_found')
  }
}

/** Certain that no write of the change is under way, such as after a limit of the key. */
function isUnsent(error: unknown): boolean {
  return wroteNothing(error) || (error instanceof GatewayError && !(error instanceof DatabaseUnavailable))
}

/** A change that was not sent has its own FAILED payment, which shows why. */
function unlessWritten(error: unknown): void {
  if (error instanceof GatewayError && error.paymentId !== undefined) return
  throw error
}
