import { fixed2 } from '../../foundation/money.ts'
import type { Flows, Movement, QueryResult, TransferQuery } from '../bank.ts'
import { digitsOf, textOf } from '../json-fields.ts'
import { withoutZeros } from '../reference.ts'
import { type Account, bankNumber } from './account.ts'
import { searchMobile } from './mobile-search.ts'
import { rowsOf } from './outcome.ts'

type Found = QueryResult<{ movements: Movement[] }>

/** Digits of a reference that the transfer search compares: the last ones. */
const TRANSFER_DIGITS = 8

/** Customers' payments, from the searches that the account has: mobile payments by phone, transfers by document. */
export function transferFlows(account: Account): Partial<Pick<Flows, 'findTransfers'>> {
  const { access } = account.credentials
  if (!access.mobileSearch && !access.transferSearch) return {}
  return { findTransfers: (query) => findTransfers(account, query) }
}

async function findTransfers(account: Account, query: TransferQuery): Promise<Found> {
  const { access } = account.credentials
  const { payerPhone, payerDocument, payerBankCode } = query
  const movements: Movement[] = []
  let isAsked = false
  if (access.mobileSearch && payerPhone !== undefined) {
    const mobile = await findMobile(account, query, payerPhone)
    if (mobile.kind === 'unavailable') return mobile
    movements.push(...mobile.movements)
    isAsked = true
  }
  if (access.transferSearch && payerDocument !== undefined && payerBankCode !== undefined && movements.length === 0) {
    const transfers = await findBankTransfers(account, query, { document: payerDocument, bankCode: payerBankCode })
    if (transfers.kind === 'unavailable') return transfers
    movements.push(...transfers.movements)
    isAsked = true
  }
  if (isAsked) return { kind: 'answered', movements }
  return { kind: 'unavailable', reason: access.mobileSearch ? 'payer_required' : 'payer_document_required' }
}

/**
 * An incoming payment. Its customer is the "origin"; that a charge of the same search names the customer as "destination"
 * leaves open which one the bank compares, so the other order is queried too if the first finds nothing.
 */
async function findMobile(account: Account, query: TransferQuery, customer: string): Promise<Found> {
  const { collectingPhone: merchant } = account.credentials
  const asked = { date: query.date, amount: query.amount, reference: withoutZeros(query.reference) }
  const orders = [
    { origin: customer, destination: merchant },
    { origin: merchant, destination: customer },
  ]
  for (const phones of orders) {
    const found = await searchMobile(account, { ...asked, ...phones })
    if (found.kind === 'unavailable') return found
    // The search also lists change that the merchant paid to this customer.
    const movements = found.rows.map(({ movement }) => movement).filter(({ direction }) => direction === 'in')
    if (movements.length > 0) return { kind: 'answered', movements }
  }
  return { kind: 'answered', movements: [] }
}

/** The only status that was ever seen; a row with another one proves nothing. */
const DONE = 'A'
/** Transfers between accounts, as in the bank's sample. */
const TRANSFER_TYPE = 1

async function findBankTransfers(
  { client, credentials }: Account,
  { reference, date, amount }: TransferQuery,
  payer: { document: string; bankCode: string },
): Promise<Found> {
  if (reference.length < TRANSFER_DIGITS) return { kind: 'unavailable', reason: 'reference_digits_required' }
  const tail = reference.slice(-TRANSFER_DIGITS)
  const reply = await client.call('searchTransfers', {
    account: credentials.accountNumber,
    issuerCustomerId: payer.document,
    trxDate: date,
    issuerBankId: bankNumber(payer.bankCode),
    transactionType: TRANSFER_TYPE,
    paymentReference: tail,
    amount,
  })
  const found = rowsOf(reply, 'transferSearchList', (row): Movement | undefined => {
    const shown = digitsOf(row['paymentReference'])
    if (shown === undefined) return undefined
    const isAsked = sameTail(shown, tail)
    const number = withoutZeros(shown.slice(-TRANSFER_DIGITS))
    return {
      // The answer has no amount: the search compares it.
      key: ['transfer', date, number, fixed2(amount)].join('/'),
      date,
      amount,
      direction: 'in',
      kind: 'transfer',
      isContradictory: textOf(row['trxStatus'])?.toUpperCase() !== DONE,
      reference: isAsked ? reference : shown,
      numbers: [number],
      phones: [],
      phonesMayBeOwn: false,
      bankCode: payer.bankCode,
    }
  })
  return found.kind === 'unavailable' ? found : { kind: 'answered', movements: found.rows }
}

function sameTail(shown: string, tail: string): boolean {
  return withoutZeros(shown.slice(-TRANSFER_DIGITS)) === withoutZeros(tail)
}
