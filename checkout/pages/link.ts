import { addressOf } from '../addresses.ts'
import { html } from '../html.ts'
import { texts } from '../texts.ts'
import type { LinkPage } from '../view.ts'
import { input } from './fields.ts'
import type { Content } from './layout.ts'
import { orderOf } from './order.ts'
import { form, opening, submit } from './parts.ts'

export function link(page: LinkPage): Content {
  const { language, merchant, state, amount, currency } = page
  const t = texts[language]
  if (state !== 'open') {
    return {
      title: t.link.unavailable,
      main: html`<h1>${t.link.unavailable}</h1><p>${t.link[state](merchant.name)}</p>`,
      order: orderOf(page),
      orderAfter: true,
    }
  }
  const title = t.link.title(merchant.name)
  const prefix = language === 'es' && currency === 'VES' ? 'Bs.' : currency
  const typed = amount
    ? undefined
    : input(page, 'amount', { inputmode: 'decimal', maxlength: 30, prefix, hint: t.link.amountHint[currency] })
  return {
    title,
    main: html`${opening(title, page)}${form(page, addressOf(page), html`${typed}${submit(t.continue, language)}`)}`,
    order: orderOf(page, true),
    total: amount && { label: t.total, ves: amount.ves, usd: amount.usd },
    failed: page.invalid.length > 0,
    enhanced: true,
  }
}
