/** A browser without JavaScript, reduced to what the pages need: pages, links and forms. */
export type PageView = {
  status: number
  url: string
  html: string
  headers: Headers
  title: string
  /** Text without tags, one space between words. */
  text: string
  forms: PageForm[]
}

export type PageForm = { action: string; fields: Record<string, string> }

export async function openPage(url: string, init: RequestInit = {}): Promise<PageView> {
  const response = await fetch(url, { redirect: 'manual', ...init })
  const location = response.headers.get('location')
  const { signal = null } = init
  if (response.status === 303 && location !== null) return openPage(new URL(location, url).href, { signal })
  const html = await response.text()
  return {
    status: response.status,
    url,
    html,
    headers: response.headers,
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    text: textOf(html),
    forms: formsOf(html, url),
  }
}

/** Sends the form whose action ends with `action`, with its own hidden fields. */
export function submit(
  page: PageView,
  action: string,
  fields: Record<string, string> = {},
  init: RequestInit = {},
): Promise<PageView> {
  const form = page.forms.find((candidate) => new URL(candidate.action).pathname.endsWith(action))
  if (!form) throw new Error(`no form ${action} on ${page.url}: ${page.text}`)
  const body = new URLSearchParams({ ...form.fields, ...fields })
  return openPage(form.action, { ...init, method: 'POST', body })
}

/** Opens a payment link and pays it by C2P. */
export async function payLink(url: string): Promise<PageView> {
  const visited = await submit(await openPage(url), new URL(url).pathname)
  const details = { bank: '0102', documentType: 'V', document: '12345678', phone: '04141234567' }
  const asked = await submit(await openPage(`${visited.url}/c2p`), '/c2p', details)
  return submit(asked, new URL(asked.url).pathname, { token: '13572468' })
}

function formsOf(html: string, url: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, attributes = '', body = '']) => ({
    action: new URL(attribute(attributes, 'action') ?? url, url).href,
    fields: Object.fromEntries(
      [...body.matchAll(/<input\b([^>]*)>/g)]
        .map(([, input = '']) => [attribute(input, 'name'), attribute(input, 'value') ?? ''] as const)
        .filter((field): field is readonly [string, string] => field[0] !== undefined),
    ),
  }))
}

function attribute(text: string, name: string): string | undefined {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1]
  return value === undefined ? undefined : decode(value)
}

function textOf(html: string): string {
  const body = /<body[\s\S]*<\/body>/.exec(html)?.[0] ?? html
  return decode(body.replaceAll(/<(script|style|noscript)[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function decode(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
