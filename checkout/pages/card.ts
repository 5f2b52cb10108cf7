import { addressOf, localised } from '../addresses.ts'
import { formatAmount } from '../format.ts'
import { html } from '../html.ts'
import { texts } from '../texts.ts'
import type { Page } from '../view.ts'
import { documentFields, hidden, input, select } from './fields.ts'
import type { Content } from './layout.ts'
import { orderOf, totalToPay } from './order.ts'
import * as parts from './parts.ts'

export function card(page: Extract<Page, { kind: 'card' }>): Content {
  const { language, amount } = page
  const t = texts[language]
  const numeric = { inputmode: 'numeric' } as const
  // Beside each other their messages would not fit.
  const stacked = page.invalid.includes('expiry') || page.invalid.includes('cvv')
  const fields = [
    input(page, 'cardNumber', {
      ...numeric,
      autocomplete: 'cc-number',
      maxlength: 23,
      format: 'card',
      className: 'key',
    }),
    html`<div${!stacked && html` class="pair"`}>${[
      input(page, 'expiry', { ...numeric, autocomplete: 'cc-exp', maxlength: 7, format: 'expiry' }),
      input(page, 'cvv', { ...numeric, autocomplete: 'cc-csc', maxlength: 4 }),
    ]}</div>`,
    input(page, 'cardHolder', { autocomplete: 'cc-name', maxlength: 100 }),
    documentFields(page),
    select(page, 'accountType', Object.entries(t.card.accountTypes)),
    input(page, 'pin', { ...numeric, type: 'password', maxlength: 12, optional: true }),
  ]
  const label = t.pay(formatAmount(amount.ves, 'VES', language))
  return {
    title: t.card.title,
    main: html`${parts.opening(t.card.title, page)}
${parts.chargeForm(page, addressOf(page), html`${fields}${parts.chargeButton(page, label)}`)}${parts.amountCountdown(page)}
<p class="muted">${t.card.privacy}</p>${parts.backLink(page)}`,
    order: orderOf(page),
    total: totalToPay(page),
    failed: page.invalid.length > 0,
    enhanced: true,
  }
}

export function cardFactor(page: Extract<Page, { kind: 'card_factor' }>): Content {
  const { language, amount, path, factor, cardLast4, sealedCard } = page
  const t = texts[language]
  const field = input(page, 'secondFactor', {
    inputmode: factor.isNumeric ? 'numeric' : 'text',
    // A key that is used once may be read by people nearby; a password of the holder may not.
    ...(factor.isOneTime ? { autocomplete: 'one-time-code' } : { type: 'password' }),
    // Longer than any factor: a pasted key with spaces must not lose its end.
    maxlength: 64,
    className: 'key',
  })
  const label = t.pay(formatAmount(amount.ves, 'VES', language))
  return {
    title: t.card.factorTitle,
    main: html`${parts.opening(t.card.factorTitle, page)}<p>${
      factor.isOneTime ? t.card.oneTimeKey : t.card.asksFor(factor.label)
    }</p>
<p>${t.card.endingIn(cardLast4)} <b>${t.card.notCharged}</b></p>
${parts.chargeForm(
  page,
  `${path}/card/key`,
  html`${hidden('card', sealedCard)}${field}${parts.keyButton(page, label, addressOf(page))}`,
)}${parts.keyCountdown(page)}<p class="muted">${t.card.factorWarning}</p>
<p class="back"><a href="${localised(addressOf(page), language)}">${t.card.factorMissing}</a></p>
${parts.backLink(page)}`,
    order: orderOf(page),
    total: totalToPay(page),
    failed: page.invalid.length > 0,
    enhanced: true,
  }
}
