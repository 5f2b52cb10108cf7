import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import { positionalStatement } from '../harness/statement.ts'
import { expectNoBrowserErrors, type Display, signedIn } from './browser.ts'
import type { TestContext } from './context.ts'
import { accessTests, accountTests } from './pages/access.ts'
import { approvalTests } from './pages/approvals.ts'
import { attentionTests } from './pages/attention.ts'
import { collectTests } from './pages/collect.ts'
import { keyTests } from './pages/keys.ts'
import { movementTests } from './pages/movements.ts'
import { overviewTests } from './pages/overview.ts'
import { paymentTests } from './pages/payments.ts'
import { peopleTests } from './pages/people.ts'
import { playgroundTests } from './pages/playground.ts'
import { providerTests } from './pages/provider.ts'
import { recordTests } from './pages/records.ts'
import { reconciliationTests } from './pages/reconciliations.ts'
import { staffTests } from './pages/staff.ts'
import { tenantTests } from './pages/tenants.ts'
import { webhookTests } from './pages/webhooks.ts'
import { createEnvironment, type Environment } from './environment.ts'

let environment: Environment
beforeAll(async () => void (environment = await createEnvironment()))
afterAll(() => environment?.stop())
afterEach(expectNoBrowserErrors)

// The session of the whole file is older than the five minutes after which sensitive actions need another proof.
const refresh = positionalStatement('test.refresh', 'update operator_sessions set verified_at = now()')
beforeEach(async () => void (await environment.gateway.database.query(refresh)))

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
  peopleTests(context)
  providerTests(context)
  overviewTests(context)
  collectTests(context)
  paymentTests(context)
  attentionTests(context)
  approvalTests(context)
  movementTests(context)
  reconciliationTests(context)
  webhookTests(context)
  staffTests(context)
  keyTests(context)
  tenantTests(context)
  recordTests(context)
  playgroundTests(context)
})
