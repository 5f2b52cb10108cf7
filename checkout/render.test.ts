import { expect, test } from 'vitest'
import type { AnyPage } from './addresses.ts'
import { escape } from './html.ts'
import { samplesOf } from './fixtures/samples.ts'
import { imbalance, tagsOf } from './fixtures/tags.ts'
import { renderPage } from './render.ts'
import { script } from './script.ts'
import { styleOf } from './style.ts'

const samples = (['es', 'en'] as const).flatMap((language) =>
  Object.entries(samplesOf(language)).map(([name, page]) => ({ name: `${name} (${language})`, page })),
)

/** Without the style sheet, which is the same everywhere. */
const markup = (page: AnyPage) => renderPage(page).replace(/<style>[^]*?<\/style>/, '')

test.each(samples)('$name is a small, well-formed page', ({ page }) => {
  const text = renderPage(page)
  const size = Buffer.byteLength(text)
  expect(size).toBeLessThanOrEqual(22_000)
  expect(size + script.bytes.length).toBeLessThanOrEqual(30_000)
  expect(text.startsWith('<!doctype html>\n')).toBe(true)
  expect(imbalance(text)).toBeUndefined()
  expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b/)
  expect(text).toContain(`<html lang="${page.language}">`)
  for (const landmark of ['header', 'main', 'h1', 'title', 'style']) {
    expect(
      tagsOf(text).filter(({ name }) => name === landmark),
      landmark,
    ).toHaveLength(1)
  }
})

test.each(samples)('$name obeys a strict Content-Security-Policy', ({ page }) => {
  const text = renderPage(page)
  const { css } = styleOf('merchant' in page ? page.merchant.colour : undefined)
  expect(/<style>([^]*?)<\/style>/.exec(text)?.[1]).toBe(css)
  for (const { name, attributes } of tagsOf(text)) {
    expect([...attributes.keys()].filter((key) => key === 'style' || key.startsWith('on'))).toEqual([])
    if (name === 'script')
      expect([...attributes]).toEqual([
        ['defer', ''],
        ['src', script.path],
      ])
  }
  expect(text).not.toMatch(/<script[^>]*>[^<]/)
})

test.each(samples)('$name has a label for every field, and ids once', ({ page }) => {
  const tags = tagsOf(renderPage(page))
  const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? [])
  expect(new Set(ids).size).toBe(ids.length)
  const labels = new Set(tags.flatMap(({ name, attributes }) => (name === 'label' ? [attributes.get('for')] : [])))
  for (const { name, attributes } of tags) {
    if (['input', 'select'].includes(name) && attributes.get('type') !== 'hidden') {
      expect(labels, attributes.get('name')).toContain(attributes.get('id'))
    }
    for (const id of attributes.get('aria-describedby')?.split(' ') ?? []) expect(ids).toContain(id)
    const href = attributes.get('href')
    if (href?.startsWith('#')) expect(ids).toContain(href.slice(1))
  }
})

test.each(samples)('$name keeps the language in every form and every link of this server', ({ page }) => {
  const tags = tagsOf(renderPage(page))
  const forms = tags.filter(({ name }) => name === 'form')
  const languages = tags.filter(({ attributes }) => attributes.get('name') === 'lang')
  expect(languages.map(({ attributes }) => attributes.get('value'))).toEqual(forms.map(() => page.language))
  for (const { attributes } of forms) expect(attributes.get('method')).toBe('post')
  const other = page.language === 'es' ? 'en' : 'es'
  for (const { name, attributes } of tags) {
    const href = attributes.get('href')
    if (name !== 'a' || !href?.startsWith('/')) continue
    const query = attributes.get('class') === 'lang' ? `?lang=${other}` : page.language === 'es' ? '' : '?lang=en'
    expect(href).toBe(href.split('?')[0] + query)
  }
})

const charging = ['c2p', 'c2p_token', 'pago_movil', 'debit', 'debit_key', 'card', 'card_factor']

test.each(samples.filter(({ page }) => charging.includes(page.kind)))(
  '$name carries the amount that it shows',
  ({ page }) => {
    const text = renderPage(page)
    expect(text).toContain('<input type="hidden" name="vesAmount" value="7561.02">')
    expect(text).toContain(page.language === 'es' ? '<b>Bs. 7.561,02</b>' : '<b>VES 7,561.02</b>')
  },
)

