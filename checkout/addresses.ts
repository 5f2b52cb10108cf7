import type { Language, LinkPage, CheckPage, MessagePage, Page, ReceiptPage } from './view.ts'

export type AnyPage = Page | LinkPage | ReceiptPage | CheckPage | MessagePage

/**
 * The address that shows the page by GET. A page that answers a POST has another address in the browser, so links to the
 * same page and reloads need it.
 */
export function addressOf(page: AnyPage): string {
  const path = localPath(page.path)
  switch (page.kind) {
    case 'c2p':
    case 'debit':
    case 'card':
      return `${path}/${page.kind}`
    case 'c2p_token':
    case 'c2p_declined':
      return `${path}/c2p/${encodeURIComponent(page.paymentId)}`
    case 'pago_movil':
    case 'pago_movil_waiting':
      return `${path}/pago-movil`
    case 'debit_key':
      return `${path}/debit`
    case 'card_factor':
      return `${path}/card`
    default:
      return path
  }
}

/** An address of this server in the language of the page; Spanish is the default of the server. */
export function localised(address: string, language: Language): string {
  return language === 'es' ? address : withLanguage(address, language)
}

export function withLanguage(address: string, language: Language): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
}

/** Undefined for an address that a link must not have, such as `javascript:`. */
export function linkable(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  return /^https?:\/\//i.test(address) || isLocal(address) ? address : undefined
}

/** The path of an unknown page comes from the request: `//host` would be a link to another server. */
function localPath(path: string): string {
  return isLocal(path) ? path : '/'
}

function isLocal(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !/[\t\n\r]/.test(address)
}
