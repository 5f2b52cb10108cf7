import { fixed2 } from '../../foundation/money.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Payer, Payment } from '../payment.ts'
import type { ApprovalStore, Waiting } from './store.ts'

/** Somebody whom a payout pays, and their part of it: an exact decimal, as text. */
export type ApprovedPayee = { payee: Payer; vesAmount: string }

/** A payout that waits, with everybody whom it would pay. */
export type WaitingPayout = Waiting & {
  /** Zero if the payees of an order to several accounts are sealed under a lost key. */
  payeeCount: number
  payees: ApprovedPayee[]
}

/** In one list: ten of the largest disbursements. */
export const MOST_PAYEES = 1000

/**
 * Payouts that wait, oldest first. The payees of each are listed all or not at all: a part of them would look like a whole
 * payout. Those that would exceed the limit are listed once older payouts are decided.
 */
export async function listWaiting(
  approvals: Pick<ApprovalStore, 'listWaiting' | 'listParts'>,
  scope: Scope,
  limit: number,
): Promise<WaitingPayout[]> {
  const waiting = (await approvals.listWaiting(scope, limit)).map((payout) => ({
    ...payout,
    payeeCount: countOf(payout),
  }))
  let left = MOST_PAYEES
  const listed = waiting.filter(({ payeeCount }) => {
    const fits = payeeCount <= left
    if (fits) left -= payeeCount
    return fits
  })
  const batchIds = listed.flatMap(({ payment: { batchId } }) => batchId ?? [])
  const read = batchIds.length === 0 ? [] : await approvals.listParts(scope, batchIds)
  const parts = Map.groupBy(read, ({ batchId }) => batchId)
  const isListed = new Set(listed)
  return waiting.map((payout) => {
    const payments = isListed.has(payout) ? (parts.get(payout.payment.batchId) ?? [payout.payment]) : []
    return { ...payout, payees: payments.flatMap(payeesOf) }
  })
}

function countOf({ payment, partCount }: Waiting): number {
  return payment.batchId === null ? payeesOf(payment).length : partCount
}

/** A payout to several accounts is one payment with all its payees. */
export function payeesOf({ method, batchId, vesAmount, payer: { people = [], ...payee } }: Payment): ApprovedPayee[] {
  if (method !== 'DISPERSION' || batchId !== null) return [{ payee, vesAmount: fixed2(vesAmount) }]
  return people.map(({ amount, ...person }) => ({ payee: person, vesAmount: amount }))
}
