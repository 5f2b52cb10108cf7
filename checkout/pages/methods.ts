import { localised } from '../addresses.ts'
import { html, type Html } from '../html.ts'
import { texts } from '../texts.ts'
import type { Method, Page } from '../view.ts'
import type { Content } from './layout.ts'
import { orderOf, totalToPay } from './order.ts'
import { amountCountdown, form, opening, renewal, submit } from './parts.ts'

type Methods = Extract<Page, { kind: 'methods' }>

const addresses: Record<Method, string> = { c2p: 'c2p', pago_movil: 'pago-movil', debit: 'debit', card: 'card' }

export function methods(page: Methods): Content {
  const { language, merchant, path } = page
  const t = texts[language]
  const choice =
    page.methods.length > 0
      ? html`<ul class="ways" data-pay>${page.methods.map((method) => way(page, method))}</ul>${renewal(page)}\n${amountCountdown(page)}`
      : html`<p>${t.methods.none(merchant.name)}</p>`
  const cancel = page.returnUrl !== undefined && form(page, `${path}/cancel`, submit(t.cancel, language, true))
  return {
    title: t.methods.title,
    main: html`${opening(t.methods.title, page)}${choice}${cancel}`,
    order: orderOf(page, true),
    total: totalToPay(page),
    enhanced: true,
  }
}

function way({ language, path }: Methods, method: Method): Html {
  const t = texts[language]
  const address = localised(`${path}/${addresses[method]}`, language)
  return html`<li><a href="${address}"><b>${t.method[method]}</b><span>${t.methodHint[method]}</span></a></li>`
}
