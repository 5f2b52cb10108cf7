import type { Locator, Page } from 'playwright-core'
import type { Look } from './browser.ts'
import type { World } from './world.ts'

/** What every group of tests is handed: how to look, at what, and the page of an operator. All are there once tests run. */
export type Given = {
  look: Look
  world(): World
  page(): Page
}

/** Opens a page of the dashboard as somebody who has chosen nothing yet, or only the tenant Ana. */
export async function visit({ look, world, page }: Given, path: string, tenant?: 'ana'): Promise<Page> {
  const open = page()
  if (open.url() !== 'about:blank') await open.evaluate('localStorage.clear()')
  await open.goto(`/dashboard${path}`)
  await open.locator('h1').waitFor()
  if (tenant) {
    const label = { es: 'Comercio', en: 'Tenant' }[look.language]
    await open.locator('header').getByLabel(label).selectOption({ label: world().ana.name })
  }
  return open
}

/** A row of a table, or its card, by a text in it. */
export function rowWith(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}
