import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { expectNoComplaints, type Look, signedIn } from './browser.ts'
import type { Given } from './given.ts'
import { accessTests } from './pages/access.ts'
import { attentionTests } from './pages/attention.ts'
import { keyTests } from './pages/keys.ts'
import { overviewTests } from './pages/overview.ts'
import { paymentTests } from './pages/payments.ts'
import { playgroundTests } from './pages/playground.ts'
import { recordTests } from './pages/records.ts'
import { tenantTests } from './pages/tenants.ts'
import { webhookTests } from './pages/webhooks.ts'
import { createWorld, type World } from './world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world?.stop())
afterEach(expectNoComplaints)

/** Every page does its job in both languages and sizes: each pair of them meets both themes. */
const looks: Look[] = [
  { language: 'es', size: 'desktop', theme: 'light' },
  { language: 'en', size: 'phone', theme: 'dark' },
]

describe.each(looks)('in $language on a $size', (look) => {
  let page: Page
  beforeAll(async () => void (page = await signedIn(world, look, await world.addUser('operator'))))
  afterAll(() => page?.context().close())
  const given: Given = { look, world: () => world, page: () => page }
  accessTests(given)
  overviewTests(given)
  paymentTests(given)
  attentionTests(given)
  webhookTests(given)
  keyTests(given)
  tenantTests(given)
  recordTests(given)
  playgroundTests(given)
})
