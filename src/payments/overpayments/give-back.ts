import { auditParams } from '../../audit/entry.ts'
import { GatewayError } from '../../foundation/errors.ts'
import type { Call } from '../../foundation/route.ts'
import type { Caller } from '../../foundation/scope.ts'
import type { Language } from '../../foundation/text.ts'
import { readChange, submitChange } from '../advanced/change.ts'
import { bankFor } from '../advanced/transfer.ts'
import { ownData } from '../new-payment.ts'
import type { PaymentContext } from '../submit.ts'
import type { OverpaymentStore } from './store.ts'

export type GiveBack = {
  caller: Caller
  actor: string
  language: Language
  paymentId: string
  /** The open amount that the person confirmed. */
  vesAmount: string
  payee: { cedula: string; telefonoDestino: string; banco: string }
}

/** Over-payments of requests, and giving them back. */
export type Overpayments = {
  read: OverpaymentStore['read']
  /** Sends the open amount as change, once; returns the id of the change's payment. */
  giveBack(request: GiveBack): Promise<string>
}

export function createOverpayments(context: PaymentContext, store: OverpaymentStore): Overpayments {
  return {
    read: store.read,

    async giveBack({ caller, actor, language, paymentId, vesAmount, payee }) {
      const { scope } = caller
      const call: Pick<Call, 'caller' | 'language'> = { caller, language }
      // Everything that can be refused without a payment is refused before the claim.
      const change = readChange(language, { ...payee, monto: Number(vesAmount) })
      await bankFor(context, scope, 'sendChange')
      const changeId = await store.claim({
        ...scope,
        paymentId,
        vesAmount,
        changeId: context.random.uuid(),
        ...auditParams(context.random, actor),
      })
      if (changeId === undefined) throw new GatewayError('nothing_to_give_back')
      await submitChange(context, call, { ...change, ...ownData(), paymentId: changeId }).catch((error: unknown) =>
        refuse(error, changeId),
      )
      return changeId
    },
  }
}

/** A change that was not sent has its own FAILED payment, which shows why. */
function refuse(error: unknown, changeId: string): void {
  if (error instanceof GatewayError && error.paymentId === changeId) return
  throw error
}
