import { expect, test } from 'vitest'
import { html, trusted } from './html.ts'

test('values are escaped in text and in attributes', () => {
  const hostile = `"><script>'&</style>`
  const escaped = '&quot;&gt;&lt;script&gt;&#39;&amp;&lt;/style&gt;'
  expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`)
})

test('markup is inserted once and not escaped again', () => {
  const inner = html`<b>${'a & b'}</b>`
  expect(html`<p>${inner}${[inner, 'x<y']}</p>`.text).toBe('<p><b>a &amp; b</b><b>a &amp; b</b>x&lt;y</p>')
  expect(html`${trusted('<svg></svg>')}`.text).toBe('<svg></svg>')
})

test('absent values leave nothing, and zero is a number', () => {
  expect(html`[${undefined}${null}${false}${[]}${0}]`.text).toBe('[0]')
})

test('an object that resembles markup is not markup', () => {
  const forged = { text: '<script>' } as unknown as string[]
  expect(() => html`${forged}`).toThrow(TypeError)
})
