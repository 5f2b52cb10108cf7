import { caracasDate } from '../../foundation/caracas.ts'
import { errorFields } from '../../foundation/log.ts'
import { withPayment } from '../../foundation/request-context.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Payment } from '../payment.ts'
import type { PaymentContext } from '../submit.ts'
import { settleReversal } from './settle.ts'

type Result =
  | { kind: 'operation'; isPending: boolean }
  | { kind: 'unavailable'; reason: 'account_replaced' | 'no_statement' }

/**
 * Queries the bank about a reversal whose answer was lost. Only an approval settles it, also if an operator has ended it as
 * not reversed meanwhile; anything else leaves it open.
 */
export async function queryReversal(
  context: PaymentContext,
  { scope, payment }: { scope: Scope; payment: Payment },
): Promise<Result> {
  const { paymentId, bank, accountId, vesAmount: amount, payer: party, bankReference } = payment
  const account = bank && accountId && (await context.registry.accountOf(scope, bank, accountId))
  if (!account) return { kind: 'unavailable', reason: 'account_replaced' }
  const { findReversal } = account.flows
  if (!findReversal) return { kind: 'unavailable', reason: 'no_statement' }
  const date = caracasDate((payment.reversalSubmittedAt ?? payment.updatedAt).getTime())
  const reference = bankReference === null ? {} : { reference: bankReference }
  const outcome = await withPayment(paymentId, () =>
    findReversal({ paymentId, amount, party, date, ...reference }),
  ).catch((error: unknown) => {
    const log = context.log.component('bank')
    log.error('connector threw on the query of a reversal', { paymentId, ...errorFields(error) })
    return undefined
  })
  if (outcome?.kind !== 'approved') return { kind: 'operation', isPending: true }
  await settleReversal(context, scope, payment, outcome, 'any')
  return { kind: 'operation', isPending: false }
}
