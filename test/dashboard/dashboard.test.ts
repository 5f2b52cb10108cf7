import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { expectNoBrowserErrors, type Display, signedIn } from './browser.ts'
import type { TestContext } from './context.ts'
import { accessTests, accountTests } from './pages/access.ts'
import { attentionTests } from './pages/attention.ts'
import { keyTests } from './pages/keys.ts'
import { movementTests } from './pages/movements.ts'
import { overviewTests } from './pages/overview.ts'
import { paymentTests } from './pages/payments.ts'
import { playgroundTests } from './pages/playground.ts'
import { recordTests } from './pages/records.ts'
import { reconciliationTests } from './pages/reconciliations.ts'
import { tenantTests } from './pages/tenants.ts'
import { webhookTests } from './pages/webhooks.ts'
import { createEnvironment, type Environment } from './environment.ts'

let environment: Environment
beforeAll(async () => void (environment = await createEnvironment()))
afterAll(() => environment?.stop())
afterEach(expectNoBrowserErrors)

/** Combinations that cover both languages, sizes and themes. */
const displays: Display[] = [
  { language: 'es', size: 'desktop', theme: 'light' },
  { language: 'en', size: 'phone', theme: 'dark' },
]

describe.each(displays)('dashboard in $language on a $size', (display) => {
  let page: Page
  beforeAll(async () => void (page = await signedIn(environment, display, await environment.addUser('operator'))))
  afterAll(() => page?.context().close())
  const context: TestContext = { display, environment: () => environment, page: () => page }
  accessTests(context)
  accountTests(context)
  overviewTests(context)
  paymentTests(context)
  attentionTests(context)
  movementTests(context)
  reconciliationTests(context)
  webhookTests(context)
  keyTests(context)
  tenantTests(context)
  recordTests(context)
  playgroundTests(context)
})
