import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type Look, signedIn } from './browser.ts'
import type { World } from './world.ts'

/** What every group of tests is handed: how to look, and at what. The world is there once tests run. */
export type Given = { look: Look; world(): World }

/** A page of an operator for a whole group, and a way to its addresses. */
export function operatorPage({ look, world }: Given): { page(): Page; visit(path: string): Promise<Page> } {
  let page: Page
  beforeAll(async () => {
    page = await signedIn(world(), look, await world().addUser('operator'))
  })
  afterAll(() => page?.context().close())
  return {
    page: () => page,
    async visit(path) {
      await page.goto(`/dashboard${path}`)
      await page.locator('h1').waitFor()
      return page
    },
  }
}

/** Chooses Ana in the bar that says whose data are shown. */
export async function chooseTenant(page: Page, { look, world }: Given): Promise<void> {
  const label = { es: 'Comercio', en: 'Tenant' }[look.language]
  await page.locator('header').getByLabel(label).selectOption({ label: world().ana.name })
}

/** A row of a table, or its card, by a text in it. */
export function rowWith(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}
