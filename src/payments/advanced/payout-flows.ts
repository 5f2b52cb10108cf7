import type { Flows, Outcome, Party } from '../../banks/bank.ts'
import { caracasDate } from '../../foundation/caracas.ts'
import { decimal } from '../../foundation/money.ts'
import type { Method, Payment } from '../payment.ts'
import type { Payee } from '../store.ts'

/**
 * Payouts by method: the bank's flow, its request and the payees. All are built from the stored payment, because a payout
 * may be sent later than it was requested and by another process: after an approval, or as a part of a disbursement.
 */
export const payoutFlows = {
  CREDITO_INMEDIATO: payout('creditPhone', creditOf, payeeOf),
  CREDITO_CUENTA: payout(
    'creditAccount',
    ({ paymentId, vesAmount: amount, payer: { document = '', account = '', concept = '' } }) => ({
      paymentId,
      amount,
      document,
      account,
      concept,
    }),
    payeeOf,
  ),
  VUELTO: payout(
    'sendChange',
    ({
      paymentId,
      operationRef,
      vesAmount: amount,
      payer: { document = '', phone = '', bankCode = '', concept, ip },
    }) => ({
      paymentId,
      ...(operationRef === null ? {} : { operationRef }),
      amount,
      payee: { document, phone, bankCode },
      ...(concept === undefined ? {} : { concept }),
      ...(ip === undefined ? {} : { ip }),
    }),
    payeeOf,
  ),
  // The bank pays on the day it receives the order.
  DISPERSION: payout(
    'payOut',
    ({ paymentId, vesAmount: total, payer }, now) => ({
      paymentId,
      total,
      date: caracasDate(now.getTime()),
      reference: payer.reference ?? '',
      people: peopleOf(payer),
    }),
    ({ payer }) => peopleOf(payer),
  ),
} satisfies Partial<Record<Method, unknown>>

export type PayoutMethod = keyof typeof payoutFlows

type PayoutFlow = 'creditPhone' | 'creditAccount' | 'sendChange' | 'payOut'

function payout<Name extends PayoutFlow>(
  flow: Name,
  requestOf: (payment: Payment, now: Date) => Parameters<Flows[Name]>[0],
  payeesOf: (payment: Payment) => Payee[],
) {
  const send = (call: Flows[PayoutFlow], payment: Payment, now: Date): Promise<Outcome> =>
    (call as (request: Parameters<Flows[Name]>[0]) => Promise<Outcome>)(requestOf(payment, now))
  return { flow, send, payeesOf }
}

/** The request of a credit by phone; a part of a disbursement is one too. */
export function creditOf({ paymentId, operationRef, vesAmount, payer }: Payment) {
  const { document = '', phone = '', bankCode = '', concept = '' } = payer
  const payee: Party = { document, phone, bankCode }
  return { paymentId, ...(operationRef === null ? {} : { operationRef }), amount: vesAmount, payee, concept }
}

function payeeOf({ vesAmount, payer }: Payment): Payee[] {
  const { document = '', phone, account } = payer
  return [
    {
      document,
      amount: vesAmount,
      ...(phone === undefined ? {} : { phone }),
      ...(account === undefined ? {} : { account }),
    },
  ]
}

function peopleOf({ people = [] }: Payment['payer']) {
  return people.map(({ amount, ...person }) => ({ ...person, amount: decimal(amount) }))
}
