import { addressOf, linkable, localised } from '../addresses.ts'
import { formatAmount, formatDeadline } from '../format.ts'
import { html, type Html } from '../html.ts'
import { texts } from '../texts.ts'
import type { Amount, Invalid, Language, Notice, Page, SessionPage } from '../view.ts'
import { type Filled, hidden, input } from './fields.ts'

/** A message in a box. `warning` is read aloud at once. */
export function box(kind: 'warning' | 'info', title: string | undefined, text: Html | string): Html {
  const heading = title !== undefined && html`<h2>${title}</h2>`
  return html`<div class="box ${kind}"${kind === 'warning' && html` role="alert"`}>${heading}<p>${text}</p></div>\n`
}

export function noticeOf(page: { language: Language; notice?: Notice; amount?: Amount }): Html | undefined {
  const { notice, language } = page
  if (!notice) return undefined
  const t = texts[language].notice
  const title = t[notice.kind]
  const ves = (value: string) => formatAmount(value, 'VES', language)
  switch (notice.kind) {
    case 'declined':
    case 'charge_not_found':
      return box('warning', title, notice.text)
    case 'earlier_failed':
      return box('warning', title, t.earlierFailed)
    case 'amount_changed':
      return box('warning', title, t.amountChanged(ves(notice.before), page.amount ? ves(page.amount.ves) : ''))
    case 'bank_unavailable':
      return box('warning', title, t.bankUnavailable)
    case 'too_many_attempts':
      return box('warning', title, t.tooManyAttempts(notice.retryAfterMinutes))
    case 'key_not_sent':
      return box('warning', title, t.keyNotSent)
    case 'card_again':
      return box('warning', title, t.cardAgain)
    case 'reference_saved':
      return box('info', title, t.referenceSaved)
  }
}

/** Links to the fields that are not valid. The script moves the focus here. */
export function errorSummary(invalid: Invalid, language: Language): Html | undefined {
  if (invalid.length === 0) return undefined
  const t = texts[language]
  const links = invalid.map((name) => html`<li><a href="#${name}">${t.errors[name]}</a></li>`)
  return html`<div class="box warning" role="alert" tabindex="-1" data-focus><h2>${t.errorSummary}</h2><ul>${links}</ul></div>\n`
}

/** Title, notice and errors: the beginning of every page with a form. */
export function opening(title: string, page: Parameters<typeof noticeOf>[0] & { invalid?: Invalid }): Html {
  return html`${errorSummary(page.invalid ?? [], page.language)}${noticeOf(page)}<h1>${title}</h1>\n`
}

type Posted = { language: Language; amount?: Amount }

/** A form whose data the server reads in the language of the page. */
export function form(page: Posted, action: string, body: Html): Html {
  return html`<form method="post" action="${action}">${hidden('lang', page.language)}${body}</form>\n`
}

/** A form that leads to a charge: it carries the amount that the customer saw. */
export function chargeForm(page: Page, action: string, body: Html): Html {
  return form(page, action, html`${hidden('vesAmount', page.amount.ves)}${body}`)
}

/** Without the script, a page must not load again while the customer types the reference. */
export const TYPING_SECONDS = 60

/** For the reference of a transfer that the customer has sent. */
export function referenceForm(page: Filled, path: string, secondary = false): Html {
  const { language } = page
  const field = input(page, 'reference', { inputmode: 'numeric', maxlength: 30 })
  const button = submit(texts[language].pagoMovil.paid, language, secondary)
  return form({ language }, `${path}/pago-movil/reference`, html`${field}${button}`)
}

export function submit(label: string, language: Language, secondary = false): Html {
  return html`<button class="button${secondary && ' second'}" data-busy="${texts[language].processing}">${label}</button>`
}

/** The button of a form that leads to a charge; at the end of the amount's validity a link takes its place. */
export function chargeButton(page: Page, label: string): Html {
  return html`<div data-pay>${submit(label, page.language)}</div>${renewal(page)}`
}

export function renewal(page: Page): Html {
  const { language } = page
  return html`<a class="button" data-renew hidden href="${localised(addressOf(page), language)}">${texts[language].newAmount}</a>`
}

/** `text` names the deadline; the script adds the time that remains and shows `over` at the end. */
export function countdown(language: Language, until: string, text: string, over: string): Html {
  const left = texts[language].timeLeft
  return html`<p class="until" role="timer" data-until="${until}" data-left="${left}" data-over="${over}">${text}<span></span></p>\n`
}

export function amountCountdown(page: Page): Html {
  const { language, amountValidUntil, now } = page
  const t = texts[language]
  return countdown(
    language,
    amountValidUntil,
    t.validUntil(formatDeadline(amountValidUntil, now, language)),
    t.amountOver,
  )
}

type KeyPage = Page & { keyExpiresAt: string }

/** The key may become useless before the amount does, and then only a new start, at `again`, helps. */
export function keyButton(page: KeyPage, label: string, again: string): Html {
  if (!endsWithKey(page)) return chargeButton(page, label)
  const { language } = page
  const restart = html`<a class="button" data-renew hidden href="${localised(again, language)}">${texts[language].startAgain}</a>`
  return html`<div data-pay>${submit(label, language)}</div>${restart}`
}

export function keyCountdown(page: KeyPage): Html {
  const { language, keyExpiresAt, now } = page
  if (!endsWithKey(page)) return amountCountdown(page)
  const t = texts[language]
  return countdown(language, keyExpiresAt, t.writeUntil(formatDeadline(keyExpiresAt, now, language)), t.keyOver)
}

function endsWithKey({ keyExpiresAt, amountValidUntil }: KeyPage): boolean {
  return Date.parse(keyExpiresAt) <= Date.parse(amountValidUntil)
}

/** Back to the choice of a method, where there is a choice. */
export function backLink({ methods, path, language }: SessionPage): Html | undefined {
  if (methods.length < 2) return undefined
  return html`<p class="back"><a href="${localised(path, language)}">${texts[language].back}</a></p>\n`
}

export function returnLink(page: SessionPage, secondary = false): Html | undefined {
  const address = linkable(page.returnUrl)
  if (address === undefined) return undefined
  const label = texts[page.language].returnTo(page.merchant.name)
  return html`<a class="button${secondary && ' second'}" href="${address}" rel="noreferrer">${label}</a>`
}

/** Names and values, such as those of a receipt. */
export function facts(rows: readonly (readonly [name: string, value: string | undefined])[]): Html {
  return html`<dl>${rows.map(([name, value]) => value && html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>\n`
}
