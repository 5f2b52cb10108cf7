import type { Locator, Page } from 'playwright-core'
import type { Display } from './browser.ts'
import type { Environment } from './environment.ts'

/** Context of every group of tests. The environment and the operator's page exist once the tests run. */
export type TestContext = {
  display: Display
  environment(): Environment
  page(): Page
}

/** Opens a page of the dashboard with default preferences, optionally with the tenant Ana selected. */
export async function visit({ display, environment, page }: TestContext, path: string, tenant?: 'ana'): Promise<Page> {
  const open = page()
  if (open.url() !== 'about:blank') {
    // A search is in the state of the history, which opening the same address again keeps.
    await open.evaluate('localStorage.clear(); history.replaceState(null, "")')
  }
  await open.goto(`/dashboard${path}`)
  await open.locator('h1').waitFor()
  if (tenant) {
    const label = { es: 'Comercio', en: 'Tenant' }[display.language]
    await open.locator('header').getByLabel(label).selectOption({ label: environment().ana.name })
  }
  return open
}

/** Row or card of a table that contains the text. */
export function rowWith(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

/** An amount that is written as in Spanish, 1.234,56, as the language writes it. */
export function spelled({ language }: Display, amount: string): string {
  return language === 'es' ? amount : amount.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
}
