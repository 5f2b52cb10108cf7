import { caracasDate } from '../../foundation/caracas.ts'
import { decimal } from '../../foundation/money.ts'
import type { QueryResult, ServiceCheck } from '../bank.ts'
import { type Account, CURRENCY } from './account.ts'
import { rowsOf } from './outcome.ts'
import { type Product, products } from './wire/operations.ts'

const names: Readonly<Record<Product, string>> = {
  c2p: 'C2P',
  scp: 'C2P keys',
  mobileSearch: 'search of mobile payments',
  transferSearch: 'search of transfers',
  card: 'cards',
  cardSearch: 'search of card payments',
}

/** A phone, a document and a reference that no payment has. */
const nobody = { phone: '584120000000', document: 'V12345678', reference: '1' }
const AMOUNT = decimal('0.01')

/** Tries the searches, which change nothing. The others move money or write to a customer. */
export async function checkProducts(account: Account): Promise<ServiceCheck[]> {
  const { client, credentials, clock } = account
  const today = caracasDate(clock.now())
  const any = () => true as const
  const tried: Partial<Record<Product, () => Promise<QueryResult<{ rows: true[] }>>>> = {
    mobileSearch: async () => {
      const fields = {
        amount: AMOUNT,
        currency: CURRENCY,
        destination_mobile_number: credentials.collectingPhone,
        origin_mobile_number: nobody.phone,
        payment_reference: nobody.reference,
        trx_date: today,
      }
      return rowsOf(await client.call('searchMobile', fields), 'transaction_list', any)
    },
    transferSearch: async () => {
      const fields = {
        account: credentials.accountNumber,
        issuerCustomerId: nobody.document,
        trxDate: today,
        issuerBankId: 102,
        transactionType: 1,
        paymentReference: nobody.reference.padStart(8, '0'),
        amount: AMOUNT,
      }
      return rowsOf(await client.call('searchTransfers', fields), 'transferSearchList', any)
    },
    cardSearch: async () => {
      const fields = {
        search_criteria: 'unique',
        procesing_date: today.replaceAll('-', '/'),
        invoice_number: `${credentials.settings.invoicePrefix}0`,
        payment_reference: '',
      }
      return rowsOf(await client.call('searchCard', fields), 'transaction_list', any)
    },
  }
  const checks: ServiceCheck[] = []
  for (const product of products) {
    const result = credentials.access[product] ? await tried[product]?.() : ABSENT
    checks.push({ what: names[product], ...(result ? finding(result) : NOT_TRIED) })
  }
  return checks
}

type Result = Omit<ServiceCheck, 'what'>

const ABSENT: Result = { ok: true, detail: 'not contracted' }
const NOT_TRIED: Result = { ok: true, detail: 'configured, not tried: it would move money or write to a customer' }

function finding(result: QueryResult<object> | Result): Result {
  if ('ok' in result) return result
  if (result.kind === 'answered') return { ok: true, detail: 'the bank answered' }
  return { ok: false, detail: result.code === undefined ? result.reason : `${result.reason} (${result.code})` }
}
