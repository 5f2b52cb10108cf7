import { systemRandom } from '../../src/foundation/random.ts'
import type { Connection } from '../../src/storage/database.ts'
import { type HttpAnswer, startTestGateway, startTestSandbox } from '../harness/gateway.ts'
import { c2pDetails, payC2p } from '../harness/payments.ts'
import { startReceiver } from '../harness/receiver.ts'
import { movements } from '../payments/advanced/requests.ts'

/** Uses a gateway as tenants do, beside what filling the database uses: every flow, with outcomes that differ, and lists. */
export async function useGateway(connection: Connection): Promise<void> {
  const sandbox = await startTestSandbox()
  const receiver = await startReceiver()
  const gateway = await startTestGateway({ connection, sandbox })
  try {
    const { key } = await gateway.createTenant('Tienda que cobra y paga')
    const send = async (
      method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
      path: string,
      body?: object,
    ): Promise<HttpAnswer> => {
      const headers = method === 'POST' ? { 'idempotency-key': systemRandom.uuid() } : {}
      const answer = await gateway.call(path, { method, key, headers, ...(body && { body }) })
      if (answer.status >= 300 && answer.status !== 422) throw new Error(`${path}: ${answer.status} ${answer.text}`)
      return answer
    }
    const events = ['payment.pending', 'payment.completed', 'payment.failed', 'payment.reversed']
    const { body: endpoint } = await send('POST', '/v1/webhooks', { url: receiver.url, events })
    const endpointPath = `/v1/webhooks/${String(endpoint['id'])}`
    await send('PATCH', endpointPath, { events: events.slice(1) })
    await send('POST', `${endpointPath}/rotate-secret`, { graceSeconds: 60 })

    for (const [path, bodyOf] of Object.entries(movements)) {
      for (const amount of [10, 20.51, 30.09, 40.98]) await send('POST', `/v1/payments${path}`, bodyOf(amount))
    }
    const paid = await payC2p(gateway, key, { externalRef: 'order-9' })
    await payC2p(gateway, key, { usdAmount: 13 }, '00000098').catch(() => undefined)
    await send('POST', `/v1/payments/${paid}/reverse`, {})
    const repeated = { method: 'POST' as const, key, body: c2pDetails, headers: { 'idempotency-key': 'repeated' } }
    for (let time = 0; time < 2; time += 1) await gateway.call('/v1/payments/c2p/request', repeated)

    const request = { vesAmount: 431.17, debtorCellPhone: '584141234567' }
    const [open, canceled] = [
      await send('POST', '/v1/payments/pago-movil/request', request),
      await send('POST', '/v1/payments/pago-movil/request', { ...request, vesAmount: 99.5 }),
    ]
    await send('POST', `/v1/payments/${String(canceled.body['paymentId'])}/cancel`, {})
    for (const path of [
      `/v1/payments/${String(open.body['paymentId'])}`,
      `/v1/payments/${paid}/events`,
      `/v1/payments/operations/${paid}`,
      '/v1/payments?status=COMPLETED',
      '/v1/payments?externalRef=order-9',
      '/v1/movements',
      '/v1/quote?usdAmount=10',
      '/v1/webhooks',
      `${endpointPath}/deliveries`,
    ]) {
      await send('GET', path)
    }
    await send('POST', '/v1/notifications/test', {})
    await send('DELETE', endpointPath)
  } finally {
    await gateway.stop()
    await receiver.stop()
    await sandbox.stop()
  }
}
