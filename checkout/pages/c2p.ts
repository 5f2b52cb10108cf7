import { addressOf } from '../addresses.ts'
import { formatAmount, formatPhone } from '../format.ts'
import { html } from '../html.ts'
import { texts } from '../texts.ts'
import type { Page } from '../view.ts'
import { bankSelect, documentFields, keyInput, phoneInput } from './fields.ts'
import type { Content } from './layout.ts'
import { orderOf, totalToPay } from './order.ts'
import * as parts from './parts.ts'

export function c2p(page: Extract<Page, { kind: 'c2p' }>): Content {
  const t = texts[page.language]
  return {
    title: t.c2p.title,
    main: html`${parts.opening(t.c2p.title, page)}<p>${t.c2p.intro}</p>
${parts.chargeForm(
  page,
  addressOf(page),
  html`${bankSelect(page)}${documentFields(page)}${phoneInput(page)}${parts.chargeButton(page, t.continue)}`,
)}${parts.amountCountdown(page)}<details><summary>${t.c2p.whatIsIt}</summary><p>${t.c2p.explanation} ${t.c2p.nextStep}</p></details>
${parts.backLink(page)}`,
    order: orderOf(page),
    total: totalToPay(page),
    failed: page.invalid.length > 0,
    enhanced: true,
  }
}

export function c2pToken(page: Extract<Page, { kind: 'c2p_token' }>): Content {
  const { language, bank, amount } = page
  const t = texts[language]
  const how = html`${page.tokenHint} ${t.token.afterwards}`
  const instructions = page.keyRequested
    ? html`<p>${t.token.sent(bank.name, formatPhone(page.phone))}</p><details><summary>${t.token.notArrived}</summary><p>${how}</p></details>`
    : parts.box('info', t.token.howTo(bank.name), how)
  const label = t.pay(formatAmount(amount.ves, 'VES', language))
  return {
    title: t.token.title,
    main: html`${parts.opening(t.token.title, page)}${instructions}
${parts.chargeForm(page, addressOf(page), html`${keyInput(page, 'token')}${parts.keyButton(page, label, `${page.path}/c2p`)}`)}${parts.keyCountdown(page)}
<p class="muted">${t.token.warning}</p>${parts.backLink(page)}`,
    order: orderOf(page),
    total: totalToPay(page),
    failed: page.invalid.length > 0,
    enhanced: true,
  }
}

export function c2pDeclined(page: Extract<Page, { kind: 'c2p_declined' }>): Content {
  const { language, text, cause } = page
  const t = texts[language]
  const title = t.declined.titles[cause]
  const again =
    cause !== 'canceled' && parts.form(page, `${addressOf(page)}/again`, parts.submit(t.declined.again, language))
  return {
    title,
    main: html`<div class="mark no" aria-hidden="true"></div><h1>${title}</h1>
<p>${text}</p>${cause === 'declined' && html`<p><b>${t.declined.nothing}</b></p>`}
${again}${parts.backLink(page)}`,
    order: orderOf(page),
    orderAfter: true,
    total: totalToPay(page),
    enhanced: true,
  }
}
