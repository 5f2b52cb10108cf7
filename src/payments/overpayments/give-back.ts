import { auditParams } from '../../audit/entry.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { fixed2 } from '../../foundation/money.ts'
import type { Answer } from '../../foundation/route.ts'
import type { Caller, Scope } from '../../foundation/scope.ts'
import type { Language } from '../../foundation/text.ts'
import { violatedConstraint } from '../../storage/database.ts'
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
    const newId = context.random.uuid()
    const claimed = {
      ...scope,
      paymentId,
      vesAmount: fixed2(change.amount),
      changeId: newId,
      ...auditParams(context.random, caller.actor),
    }
    const changeId = await orReopen(scope, paymentId, newId, () => store.claim(claimed))
    if (changeId === undefined) throw await refusal(call, paymentId)
    return orReopen(scope, paymentId, changeId, () => submitChange(context, call, { ...change, paymentId: changeId }))
  }

  /** After an error: the amount of a change that was not written is open again, as soon as the database responds. */
  async function orReopen<Result>(
    scope: Scope,
    paymentId: string,
    changeId: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      const abandon = () => store.abandon(scope, paymentId, changeId)
      await abandon().catch(() => context.unwritten.keep(changeId, abandon))
      throw violatedConstraint(error) === PAYMENT_EXISTS ? new GatewayError('nothing_to_give_back') : error
    }
  }

  async function refusal({ caller }: TransferCall, paymentId: string): Promise<GatewayError> {
    const payment = await context.store.find(caller.scope, paymentId)
    return new GatewayError(payment ? 'nothing_to_give_back' : 'payment_not_found')
  }
}

/** Another process has taken the claim up and written its change. */
const PAYMENT_EXISTS = 'payments_pkey'

/** A change that was not sent has its own FAILED payment, which shows why. */
function unlessWritten(error: unknown): void {
  if (error instanceof GatewayError && error.paymentId !== undefined) return
  throw error
}
