import type {
  AccountCreditRequest,
  ApprovalList,
  ChangeRequest,
  CreditRequest,
  DebitOtpRequest,
  DebitRequest,
  DisbursementRequest,
  DomiciliationRequest,
  Mandate,
  Operations,
  PayoutRequest,
  PollRequest,
} from '../openapi.ts'
import { type Pages, paginate } from '../pages.ts'
import type { CallOptions, WriteOptions } from '../request.ts'
import type { Send } from '../transport.ts'

/**
 * Advanced payments, in VES. A rejection by the network is no exception here: `status` is FAILED and `code` has the
 * reason. Follow a PENDING one with `operations.get` or by webhook, and never send it again.
 */

export const debit = (send: Send) => ({
  /** Request a debit authorization code: the payer's bank sends them the single-use key. No payment is created. */
  otp: (body: DebitOtpRequest, options?: WriteOptions) => send('requestDebitOtp', { body }, options),

  /** Immediate debit with the key the payer's bank sent them. */
  create: (body: DebitRequest, options?: WriteOptions) => send('debit', { body }, options),
})

export const domiciliation = (send: Send) => ({
  /** Direct debit under a mandate. The first one for a payer charges nothing (MD01): their bank asks them for the mandate. */
  create: (body: DomiciliationRequest, options?: WriteOptions) => send('domiciliate', { body }, options),
})

type MandateQuery = NonNullable<Operations['listMandates']['input']['query']>

export const mandates = (send: Send) => ({
  /** List mandates, newest first: `for await` reads them all, `.page()` one page. */
  list: (query: MandateQuery = {}, options?: CallOptions): Pages<Mandate> =>
    paginate(query.cursor, (cursor) => send('listMandates', { query: { ...query, cursor } }, options)),
})

export const credit = (send: Send) => ({
  /** Immediate credit by phone and identity. */
  phone: (body: CreditRequest, options?: WriteOptions) => send('creditPhone', { body }, options),

  /** Credit to a 20-digit bank account. */
  account: (body: AccountCreditRequest, options?: WriteOptions) => send('creditAccount', { body }, options),

  /** Disburse credits to multiple recipients: up to 100 people, each with a payment of their own. */
  disburse: (body: DisbursementRequest, options?: WriteOptions) => send('disburseCredits', { body }, options),

  /** Current status of a disbursement and its parts. */
  disbursement: (id: string, options?: CallOptions) => send('getDisbursement', { path: { id } }, options),
})

export const payouts = (send: Send) => ({
  /** Disburse payments to bank accounts: one amount for up to 100 accounts, all or nothing. */
  create: (body: PayoutRequest, options?: WriteOptions) => send('payOut', { body }, options),
})

export const change = (send: Send) => ({
  /** Send change (vuelto) to a customer's phone. */
  send: (body: ChangeRequest, options?: WriteOptions) => send('sendChange', { body }, options),
})

export const operations = (send: Send) => ({
  /** Status of an operation, by its `paymentId` or the network's id. A PENDING one is queried at the bank. */
  get: (id: string, options?: CallOptions) => send('getOperation', { path: { id } }, options),

  /** The same by POST, for ids that do not fit in a path. */
  poll: (body: PollRequest, options?: WriteOptions) => send('pollOperation', { body }, options),
})

export const approvals = (send: Send) => ({
  /** Payouts that wait for a second person, oldest first. Needs a key with the scope `approve`, as the decisions do. */
  list: async (options?: CallOptions): Promise<ApprovalList['items']> =>
    (await send('listApprovals', {}, options)).items,

  /** Approve a payout by its `paymentId`, or a disbursement by its `id`: it is sent to the bank, once. */
  approve: (id: string, options?: WriteOptions) => send('approvePayout', { path: { id } }, options),

  /** Decline it: FAILED with `APPROVAL_DECLINED`, and never sent. */
  decline: (id: string, options?: WriteOptions) => send('declinePayout', { path: { id } }, options),
})
