import { addressOf, type AnyPage, localised, withLanguage } from '../addresses.ts'
import { html, type Html, trusted } from '../html.ts'
import { script } from '../script.ts'
import { stateOf } from '../state.ts'
import { styleOf } from '../style.ts'
import { texts } from '../texts.ts'
import type { Language, Merchant, SessionPage } from '../view.ts'
import { type Total, totalOf } from './order.ts'

/** The parts of a page that differ between the kinds. */
export type Content = {
  title: string
  main: Html
  /** Below the header; `after` places it below the main part. */
  order?: Html | undefined
  orderAfter?: boolean
  total?: Total | undefined
  /** The title begins with `Error:`. */
  failed?: boolean
  /** Loads the script that enhances the page. */
  enhanced?: boolean
  /** The page follows its state: by the script, or by loading again every so many seconds. */
  refreshSeconds?: number
}

export function layout(page: AnyPage, content: Content): string {
  const { language } = page
  const t = texts[language]
  const merchant: Merchant | undefined = 'merchant' in page ? page.merchant : undefined
  const self = addressOf(page)
  const name = merchant ? ` – ${merchant.name}` : ''
  const order = content.order && html`<section class="order" aria-label="${t.order}">${content.order}</section>`
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no">
<title>${content.failed && t.errorPrefix}${content.title}${name}</title>
<style>${trusted(styleOf(merchant?.colour).css)}</style>
${content.refreshSeconds && refresh(content.refreshSeconds, localised(self, language))}${
  content.enhanced && html`<script defer src="${script.path}"></script>`
}
</head>
<body class="${page.kind}" ${bodyData(page, content)}>
${'livemode' in page && !page.livemode && html`<aside class="test">${t.testMode}</aside>`}
<div class="page">
<header>
<div class="brand">${brand(merchant ?? { name: page.kind === 'check' ? t.checkBrand : t.messageBrand })}${languageLink(self, language, t.otherLanguage)}</div>
${content.total && totalOf(content.total, language)}
</header>
${!content.orderAfter && order}
<main>
${content.main}
</main>
${content.orderAfter && order}
</div>
</body>
</html>
`.text
}

function bodyData(page: AnyPage, content: Content): Html | undefined {
  if (!content.enhanced || !('now' in page)) return undefined
  const { path, now } = page satisfies SessionPage
  const poll = content.refreshSeconds && html` data-poll="${path}/status"`
  return html`data-state="${stateOf(page)}" data-now="${now}" data-self="${localised(addressOf(page), page.language)}"${poll}`
}

function refresh(seconds: number, address: string): Html {
  return html`<noscript><meta http-equiv="refresh" content="${seconds};url=${address}"></noscript>\n`
}

function brand({ logoUrl, name }: Merchant): Html {
  const logo = logoUrl !== undefined && html`<img src="${logoUrl}" alt="" width="40" height="40">`
  return html`<p>${logo}<b>${name}</b></p>`
}

function languageLink(self: string, language: Language, label: string): Html {
  const other = language === 'es' ? 'en' : 'es'
  return html`<a class="lang" href="${withLanguage(self, other)}" lang="${other}" hreflang="${other}">${label}</a>`
}
