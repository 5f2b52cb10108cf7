import { addressOf, linkable, localised } from '../addresses.ts'
import { formatAmount, formatInstant, formatMoment } from '../format.ts'
import { html, type Html } from '../html.ts'
import { texts } from '../texts.ts'
import type { Form, Page } from '../view.ts'
import type { Content } from './layout.ts'
import { orderOf, totalToPay } from './order.ts'
import * as parts from './parts.ts'

const REFRESH_SECONDS = 10

export function unknownOutcome(page: Extract<Page, { kind: 'unknown_outcome' }>): Content {
  const { language, merchant, since, now, needsReview, paymentId } = page
  const t = texts[language].unknownOutcome
  const next = needsReview ? t.review(merchant.name) : t.next(merchant.name)
  const quote = paymentId !== undefined && html`<p>${t.quote}<br><b class="id">${paymentId}</b></p>`
  return {
    title: t.title,
    main: html`<div class="mark wait" aria-hidden="true"></div><h1>${t.title}</h1>
<p class="lead" role="status">${t.confirming}</p>
<p>${t.sent(formatMoment(since, now, language))} ${t.follows}</p><p>${next}</p><p>${t.close}</p>${quote}
<noscript><p><a href="${localised(addressOf(page), language)}">${t.check}</a></p></noscript>`,
    order: orderOf(page),
    orderAfter: true,
    total: { ...totalToPay(page), label: texts[language].chargeTotal },
    enhanced: true,
    refreshSeconds: REFRESH_SECONDS,
  }
}

export function paid(page: Extract<Page, { kind: 'paid' }>): Content {
  const { language, merchant, reversed, overpaid, paidLate } = page
  const t = texts[language]
  const title = reversed ? t.paid.reversedTitle : t.paid.title
  const receipt = linkable(page.receiptUrl)
  const more =
    overpaid !== undefined &&
    parts.box('info', undefined, t.paid.overpaid(formatAmount(overpaid, 'VES', language), merchant.name))
  const late = paidLate && !reversed && parts.box('info', undefined, t.paid.late(merchant.name))
  // Where money is to be returned or the order may be gone, something is left to do.
  const thanks = [t.paid.thanks(merchant.name), ...(more || late ? [] : [t.paid.done])].join(' ')
  const back = parts.returnLink(page)
  return {
    title,
    main: html`<div class="mark ${reversed ? 'back' : 'yes'}" aria-hidden="true"></div><h1>${title}</h1>
<p>${reversed ? t.paid.reversed(merchant.name) : thanks}</p>
${more}${late}${parts.facts([
  [t.paid.date, formatInstant(page.paidAt, language)],
  [t.paid.method, t.method[page.method]],
  [t.paid.reference, page.reference],
])}${back}${receipt !== undefined && html`<a class="button${back && ' second'}" href="${localised(receipt, language)}">${t.paid.receipt}</a>`}`,
    order: orderOf(page),
    orderAfter: true,
    total: { ...totalToPay(page), label: overpaid === undefined ? t.paidTotal : t.plainTotal },
  }
}

type Ended = Extract<Page, { kind: 'expired' | 'canceled' }>

export function ended(page: Ended): Content {
  const { language, merchant, received, kind, report } = page
  const t = texts[language].ended
  const again = linkable(page.newSessionUrl)
  const nothing = html`<p>${t.nothing}</p>${report ? reportOf(page, report) : html`<p>${t.butPaid(merchant.name)}</p>`}`
  const money =
    received === undefined
      ? nothing
      : parts.box('warning', undefined, t.partly(formatAmount(received, 'VES', language), merchant.name))
  const back = parts.returnLink(page, again !== undefined)
  return {
    title: t[kind],
    main: html`${parts.opening(t[kind], { language, ...report })}
${money}${again !== undefined && html`<a class="button" href="${localised(again, language)}">${t.startNew}</a>`}${back}`,
    order: orderOf(page),
    orderAfter: true,
    total: { ...totalToPay(page), label: texts[language].plainTotal },
    ...(report && { failed: report.invalid.length > 0, enhanced: true, refreshSeconds: parts.TYPING_SECONDS }),
  }
}

function reportOf(page: Ended, report: Form): Html {
  const { language, path } = page
  const t = texts[language]
  const form = parts.referenceForm({ language, ...report }, path, true)
  return html`<section class="more"><h2>${t.pagoMovil.paidTitle}</h2><p>${t.ended.report}</p>${form}
<noscript><p><a href="${localised(addressOf(page), language)}">${t.pagoMovil.check}</a></p></noscript></section>\n`
}
