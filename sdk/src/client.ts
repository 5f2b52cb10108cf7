import type { Operations } from './openapi.ts'
import type { CallOptions } from './request.ts'
import { approvals, change, credit, debit, domiciliation, mandates, operations, payouts } from './resources/advanced.ts'
import { checkout, paymentLinks } from './resources/checkout.ts'
import { movements } from './resources/movements.ts'
import { c2p, pagoMovil, payments, vpos } from './resources/payments.ts'
import { reconciliations } from './resources/reconciliations.ts'
import { testControls } from './resources/test-controls.ts'
import { events, notifications, webhooks } from './resources/webhooks.ts'
import { createSend, type Runtime, type Send, type Warning } from './transport.ts'

export type PasarelaOptions = {
  /** API key of your tenant, `pas_test_…` or `pas_live_…`. Use it only on a server: it can move your money. */
  apiKey: string
  /** Address of your gateway, such as `https://pay.example.com`. */
  baseUrl: string
  /** Language of messages; by default your tenant's. */
  language?: 'en' | 'es' | undefined
  /** Time limit of one attempt; default 90,000. A card charge takes up to 60 s, after the log-on at the bank. */
  timeoutMs?: number | undefined
  /** Maximum number of retries of a call; default 2. */
  maxRetries?: number | undefined
  /**
   * Time limit of a call with all its retries; default 300,000. After 4 minutes the gateway can answer a retry of a
   * request whose process died.
   */
  totalTimeoutMs?: number | undefined
  /**
   * Called in test mode when the gateway did not know a field of a request, which it ignores: a misspelled name, or one of a
   * newer version.
   */
  onWarning?: ((warning: Warning) => void) | undefined
  /** Replacement of the global fetch. */
  fetch?: typeof globalThis.fetch | undefined
}

/** Client of a gateway for one tenant. */
export class Pasarela {
  readonly banks: {
    /** List banks, sorted by code, for building a customer's bank selector. */
    list(options?: CallOptions): Promise<Operations['listBanks']['answer']>
    /** Balances of your own accounts, at banks that offer them. */
    balance(options?: CallOptions): Promise<Operations['getBalance']['answer']>
  }
  readonly checkout: ReturnType<typeof checkout>
  readonly paymentLinks: ReturnType<typeof paymentLinks>
  readonly c2p: ReturnType<typeof c2p>
  readonly vpos: ReturnType<typeof vpos>
  readonly pagoMovil: ReturnType<typeof pagoMovil>
  readonly payments: ReturnType<typeof payments>
  readonly movements: ReturnType<typeof movements>
  readonly debit: ReturnType<typeof debit>
  readonly domiciliation: ReturnType<typeof domiciliation>
  readonly mandates: ReturnType<typeof mandates>
  readonly credit: ReturnType<typeof credit>
  readonly payouts: ReturnType<typeof payouts>
  readonly change: ReturnType<typeof change>
  readonly reconciliations: ReturnType<typeof reconciliations>
  readonly approvals: ReturnType<typeof approvals>
  readonly operations: ReturnType<typeof operations>
  readonly webhooks: ReturnType<typeof webhooks>
  readonly events: ReturnType<typeof events>
  readonly notifications: ReturnType<typeof notifications>
  readonly testControls: ReturnType<typeof testControls>
  readonly #send: Send

  constructor(options: PasarelaOptions) {
    const { language, timeoutMs = 90_000, maxRetries = 2, totalTimeoutMs = 300_000, onWarning } = options
    const settings = { language, timeoutMs, maxRetries, totalTimeoutMs, onWarning }
    const apiKey = readKey(options.apiKey)
    const send = createSend({ ...settings, apiKey, baseUrl: readUrl(options.baseUrl) }, runtime(options.fetch))
    this.#send = send
    this.banks = { list: (call) => send('listBanks', {}, call), balance: (call) => send('getBalance', {}, call) }
    this.checkout = checkout(send)
    this.paymentLinks = paymentLinks(send)
    this.c2p = c2p(send)
    this.vpos = vpos(send)
    this.pagoMovil = pagoMovil(send)
    this.payments = payments(send)
    this.movements = movements(send)
    this.reconciliations = reconciliations(send)
    this.debit = debit(send)
    this.domiciliation = domiciliation(send)
    this.mandates = mandates(send)
    this.credit = credit(send)
    this.payouts = payouts(send)
    this.change = change(send)
    this.approvals = approvals(send)
    this.operations = operations(send)
    this.webhooks = webhooks(send)
    this.events = events(send)
    this.notifications = notifications(send)
    this.testControls = testControls(send)
  }

  /** Quote: a USD amount in VES at today's rate of the central bank. */
  quote(
    query: Operations['getQuote']['input']['query'],
    options?: CallOptions,
  ): Promise<Operations['getQuote']['answer']> {
    return this.#send('getQuote', { query }, options)
  }
}

/** The error message does not contain the key. */
function readKey(apiKey: unknown): string {
  if (typeof apiKey === 'string' && /^[\x21-\x7e]+$/.test(apiKey)) return apiKey
  throw new TypeError('apiKey must be the key of your tenant, pas_test_… or pas_live_…, without spaces or line breaks.')
}

function readUrl(baseUrl: unknown): string {
  const url = typeof baseUrl === 'string' && /^https?:\/\//i.test(baseUrl) ? new URL(baseUrl) : undefined
  if (url && !url.username && !url.search && !url.hash) return (url.origin + url.pathname).replace(/\/+$/, '')
  throw new TypeError('baseUrl must be the address of your gateway, such as https://pay.example.com.')
}

function runtime(fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request)): Runtime {
  return {
    fetch,
    now: () => Date.now(),
    random: () => Math.random(),
    uuid: () => crypto.randomUUID(),
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const stop = () => {
          clearTimeout(timer)
          reject(signal?.reason)
        }
        const timer = setTimeout(() => {
          signal?.removeEventListener('abort', stop)
          resolve()
        }, milliseconds)
        signal?.addEventListener('abort', stop, { once: true })
      }),
  }
}
