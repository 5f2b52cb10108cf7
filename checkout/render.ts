import type { AnyPage } from './addresses.ts'
import { c2p, c2pDeclined, c2pToken } from './pages/c2p.ts'
import { card, cardFactor } from './pages/card.ts'
import { debit, debitKey } from './pages/debit.ts'
import { type Content, layout } from './pages/layout.ts'
import { link } from './pages/link.ts'
import { message } from './pages/message.ts'
import { methods } from './pages/methods.ts'
import { ended, unknownOutcome, paid } from './pages/outcome.ts'
import { pagoMovil, pagoMovilWaiting } from './pages/pago-movil.ts'
import { check, receipt } from './pages/receipt.ts'

/** The whole HTML document. */
export function renderPage(page: AnyPage): string {
  return layout(page, contentOf(page))
}

function contentOf(page: AnyPage): Content {
  switch (page.kind) {
    case 'methods':
      return methods(page)
    case 'c2p':
      return c2p(page)
    case 'c2p_token':
      return c2pToken(page)
    case 'c2p_declined':
      return c2pDeclined(page)
    case 'pago_movil':
      return pagoMovil(page)
    case 'pago_movil_waiting':
      return pagoMovilWaiting(page)
    case 'debit':
      return debit(page)
    case 'debit_key':
      return debitKey(page)
    case 'card':
      return card(page)
    case 'card_factor':
      return cardFactor(page)
    case 'unknown_outcome':
      return unknownOutcome(page)
    case 'paid':
      return paid(page)
    case 'expired':
    case 'canceled':
      return ended(page)
    case 'link':
      return link(page)
    case 'receipt':
      return receipt(page)
    case 'check':
      return check(page)
    case 'not_found':
    case 'unavailable':
    case 'too_many_requests':
    case 'bad_request':
      return message(page)
  }
}
