import { linkable, localised } from '../addresses.ts'
import { formatAmount, formatInstant } from '../format.ts'
import { html, trusted } from '../html.ts'
import { texts } from '../texts.ts'
import type { CheckPage, ReceiptPage } from '../view.ts'
import type { Content } from './layout.ts'
import { linesOf, rateOf } from './order.ts'
import { box, facts } from './parts.ts'

export function receipt(page: ReceiptPage): Content {
  const { language, amount, lines, reversed } = page
  const t = texts[language]
  const address = linkable(page.checkUrl)
  return {
    title: t.receipt.title,
    main: html`<h1>${t.receipt.title}</h1>
${reversed && box('warning', undefined, t.receipt.reversed)}${lines.length > 0 && linesOf(lines, language)}${facts([
  [t.receipt.concept, page.description],
  [t.paid.date, formatInstant(page.paidAt, language)],
  [t.paid.method, t.method[page.method]],
  [t.receipt.bank, page.bankName],
  [t.paid.reference, page.reference],
  [t.receipt.paymentId, page.paymentId],
])}${rateOf(amount, language)}
<div class="verify"><div class="qr" aria-hidden="true">${trusted(page.checkQr)}</div><p>${t.receipt.verify}<br>${
      address === undefined ? page.checkUrl : html`<a href="${localised(address, language)}">${page.checkUrl}</a>`
    }</p></div>
<div class="actions"><button type="button" class="button" data-share data-done="${t.copied}" hidden>${t.receipt.share}</button><button type="button" class="button second" data-print hidden>${t.receipt.print}</button></div>
<p class="hide" role="status" data-live></p>`,
    total: { label: t.paidTotal, ves: amount.ves, usd: amount.usd },
    enhanced: true,
  }
}

/** Only these facts: a person who scans the code learns nothing about the merchant or the customer. */
export function check(page: CheckPage): Content {
  const { language, reversed, amount } = page
  const t = texts[language]
  const title = reversed ? t.check.reversedTitle : t.check.title
  return {
    title,
    main: html`<div class="mark ${reversed ? 'back' : 'yes'}" aria-hidden="true"></div><h1>${title}</h1>
<p>${reversed ? t.check.reversed : t.check.paid}</p>
${facts([
  [t.paidTotal, formatAmount(amount.ves, 'VES', language)],
  [t.paid.date, formatInstant(page.paidAt, language)],
  [t.check.lastDigits, page.lastDigits],
])}<p class="muted">${t.check.warning}</p>`,
  }
}
