import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ensureDashboard } from '../../dashboard/build.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { createPasswords } from '../../src/operators/access/passwords.ts'
import { createUser } from '../../src/operators/access/users.ts'
import { positionalStatement } from '../harness/statement.ts'
import { listKeys } from '../../src/tenants/keys.ts'
import { type Display, expectNoBrowserErrors, type Language, signedIn } from '../dashboard/browser.ts'
import { type Environment, PASSWORD } from '../dashboard/environment.ts'
import { launchChromium } from '../harness/chromium.ts'
import { startTestGateway, startTestSandbox, type TestSandbox, testPasswordCost } from '../harness/gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { closed, fill, hostile } from './hostile-strings.ts'

/**
 * Stored cross-site scripting: every text that a caller can store is hostile here, and every page of the dashboard is
 * opened in a real browser. It must show all of them as text and execute none.
 */
let sandbox: TestSandbox
let world: Environment
let shown: Awaited<ReturnType<typeof fill>>
let tenantId: string
const people = { operator: 'operadora', staff: 'cajera' }
beforeAll(async () => {
  await ensureDashboard((work) => work())
  sandbox = await startTestSandbox()
  const gateway = await startTestGateway({ sandbox, env: { PASARELA_MASTER_KEY: 'ab'.repeat(32) } })
  world = { gateway, browser: await launchChromium() } as Environment
  const { database } = gateway
  const tenant = await gateway.createTenant(hostile['tenants.name'])
  tenantId = tenant.tenantId
  const keyId = (await listKeys(database, tenantId)).find(({ livemode }) => !livemode)?.keyId ?? ''
  shown = await fill(database, { tenantId, livemode: false }, keyId)
  const passwordHash = await createPasswords(systemRandom, testPasswordCost).hash(PASSWORD)
  const user = { passwordHash, actor: 'test' }
  await createUser(database, systemRandom, { ...user, name: people.operator, role: 'operator', tenantId: null })
  await createUser(database, systemRandom, { ...user, name: people.staff, role: 'staff', tenantId })
})
afterAll(async () => {
  await world?.browser.close()
  await world?.gateway.stop()
  await sandbox?.stop()
})

const textColumns = positionalStatement(
  'test.text_columns',
  `select table_name || '.' || column_name as name from information_schema.columns
   where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')
     and udt_name !~ '^_int' and table_name not in ('schema_migrations', 'schema_routines') order by 1`,
)

test('every column of text is filled, or has its reason not to be', async () => {
  const columns = await world.gateway.database.query<{ name: string }>(textColumns)
  expect(columns.map(({ name }) => name)).toEqual([...Object.keys(hostile), ...Object.keys(closed)].toSorted())
})

/** Whatever became of `pwned`, and every element that could call it. */
const findings = `[
  ...globalThis.ran,
  ...[...document.querySelectorAll('*')].filter((element) =>
    (element.localName === 'script' && !element.src) || element.getAttribute('src') === '/x' ||
    [...element.attributes].some(({ name, value }) =>
      name.startsWith('on') || (/(href|src|action|data)$/.test(name) && /^\\s*javascript:/i.test(value))),
  ).map(({ outerHTML }) => outerHTML.slice(0, 200)),
]`
const watch = 'globalThis.ran = []; globalThis.pwned = () => globalThis.ran.push("pwned was called")'

async function watched(context: BrowserContext): Promise<string[]> {
  const outside: string[] = []
  await context.addInitScript(watch)
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/x') outside.push(request.url())
  })
  context.on('dialog', (dialog) => {
    outside.push(dialog.message())
    void dialog.dismiss()
  })
  return outside
}

/** The addresses of all pages, as the dashboard's own router lists them. */
async function addresses(): Promise<string[]> {
  const source = await readFile(fileURLToPath(new URL('../../dashboard/src/router.ts', import.meta.url)), 'utf8')
  const [, list = ''] = /const addresses = \{([^}]*)\}/.exec(source) ?? []
  const found = [...list.matchAll(/: '(\/[^']*)'/g)].map(([, address = '']) => address)
  const { paymentId, movementId } = shown
  const date = caracasDate(Date.now())
  return found.map((address) =>
    address.replace(':paymentId', paymentId).replace(':movementId', movementId).replace(':date', date),
  )
}

/** A page with everything on it opened once, behind its first buttons too: what it shows, and what ran. */
async function visit(page: Page, address: string, mostButtons: number): Promise<{ text: string; wrong: string[] }> {
  const seen: string[] = []
  const wrong: string[] = []
  const look = async () => {
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    seen.push(await page.evaluate<string>('document.body.textContent'))
    wrong.push(...(await page.evaluate<string[]>(findings)))
  }
  await page.goto(`/dashboard${address}`)
  await page.locator('main h1').first().waitFor()
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
  for (const summary of await page.locator('main summary').all()) await summary.click()
  await look()
  const buttons = page.locator('main button[type=button]:enabled:visible')
  for (let index = 0; index < Math.min(await buttons.count(), mostButtons); index += 1) {
    await buttons.nth(index).click()
    await look()
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape')
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
  }
  return { text: seen.join('\n'), wrong }
}

