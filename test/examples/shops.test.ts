import { createHmac } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage, submit } from '../checkout/customer.ts'
import { freePort } from '../harness/ports.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { startBadLine } from '../sdk/faulty-connection.ts'
import { phpCommand } from '../sdk/php/php.ts'
import { type Served, serveProgram } from '../sdk/processes.ts'

const example = (file: string) => fileURLToPath(new URL(`../../examples/${file}`, import.meta.url))
const secret = 'a secret of sixteen or more'

const shops = [
  {
    language: 'PHP',
    command: async (port: number) => [...(await phpCommand()), '-S', `localhost:${port}`, example('shop-php/shop.php')],
  },
  { language: 'Python', command: async () => ['python3', example('shop-python/shop.py')] },
]

let sandbox: TestSandbox
let gateway: TestGateway
/** Between the shops and the gateway: remembers what the shops send. */
let line: Awaited<ReturnType<typeof startBadLine>>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  line = await startBadLine(gateway.url)
})
afterAll(async () => {
  await line.stop()
  await gateway.stop()
  await sandbox.stop()
})

/** The same promises as those of the shop in TypeScript, in test/checkout/shop.test.ts. */
describe.each(shops)('the shop in $language', ({ language, command }) => {
  let shop: Served
  let url: string
  let key: string
  let tenantId: string
  let folder: string
  beforeAll(async () => {
    const port = await freePort()
    url = `http://localhost:${port}`
    folder = await mkdtemp(join(tmpdir(), 'pasarela-shop-'))
    ;({ key, tenantId } = await gateway.createTenant(`La tienda en ${language}`))
    const body = { url: `${url}/hooks`, secret, events: ['checkout.paid'] }
    expect((await gateway.call('/v1/webhooks', { method: 'POST', key, body })).status).toBe(201)
    const env = {
      ...process.env,
      PASARELA_KEY: key,
      PASARELA_URL: line.url,
      PASARELA_WEBHOOK_SECRET: secret,
      PYTHONDONTWRITEBYTECODE: '1',
      SHOP_URL: url,
      SHOP_ORDERS: join(folder, 'orders'),
      PORT: String(port),
    }
    shop = await serveProgram(await command(port), { port, cwd: folder, env })
  })
  afterAll(async () => {
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const deliveries = () => shop.output().match(/delivered: .+ for order \S+/g) ?? []
  const buy = async (product: string) => {
    const body = new URLSearchParams({ product })
    return fetch(`${url}/orders`, { method: 'POST', body, redirect: 'manual' })
  }
  /** The customer on the gateway's page, until their bank has approved. Their way back to the shop. */
  async function pay(payUrl: string, token = '13572468'): Promise<string> {
    const details = { bank: '0102', documentType: 'V', document: '12345678', phone: '04141234567' }
    const asked = await submit(await openPage(`${payUrl}/c2p`), '/c2p', details)
    const { html } = await submit(asked, new URL(asked.url).pathname, { token })
    return (/href="([^"]*\/orders\/[^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
  }

  test('offers its products at their prices', async () => {
    const { status, text, headers } = await openPage(`${url}/`)
    expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'text/html; charset=utf-8' })
    expect(text).toContain('Café de Biscucuy, 500 g 8.50 USD')
    expect((await openPage(`${url}/nothing`)).status).toBe(404)
    expect((await buy('nothing')).status).toBe(404)
  })

  test('sends the customer to the gateway’s page; the payment delivers once, by the event and by the return', async () => {
    const before = deliveries().length
    const bought = await buy('cafe')
    const payUrl = bought.headers.get('location') ?? ''
    expect({ status: bought.status, origin: new URL(payUrl).origin }).toEqual({ status: 303, origin: gateway.url })
    const returnUrl = await pay(payUrl)
    expect(returnUrl).toContain(`${url}/orders/`)
    // The event alone marks the order: the customer has not returned.
    await expect.poll(() => deliveries().length).toBe(before + 1)
    const pages = await Promise.all([openPage(returnUrl), openPage(returnUrl)])
    for (const { title, text } of pages) expect(`${title} ${text}`).toContain('Pagado')
    expect(pages[0].text).toContain('Café de Biscucuy, 500 g · 8.50 USD')
    expect(deliveries()).toHaveLength(before + 1)
    const { items } = (await gateway.call('/v1/payments', { key })).body as { items: { usdAmount: number }[] }
    expect(items).toMatchObject([{ status: 'COMPLETED', usdAmount: 8.5 }])
    expect(await sandbox.ledger(tenantId)).toHaveLength(1)
  })

  test('a customer who did not pay reads so, and can go on paying', async () => {
    const before = deliveries().length
    const payUrl = (await buy('ron')).headers.get('location') ?? ''
    const { returnUrl } = JSON.parse(line.passed.at(-1)?.body ?? '') as { returnUrl: string }
    const page = await openPage(returnUrl)
    expect(page.text).toContain('Falta el pago')
    expect(page.html).toContain(`href="${payUrl}"`)
    await submit(await openPage(payUrl), '/cancel')
    expect((await openPage(returnUrl)).text).toContain('Pedido cancelado')
    expect(deliveries()).toHaveLength(before)
  })

  test('refuses an event with a wrong signature, and delivers nothing for an event without an order', async () => {
    const before = deliveries().length
    const data = { sessionId: 'x', externalRef: 'x', status: 'PAID' }
    const body = JSON.stringify({ event: 'checkout.paid', data, timestamp: new Date().toISOString() })
    const send = (withSecret: string) =>
      fetch(`${url}/hooks`, {
        method: 'POST',
        body,
        headers: { 'x-webhook-signature': `sha256=${createHmac('sha256', withSecret).update(body).digest('hex')}` },
      })
    expect((await send('another secret of the same size')).status).toBe(400)
    expect((await send(secret)).status).toBe(204)
    expect(deliveries()).toHaveLength(before)
  })

  test('leaves files only in its folder of orders', async () => {
    expect((await readdir(folder)).filter((name) => name !== 'orders')).toEqual([])
  })
})
