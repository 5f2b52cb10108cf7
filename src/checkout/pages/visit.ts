import type { Invalid, Notice, Page, SessionPage } from '../../../checkout/view.ts'
import type { BankRegistry } from '../../banks/registry.ts'
import { nextCaracasMidnight } from '../../foundation/caracas.ts'
import { fixed2 } from '../../foundation/money.ts'
import type { Caller, Scope } from '../../foundation/scope.ts'
import type { Language } from '../../foundation/text.ts'
import type { Collecting } from '../../payments/collecting.ts'
import type { Rates } from '../../rates/rates.ts'
import type { Sealer } from '../../storage/sealing.ts'
import type { Attempts } from '../attempts.ts'
import type { Checkout } from '../checkout.ts'
import { returnAddress } from '../orders.ts'
import type { CheckoutMethod, Order } from '../order.ts'
import type { Profile } from '../profiles.ts'
import type { Session } from '../session.ts'
import { type Price, priceOf } from '../price.ts'

export type PageParts = {
  checkout: Checkout
  collecting: Collecting
  registry: BankRegistry
  /** The ways to pay that a tenant's accounts offer; a change shows within `bankAccountCacheMs`. */
  offered(scope: Scope): Promise<CheckoutMethod[]>
  rates: Rates
  attempts: Attempts
  sealer: Sealer
  now(): Date
  publicUrl(): string
}

/** One request of a customer for a page of a session. */
export type Visit = PageParts & {
  session: Session
  caller: Caller
  profile: Profile
  language: Language
  /** The path of the session's pages. */
  path: string
  form: Form
  query: Form
  /** The customer's network address. */
  address: string
  requestId: string
}

/** Fields of a form or a query: the first value of each name. */
export type Form = Readonly<Record<string, string | undefined>>

/** A form that is shown again: fields that are not valid, a message, the status of the response. */
export type Shown = { invalid?: Invalid; notice?: Notice | undefined; status?: number }

export type Result = { page: Page; status?: number } | { redirect: string }

/** The call that a payment flow is given: the customer acts for the tenant of the session. */
export function callOf({ caller, language, requestId, session }: Visit) {
  return { caller, language, requestId, checkoutSessionId: session.sessionId }
}

/** An address below the session's path, in the language of the page. */
export function addressOf({ path, language }: Visit, below = '', query: Record<string, string> = {}): string {
  const all = { ...query, ...(language === 'es' ? {} : { lang: language }) }
  const text = new URLSearchParams(all).toString()
  return `${path}${below}${text === '' ? '' : `?${text}`}`
}

export const toSession = (visit: Visit): Result => ({ redirect: addressOf(visit) })

export async function methodsOf({ offered: offeredTo, caller, session }: Visit): Promise<CheckoutMethod[]> {
  const offered = await offeredTo(caller.scope)
  const { methods } = session
  return methods === null ? offered : offered.filter((method) => methods.includes(method))
}

export function currentPrice({ rates, caller, session }: Visit): Promise<Price> {
  return priceOf(rates, caller.scope, session)
}

/** The part that all pages of a session have. */
export async function sessionPage(visit: Visit, price: Price): Promise<SessionPage> {
  const { session, caller, profile, language, path } = visit
  const now = visit.now()
  return {
    language,
    merchant: merchantOf(caller, profile),
    livemode: caller.scope.livemode,
    path,
    description: session.description,
    lines: linesOf(session),
    amount: amountOf(price),
    methods: await methodsOf(visit),
    now: now.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    amountValidUntil: validUntil(session, now).toISOString(),
    ...(session.returnUrl === null ? {} : { returnUrl: returnAddress(session.returnUrl, session.sessionId) }),
  }
}

/** An amount in USD is priced anew at midnight in Caracas. */
function validUntil({ usdAmount, expiresAt }: Session, now: Date): Date {
  if (usdAmount === null) return expiresAt
  const midnight = nextCaracasMidnight(now)
  return midnight < expiresAt ? midnight : expiresAt
}

export function merchantOf({ tenantName }: Caller, { colour, logoHash }: Profile) {
  return {
    name: tenantName,
    ...(colour === null ? {} : { colour }),
    ...(logoHash === null ? {} : { logoUrl: `/pay/logo/${logoHash}` }),
  }
}

export function amountOf({ ves, usd, rate, rateDate, isManual }: Price) {
  return {
    ves: fixed2(ves),
    ...(usd ? { usd: fixed2(usd) } : {}),
    ...(rate && rateDate ? { rate: rate.toString(), rateDate } : {}),
    ...(isManual ? { isRateManual: true } : {}),
  }
}

export function linesOf({ lines }: Pick<Order, 'lines'>) {
  const text = (amount: number) => amount.toFixed(2)
  return lines.map(({ label, usdAmount, vesAmount }) => ({
    label,
    ...(usdAmount === undefined ? {} : { usd: text(usdAmount) }),
    ...(vesAmount === undefined ? {} : { ves: text(vesAmount) }),
  }))
}

/** The price, or the amount that the customer saw if it is no longer the price: then nothing is charged. */
export async function confirmedPrice(visit: Visit): Promise<{ price: Price } | { price: Price; before: string }> {
  const price = await currentPrice(visit)
  const seen = visit.form['vesAmount'] ?? ''
  return seen === fixed2(price.ves) ? { price } : { price, before: /^\d{1,16}\.\d\d$/.test(seen) ? seen : '' }
}

export const isOpen = ({ session }: Visit): boolean => session.status === 'OPEN'
