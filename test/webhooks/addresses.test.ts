import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '../../src/storage/database.ts'
import { type Refusal, refusalTexts } from '../../src/webhooks/addresses.ts'
import type { Lookup } from '../../src/webhooks/connector.ts'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'
import { startReceiver } from '../harness/receiver.ts'
import { deliveriesOf, register } from '../harness/webhooks.ts'
import { productionEnv as production } from '../harness/master-key.ts'

/** Public, and never contacted: every delivery to a name that leads there is refused or goes elsewhere by then. */
const PUBLIC = '93.184.215.14'

/** Simulated DNS; other names do not exist. */
const names = new Map<string, string[]>()
const lookup: Lookup = (name, _options, callback) => {
  const addresses = names.get(name)?.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  process.nextTick(() =>
    addresses ? callback(null, addresses) : callback(Object.assign(new Error(name), { code: 'ENOTFOUND' }), []),
  )
}
names.set('public.example', [PUBLIC])
names.set('inside.example', ['10.1.2.3'])
names.set('both.example', [PUBLIC, '127.0.0.1'])

/** Address policies of operators, with the addresses that each accepts and refuses. */
const policies: { name: string; env: Record<string, string>; accepted: string[]; refused: [string, Refusal][] }[] = [
  {
    name: 'the local default',
    env: {},
    accepted: [
      'http://127.0.0.1:3000/hooks',
      'http://localhost:3000/hooks',
      'http://[::1]:3000/',
      'https://public.example/',
      'http://public.example:8080/a?b=c',
      'https://nowhere.example/',
    ],
    refused: [
      ['http://10.1.2.3/', 'private_address'],
      ['http://192.168.1.10:3000/', 'private_address'],
      ['http://169.254.169.254/latest/meta-data/', 'private_address'],
      ['http://2130706434.example@127.0.0.1/', 'credentials'],
      ['https://inside.example/', 'private_address'],
      ['ftp://public.example/', 'scheme'],
      ['https://public.example/#part', 'fragment'],
      ['https:/public.example', 'not_a_url'],
    ],
  },
  {
    name: 'production',
    env: production,
    accepted: ['https://public.example/', 'https://nowhere.example:8443/hooks'],
    refused: [
      ['http://public.example/', 'scheme'],
      ['http://127.0.0.1:3000/hooks', 'scheme'],
      ['https://127.0.0.1/', 'private_address'],
      ['https://2130706433/', 'private_address'],
      ['https://[::ffff:7f00:1]/', 'private_address'],
      ['https://localhost/', 'private_name'],
      ['https://metadata.google.internal/', 'private_name'],
      ['https://inside.example/', 'private_address'],
      ['https://both.example/', 'private_address'],
      ['nonsense', 'not_a_url'],
    ],
  },
  {
    name: 'production with http',
    env: { ...production, PASARELA_WEBHOOK_HTTP: 'on' },
    accepted: ['http://public.example/', 'https://public.example/'],
    refused: [
      ['http://127.0.0.1/', 'private_address'],
      ['http://inside.example/', 'private_address'],
    ],
  },
  {
    name: 'production with a network of its own',
    env: { ...production, PASARELA_WEBHOOK_ALLOW: '10.0.0.0/8' },
    accepted: ['https://10.9.8.7/', 'https://inside.example/', 'https://public.example/'],
    refused: [
      ['http://10.9.8.7/', 'scheme'],
      ['https://192.168.1.10/', 'private_address'],
      ['https://127.0.0.1/', 'private_address'],
      ['https://localhost/', 'private_name'],
      ['https://both.example/', 'private_address'],
    ],
  },
  {
    name: 'local mode without http and without loopback',
    env: { PASARELA_WEBHOOK_HTTP: 'off', PASARELA_WEBHOOK_ALLOW: '' },
    accepted: ['https://public.example/'],
    refused: [
      ['http://public.example/', 'scheme'],
      ['https://127.0.0.1/', 'private_address'],
      ['https://localhost/', 'private_name'],
    ],
  },
]

const events = ['payment.completed']

let connection: Connection
beforeAll(async () => {
  connection = await createTestDatabase()
})

