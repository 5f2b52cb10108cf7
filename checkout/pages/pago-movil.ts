import { addressOf, localised } from '../addresses.ts'
import { formatAmount, formatDeadline, formatDocument, formatPhone, localPhone, pasteableAmount } from '../format.ts'
import { html, type Html } from '../html.ts'
import { texts } from '../texts.ts'
import type { Page, PayTo } from '../view.ts'
import { bankSelect, documentFields, phoneInput } from './fields.ts'
import type { Content } from './layout.ts'
import { orderOf, totalToPay } from './order.ts'
import * as parts from './parts.ts'

type Waiting = Extract<Page, { kind: 'pago_movil_waiting' }>

export function pagoMovil(page: Extract<Page, { kind: 'pago_movil' }>): Content {
  const t = texts[page.language]
  return {
    title: t.pagoMovil.title,
    main: html`${parts.opening(t.pagoMovil.title, page)}<p>${t.pagoMovil.intro}</p>
${parts.chargeForm(
  page,
  addressOf(page),
  html`${bankSelect(page, true)}${documentFields(page, true)}${phoneInput(page, true)}${parts.chargeButton(page, t.pagoMovil.show)}`,
)}${parts.amountCountdown(page)}${parts.backLink(page)}`,
    order: orderOf(page),
    total: totalToPay(page),
    failed: page.invalid.length > 0,
    enhanced: true,
  }
}

export function pagoMovilWaiting(page: Waiting): Content {
  const { language, path, payTo, requestExpiresAt, now, received, remaining } = page
  const t = texts[language]
  const deadline = t.pagoMovil.follows
  const progress = parts.box('info', undefined, status(page))
  const reference = parts.referenceForm(page, path)
  return {
    title: t.pagoMovil.waitingTitle,
    main: html`${parts.opening(t.pagoMovil.waitingTitle, page)}${received !== undefined && progress}<p>${payTo.length > 0 ? t.pagoMovil.waitingIntro : t.pagoMovil.nowhere}</p>
${payTo.length > 1 && html`<p><b>${t.pagoMovil.onlyOne}</b></p>`}${payTo.map((account) => accountOf(page, account))}
${parts.countdown(language, requestExpiresAt, t.payUntil(formatDeadline(requestExpiresAt, now, language)), t.requestOver)}
<p class="follows"><span class="spin" aria-hidden="true"></span><span>${deadline}</span></p>
<section class="more"><h2>${t.pagoMovil.paidTitle}</h2>${received === undefined && html`<p>${t.pagoMovil.nothingYet}</p>`}<p>${t.pagoMovil.paidIntro}</p>${reference}
<noscript><p><a href="${localised(addressOf(page), language)}">${t.pagoMovil.check}</a></p></noscript></section>
${received === undefined && parts.backLink(page)}<p class="hide" role="status" data-live></p>`,
    order: orderOf(page),
    orderAfter: true,
    total: remaining === undefined ? totalToPay(page) : { label: t.remainingTotal, ves: remaining },
    failed: page.invalid.length > 0,
    enhanced: true,
    refreshSeconds: parts.TYPING_SECONDS,
  }
}

function status({ language, received, remaining }: Waiting): string {
  const t = texts[language].pagoMovil
  const ves = (value: string) => formatAmount(value, 'VES', language)
  return t.partly(ves(received ?? ''), ves(remaining ?? ''))
}

/** Each value with a button that copies it in the form that a bank's app accepts. */
function accountOf(page: Waiting, { bankCode, bankName, phone, document, name }: PayTo): Html {
  const { language, amount, remaining } = page
  const t = texts[language]
  const ves = remaining ?? amount.ves
  const rows: [label: string, shown: string, copied: string][] = [
    [t.pagoMovil.bank, `${bankCode} ${bankName}`, bankCode],
    [t.pagoMovil.phone, formatPhone(phone), localPhone(phone)],
    [t.pagoMovil.document, formatDocument(document), document.replace(/^[A-Z]/, '')],
    [t.pagoMovil.amount, formatAmount(ves, 'VES', language), pasteableAmount(ves)],
  ]
  const all = rows.map(([label, , copied], index) => `${label}: ${index === 2 ? document : copied}`).join('\n')
  return html`<section class="account" aria-label="${t.pagoMovil.account(bankName)}"><dl>${rows.map(
    ([label, shown, copied]) =>
      html`<div><dt>${label}</dt><dd>${shown}</dd><dd>${copyButton(page, label, copied)}</dd></div>\n`,
  )}<div><dt>${t.pagoMovil.name}</dt><dd>${name}</dd></div></dl>
<button type="button" class="button second" data-copy="${all}" data-done="${t.copied}" hidden>${t.pagoMovil.copyAll}</button></section>\n`
}

function copyButton({ language }: Waiting, label: string, value: string): Html {
  const t = texts[language]
  return html`<button type="button" class="copy" data-copy="${value}" data-done="${t.copied}" hidden>${t.copy}<span class="hide"> ${label}</span></button>`
}
