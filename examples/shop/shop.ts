// A small shop that collects with the checkout page of Pasarela: Node and the SDK, nothing else.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
// In your own project: from '@pasarela/sdk'.
import { type CheckoutSession, Pasarela, verifyWebhook, WebhookVerificationError } from '../../sdk/src/index.ts'

type Product = { name: string; usdAmount: number }
export type Order = { id: string; product: Product; sessionId: string; payUrl: string; deliveredAt?: Date }

const products: Record<string, Product> = {
  cafe: { name: 'Café de Biscucuy, 500 g', usdAmount: 8.5 },
  cacao: { name: 'Chocolate de Chuao, 70 %', usdAmount: 6 },
  ron: { name: 'Ron añejo, 0,75 l', usdAmount: 24.9 },
}

export type ShopOptions = {
  pasarela: Pasarela
  /** Secret of the webhook endpoint, shown when it was created. */
  webhookSecret: string
  /** Address of this shop, without a slash at the end. */
  shopUrl: string
  /** Sends the goods. Called once per paid order. */
  deliver(order: Order): void
}

export function createShop({ pasarela, webhookSecret, shopUrl, deliver }: ShopOptions): Server {
  /** A real shop has them in its database. */
  const orders = new Map<string, Order>()

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', shopUrl)
    const [, folder, id = ''] = pathname.split('/')
    if (request.method === 'POST' && pathname === '/hooks') return receiveEvent(request, response)
    if (request.method === 'POST' && pathname === '/orders') return buy(request, response)
    const order = orders.get(id)
    if (request.method === 'GET' && folder === 'orders' && order) return showOrder(order, response)
    if (request.method === 'GET' && pathname === '/') return sendPage(response, 'La tienda', productList())
    sendPage(response, 'No existe', '<p>Esta página no existe. <a href="/">Ver la tienda</a></p>', 404)
  }

  /** Creates the order and its session, and sends the customer to the page where they pay. */
  async function buy(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams((await buffer(request)).toString())
    const product = products[form.get('product') ?? '']
    if (!product) return sendPage(response, 'No existe', '<p>Ese producto no existe.</p>', 404)
    const id = randomUUID()
    const session = await pasarela.checkout.sessions.create(
      {
        usdAmount: product.usdAmount,
        description: product.name,
        externalRef: id,
        returnUrl: `${shopUrl}/orders/${id}`,
      },
      { idempotencyKey: `checkout ${id}` },
    )
    orders.set(id, { id, product, sessionId: session.sessionId, payUrl: session.url })
    response.writeHead(303, { location: session.url }).end()
  }

  /** The customer returned, or opens the order later. Only the gateway knows whether it was paid: anyone can open this. */
  async function showOrder(order: Order, response: ServerResponse): Promise<void> {
    const session = await pasarela.checkout.sessions.get(order.sessionId)
    deliverOnce(order, session.status)
    const { title, text, isWaiting } = outcomes[session.status]
    const refresh = isWaiting ? '<meta http-equiv="refresh" content="5">' : ''
    const links = [
      ...(session.receiptUrl ? [`<a href="${escape(session.receiptUrl)}">Recibo</a>`] : []),
      ...(session.status === 'OPEN' || session.status === 'PARTIALLY_PAID'
        ? [`<a href="${escape(order.payUrl)}">Continuar el pago</a>`]
        : []),
      '<a href="/">Ver la tienda</a>',
    ]
    const { name, usdAmount } = order.product
    const body = `<p>${escape(name)} · ${usdAmount.toFixed(2)} USD</p><p>${text}</p><p>${links.join(' · ')}</p>`
    sendPage(response, title, refresh + body)
  }

  /** The gateway reports a payment, also when the customer closed the page and never returned. */
  async function receiveEvent(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      // The bytes as they arrived: the signature covers them.
      const event = await verifyWebhook(await buffer(request), request.headers, webhookSecret)
      if (event.event === 'checkout.paid') {
        const order = orders.get(event.data.externalRef ?? '')
        if (order && order.sessionId === event.data.sessionId) deliverOnce(order, event.data.status)
      }
      response.writeHead(204).end()
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error
      process.stderr.write(`${error.message}\n`)
      response.writeHead(400).end()
    }
  }

  /**
   * The event and the return may arrive in any order, and both more than once: the mark decides. In a database:
   * `update orders set delivered_at = now() where id = $1 and delivered_at is null`, and deliver if it changed a row.
   */
  function deliverOnce(order: Order, status: CheckoutSession['status']): void {
    if (status !== 'PAID' || order.deliveredAt) return
    order.deliveredAt = new Date()
    deliver(order)
  }
}

const outcomes: Record<CheckoutSession['status'], { title: string; text: string; isWaiting?: true }> = {
  PAID: { title: 'Pagado', text: 'Recibimos su pago. Su pedido va en camino.' },
  OPEN: { title: 'Falta el pago', text: 'Todavía no recibimos su pago.' },
  PROCESSING: {
    title: 'Confirmando el pago',
    text: 'Su banco todavía no confirma. No pague de nuevo: esta página se actualiza sola.',
    isWaiting: true,
  },
  PARTIALLY_PAID: { title: 'Pago incompleto', text: 'Recibimos una parte. Falta el resto.' },
  EXPIRED: {
    title: 'Pedido vencido',
    text: 'El tiempo para pagar terminó. Si ya hizo un Pago Móvil, no pague de nuevo.',
  },
  CANCELED: { title: 'Pedido cancelado', text: 'Usted canceló el pago. Si ya hizo un Pago Móvil, no pague de nuevo.' },
}

function productList(): string {
  const items = Object.entries(products).map(
    ([code, { name, usdAmount }]) =>
      `<li><span>${escape(name)}<br><strong>${usdAmount.toFixed(2)} USD</strong></span>
       <form method="post" action="/orders"><button name="product" value="${code}">Comprar</button></form></li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

const style = `body { font: 1rem/1.5 system-ui; max-width: 32rem; margin: 0 auto; padding: 1rem }
  ul { list-style: none; padding: 0 } li { display: flex; justify-content: space-between; gap: 1rem; padding: .75rem 0 }
  button { font: inherit; padding: .6rem 1rem; border: 0; border-radius: .5rem; background: #0b6171; color: #fff }`

function sendPage(response: ServerResponse, title: string, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(
    `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
     <title>${title}</title><style>${style}</style></head><body><h1>${title}</h1>${body}</body></html>`,
  )
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

if (import.meta.main) {
  const { PASARELA_KEY, PASARELA_WEBHOOK_SECRET, PORT = '3000' } = process.env
  if (!PASARELA_KEY || !PASARELA_WEBHOOK_SECRET) throw new Error('Set PASARELA_KEY and PASARELA_WEBHOOK_SECRET.')
  const shopUrl = process.env['SHOP_URL'] ?? `http://localhost:${PORT}`
  const baseUrl = process.env['PASARELA_URL'] ?? 'http://localhost:8080'
  const shop = createShop({
    pasarela: new Pasarela({ apiKey: PASARELA_KEY, baseUrl }),
    webhookSecret: PASARELA_WEBHOOK_SECRET,
    shopUrl,
    deliver: ({ id, product }) => process.stdout.write(`delivered: ${product.name} for order ${id}\n`),
  })
  shop.listen(Number(PORT), () => process.stdout.write(`The shop is open: ${shopUrl}\n`))
}
