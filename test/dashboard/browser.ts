import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, BrowserContextOptions, Page, PageScreenshotOptions } from 'playwright-core'
import { expect } from 'vitest'
import { patienceMs } from '../harness/patience.ts'
import { PASSWORD, type World } from './world.ts'

export type Language = 'es' | 'en'
export type Look = { language: Language; size: 'desktop' | 'phone'; theme: 'light' | 'dark' }

const sizes: Record<Look['size'], BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}
/** What is kept of it: as wide as 16:9 on a desktop, so that the documentation's pictures stay small. */
const pictures: Record<Look['size'], PageScreenshotOptions> = {
  desktop: { clip: { x: 0, y: 0, width: 1280, height: 720 } },
  phone: {},
}
const locales: Record<Language, string> = { es: 'es-VE', en: 'en-US' }

/** What the browser complained of: errors of scripts, and whatever the page's policy refused. */
const complaints: string[] = []

export async function openContext({ browser, gateway }: World, look: Look): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...sizes[look.size],
    baseURL: gateway.url,
    locale: locales[look.language],
    colorScheme: look.theme,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(patienceMs)
  context.on('weberror', (error) => complaints.push(error.error().message))
  context.on('console', (message) => {
    // The first question of every page, whether there is a session, may be answered with no.
    const isExpected = message.location().url.endsWith('/admin/api/session') || message.text().includes('status of 4')
    if (message.type() === 'error' && !isExpected) complaints.push(message.text())
  })
  return context
}

/** A page of somebody who has signed in already. */
export async function signedIn(world: World, look: Look, name: string): Promise<Page> {
  const context = await openContext(world, look)
  const answer = await context.request.post('/admin/api/session', { data: { name, password: PASSWORD } })
  expect(answer.status()).toBe(200)
  return context.newPage()
}

export function expectNoComplaints(): void {
  expect(complaints.splice(0)).toEqual([])
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const artefacts = fileURLToPath(new URL('artefacts/', import.meta.url))

type Violation = { id: string; impact: string; nodes: { target: string[] }[] }

/** Nothing serious for people who hear or steer the page otherwise, and nothing wider than the screen. */
export async function expectUsable(page: Page, name: string, look: Look): Promise<void> {
  await page.evaluate('scrollTo(0, 0)')
  await page.screenshot({ path: `${artefacts}${name}-${look.size}-${look.language}.png`, ...pictures[look.size] })
  // Through the debugger: the page's own policy lets no foreign script in.
  await page.evaluate(axe)
  const violations: Violation[] = await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)
  expect(serious, name).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), `${name} is too wide`).toBe(0)
}
