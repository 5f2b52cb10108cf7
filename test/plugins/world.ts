import { expect } from 'vitest'
import { openPage, submit } from '../checkout/customer.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { startBadLine } from '../sdk/faulty-connection.ts'
import { type PluginShop, startShop, unpackPlugin } from './shop.ts'

export const webhookSecret = 'a secret of sixteen or more'
export const token = '13572468'
export const payer = {
  pasarela_bank: '0102',
  pasarela_document: 'v-12.345.678',
  pasarela_phone: '0414-1234567',
  pasarela_token: token,
}

/** A gateway with simulated banks, and shops of one tenant each whose connection to it can fail. */
export async function openWorld() {
  const plugin = await unpackPlugin()
  const sandbox: TestSandbox = await startTestSandbox()
  const gateway: TestGateway = await startTestGateway({ sandbox })
  const line = await startBadLine(gateway.url)
  const shops: PluginShop[] = []
  return {
    sandbox,
    gateway,
    line,
    async openShop({ webhooks = true, locks = 'on' }: { webhooks?: boolean; locks?: 'on' | 'off' } = {}) {
      const tenant = await gateway.createTenant()
      const { key, tenantId } = tenant
      const connection = { address: line.url, api_key: key, webhook_secret: webhookSecret }
      const shop = await startShop(plugin.folder, connection, locks)
      shops.push(shop)
      if (webhooks) {
        const events = ['checkout.paid', 'payment.completed', 'payment.failed', 'payment.reversed']
        const body = { url: `${shop.url}/wc-api/pasarela/`, secret: webhookSecret, events }
        expect((await gateway.call('/v1/webhooks', { method: 'POST', key, body })).status).toBe(201)
      }
      /** Operations that moved money, by the record of the banks. */
      const ledger = async () => (await sandbox.ledger(tenantId)).map(({ operation }) => operation)
      return { ...tenant, ...shop, connection, ledger }
    },
    async close() {
      await Promise.all(shops.map((shop) => shop.stop()))
      await line.stop()
      await gateway.stop()
      await sandbox.stop()
      await plugin.remove()
    },
  }
}
export type World = Awaited<ReturnType<typeof openWorld>>
export type TestShop = Awaited<ReturnType<World['openShop']>>

let customers = 0

/** A customer on the page of the gateway, by C2P. Another each time: the attempts of one are limited. */
export async function payOnPage(payUrl: string | undefined, withToken = token): Promise<void> {
  const phone = `0412${String((customers += 1)).padStart(7, '0')}`
  const details = { bank: '0102', documentType: 'V', document: '12345678', phone }
  const asked = await submit(await openPage(`${payUrl}/c2p`), '/c2p', details)
  await submit(asked, new URL(asked.url).pathname, { token: withToken })
}

export const statusOf = async (shop: TestShop, order: number) => (await shop.order(order)).status
