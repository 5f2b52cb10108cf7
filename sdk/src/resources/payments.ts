import type {
  C2pExecute,
  C2pRequest,
  CardAuthentication,
  CardPayment,
  Operations,
  Receipt,
  ReportedReference,
  Timeline,
  TransferRequest,
  TransferVerification,
} from '../openapi.ts'
import { type Pages, paginate } from '../pages.ts'
import type { CallOptions, WriteOptions } from '../request.ts'
import type { Send } from '../transport.ts'

type ListQuery = NonNullable<Operations['listPayments']['input']['query']>

export const c2p = (send: Send) => ({
  /** Create a C2P intent: fixes the amount in VES at today's rate and waits for the customer's token. */
  request: (body: C2pRequest, options?: WriteOptions) => send('requestC2p', { body }, options),

  /**
   * Execute a C2P intent with the token the customer got from their bank, and the same details as in the request.
   * COMPLETED, or PENDING while the outcome is unknown: follow it, never charge again. Throws `BankRejectedError` if the
   * bank declined; the intent is then used up.
   */
  execute: (body: C2pExecute, options?: WriteOptions) => send('executeC2p', { body }, options),
})

export const vpos = (send: Send) => ({
  /**
   * Charge a card, from a PCI-compliant server only. COMPLETED, or PENDING while the outcome is unknown: follow it, never
   * charge again. Throws `BankRejectedError` if the bank declined.
   */
  charge: (body: CardPayment, options?: WriteOptions) => send('chargeCard', { body }, options),

  /**
   * Ask which second factor the bank wants for a debit card, only at a bank that has one. Ask the customer for what
   * `factor.label` says, and send it as `secondFactor` of the charge.
   */
  authentication: (body: CardAuthentication, options?: WriteOptions) => send('requestCardFactor', { body }, options),
})

export const pagoMovil = (send: Send) => ({
  /**
   * Verify a Pago Móvil transfer that the customer made, and claim it for this payment. COMPLETED, or FAILED with a
   * `failureCode`: after `MOVEMENT_NOT_FOUND` verify again later, as a new call.
   */
  verify: (body: TransferVerification, options?: WriteOptions) => send('verifyPagoMovil', { body }, options),

  /**
   * Ask the customer for a transfer to any account of `payTo`. PENDING; it completes by itself when the money arrives,
   * also in several parts. Follow it by its id or by webhook.
   */
  request: (body: TransferRequest, options?: WriteOptions) => send('requestPagoMovil', { body }, options),

  /** Report the reference of the transfer that the customer made for a request. */
  reportReference: (id: string, body: ReportedReference, options?: WriteOptions) =>
    send('reportReference', { path: { id }, body }, options),
})

export const payments = (send: Send) => ({
  /** Get a payment by its id. */
  get: (id: string, options?: CallOptions) => send('getPayment', { path: { id } }, options),

  /** Get the latest payment by your external reference. */
  byRef: (externalRef: string, options?: CallOptions) => send('getPaymentByRef', { path: { externalRef } }, options),

  /** List payments, newest first: `for await` reads them all, `.page()` one page. */
  list: (query: ListQuery = {}, options?: CallOptions): Pages<Receipt> =>
    paginate(query.cursor, (cursor) => send('listPayments', { query: { ...query, cursor } }, options)),

  /** Timeline of a payment: every step, oldest first. */
  events: async (id: string, options?: CallOptions): Promise<Timeline['items']> =>
    (await send('listPaymentEvents', { path: { id } }, options)).items,

  /** Cancel an open request or C2P intent. Throws `InvalidRequestError` if it is no longer open. */
  cancel: (id: string, options?: WriteOptions) => send('cancelPayment', { path: { id } }, options),

  /**
   * Reverse a completed C2P payment. REVERSED, or still COMPLETED with `reversalStatus: 'PENDING'` while the outcome is
   * unknown. Throws `InvalidRequestError` if it cannot be reversed.
   */
  reverse: (id: string, options?: WriteOptions) => send('reversePayment', { path: { id } }, options),
})
