import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import { generateKey } from '../../src/tenants/key-format.ts'
import { type Caller, callerOf } from '../harness/gateway.ts'
import { c2pDetails } from '../harness/payments.ts'
import { pasarela, serve, type ServingProcess } from '../harness/process.ts'
import { startReceiver } from '../harness/receiver.ts'
import { ended, register } from '../harness/webhooks.ts'

const binary = fileURLToPath(new URL('../../bin/pasarela.mjs', import.meta.url))

let folder: string
let env: Record<string, string>
let gateway: ServingProcess
let call: Caller
let key: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-webhook-'))
  env = { PASARELA_DATA_DIR: join(folder, 'data'), PASARELA_SANDBOX_PORT: '0' }
  gateway = await serve(env)
  call = callerOf(gateway.url)
  key = (await readFile(join(folder, 'data', 'demo.key'), 'utf8')).trim()
})
afterAll(async () => {
  await gateway.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

type Listening = {
  id: string
  secret: string
  url: string
  child: ChildProcess
  closed: Promise<unknown>
  /** Resolves with the output once it matches. */
  shows(pattern: RegExp): Promise<string>
  end(signal: NodeJS.Signals): Promise<number | null>
}

let running: Listening[] = []
afterEach(async () => {
  for (const listening of running) await listening.end('SIGTERM')
  running = []
})

async function listen(...args: string[]): Promise<Listening> {
  const all = ['webhook', 'listen', '--gateway', gateway.url, ...args]
  const child = spawn(process.execPath, [binary, ...all], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const closed = once(child, 'close')
  const shows = async (pattern: RegExp): Promise<string> => {
    while (!pattern.test(output)) {
      const isClosed = await Promise.race([once(child.stdout, 'data').then(() => false), closed.then(() => true)])
      if (isClosed && !pattern.test(output)) throw new Error(`it ended: ${output}`)
    }
    return output
  }
  const ready = await shows(/Waiting for events|"type":"listening".*\n/)
  const find = (pattern: RegExp) => pattern.exec(ready)?.[0] ?? ''
  const listening = {
    id: find(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/),
    secret: find(/whsec_[\w+/]{43}=/),
    url: find(/http:\/\/127\.0\.0\.1:\d+\/pasarela-listen\/\w+\/\w+/),
    child,
    closed,
    shows,
    async end(signal: NodeJS.Signals) {
      child.kill(signal)
      await closed
      return child.exitCode
    },
  }
  running.push(listening)
  return listening
}

const registered = async (): Promise<string[]> => {
  const { text } = await call('/v1/webhooks', { key })
  return (JSON.parse(text) as { id: string }[]).map(({ id }) => id)
}

async function requestPayment(): Promise<string> {
  const answer = await call('/v1/payments/c2p/request', { method: 'POST', key, body: c2pDetails })
  expect(answer.status, answer.text).toBe(201)
  return String(answer.body['paymentId'])
}

describe('pasarela webhook listen', () => {
  test('passes on what the gateway signed, byte for byte, shows it, and leaves no endpoint behind', async () => {
    const receiver = await startReceiver(() => ({ status: 202, body: 'thank you' }))
    const listening = await listen('--forward-to', `${receiver.url}/hooks`)
    expect(await registered()).toContain(listening.id)

    const paymentId = await requestPayment()
    const [request] = await receiver.waitFor(1)
    const { headers, body } = request as NonNullable<typeof request>
    const verified = new Webhook(listening.secret).verify(body, headers as Record<string, string>)
    expect(verified).toMatchObject({ event: 'payment.pending', data: { paymentId } })
    expect(request?.path).toBe('/hooks')
    expect(headers).toMatchObject({
      'x-webhook-event': 'payment.pending',
      'x-webhook-signature': expect.stringMatching(/^sha256=[0-9a-f]{64}$/),
      'content-type': 'application/json; charset=utf-8',
      'user-agent': expect.stringMatching(/^Pasarela\/\d/),
    })

    const line =
      /^\d\d:\d\d:\d\dZ {2}payment\.pending +(\S+) {2}PENDING {2}10\.00 USD {2}[\d.]+ VES {2}→ 202 in \d+ ms$/m
    expect(line.exec(await listening.shows(line))?.[1]).toBe(paymentId)
    expect(await ended({ call }, key, listening.id)).toMatchObject([
      { body: body.toString(), responseStatus: 202, excerpt: 'thank you' },
      { event: 'notification.test', status: 'delivered' },
    ])

    expect(await listening.end('SIGINT')).toBe(0)
    expect(await registered()).toEqual([])
    expect(receiver.received).toHaveLength(1)
    await receiver.stop()
  })

  test('reports to the gateway and on screen that the receiver is unreachable', async () => {
    const listening = await listen('--forward-to', 'http://localhost:1/hooks')
    const { body } = await call('/v1/notifications/test', { method: 'POST', key })
    expect(body).toMatchObject({ sent: false, deliveries: [{ webhookId: listening.id, responseStatus: 502 }] })
    await listening.shows(/notification\.test +✖ not forwarded: connection refused \(502, /)
  })

  test('without a receiver shows events and acknowledges them, filters them with --events and prints JSON with --json', async () => {
    const listening = await listen('--json', '--events', 'payment.failed, payment.pending')
    const paymentId = await requestPayment()
    const lines = (await listening.shows(/"type":"event".*\n/)).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        type: 'listening',
        id: listening.id,
        secret: listening.secret,
        url: listening.url,
        events: ['payment.pending', 'payment.failed'],
        livemode: false,
        leftovers: 0,
      },
      {
        type: 'event',
        at: expect.any(String),
        id: expect.any(String),
        event: 'payment.pending',
        data: expect.objectContaining({ paymentId, status: 'PENDING' }),
      },
    ])
    expect(await listening.end('SIGTERM')).toBe(0)
    expect(await registered()).toEqual([])
  })

  test('passes on nothing that the gateway has not signed', async () => {
    const receiver = await startReceiver()
    const listening = await listen('--forward-to', receiver.url)
    const body = JSON.stringify({ event: 'payment.completed', data: { status: 'COMPLETED' } })
    const post = (url: string) => fetch(url, { method: 'POST', body })
    expect((await post(listening.url)).status).toBe(401)
    expect((await post(new URL('/hooks', listening.url).href)).status).toBe(404)
    await listening.shows(/refused {2}a request without a valid signature/)
    expect(receiver.received).toEqual([])
    await receiver.stop()
  })

  test('removes the endpoint of a killed run and leaves running ones and other endpoints alone', async () => {
    const other = await register({ call }, key, { url: 'http://127.0.0.1:1/hooks' })
    const living = await listen()
    const killed = await listen()
    await killed.end('SIGKILL')
    expect(await registered()).toEqual([killed.id, living.id, other.id])
    const next = await listen()
    await next.shows(/left behind, now removed: 1/)
    expect(await registered()).toEqual([next.id, living.id, other.id])
    await call(`/v1/webhooks/${other.id}`, { method: 'DELETE', key })
  })

  test('treats a signal that npm forwards a second time as one signal', async () => {
    const listening = await listen()
    // Two of the same kind might be one before they arrive.
    listening.child.kill('SIGINT')
    expect(await listening.end('SIGTERM')).toBe(0)
    expect(await registered()).toEqual([])
  })

  test('ends when its output pipe is closed', async () => {
    const listening = await listen()
    listening.child.stdout?.destroy()
    await call('/v1/notifications/test', { method: 'POST', key })
    await listening.closed
    expect(await registered()).toEqual([])
  })
})

describe('pasarela webhook listen fails with a sentence', () => {
  const failing = async (args: string[], own: Record<string, string> = {}) => {
    const { code, stdout, stderr } = await pasarela(['webhook', 'listen', ...args], { ...env, ...own })
    expect(code).toBe(1)
    expect(stdout + stderr).not.toContain('    at ')
    return stderr
  }

  test('when the gateway is unreachable or another server answers', async () => {
    expect(await failing(['--gateway', 'http://localhost:1'])).toMatch(
      /^The gateway cannot be reached at http:\/\/localhost:1: connection refused\. Start it/,
    )
    const other = await startReceiver(() => ({ status: 200, body: '<h1>Hello</h1>' }))
    expect(await failing(['--gateway', other.url])).toContain(`${other.url} responds, but is not a gateway`)
    await other.stop()
  })

  test('when the API key is unknown or missing', async () => {
    const unknown = generateKey(false, systemRandom)
    const message = await failing(['--gateway', gateway.url], { PASARELA_API_KEY: unknown })
    expect(message).toMatch(/refuses: The API key is not valid\. Give the key of your tenant/)
    expect(message).not.toContain(unknown)
    const nowhere = { PASARELA_DATA_DIR: join(folder, 'nothing') }
    expect(await failing([], nowhere)).toContain('There is no demo key in')
  })

  test('when the gateway’s address policy does not allow this machine', async () => {
    // Of the role api: it never sends, so that its rules do not apply to the other gateway's deliveries.
    const strict = await serve({ ...env, PASARELA_ROLE: 'api', PASARELA_WEBHOOK_HTTP: 'off' })
    expect(await failing(['--gateway', strict.url])).toMatch(
      /refuses: Use an https URL.*webhook listen works with a gateway on this machine.*PASARELA_WEBHOOK_ALLOW/,
    )
    await strict.end('SIGTERM')
  })

  test('when the tenant has reached its limit of endpoints', async () => {
    expect((await pasarela(['tenant', 'create', 'Full'], env)).code).toBe(0)
    const { stdout } = await pasarela(['key', 'create', 'Full', '--json'], env)
    const full = (JSON.parse(stdout) as { key: string }).key
    for (let count = 0; count < 20; count += 1) await register({ call }, full, { url: 'http://127.0.0.1:1/' })
    expect(await failing(['--gateway', gateway.url, '--key', full])).toMatch(/at most 20.*GET \/v1\/webhooks lists/)
  })

  test('when the gateway accepts the address and cannot reach it, and removes the endpoint all the same', async () => {
    const far = await startFarGateway({ status: 'failed', error: 'connection_refused' })
    expect(await failing(['--gateway', far.url, '--key', key])).toMatch(
      /does not reach this machine at http:\/\/127\.0\.0\.1:\d+ \(connection_refused\).*--host/,
    )
    expect(far.received.at(-1)).toMatchObject({ method: 'DELETE', path: '/v1/webhooks/an-id' })
    await far.stop()
  })

  test('when no process of the gateway sends webhooks', async () => {
    const far = await startFarGateway({ status: 'queued' })
    expect(await failing(['--gateway', far.url, '--key', key])).toContain('PASARELA_ROLE')
    await far.stop()
  })

  test('when the endpoint could not be removed', async () => {
    const far = await startFarGateway({ status: 'failed', error: 'timeout' }, 500)
    expect(await failing(['--gateway', far.url, '--key', key])).toContain('an-id is still registered')
    await far.stop()
  })
})

/** Plays a gateway that can register, and of whose deliveries becomes what the test says. */
function startFarGateway(delivery: object, removalStatus = 200) {
  const answers: Record<string, { status: number; body: object }> = {
    'GET /v1/webhooks': { status: 200, body: [] },
    'POST /v1/webhooks': { status: 201, body: { id: 'an-id', secret: 'whsec_c2VjcmV0' } },
    'POST /v1/notifications/test': { status: 202, body: { deliveries: [delivery] } },
    'DELETE /v1/webhooks/an-id': { status: removalStatus, body: {} },
  }
  return startReceiver(({ method, path }) => {
    const { status, body } = answers[`${method} ${path}`] ?? { status: 404, body: {} }
    return { status, body: JSON.stringify(body) }
  })
}

describe('for operators,', () => {
  const json = async (...args: string[]) => {
    const { code, stdout, stderr } = await pasarela(['webhook', ...args, '--json'], env)
    expect([code, stderr]).toEqual([0, ''])
    return JSON.parse(stdout) as Record<string, unknown>[]
  }

  test('`webhook list` shows endpoints and `webhook deliveries` the deliveries to them, as a table and as JSON', async () => {
    const receiver = await startReceiver(() => ({ status: 200, body: 'well received' }))
    const { id, url } = await register({ call }, key, { url: `${receiver.url}/good`, events: ['payment.failed'] })
    await call('/v1/notifications/test', { method: 'POST', key, body: { webhookId: id } })

    const { stdout: list } = await pasarela(['webhook', 'list', '--tenant', 'demo'], env)
    expect(list).toMatch(new RegExp(`${id} .* active +Demo +failed +${url}\n`))
    expect(await json('list')).toContainEqual(expect.objectContaining({ id, url, tenantName: 'Demo' }))

    const { stdout: deliveries } = await pasarela(['webhook', 'deliveries', '--endpoint', id], env)
    expect(deliveries).toMatch(new RegExp(`Z +notification\\.test +- +delivered +200 +- +\\d+ +Demo +${url}\n`))
    const delivery = { endpointId: id, url, state: 'delivered', responseStatus: 200, excerpt: 'well received' }
    expect(await json('deliveries', '--endpoint', id)).toEqual([expect.objectContaining(delivery)])
    await call(`/v1/webhooks/${id}`, { method: 'DELETE', key })
    await receiver.stop()
  })

  test('`webhook redeliver` sends an event again under an id of its own, which names the first, and is audited', async () => {
    const answers = [500, 200]
    const receiver = await startReceiver(() => ({ status: answers.shift() ?? 200 }))
    const { id } = await register({ call }, key, { url: receiver.url })
    await call('/v1/payments/c2p/request', { method: 'POST', key, body: c2pDetails })
    const [sent] = await receiver.waitFor(1)
    const first = String(sent?.headers['webhook-id'])
    await expect.poll(async () => (await json('deliveries', '--endpoint', id))[0]?.['state']).toBe('failed')

    const command = ['webhook', 'redeliver', first, '--endpoint', id, '--tenant', 'demo', '--json']
    const { code, stdout, stderr } = await pasarela(command, env)
    expect([code, stderr]).toEqual([0, ''])
    const queued = JSON.parse(stdout) as { id: string; redeliveryOf: string }
    expect(queued.redeliveryOf).toBe(first)
    const [, again] = await receiver.waitFor(2)
    expect(again?.headers['webhook-id']).toBe(queued.id)
    expect(queued.id).not.toBe(first)
    const bodies = [sent, again].map((request) => JSON.parse(String(request?.body)) as { data: object })
    expect(bodies[1]?.data).toEqual(bodies[0]?.data)
    const audit = await pasarela(['audit', 'export'], env)
    expect(audit.stdout).toContain('webhook.redeliver')
    await call(`/v1/webhooks/${id}`, { method: 'DELETE', key })
    await receiver.stop()
  })

  test('`webhook redeliver` fails with a sentence for a delivery of another tenant, an unknown one and no id', async () => {
    const known = ['--endpoint', systemRandom.uuid(), '--tenant', 'demo']
    for (const delivery of [systemRandom.uuid(), 'nothing']) {
      const { code, stdout, stderr } = await pasarela(['webhook', 'redeliver', delivery, ...known], env)
      expect([code === 0, stdout]).toEqual([false, ''])
      expect(stderr).toMatch(/^[“A-Z].*\.\n$/)
    }
  })

  test('`webhook deliveries` says when there are none, and fails with a sentence when the tenant is unknown', async () => {
    expect((await pasarela(['webhook', 'deliveries', '--live'], env)).stdout).toBe('No delivery in the log matches.\n')
    const { code, stderr } = await pasarela(['webhook', 'deliveries', '--tenant', 'Nobody'], env)
    expect([code, stderr]).toEqual([1, expect.stringContaining('There is no tenant “Nobody”')])
  })
})

test('pasarela webhook listen --help shows an example', async () => {
  const { code, stdout } = await pasarela(['webhook', 'listen', '--help'], env)
  expect(code).toBe(0)
  expect(stdout).toContain('$ pasarela webhook listen --forward-to')
})
