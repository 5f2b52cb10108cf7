import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, BrowserContextOptions, Page, PageScreenshotOptions } from 'playwright-core'
import { expect } from 'vitest'
import { patienceMs } from '../harness/patience.ts'
import { PASSWORD, type Environment } from './environment.ts'

export type Language = 'es' | 'en'
export type Display = { language: Language; size: 'desktop' | 'phone'; theme: 'light' | 'dark' }

const sizes: Record<Display['size'], BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true },
}
/** Screenshot area: 16:9 on a desktop, so that the images in the docs stay small. */
const screenshots: Record<Display['size'], PageScreenshotOptions> = {
  desktop: { clip: { x: 0, y: 0, width: 1280, height: 720 } },
  phone: {},
}
const locales: Record<Language, string> = { es: 'es-VE', en: 'en-US' }

/** Script errors and Content-Security-Policy violations reported by the browser. */
const browserErrors: string[] = []

export async function openContext({ browser, gateway }: Environment, display: Display): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...sizes[display.size],
    baseURL: gateway.url,
    locale: locales[display.language],
    colorScheme: display.theme,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(patienceMs)
  context.on('weberror', (error) => browserErrors.push(error.error().message))
  context.on('console', (message) => {
    // The first request of every page, for the session, may return 401.
    const isExpected = message.location().url.endsWith('/admin/api/session') || message.text().includes('status of 4')
    if (message.type() === 'error' && !isExpected) browserErrors.push(message.text())
  })
  return context
}

/** A page with a signed-in user. */
export async function signedIn(environment: Environment, display: Display, name: string): Promise<Page> {
  const context = await openContext(environment, display)
  const response = await context.request.post('/admin/api/session', { data: { name, password: PASSWORD } })
  expect(response.status()).toBe(200)
  return context.newPage()
}

export function expectNoBrowserErrors(): void {
  expect(browserErrors.splice(0)).toEqual([])
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const artefacts = fileURLToPath(new URL('artefacts/', import.meta.url))

type Violation = { id: string; impact: string; nodes: { target: string[] }[] }

/** Asserts no serious accessibility violations and no horizontal scrolling; saves a screenshot. */
export async function expectUsable(page: Page, name: string, display: Display): Promise<void> {
  await page.evaluate('scrollTo(0, 0)')
  await page.screenshot({
    path: `${artefacts}${name}-${display.size}-${display.language}.png`,
    ...screenshots[display.size],
  })
  // Evaluated through the debugger, because the page's Content-Security-Policy blocks injected scripts.
  await page.evaluate(axe)
  const violations: Violation[] = await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)
  expect(serious, name).toEqual([])
  await expectNarrow(page, name)
}

/** Script that names the elements beyond the right edge of the window. */
const widerThan = (width: number) =>
  `[...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > ${width})
     .map(({ tagName, className, textContent }) => [tagName, className, textContent.slice(0, 30)].join(' '))`

/** Narrowest phones. */
const NARROW_PX = 320

/**
 * Asserts that nothing is wider than the window, also on the narrowest phone. `innerWidth` is not compared: a mobile browser
 * widens it with the content.
 */
async function expectNarrow(page: Page, name: string): Promise<void> {
  const own = page.viewportSize()
  if (!own) throw new Error('the page has no fixed size')
  const tried = own.width < 500 ? [own, { ...own, width: NARROW_PX }] : [own]
  for (const size of tried) {
    await page.setViewportSize(size)
    const width: number = await page.evaluate('document.documentElement.scrollWidth')
    const wide = width > size.width ? await page.evaluate(widerThan(size.width)) : []
    expect(wide, `${name} at ${size.width} px`).toEqual([])
  }
  await page.setViewportSize(own)
}
