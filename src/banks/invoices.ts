import type { Scope } from '../foundation/scope.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'
import type { BankName } from './bank.ts'

/**
 * Invoice numbers for a bank that accepts each number once for ever. A number is taken from the account's counter and
 * written with its payment before the call, in one statement; it is never used again, even if the call was not sent.
 */
export type InvoiceLog = {
  /** Written once this resolves. */
  take(use: InvoiceUse & { prefix: string }): Promise<string>
  /** All numbers that were taken for a payment: an intent that was not sent takes another one with its next attempt. */
  of(paymentId: string): Promise<Invoice[]>
  /** The bank had seen the number before it got it from us. Raises an alarm; the number proves nothing from now on. */
  dispute(number: string): Promise<void>
}

export type InvoicePurpose = 'charge' | 'annulment' | 'change' | 'card'
export type InvoiceUse = { paymentId: string; purpose: InvoicePurpose }
export type Invoice = { number: string; purpose: InvoicePurpose; isDisputed: boolean }

/** Longest number that the bank accepts. */
export const INVOICE_CHARACTERS = 12

type AccountKey = { accountId: Buffer }

// The counter follows the seconds of the clock where it is behind them, so that a database restored from a backup does not
// take its latest numbers again. Concurrent callers wait for the row, each gets its own number.
// `lpad` would cut a longer number, and cut numbers repeat: one that does not fit is refused by the table instead.
const takeNumber = statement<Scope & AccountKey & InvoiceUse & { prefix: string }, { number: string }>(
  'bankInvoices.take',
  `with counter as (
     insert into bank_invoice_counters as c (account_id, last_number)
     values (:accountId, extract(epoch from now())::bigint)
     on conflict (account_id) do update set last_number = greatest(c.last_number + 1, excluded.last_number)
     returning last_number
   )
   insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at)
   select :accountId,
          :prefix || lpad(last_number::text, greatest(${INVOICE_CHARACTERS} - length(:prefix), length(last_number::text)), '0'),
          :tenantId, :livemode, :paymentId, :purpose, now()
   from counter
   returning invoice_number as "number"`,
)

const selectOfPayment = statement<Scope & AccountKey & { paymentId: string }, Invoice>(
  'bankInvoices.ofPayment',
  `select invoice_number as "number", purpose, is_disputed as "isDisputed" from bank_invoices
   where tenant_id = :tenantId and livemode = :livemode and payment_id = :paymentId and account_id = :accountId
   order by invoice_number`,
)

const disputeNumber = statement<Scope & AccountKey & { number: string }>(
  'bankInvoices.dispute',
  `update bank_invoices set is_disputed = true
   where account_id = :accountId and invoice_number = :number and tenant_id = :tenantId and livemode = :livemode`,
)

export type InvoiceStore = { of(scope: Scope, account: { bank: BankName; accountId: Buffer }): InvoiceLog }

export function createInvoiceStore({
  database,
  onDispute,
}: {
  database: Database
  /** Called for every number that the bank had seen before. */
  onDispute(owner: { bank: BankName; tenantId: string }): void
}): InvoiceStore {
  return {
    of: (scope, { bank, accountId }) => ({
      async take(use) {
        const [row] = await run(database, takeNumber, { ...scope, accountId, ...use })
        if (!row) throw new Error('no invoice number was taken')
        return row.number
      },
      of: (paymentId) => run(database, selectOfPayment, { ...scope, accountId, paymentId }),
      async dispute(number) {
        onDispute({ bank, tenantId: scope.tenantId })
        await run(database, disputeNumber, { ...scope, accountId, number })
      },
    }),
  }
}
