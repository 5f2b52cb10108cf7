import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShop, type Order } from '../../examples/shop/shop.ts'
import { Pasarela } from '../../sdk/src/index.ts'
import { freePort } from '../harness/ports.ts'
import { launchChromium } from '../harness/chromium.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { openPage, submit } from './customer.ts'

const WEBHOOK_SECRET = 'a secret of sixteen or more'

let sandbox: TestSandbox
let gateway: TestGateway
let browser: Browser
let pasarela: Pasarela
let shop: Server
let shopUrl: string
const delivered: Order[] = []
const errors: string[] = []
/** Where the shop asked the gateway to return customers to. */
const returnUrls: string[] = []
const watchedFetch: typeof fetch = (url, init) => {
  const { returnUrl } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { returnUrl?: string }
  if (returnUrl !== undefined) returnUrls.push(returnUrl)
  return fetch(url, init)
}
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  browser = await launchChromium()
  const { key } = await gateway.createTenant('La tienda')
  pasarela = new Pasarela({ apiKey: key, baseUrl: gateway.url, fetch: watchedFetch })
  const port = await freePort()
  shopUrl = `http://localhost:${port}`
  const deliver = (order: Order) => void delivered.push(order)
  shop = createShop({ pasarela, webhookSecret: WEBHOOK_SECRET, shopUrl, deliver }).listen(port)
  await once(shop, 'listening')
  await pasarela.webhooks.create({ url: `${shopUrl}/hooks`, secret: WEBHOOK_SECRET, events: ['checkout.paid'] })
})
afterAll(async () => {
  await browser.close()
  shop.closeAllConnections()
  shop.close()
  await gateway.stop()
  await sandbox.stop()
})

async function openShop(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    isMobile: true,
    hasTouch: true,
    locale: 'es-VE',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(patienceMs)
  context.on('weberror', (error) => errors.push(error.error().message))
  const page = await context.newPage()
  await page.goto(shopUrl)
  return page
}

const orderOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

test('a customer buys on a phone by C2P, returns to the shop, and the goods are delivered once', async () => {
  const page = await openShop()
  await page.getByRole('button', { name: 'Comprar' }).first().click()
  await page.getByRole('heading', { name: '¿Cómo quiere pagar?' }).waitFor()
  expect(new URL(page.url()).origin).toBe(gateway.url)
  await page.getByRole('link', { name: 'Clave C2P' }).click()
  await page.locator('select[name=bank]').selectOption('0102')
  await page.locator('input[name=document]').fill('12345678')
  await page.locator('input[name=phone]').fill('04141234567')
  await page.locator('form:has(input[name=phone]) button').click()
  await page.locator('input[name=token]').fill('13572468')
  await page.locator('form:has(input[name=token]) button').click()
  await page.getByRole('heading', { name: 'Pago recibido' }).waitFor()
  await page.getByRole('link', { name: 'Volver a La tienda' }).click()
  await page.getByRole('heading', { name: 'Pagado' }).waitFor()
  expect(page.url()).toMatch(new RegExp(`^${shopUrl}/orders/[0-9a-f-]{36}\\?session=[0-9a-f-]{36}$`))
  const width: number = await page.evaluate('document.documentElement.scrollWidth')
  expect(width).toBeLessThanOrEqual(360)
  expect(errors).toEqual([])

  // The return and the event arrive in any order, and both again.
  await page.reload()
  const id = orderOf(page)
  const payments = await pasarela.payments.list({ externalRef: id }).page()
  expect(payments.items.map(({ status }) => status)).toEqual(['COMPLETED'])
  const [endpoint] = await pasarela.webhooks.list()
  await expect
    .poll(async () => (await pasarela.webhooks.deliveries(endpoint?.id ?? '').page()).items)
    .toMatchObject([{ event: 'checkout.paid', status: 'delivered' }])
  expect(delivered.map((order) => order.id)).toEqual([id])
  await page.context().close()
})

test('a customer who returns without having paid reads so, and can go on paying', async () => {
  const page = await openShop()
  const before = delivered.length
  await page.getByRole('button', { name: 'Comprar' }).last().click()
  await page.getByRole('heading', { name: '¿Cómo quiere pagar?' }).waitFor()
  const payUrl = page.url()
  await page.goto(returnUrls.at(-1) ?? '')
  await page.getByRole('heading', { name: 'Falta el pago' }).waitFor()
  await page.getByRole('link', { name: 'Continuar el pago' }).click()
  await page.getByRole('heading', { name: '¿Cómo quiere pagar?' }).waitFor()
  expect(page.url()).toBe(payUrl)
  await page.getByRole('button', { name: 'Cancelar el pago' }).click()
  await page.getByRole('link', { name: 'Volver a La tienda' }).click()
  await page.getByRole('heading', { name: 'Pedido cancelado' }).waitFor()
  expect(delivered).toHaveLength(before)
  await page.context().close()
})

test('a customer who pays and closes the page gets the goods by the event, and the later return delivers nothing', async () => {
  const bought = await fetch(`${shopUrl}/orders`, { method: 'POST', body: 'product=cacao', redirect: 'manual' })
  const form = await openPage(`${bought.headers.get('location')}/c2p`)
  const key = await submit(form, '/c2p', {
    bank: '0102',
    documentType: 'V',
    document: '12345678',
    phone: '04141234567',
  })
  await submit(key, new URL(key.url).pathname, { token: '13572468' })
  const returnUrl = returnUrls.at(-1) ?? ''
  const times = () => delivered.filter(({ id }) => returnUrl.endsWith(id)).length
  await expect.poll(times).toBe(1)
  const returns = await Promise.all([fetch(returnUrl), fetch(returnUrl)])
  for (const answer of returns) expect(await answer.text()).toContain('<h1>Pagado</h1>')
  expect(times()).toBe(1)
})

test('an event with a wrong signature is refused, and nothing is delivered', async () => {
  const before = delivered.length
  const body = JSON.stringify({ event: 'checkout.paid', data: { status: 'PAID' }, timestamp: new Date().toISOString() })
  const send = (secret: string) =>
    fetch(`${shopUrl}/hooks`, {
      method: 'POST',
      body,
      headers: { 'x-webhook-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` },
    })
  expect((await send('another secret of the same size')).status).toBe(400)
  expect((await send(WEBHOOK_SECRET)).status).toBe(204)
  expect(delivered).toHaveLength(before)
})
