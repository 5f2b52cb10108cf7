import type {
  AccountCreditRequest,
  ChangeRequest,
  CreditRequest,
  DebitOtpRequest,
  DebitRequest,
  DisbursementRequest,
  PayoutRequest,
  PollRequest,
} from '../openapi.ts'
import type { CallOptions, WriteOptions } from '../request.ts'
import type { Send } from '../transport.ts'

/**
 * The advanced payments, in VES. A refusal by the network is no exception here: `status` is FAILED and `code` says why.
 * PENDING is followed with `operations.get` or by webhook, and never sent again.
 */

export const debit = (send: Send) => ({
  /** Issue a debit authorization code: the payer's bank sends them the single-use key. No payment is made. */
  otp: (body: DebitOtpRequest, options?: WriteOptions) => send('requestDebitOtp', { body }, options),

  /** Immediate debit with the key the payer's bank sent them. */
  create: (body: DebitRequest, options?: WriteOptions) => send('debit', { body }, options),
})

export const credit = (send: Send) => ({
  /** Immediate credit by phone and identity. */
  phone: (body: CreditRequest, options?: WriteOptions) => send('creditPhone', { body }, options),

  /** Credit to a 20-digit bank account. */
  account: (body: AccountCreditRequest, options?: WriteOptions) => send('creditAccount', { body }, options),

  /** Disburse credits to multiple recipients: up to 100 people, each with a payment of their own. */
  disburse: (body: DisbursementRequest, options?: WriteOptions) => send('disburseCredits', { body }, options),

  /** A disbursement and its parts as they now stand. */
  disbursement: (id: string, options?: CallOptions) => send('getDisbursement', { path: { id } }, options),
})

export const payouts = (send: Send) => ({
  /** Disburse payments to bank accounts: one sum among up to 100 accounts, whole or not at all. */
  create: (body: PayoutRequest, options?: WriteOptions) => send('payOut', { body }, options),
})

export const change = (send: Send) => ({
  /** Send change (vuelto) to a customer's phone. */
  send: (body: ChangeRequest, options?: WriteOptions) => send('sendChange', { body }, options),
})

export const operations = (send: Send) => ({
  /** How an operation stands, by its `paymentId` or the network's id. One that is PENDING is asked about at the bank. */
  get: (id: string, options?: CallOptions) => send('getOperation', { path: { id } }, options),

  /** The same by POST, for ids that do not go well in an address. */
  poll: (body: PollRequest, options?: WriteOptions) => send('pollOperation', { body }, options),
})
