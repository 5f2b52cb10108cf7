import type { NewCheckoutSession, NewPaymentLink, Operations, PaymentLink, PaymentLinkChange } from '../openapi.ts'
import { type Pages, paginate } from '../pages.ts'
import type { CallOptions, WriteOptions } from '../request.ts'
import type { Send } from '../transport.ts'

type LinksQuery = NonNullable<Operations['listPaymentLinks']['input']['query']>

export const checkout = (send: Send) => ({
  sessions: {
    /** Create a checkout session: send the customer to its `url`. However often the page is opened, it charges once. */
    create: (body: NewCheckoutSession, options?: WriteOptions) => send('createCheckoutSession', { body }, options),

    /** Get a checkout session. Deliver when `status` is PAID, and not because the customer returned. */
    get: (id: string, options?: CallOptions) => send('getCheckoutSession', { path: { id } }, options),

    /** End a checkout session. Throws `InvalidRequestError` if it was paid or a charge is in progress. */
    expire: (id: string, options?: WriteOptions) => send('expireCheckoutSession', { path: { id } }, options),
  },
})

export const paymentLinks = (send: Send) => ({
  /** Create a payment link: an address to send, to print or to show as a QR code. */
  create: (body: NewPaymentLink, options?: WriteOptions) => send('createPaymentLink', { body }, options),

  /** Get a payment link, with the number of its sessions that were paid. */
  get: (id: string, options?: CallOptions) => send('getPaymentLink', { path: { id } }, options),

  /** List payment links, newest first: `for await` reads them all, `.page()` one page. */
  list: (query: LinksQuery = {}, options?: CallOptions): Pages<PaymentLink> =>
    paginate(query.cursor, (cursor) => send('listPaymentLinks', { query: { ...query, cursor } }, options)),

  /** Switch a payment link on or off, at once. */
  update: (id: string, body: PaymentLinkChange, options?: CallOptions) =>
    send('updatePaymentLink', { path: { id }, body }, options),

  /** QR code of the link's address, as the bytes of an SVG image. */
  qr: (id: string, options?: CallOptions) => send('getPaymentLinkQr', { path: { id } }, options),
})