const hostile = `"><script>alert(1)</script>'&</style>`
/** Not text of the customer or of the merchant, but choices of the server and what it guarantees. */
const kept = new Set(
  [
    'kind language livemode method methods state currency since now paidAt rateDate notice invalid colour checkQr',
    'expiresAt amountValidUntil keyExpiresAt requestExpiresAt',
  ].flatMap((names) => names.split(' ')),
)

function attacked(value: unknown, key = ''): unknown {
  if (kept.has(key) && key !== 'notice') return value
  if (typeof value === 'string') return key === 'kind' ? value : `${value}${hostile}`
  if (Array.isArray(value)) return value.map((each) => attacked(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, attacked(each, name)]))
}

test.each(samples)('$name escapes hostile text in every field', ({ page }) => {
  const clean = tagsOf(markup(page)).map(({ name }) => name)
  const text = markup(attacked(page) as AnyPage)
  expect(text).not.toContain('<script>alert')
  expect(text).not.toContain('</style>')
  expect(imbalance(text)).toBeUndefined()
  // Addresses that are not those of this server or of the web lose their links; nothing else appears or disappears.
  expect(tagsOf(text).filter(({ name }) => name === 'script')).toHaveLength(
    clean.filter((name) => name === 'script').length,
  )
  if ('description' in page) expect(text).toContain(escape(hostile))
})

test('addresses that run scripts or leave the server by surprise are not linked', () => {
  const { paid, expired, not_found } = samplesOf('es')
  const bad = 'javascript:alert(1)'
  expect(renderPage({ ...paid, returnUrl: bad, receiptUrl: bad } as AnyPage)).not.toContain('javascript:')
  expect(renderPage({ ...expired, returnUrl: bad, newSessionUrl: '//evil.example' } as AnyPage)).not.toContain('evil')
  expect(renderPage({ ...not_found, path: '//evil.example' } as AnyPage)).not.toContain('evil')
})

test('keys, card numbers and PINs are not shown again, even where the view has them', () => {
  const secret = '987654321'
  const values = { token: secret, otp: secret, cardNumber: secret, cvv: secret, pin: secret, secondFactor: secret }
  for (const { page } of samples) if ('values' in page) expect(renderPage({ ...page, values })).not.toContain(secret)
})

test('an invalid field has its message beside it, a link at the top and a title that says so', () => {
  const text = renderPage(samplesOf('es')['c2p, invalid'] as AnyPage)
  const message = 'Escriba la cédula con solo números, por ejemplo 12345678'
  expect(text).toContain('<title>Error: ')
  expect(text).toContain(`<a href="#document">${message}</a>`)
  expect(text).toContain(`<p class="error" id="document-error">${message}</p>`)
  expect(text).toMatch(/<input id="document"[^>]* aria-invalid="true" aria-describedby="document-error">/)
})

test('pages that follow by themselves do so without the script too', () => {
  const { unknown_outcome, pago_movil_waiting, methods } = samplesOf('en')
  const path = '/pay/s_4fTq9Zk2mVx7'
  expect(renderPage(unknown_outcome as AnyPage)).toContain(
    `<noscript><meta http-equiv="refresh" content="10;url=${path}?lang=en"></noscript>`,
  )
  for (const page of [unknown_outcome, pago_movil_waiting] as AnyPage[]) {
    expect(renderPage(page)).toContain(`data-state="${page.kind}"`)
    expect(renderPage(page)).toContain(`data-poll="${path}/status"`)
  }
  expect(renderPage(methods as AnyPage)).not.toContain('refresh')
})

test('the debit key form carries the data of the first step', () => {
  const text = renderPage(samplesOf('es')['debit_key'] as AnyPage)
  for (const [name, value] of [
    ['bank', '0134'],
    ['documentType', 'V'],
    ['document', '12345678'],
    ['phone', '584141234567'],
    ['name', 'Ana Pérez'],
  ]) {
    expect(text).toContain(`<input type="hidden" name="${name}" value="${value}">`)
  }
})

test('the public check names neither the merchant nor the whole reference', () => {
  const text = renderPage(samplesOf('es')['check'] as AnyPage)
  expect(text).toContain('0799')
  expect(text).not.toContain('Espiga')
})
