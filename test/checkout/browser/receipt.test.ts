import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProfileStore } from '../../../src/checkout/profiles.ts'
import { systemRandom } from '../../../src/foundation/random.ts'
import { customer, expectNoComplaints, languages, openDevice, phone, rightKey } from './customer.ts'
import { createWorld, type Shop, type World } from './world.ts'

/** After a payment and before one: receipts, payment links and frames on other pages. */
let world: World
let shop: Shop
beforeAll(async () => {
  world = await createWorld()
  shop = await world.openShop()
})
afterAll(() => world?.stop())

describe('the receipt', () => {
  async function openReceipt(language: 'es' | 'en', method: 'c2p' | 'card' = 'card') {
    const lines = Array.from({ length: 6 }, (_, index) => ({ label: `Producto número ${index + 1}`, usdAmount: 1.5 }))
    // Attempts of one payer are limited by merchant.
    const own = await world.openShop()
    const session = await own.createSession({ language, lines, description: 'Pedido secreto de Ana' })
    const device = await openDevice(world, { ...phone, language })
    const ana = customer(await device.context.newPage(), { language })
    if (method === 'card') await ana.payByCard(session.url)
    else {
      await ana.askForC2p(session.url)
      await ana.sendKey(rightKey)
    }
    await ana.isPaid()
    await ana.page.getByRole('link', { name: ana.t.paid.receipt }).click()
    await ana.heading(ana.t.receipt.title).waitFor()
    return { own, session, device, ana, context: device.context }
  }

  test.each(languages)('fits on one printed page, without buttons, in %s', async (language) => {
    const { ana, context } = await openReceipt(language)
    await ana.page.emulateMedia({ media: 'print' })
    expect(await ana.page.getByRole('button').filter({ visible: true }).count()).toBe(0)
    const pdf = await ana.page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await context.close()
  })

  test('has buttons to share and to print, where JavaScript runs', async () => {
    const { ana, device, context } = await openReceipt('es')
    expect(await ana.page.getByRole('button', { name: 'Compartir' }).isVisible()).toBe(true)
    expect(await ana.page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(true)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await ana.page.getByRole('button', { name: 'Compartir' }).click()
    await ana.page.getByRole('button', { name: 'Copiado' }).waitFor()
    expect(await ana.page.evaluate('navigator.clipboard.readText()')).toBe(ana.page.url())
    expectNoComplaints(device)
    await context.close()
  })

  test.each(languages)('leads to a check that shows nothing but the facts of the payment in %s', async (language) => {
    const { own, ana, device, context } = await openReceipt(language)
    const reference = await ana.page.locator('dl div', { hasText: ana.t.paid.reference }).locator('dd').textContent()
    const amount = (await ana.page.locator('.total b').textContent()) ?? ''
    const date = await ana.page.locator('dl div', { hasText: ana.t.paid.date }).locator('dd').textContent()
    await ana.page.getByRole('link', { name: '/r/check/' }).click()
    await ana.heading(ana.t.check.title).waitFor()
    const shown = await ana.page.locator('dl dd').allTextContents()
    expect(shown).toEqual([amount, date, reference?.slice(-4)])
    const html = await ana.page.content()
    for (const secret of [own.name, 'Pedido secreto', 'Ana', 'Producto', '12345678', '4242', `${reference}`]) {
      expect(html).not.toContain(secret)
    }
    expectNoComplaints(device)
    await context.close()
  })

  test('is not found by the address of the session or of the check', async () => {
    const { ana, session, context } = await openReceipt('es')
    const check = (await ana.page.getByRole('link', { name: '/r/check/' }).getAttribute('href')) ?? ''
    for (const address of [session.url.replace('/pay/', '/r/'), check.replace('/check/', '/')]) {
      await ana.page.goto(address)
      await ana.heading(ana.t.message.not_found.title).waitFor()
    }
    await context.close()
  })

  test('shows a payment that was given back as returned, and so does its check', async () => {
    const { own, ana, session, context } = await openReceipt('es', 'c2p')
    const { paymentId } = (await own.read(`/checkout/sessions/${session.sessionId}`)) as { paymentId: string }
    expect(await own.post(`/payments/${paymentId}/reverse`)).toMatchObject({ status: 'REVERSED' })
    await ana.page.reload()
    await ana.page.getByRole('alert').getByText('Este pago fue devuelto').waitFor()
    await ana.page.getByRole('link', { name: '/r/check/' }).click()
    await ana.heading('Este pago fue devuelto').waitFor()
    await context.close()
  })
})

describe('a link whose amount the customer types', () => {
  const es = 'es' as const
  const en = 'en' as const
  test.each([
    { language: es, currency: 'VES', typed: '1.523,40', shown: 'Bs. 1.523,40' },
    { language: es, currency: 'VES', typed: '1523,4', shown: 'Bs. 1.523,40' },
    { language: es, currency: 'VES', typed: '1.500', shown: 'Bs. 1.500,00' },
    { language: es, currency: 'VES', typed: 'Bs. 2.000,5', shown: 'Bs. 2.000,50' },
    { language: es, currency: 'VES', typed: '1523.40', shown: 'Bs. 1.523,40' },
    { language: es, currency: 'USD', typed: '25,50', shown: 'USD 25,50' },
    { language: es, currency: 'USD', typed: '25.50', shown: 'USD 25,50' },
    { language: en, currency: 'VES', typed: '1,523.40', shown: 'VES 1,523.40' },
    { language: en, currency: 'USD', typed: '25.50', shown: 'USD 25.50' },
  ])('understands $typed $currency in $language as $shown', async ({ language, currency, typed, shown }) => {
    const link = await shop.createLink({ amount: 'customer', currency, language, reusable: true })
    const { context } = await openDevice(world, { ...phone, language })
    const ana = customer(await context.newPage(), { language })
    await ana.page.goto(link.url)
    await ana.field('amount').fill(typed)
    await ana.click(ana.t.continue)
    await ana.heading(ana.t.methods.title).waitFor()
    expect((await ana.page.locator('.total').textContent())?.replaceAll('\u{a0}', ' ')).toContain(shown)
    await context.close()
  })

  test.each(['0', '-5', '1,2,3', 'cien', '12,345', '999999999999'])(
    'asks again for %s, keeps it and begins nothing',
    async (typed) => {
      const link = await shop.createLink({ amount: 'customer', currency: 'USD' })
      const { context } = await openDevice(world, phone)
      const ana = customer(await context.newPage(), phone)
      await ana.page.goto(link.url)
      await ana.field('amount').fill(typed)
      await ana.click(ana.t.continue)
      await ana.page.getByRole('heading', { name: ana.t.errorSummary }).waitFor()
      expect(await ana.field('amount').inputValue()).toBe(typed)
      await context.close()
    },
  )

  test('is paid with the amount that was typed', async () => {
    const own = await world.openShop()
    const link = await own.createLink({ amount: 'customer', currency: 'VES' })
    const { context } = await openDevice(world, { ...phone, script: false })
    const ana = customer(await context.newPage(), phone)
    await ana.page.goto(link.url)
    await ana.field('amount').fill('1.523,40')
    await ana.click(ana.t.continue)
    await ana.choose('card')
    await ana.fillCard('4242424242424242')
    await ana.payButton().click()
    await ana.isPaid()
    expect(await own.charges()).toMatchObject([{ amount: '1523.40' }])
    // A link for one payment now leads to that payment, and to no second one.
    await ana.page.goto(link.url)
    await ana.heading(ana.t.link.unavailable).waitFor()
    await context.close()
  })
})

describe('a frame on another page', () => {
  /** A page of another origin that shows an address in a frame. */
  async function framing(address: string) {
    const server = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end(`<!doctype html><iframe src="${address}"></iframe>`),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return { url: `http://127.0.0.1:${port}/`, stop: () => new Promise((resolve) => server.close(resolve)) }
  }

  test.each(['session', 'link'] as const)('is refused for a %s by default', async (kind) => {
    const { url } = kind === 'session' ? await shop.createSession() : await shop.createLink({ usdAmount: 5 })
    const page = await framing(url)
    const { context, complaints } = await openDevice(world, phone)
    const tab = await context.newPage()
    await tab.goto(page.url)
    await expect.poll(() => complaints.join()).toMatch(/frame-ancestors|X-Frame-Options/i)
    expect(tab.frames()[1]?.url()).toMatch(/^chrome-error:/)
    await context.close()
    await page.stop()
  })

  test('is allowed for the origins of the merchant, and for no other', async () => {
    const own = await world.openShop()
    const profiles = createProfileStore({ database: world.gateway.database, random: systemRandom })
    await profiles.change(own.tenantId, 'test', { frameOrigins: ['https://tienda.example.com'] })
    const session = await own.createSession()
    const link = await own.createLink({ usdAmount: 5 })
    for (const url of [session.url, `${session.url}/c2p`, link.url]) {
      const { headers } = await fetch(url)
      expect(headers.get('content-security-policy')).toContain('frame-ancestors https://tienda.example.com')
      expect(headers.get('x-frame-options')).toBeNull()
    }
    const page = await framing(session.url)
    const { context, complaints } = await openDevice(world, phone)
    const tab = await context.newPage()
    await tab.goto(page.url)
    await expect.poll(() => complaints.join()).toMatch(/frame-ancestors/i)
    await context.close()
    await page.stop()
  })
})
