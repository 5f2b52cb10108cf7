import { formatAmount, formatDay, formatDecimal } from '../format.ts'
import { html, type Html } from '../html.ts'
import { texts } from '../texts.ts'
import type { Amount, Language, Line, SessionPage } from '../view.ts'

export type Total = { label: string; ves: string; usd?: string | undefined }

type Order = { language: Language; description: string; lines: Line[]; amount?: Amount }

export function totalOf({ label, ves, usd }: Total, language: Language): Html {
  const small = usd !== undefined && html`<span>${formatAmount(usd, 'USD', language)}</span>`
  return html`<p class="total"><span>${label}</span><b>${formatAmount(ves, 'VES', language)}</b>${small}</p>`
}

export function totalToPay({ language, amount }: SessionPage): Total {
  return { label: texts[language].total, ves: amount.ves, usd: amount.usd }
}

/** The description, and the lines and the rate where there are any. */
export function orderOf(order: Order, open = false): Html {
  const { language, description, lines, amount } = order
  const rate = amount && rateOf(amount, language)
  const rows = lines.length > 0 && linesOf(lines, language)
  if (!rows && !rate) return html`<p>${description}</p>`
  return html`<details${open && html` open`}><summary><span>${description}</span> <u>${texts[language].details}</u></summary>${rows}${rate}</details>`
}

export function linesOf(lines: Line[], language: Language): Html {
  return html`<ul class="lines">${lines.map(
    ({ label, usd, ves }) => html`<li><span>${label}</span><span>${lineAmount(usd, ves, language)}</span></li>`,
  )}</ul>`
}

function lineAmount(usd: string | undefined, ves: string | undefined, language: Language): Html {
  const main = ves === undefined ? usd && formatAmount(usd, 'USD', language) : formatAmount(ves, 'VES', language)
  const small = ves !== undefined && usd !== undefined && html`<small>${formatAmount(usd, 'USD', language)}</small>`
  return html`${main}${small}`
}

export function rateOf({ rate, rateDate, isRateManual = false }: Amount, language: Language): Html | undefined {
  if (rate === undefined) return undefined
  const t = texts[language]
  const value = formatDecimal(rate, language)
  const text =
    rateDate === undefined
      ? t.rateOnly(value)
      : (isRateManual ? t.rateManual : t.rate)(value, formatDay(rateDate, language))
  return html`<p class="muted">${text}</p>`
}
