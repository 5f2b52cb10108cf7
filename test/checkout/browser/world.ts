import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { sandboxCredentials } from '../../../sandbox/credentials.ts'
import { launchChromium } from '../../harness/chromium.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../../harness/gateway.ts'
import { notifyingBanks } from '../../movements/notifying.ts'

/** A gateway with simulated banks, and the browser of its customers. */
export type World = {
  gateway: TestGateway
  sandbox: TestSandbox
  browser: Browser
  /** A merchant of its own: limits on attempts and the ledger are counted by merchant. */
  openShop(name?: string): Promise<Shop>
  stop(): Promise<void>
}

export type Shop = {
  tenantId: string
  name: string
  createSession(body?: object): Promise<CreatedSession>
  createLink(body?: object): Promise<{ linkId: string; url: string }>
  post(path: string, body?: object): Promise<Record<string, unknown>>
  read(path: string): Promise<Record<string, unknown>>
  change(path: string, body: object): Promise<void>
  statusOf(session: CreatedSession): Promise<string>
  /** The money that the banks moved for this merchant. */
  charges(): Promise<{ amount: string; operation: string }[]>
  /** Scripts a fault of one of the merchant's banks, for this merchant only. */
  addFault(bank: 'bnc' | 'r4', fault: object): Promise<void>
  /** Has the bank notify the gateway of transfers from now on. */
  receiveNotices(): Promise<void>
  /** A customer's transfer arrives. */
  receiveTransfer(vesAmount: number, changes?: object): Promise<void>
}

export type CreatedSession = { sessionId: string; url: string }

export async function createWorld(
  env: Record<string, string> = {},
  options: Pick<Parameters<typeof startTestGateway>[0] & object, 'withMercantil'> = {},
): Promise<World> {
  await using opened = new AsyncDisposableStack()
  const sandbox = await startTestSandbox()
  opened.defer(() => sandbox.stop())
  const gateway = await startTestGateway({ sandbox, env, ...options })
  opened.defer(() => gateway.stop())
  const browser = await launchChromium()
  opened.defer(() => browser.close())
  const resources = opened.move()
  return {
    gateway,
    sandbox,
    browser,
    openShop: (name = 'Panadería La Espiga') => openShop({ gateway, sandbox }, name),
    stop: () => resources.disposeAsync(),
  }
}

let lastShop = 0
let lastReference = 71_000_000

async function openShop({ gateway, sandbox }: Pick<World, 'gateway' | 'sandbox'>, shown: string): Promise<Shop> {
  lastShop += 1
  const name = `${shown} ${lastShop}`
  const tenant = await gateway.createTenant(name)
  const { tenantId, key } = tenant
  const { bnc, r4 } = sandboxCredentials(tenantId)

  async function request(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const answer = await gateway.call(`/v1${path}`, { method, key, ...(body ? { body } : {}) })
    expect(answer.status, answer.text).toBeLessThan(300)
    return answer.body
  }
  const post = (path: string, body?: object) => request('POST', path, body)

  return {
    tenantId,
    name,
    post,
    read: (path) => request('GET', path),
    change: async (path, body) => void (await request('PATCH', path, body)),
    createSession: async (body = {}) =>
      (await post('/checkout/sessions', { usdAmount: 10, description: 'Pedido 1042', ...body })) as CreatedSession,
    createLink: async (body = {}) =>
      (await post('/payment-links', { description: 'Torta de cumpleaños', ...body })) as never,
    statusOf: async ({ sessionId }) => String((await request('GET', `/checkout/sessions/${sessionId}`))['status']),
    charges: () => sandbox.ledger(tenantId),
    async addFault(bank, fault) {
      await sandbox.control(bank, 'faults', { client: bank === 'bnc' ? bnc.clientGuid : r4.commerce, ...fault })
    },
    async receiveNotices() {
      await notifyingBanks(gateway, sandbox).register('r4', tenant)
    },
    async receiveTransfer(vesAmount, changes = {}) {
      lastReference += 1
      await sandbox.control('r4', 'movements', {
        client: r4.commerce,
        amount: vesAmount,
        reference: String(lastReference),
        phone: '584141234567',
        bankCode: '0102',
        document: 'V12345678',
        ...changes,
      })
    },
  }
}