describe.each(policies)('under the address policy of $name,', ({ env, accepted, refused }) => {
  let gateway: TestGateway
  let key: string
  beforeAll(async () => {
    gateway = await startTestGateway({ connection, lookup, env: { PASARELA_ROLE: 'api', ...env } })
    key = (await gateway.createTenant()).key
  })
  afterAll(() => gateway.stop())

  test.each(accepted)('the address %s is accepted', async (url) => {
    const answer = await gateway.call('/v1/webhooks', { method: 'POST', key, body: { url, events } })
    expect([answer.status, answer.body['url']], answer.text).toEqual([201, url])
  })

  test.each(refused)(
    'the address %s is refused with the reason %s, and no endpoint is registered',
    async (url, why) => {
      const before = (await gateway.call('/v1/webhooks', { key })).text
      for (const [language, text] of Object.entries(refusalTexts[why])) {
        const headers = { 'accept-language': language }
        const answer = await gateway.call('/v1/webhooks', { method: 'POST', key, body: { url, events }, headers })
        expect([answer.status, answer.body['error']], answer.text).toEqual([400, 'webhook_url_refused'])
        expect(answer.body['message']).toBe(text)
      }
      expect((await gateway.call('/v1/webhooks', { key })).text).toBe(before)
    },
  )

  test('an endpoint cannot be moved to where it could not have been registered', async () => {
    const { id, url } = await register(gateway, key, { url: accepted[0] as string })
    for (const [elsewhere] of refused) {
      const answer = await gateway.call(`/v1/webhooks/${id}`, { method: 'PATCH', key, body: { url: elsewhere } })
      expect([answer.status, answer.body['error']], elsewhere).toEqual([400, 'webhook_url_refused'])
    }
    expect((await gateway.call(`/v1/webhooks/${id}`, { key })).body['url']).toBe(url)
  })
})

test('a refused address leaves its Idempotency-Key unused', async () => {
  const gateway = await startTestGateway({ connection, lookup, env: { PASARELA_ROLE: 'api' } })
  const { key } = await gateway.createTenant()
  const headers = { 'idempotency-key': 'one' }
  const send = (url: string) => gateway.call('/v1/webhooks', { method: 'POST', key, headers, body: { url, events } })
  expect((await send('https://10.1.2.3/')).status).toBe(400)
  expect((await send('https://public.example/')).status).toBe(201)
  await gateway.stop()
})

/** Counts connections before a byte is read. */
async function startWatch(): Promise<{ port: number; connections: Socket[]; stop(): Promise<void> }> {
  const connections: Socket[] = []
  const server: Server = createServer((socket) => connections.push(socket.on('error', () => {})))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    connections,
    async stop() {
      for (const socket of connections) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

describe('when a webhook is sent,', () => {
  const notify = (gateway: TestGateway, key: string) => gateway.call('/v1/notifications/test', { method: 'POST', key })

  test('a name that resolves to an internal address since its registration is not reached, and the address is not disclosed', async () => {
    const watch = await startWatch()
    const gateway = await startTestGateway({ connection, lookup, env: { ...production, PASARELA_WEBHOOK_HTTP: 'on' } })
    const { key } = await gateway.createTenant()
    names.set('shop.example', [PUBLIC])
    const { id } = await register(gateway, key, { url: `http://shop.example:${watch.port}/` })
    for (const addresses of [['127.0.0.1'], [PUBLIC, '127.0.0.1'], ['::ffff:127.0.0.1'], ['169.254.169.254']]) {
      names.set('shop.example', addresses)
      const { body, text } = await notify(gateway, key)
      expect(body, addresses.join()).toMatchObject({
        sent: false,
        deliveries: [{ webhookId: id, status: 'failed', error: 'address_refused' }],
      })
      expect(text).not.toMatch(/127\.0|169\.254|loopback|responseStatus|excerpt/)
    }
    const log = await deliveriesOf(gateway, key, id)
    expect(log).toHaveLength(4)
    expect(JSON.stringify(log)).not.toMatch(/127\.0|169\.254|loopback|responseStatus|excerpt/)
    expect(watch.connections).toEqual([])
    await gateway.stop()
    await watch.stop()
  })

  test('an address that was registered under a wider policy is refused under a stricter one', async () => {
    const watch = await startWatch()
    const local = await startTestGateway({ connection, lookup, env: { PASARELA_ROLE: 'api' } })
    const { key } = await local.createTenant()
    await register(local, key, { url: `http://127.0.0.1:${watch.port}/` })
    await local.stop()
    const strict = await startTestGateway({ connection, lookup, env: production })
    expect((await notify(strict, key)).body).toMatchObject({
      sent: false,
      deliveries: [{ status: 'failed', error: 'address_refused' }],
    })
    expect(watch.connections).toEqual([])
    await strict.stop()
    await watch.stop()
  })

  test('a name that did not exist at its registration is reached once it resolves to an allowed address', async () => {
    const receiver = await startReceiver()
    const gateway = await startTestGateway({ connection, lookup })
    const { key } = await gateway.createTenant()
    await register(gateway, key, { url: `http://later.example:${new URL(receiver.url).port}/hooks` })
    expect((await notify(gateway, key)).body).toMatchObject({ deliveries: [{ error: 'name_not_resolved' }] })
    names.set('later.example', ['127.0.0.1'])
    expect((await notify(gateway, key)).body).toMatchObject({ sent: true })
    expect(receiver.received.map(({ path, headers }) => [path, headers.host?.split(':')[0]])).toEqual([
      ['/hooks', 'later.example'],
    ])
    await gateway.stop()
    await receiver.stop()
  })
})
