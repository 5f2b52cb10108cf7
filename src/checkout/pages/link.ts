import type { LinkPage, Notice } from '../../../checkout/view.ts'
import { parseAmount } from '../../../checkout/format.ts'
import { decimal } from '../../foundation/money.ts'
import type { Language } from '../../foundation/text.ts'
import type { FoundLink } from '../link-store.ts'
import { isFixed, linkState } from '../link-store.ts'
import type { Order } from '../order.ts'
import { priceOf } from '../price.ts'
import { valuesOf } from './forms.ts'
import { tooMany } from './refusals.ts'
import { amountOf, type Form, linesOf, merchantOf, type PageParts } from './visit.ts'

export type LinkVisit = PageParts & FoundLink & { language: Language; path: string; form: Form; address: string }

export type LinkResult = { page: LinkPage; status?: number } | { redirect: string }

type Shown = { invalid?: LinkPage['invalid']; notice?: Notice; status?: number }

/** A GET changes nothing, so that the preview of a messenger begins no session. */
export async function showLink(
  visit: LinkVisit,
  { invalid = [], notice, status = 200 }: Shown = {},
): Promise<LinkResult> {
  const { link, caller, profile, language, path, rates } = visit
  const amount = isFixed(link) ? amountOf(await priceOf(rates, caller.scope, link)) : undefined
  return {
    status,
    page: {
      kind: 'link',
      language,
      merchant: merchantOf(caller, profile),
      livemode: caller.scope.livemode,
      path,
      description: link.description,
      lines: linesOf(link),
      ...(amount ? { amount } : {}),
      currency: link.currency,
      state: linkState(link, visit.now()),
      values: valuesOf(visit.form),
      invalid,
      ...(notice ? { notice } : {}),
    },
  }
}

/** Begins a session; a link for one payment leads to the session it already has. */
export async function openLink(visit: LinkVisit): Promise<LinkResult> {
  const { link, caller, checkout, attempts, address, language } = visit
  const order = orderFrom(visit)
  if (!order) return showLink(visit, { invalid: ['amount'], status: 422 })
  const minutes = await attempts.count(caller.scope, { kind: 'visit', address })
  if (minutes !== undefined) return showLink(visit, tooMany(minutes))
  const session = await checkout.visit(caller, link, order)
  if (!session)
    return showLink(
      { ...visit, link: { ...link, ...(await checkout.findLink(caller.scope, link.linkId)) } },
      { status: 410 },
    )
  const query = language === 'es' ? '' : `?lang=${language}`
  return { redirect: `/pay/${session.token}${query}` }
}

/** Largest amounts, as in the API. */
const most = { USD: '100000', VES: '99999999.99' }

function orderFrom({ link, form, language }: LinkVisit): Order | undefined {
  if (isFixed(link)) return link
  const text = parseAmount(form['amount'] ?? '', language, link.currency)
  if (text === undefined) return undefined
  const amount = decimal(text)
  if (amount.lte(0) || amount.gt(most[link.currency])) return undefined
  return link.currency === 'USD' ? { ...link, usdAmount: amount } : { ...link, vesAmount: amount }
}