test('the search finds markup that became markup', async () => {
  const context = await world.browser.newContext({ baseURL: world.gateway.url, bypassCSP: true })
  const outside = await watched(context)
  const page = await context.newPage()
  await page.goto('/livez')
  await page.setContent(`<p>${hostile['payments.external_ref']}<a href="${hostile['webhook_endpoints.url']}">`)
  await vi.waitFor(async () => {
    const found = await page.evaluate<string[]>(findings)
    for (const part of ['pwned was called', '<img src="/x"', '<a href="javascript:']) {
      expect(found).toContainEqual(expect.stringContaining(part))
    }
  }, patienceMs)
  expect(outside).toHaveLength(1)
  await context.close()
})

/** Pressing buttons takes long: once for each role is enough. */
const MOST_BUTTONS = 6
const presses: Record<keyof typeof people, Language> = { operator: 'es', staff: 'en' }

describe.each<Language>(['es', 'en'])('in %s', (language) => {
  const view: Display = { language, size: 'desktop', theme: 'light' }

  test.each(['operator', 'staff'] as const)(
    'all of it is text to %s, on every page, and nothing runs',
    async (role) => {
      const page = await signedIn(world, view, people[role])
      const outside = await watched(page.context())
      const preferences = JSON.stringify({ language, mode: 'test', tenantId })
      await page.addInitScript(`localStorage.setItem('pasarela.preferences', ${JSON.stringify(preferences)})`)
      const visits: { text: string; wrong: string[] }[] = []
      for (const address of await addresses())
        visits.push(await visit(page, address, presses[role] === language ? MOST_BUTTONS : 0))
      expect(visits.length).toBeGreaterThan(10)
      expect(visits.flatMap(({ wrong }) => wrong)).toEqual([])
      expect(outside).toEqual([])
      const text = visits.map((each) => each.text).join('\n')
      expect(Object.keys(hostile).filter((name) => !text.includes(hostile[name as keyof typeof hostile]))).toEqual([])
      expectNoBrowserErrors()
      await page.context().close()
    },
  )
})

test('to somebody who sees all tenants at once it is text too', async () => {
  const page = await signedIn(world, { language: 'es', size: 'phone', theme: 'dark' }, people.operator)
  const outside = await watched(page.context())
  for (const address of ['/payments', '/attention', '/tenants', '/audit']) {
    const { text, wrong } = await visit(page, address, 0)
    expect(wrong, address).toEqual([])
    expect(text, address).toContain(hostile['tenants.name'])
  }
  expect(outside).toEqual([])
  expectNoBrowserErrors()
  await page.context().close()
})

/** In a turn of its own: while the debugger evaluates something itself, the page's policy on code is lifted. */
const later = (script: string) =>
  `new Promise((done) => setTimeout(() => { try { ${script}; done('done') } catch ({ name }) { done(name) } }))`

test('and if a page made it markup, its policy would still let nothing run', async () => {
  const context = await world.browser.newContext({ baseURL: world.gateway.url })
  await watched(context)
  const page = await context.newPage()
  await page.goto('/dashboard/')
  await page.locator('h1').waitFor()
  const sinks = [
    `document.body.innerHTML = '<img src=/x onerror=pwned()>'`,
    `document.body.insertAdjacentHTML('beforeend', '<svg onload=pwned()>')`,
    `document.write('<script>pwned()</' + 'script>')`,
    `document.createElement('script').textContent = 'pwned()'`,
    `document.createElement('script').src = '/x'`,
    `new Function('pwned()')()`,
    `eval('pwned()')`,
  ]
  for (const sink of sinks) expect(await page.evaluate(later(sink)), sink).toMatch(/^(Type|Eval)Error$/)
  const quiet = [
    `Object.assign(document.body.appendChild(document.createElement('a')), { href: 'javascript:pwned()' }).click()`,
    `document.body.setAttribute('onclick', 'pwned()'); document.body.click()`,
    `setTimeout('pwned()')`,
  ]
  for (const way of quiet) await page.evaluate(later(way))
  await page.evaluate(later(''))
  expect(await page.evaluate('globalThis.ran')).toEqual([])
  await context.close()
})

test('the reference for tenants holds nothing that is stored', async () => {
  for (const path of ['/openapi.json', '/docs/en', '/docs/es/payments']) {
    const { status, text } = await world.gateway.call(path)
    expect([status, text.includes('pwned')], path).toEqual([200, false])
  }
})

test('no answer with stored text can be taken for a page: it is JSON, unsniffed, under a policy that allows nothing', async () => {
  const { gateway } = world
  const token = await gateway.call('/admin/api/session', {
    method: 'POST',
    body: { name: people.operator, password: PASSWORD },
  })
  const cookie = token.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { headers, text } = await gateway.call('/admin/api/tenants', { headers: { cookie } })
  expect(text).toContain('onerror=pwned')
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})
