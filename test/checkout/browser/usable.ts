import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Display } from './customer.ts'
import type { Visited } from './walk.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const widths = { narrowest: 320, phone: 360, desktop: 1280 }

/** Asserts that WCAG 2.2 AA, as far as a program can check it, is met on a phone and on a desktop. */
export async function expectAccessible({ page, name }: Visited): Promise<void> {
  // Evaluated through the debugger, because the page's Content-Security-Policy blocks injected scripts.
  await page.evaluate(axe)
  const own = page.viewportSize()
  for (const width of [widths.phone, widths.desktop]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await violationsOf(page), `${name} at ${width} px`).toEqual([])
  }
  if (own) await page.setViewportSize(own)
}

function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(axeTags)}, resultTypes: ['violations'] }).then(({ violations }) =>
       violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`,
  )
}

/** The elements beyond the right edge of a window so wide. */
const widerThan = (width: number) =>
  `document.documentElement.scrollWidth <= ${width} ? [] :
     [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > ${width})
       .map(({ tagName, className, textContent }) => [tagName, className, textContent.slice(0, 30)].join(' '))`

/** Asserts that nothing scrolls sideways, also on the narrowest phone. */
export async function expectNarrow({ page, name }: Visited): Promise<void> {
  const own = page.viewportSize()
  if (!own) throw new Error('the page has no fixed size')
  for (const width of [widths.desktop, widths.phone, widths.narrowest]) {
    await page.setViewportSize({ ...own, width })
    expect(await page.evaluate(widerThan(width)), `${name} at ${width} px`).toEqual([])
  }
  await page.setViewportSize(own)
}

/** Asserts one title that is seen, in the language that the page claims. */
export async function expectTitled({ page, name }: Visited, { language }: Display): Promise<void> {
  expect(await page.locator('html').getAttribute('lang'), name).toBe(language)
  expect(await page.locator('h1').count(), name).toBe(1)
  expect(await page.locator('h1').isVisible(), name).toBe(true)
  expect(await page.title(), name).toContain(await page.locator('h1').textContent())
}

/** Asserts that every form can be sent, and that no button is shown that needs a script which did not run. */
export async function expectUsableWithoutScript({ page, name }: Visited): Promise<void> {
  for (const form of await page.locator('form').all()) {
    expect(await form.getByRole('button').isVisible(), name).toBe(true)
    expect(await form.getByRole('button').isEnabled(), name).toBe(true)
  }
  const dead = page.locator('[data-copy], [data-share], [data-print], [data-renew]').filter({ visible: true })
  expect(await dead.count(), name).toBe(0)
}

/** Loads a page and returns the bytes of all bodies that it needed. */
export async function bytesOf(page: Page, url: string): Promise<number> {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => bodies.push(response.body()))
  await page.goto(url, { waitUntil: 'networkidle' })
  return (await Promise.all(bodies)).reduce((sum, { length }) => sum + length, 0)
}
