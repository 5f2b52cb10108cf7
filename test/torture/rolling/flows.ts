import type { BenchTenant } from '../../../bench/environment/tenants.ts'
import type { Random } from '../seeded-random.ts'
import type { Client } from './client.ts'

/** An order and its last known status. Every order has a customer of its own, so ledger entries identify it. */
export type Order = {
  document: string
  /** Whether the bank will approve it. */
  isApproved: boolean
  paymentId?: string
  status?: string
}

/** Context of a flow. */
export type Shop = {
  tenant: BenchTenant
  client: Client
  random: Random
  /** A new order with a new customer. */
  open(isApproved: boolean): Order
  /** A recently acknowledged order. */
  acknowledged(): Order | undefined
  acknowledge(order: Order): void
  fail(message: string): void
}

/** `requests` is the number of requests without refusals: the rate counts requests. */
export type Flow = { requests: number; run(shop: Shop): Promise<void> }

const APPROVED_TOKEN = '13572468'
/** Declined for insufficient funds. */
const DECLINED_TOKEN = '00000051'
const DECLINED_SHARE = 0.05
const PHONE = '584141234567'

const quote: Flow = {
  requests: 1,
  async run({ tenant, client, random }) {
    const path = `/quote?usdAmount=${random.between(1, 500)}`
    await client.send({ apiKey: tenant.key, method: 'GET', path, expected: 200 })
  },
}

const list: Flow = {
  requests: 1,
  async run({ tenant, client, random }) {
    const path = random.pick(['/payments', '/payments?limit=5', '/payments?status=COMPLETED', '/payments?method=C2P'])
    await client.send({ apiKey: tenant.key, method: 'GET', path, expected: 200 })
  },
}

/** A payment acknowledged by one gateway is visible through all of them. */
const findByReference: Flow = {
  requests: 1,
  async run(shop) {
    const { tenant, client, random } = shop
    const order = shop.acknowledged()
    if (!order) return quote.run(shop)
    const path = random.chance(0.5) ? `/payments/${order.paymentId}` : `/payments/by-ref/${referenceOf(order)}`
    const answer = await client.send({ apiKey: tenant.key, method: 'GET', path, expected: 200 })
    const { paymentId, status } = answer?.body ?? {}
    if (answer && (paymentId !== order.paymentId || status !== order.status))
      shop.fail(`${order.paymentId} was reported as ${order.status}, and then as ${answer.text}`)
  },
}

/** Money in: an intent, the customer's token, and sometimes a replay of the execution with its key. */
const collect: Flow = {
  requests: 2,
  async run(shop) {
    const { tenant, client, random } = shop
    const order = shop.open(!random.chance(DECLINED_SHARE))
    const details = {
      usdAmount: random.between(100, 9_000) / 100,
      debtorId: order.document,
      debtorCellPhone: PHONE,
      debtorBankCode: 102,
      externalRef: referenceOf(order),
    }
    const post = (path: string, body: object, expected: number) => {
      const idempotencyKey = `${path} ${referenceOf(order)}`
      return client.send({ apiKey: tenant.key, method: 'POST', path, body, idempotencyKey, expected })
    }
    const intent = await post('/payments/c2p/request', details, 201)
    if (!intent) return
    order.paymentId = String(intent.body['paymentId'])
    const token = order.isApproved ? APPROVED_TOKEN : DECLINED_TOKEN
    const execution = { ...details, intentId: order.paymentId, token }
    const expected = order.isApproved ? 201 : 422
    const executed = await post('/payments/c2p', execution, expected)
    if (!executed) return
    order.status = order.isApproved ? String(executed.body['status']) : 'FAILED'
    shop.acknowledge(order)
    if (!random.chance(0.1)) return
    const again = await post('/payments/c2p', execution, expected)
    if (again && (again.text !== executed.text || !again.isReplay))
      shop.fail(`${order.paymentId} got ${executed.text}, and the replay of the same key got ${again.text}`)
  },
}

/** Money out to a phone. */
const payChange: Flow = {
  requests: 1,
  async run(shop) {
    const { tenant, client, random } = shop
    const order = shop.open(!random.chance(DECLINED_SHARE))
    const body = {
      telefonoDestino: PHONE,
      cedula: order.document,
      banco: '0102',
      // The cents select the outcome at the simulated bank.
      monto: Number(`${random.between(10, 4_000)}.${order.isApproved ? '25' : '51'}`),
      externalRef: referenceOf(order),
    }
    const idempotencyKey = `change ${referenceOf(order)}`
    const path = '/payments/change'
    const answer = await client.send({ apiKey: tenant.key, method: 'POST', path, body, idempotencyKey, expected: 200 })
    if (!answer) return
    order.paymentId = String(answer.body['paymentId'])
    order.status = String(answer.body['status'])
    shop.acknowledge(order)
  },
}

/** Flows of the shops by weight. */
export const flows: readonly (readonly [weight: number, flow: Flow])[] = [
  [25, quote],
  [30, findByReference],
  [10, list],
  [25, collect],
  [10, payChange],
]

function referenceOf({ document }: Order): string {
  return `order-${document}`
}
