import { createStore, type Store } from './store.ts'

/** Path of each page below the dashboard's base path. */
const addresses = {
  overview: '/',
  collect: '/collect',
  payments: '/payments',
  payment: '/payments/:paymentId',
  attention: '/attention',
  approvals: '/approvals',
  movements: '/movements',
  movement: '/movements/:movementId',
  reconciliations: '/reconciliations',
  reconciliation: '/reconciliations/:date',
  webhooks: '/webhooks',
  tenants: '/tenants',
  keys: '/keys',
  banks: '/banks',
  rates: '/rates',
  audit: '/audit',
  playground: '/playground',
  users: '/users',
  account: '/account',
  welcome: '/welcome',
} as const

export type PageName = keyof typeof addresses
export type PageLocation = {
  page: PageName | 'missing'
  params: Record<string, string>
  query: Record<string, string>
  /** Text of a search. Not in the address, which the browser's history and proxies keep: it may be a customer's phone. */
  typed: string
}

export const BASE = '/dashboard'

type ParamsOf<Address extends string> = Address extends `${string}:${infer Name}`
  ? { [Key in Name]: string }
  : undefined

/** URL path of a page. Empty query values are omitted. */
export function addressOf<Name extends PageName>(
  page: Name,
  ...[params, query = {}]: ParamsOf<(typeof addresses)[Name]> extends undefined
    ? [params?: undefined, query?: Record<string, string | undefined>]
    : [params: ParamsOf<(typeof addresses)[Name]>, query?: Record<string, string | undefined>]
): string {
  const given: Record<string, string> = params ?? {}
  const path = addresses[page].replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(given[name] ?? ''))
  const filled = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const search = new URLSearchParams(filled).toString()
  return `${BASE}${path}${search && `?${search}`}`
}

export function locationOf(
  { pathname, search }: { pathname: string; search: string },
  state: unknown = null,
): PageLocation {
  const typed = typedOf(state)
  const query = Object.fromEntries(new URLSearchParams(search))
  const path = pathname.slice(BASE.length).replace(/\/+$/, '') || '/'
  const segments = path.split('/')
  for (const [page, address] of Object.entries(addresses)) {
    const params = pathname.startsWith(BASE) ? paramsOf(address.split('/'), segments) : undefined
    if (params) return { page: page as PageName, params, query, typed }
  }
  return { page: 'missing', params: {}, query, typed }
}

/** The browser keeps the state of an entry of its history for as long as the tab. */
function typedOf(state: unknown): string {
  const { typed } = (state ?? {}) as { typed?: unknown }
  return typeof typed === 'string' ? typed : ''
}

function paramsOf(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const given = segments[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decoded(given)
    else if (part !== given) return undefined
  }
  return params
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

export type Router = {
  location: Store<PageLocation>
  go(address: string, how?: 'push' | 'replace', typed?: string): void
}

/** Client-side routing: handles links within the dashboard without a page load. */
export function startRouter(browser: Window): Router {
  const current = () => locationOf(browser.location, browser.history.state)
  const location = createStore(current())
  const update = () => location.set(current())
  const go: Router['go'] = (address, how = 'push', typed) => {
    const state = typed ? { typed } : null
    if (how === 'push') browser.history.pushState(state, '', address)
    else browser.history.replaceState(state, '', address)
    update()
  }
  browser.addEventListener('popstate', update)
  browser.document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || isLeftToBrowser(event, link)) return
    const { origin, pathname, search } = new URL(link.href)
    if (origin !== browser.location.origin || locationOf({ pathname, search }).page === 'missing') return
    event.preventDefault()
    go(pathname + search)
    browser.scrollTo(0, 0)
  })
  return { location, go }
}

function isLeftToBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
  return isModified || link.target !== '' || link.hasAttribute('download') || link.getAttribute('href')?.[0] === '#'
}
