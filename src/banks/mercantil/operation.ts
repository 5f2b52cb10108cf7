import { addDays, caracasDate } from '../../foundation/caracas.ts'
import { fixed2 } from '../../foundation/money.ts'
import type { Flows, Outcome, QueryResult, SentPayment } from '../bank.ts'
import { type Fields, textOf } from '../json-fields.ts'
import type { InvoicePurpose } from '../invoices.ts'
import type { Account } from './account.ts'
import { APPROVED } from './codes.ts'
import { withoutZeros } from '../reference.ts'
import { searchMobile } from './mobile-search.ts'
import { approvalOf, unknownWithCode, isApprovedStatus, readAmount, rowsOf } from './outcome.ts'

/**
 * Operations whose answer was lost, found by the invoice numbers that were written before their calls. A search that finds
 * nothing proves nothing: the outcome stays unknown and goes to manual review in the end.
 */
export function operationFlows(account: Account): Partial<Pick<Flows, 'findPayment' | 'findReversal'>> {
  return { ...paymentFlows(account), ...(account.credentials.access.mobileSearch && reversalFlows(account)) }
}

function paymentFlows(account: Account): Partial<Pick<Flows, 'findPayment'>> {
  const { access, settings } = account.credentials
  const searches: Searches = {
    ...(access.mobileSearch && settings.searchWithoutReference && { charge: findMobile, change: findMobile }),
    ...(access.cardSearch && { card: findCard }),
  }
  if (Object.keys(searches).length === 0) return {}
  return {
    async findPayment(payment): Promise<Outcome> {
      const invoices = await account.invoices.of(payment.paymentId)
      const numbers = invoices.filter(({ purpose, isDisputed }) => searches[purpose] && !isDisputed)
      const [first] = numbers
      const search = first && searches[first.purpose]
      if (!search) return { kind: 'notSent', reason: 'setup' }
      return search(account, payment, {
        numbers: numbers.map(({ number }) => number),
        type: types[first.purpose],
      })
    },
  }
}

type Searched = { numbers: string[]; type: string }
type Searches = Partial<
  Record<InvoicePurpose, (account: Account, payment: SentPayment, searched: Searched) => Promise<Outcome>>
>

const types: Readonly<Record<InvoicePurpose, string>> = {
  charge: 'compra',
  change: 'vuelto',
  card: 'compra',
  annulment: 'anulacion',
}

/** The day of the call and, once it has begun, the next one: a bank may book there what is done near midnight. */
function daysOf({ clock }: Account, { date }: SentPayment): string[] {
  const next = addDays(date, 1)
  return next <= caracasDate(clock.now()) ? [date, next] : [date]
}

/**
 * Annulments, by the reference of their charge and, where the account may search so, without a reference: which reference
 * the bank gives an annulment is not documented. Nor is it that the search lists annulments at all, so that a row proves
 * one and the absence of a row proves nothing, even beside the row of the charge.
 */
function reversalFlows(account: Account): Pick<Flows, 'findReversal'> {
  return {
    async findReversal({ paymentId, reference, ...reversal }): Promise<Outcome> {
      const invoices = await account.invoices.of(paymentId)
      const numbers = invoices
        .filter(({ purpose, isDisputed }) => purpose === 'annulment' && !isDisputed)
        .map(({ number }) => number)
      const references = [
        ...(reference === undefined ? [] : [withoutZeros(reference)]),
        ...(account.credentials.settings.searchWithoutReference ? [''] : []),
      ]
      let outcome: Outcome = { kind: 'notSent', reason: 'setup' }
      if (numbers.length === 0) return outcome
      for (const searched of references) {
        outcome = await findMobile(account, reversal, { numbers, type: types.annulment }, searched)
        if (outcome.kind === 'approved') return outcome
      }
      return outcome
    },
  }
}

/** By date, amount and phones, the customer's as "destination" as in the call; our number in the row decides. */
async function findMobile(
  account: Account,
  payment: SentPayment,
  searched: Searched,
  reference = '',
): Promise<Outcome> {
  const { phone } = payment.party
  if (phone === undefined) return { kind: 'notSent', reason: 'setup' }
  const phones = { origin: account.credentials.collectingPhone, destination: phone }
  return findRow(account, payment, searched, async (date) => {
    const found = await searchMobile(account, { date, amount: payment.amount, reference, ...phones })
    return found.kind === 'unavailable' ? found : { kind: 'answered', rows: found.rows.map(({ fields }) => fields) }
  })
}

/** By invoice number and date. Only a row that says so is an approval: refused charges may be listed too. */
async function findCard(account: Account, payment: SentPayment, searched: Searched): Promise<Outcome> {
  return findRow(account, payment, searched, async (date) => {
    const rows: Fields[] = []
    for (const number of searched.numbers) {
      const reply = await account.client.call('searchCard', {
        search_criteria: 'unique',
        procesing_date: date.replaceAll('-', '/'),
        invoice_number: number,
        payment_reference: '',
      })
      const found = rowsOf(reply, 'transaction_list', (row) => row)
      if (found.kind === 'unavailable') return found
      rows.push(...found.rows.filter(isApprovedRow))
    }
    return { kind: 'answered', rows }
  })
}

function isApprovedRow(row: Fields): boolean {
  return isApprovedStatus(row) && textOf(row['trx_internal_status']) === APPROVED
}

async function findRow(
  account: Account,
  payment: SentPayment,
  { numbers, type }: Searched,
  rowsOn: (date: string) => Promise<QueryResult<{ rows: Fields[] }>>,
): Promise<Outcome> {
  for (const date of daysOf(account, payment)) {
    const found = await rowsOn(date)
    if (found.kind === 'unavailable') return { kind: 'notSent', reason: 'bank_unavailable' }
    const row = found.rows.find((candidate) => isOurs(candidate, payment, { numbers, type }))
    if (row) return { ...approvalOf(row), operationId: textOf(row['invoice_number']) ?? '' }
  }
  return unknownWithCode(undefined)
}

/** Our number, type and amount; a status, where the row has one, is approved. */
function isOurs(row: Fields, { amount }: SentPayment, { numbers, type }: Searched): boolean {
  const paid = readAmount(textOf(row['amount']))
  return (
    numbers.includes(textOf(row['invoice_number']) ?? '') &&
    paid !== undefined &&
    fixed2(paid) === fixed2(amount) &&
    (textOf(row['trx_type'])?.toLowerCase() ?? type) === type &&
    (row['trx_status'] === undefined || isApprovedStatus(row))
  )
}
