import type { Flows, Movement, TransferQuery } from '../bank.ts'
import type { Account } from './account.ts'
import { type Found, listOfDay, listOfPayer } from './lists.ts'
import { sharesReference } from './movement.ts'

/**
 * Customers' mobile payments. The bank is asked by the payer's phone; its list of a whole day is for the statement,
 * because the bank gives it only once in ten minutes.
 */
export function transferFlows(account: Account): Partial<Flows> {
  return {
    findTransfers: (query) => findTransfers(account, query),
    findTransfersOfPayer: (query) => listOfPayer(account, query),
    findByPayer: async (query) => {
      const list = await listOfPayer(account, query)
      if (list.kind === 'unavailable') return list
      return { kind: 'answered', movements: list.movements.filter(({ amount }) => amount.eq(query.amount)) }
    },
    listMovements: async ({ from, to }) =>
      from === to ? listOfDay(account, from) : { kind: 'unavailable', reason: 'one_day_at_a_time' },
  }
}

async function findTransfers(account: Account, query: TransferQuery): Promise<Found> {
  const { reference, amount, date, payerPhone: phone, payerBankCode: bankCode } = query
  if (phone === undefined || bankCode === undefined) return { kind: 'unavailable', reason: 'payer_required' }
  const list = await listOfPayer(account, { payer: { phone, bankCode }, date })
  if (list.kind === 'unavailable') return list
  const movements = list.movements.map(
    (movement): Movement => (sharesReference(reference, movement.reference) ? { ...movement, reference } : movement),
  )
  const amounts = movements.filter((movement) => movement.reference === reference).map((movement) => movement.amount)
  return {
    kind: 'answered',
    movements: movements.filter((movement) => [amount, ...amounts].some((one) => movement.amount.eq(one))),
  }
}
