import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startReceiver } from '../../harness/receiver.ts'
import { startBalancer } from './balancer.ts'
import { TIMEOUTS_TO_REMOVE } from './round-robin.ts'

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

const CHECK_EVERY_MS = 10

/** Backends that report their readiness and their slot. */
async function balance(count: number) {
  const ready = Array.from({ length: count }, () => true)
  const backends = await Promise.all(
    ready.map((_yes, slot) =>
      startReceiver(({ path }) => {
        if (path === '/readyz') return { status: ready[slot] ? 200 : 503 }
        return { status: 200, body: JSON.stringify({ slot }) }
      }),
    ),
  )
  opened.push(...backends.map((backend) => () => backend.stop()))
  const balancer = await startBalancer(
    backends.map(({ url }) => url),
    CHECK_EVERY_MS,
  )
  opened.push(() => balancer.stop())
  for (const slot of ready.keys()) await balancer.until(slot, true)
  const received = (slot: number) => backends[slot]?.received.filter(({ path }) => path !== '/readyz') ?? []
  return { balancer, backends, ready, received }
}

/** A ready server that resets every request. */
async function startResettingServer(paths: string[]): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return void response.end()
    paths.push(request.url ?? '')
    request.socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('the balancer distributes requests round robin, with their method, path, body and headers', async () => {
  const { balancer, received } = await balance(2)
  for (let count = 0; count < 4; count += 1) {
    const headers = { 'x-api-key': 'key', 'content-type': 'application/json' }
    const answer = await fetch(`${balancer.url}/v1/thing?n=${count}`, { method: 'POST', headers, body: '{"a":1}' })
    expect(answer.status).toBe(200)
  }
  for (const slot of [0, 1]) {
    expect(received(slot)).toHaveLength(2)
    expect(received(slot)[0]).toMatchObject({
      method: 'POST',
      path: expect.stringMatching(/^\/v1\/thing\?n=\d$/),
      headers: { 'x-api-key': 'key', 'x-forwarded-for': '127.0.0.1' },
      body: Buffer.from('{"a":1}'),
    })
  }
})

test('the balancer skips a gateway that is not ready and returns to it when it is', async () => {
  const { balancer, ready, received } = await balance(2)
  const askedSlot = async () => ((await (await fetch(balancer.url)).json()) as { slot: number }).slot
  ready[0] = false
  await balancer.until(0, false)
  expect([await askedSlot(), await askedSlot(), await askedSlot()]).toEqual([1, 1, 1])
  expect(received(0)).toHaveLength(0)
  ready[0] = true
  await balancer.until(0, true)
  expect(new Set([await askedSlot(), await askedSlot()])).toEqual(new Set([0, 1]))
})

test('the balancer removes a gateway whose database does not answer only after several probes, and a draining one at once', async () => {
  let status = 'ready'
  let probes = 0
  const backend = await startReceiver(({ path }) => {
    if (path === '/readyz') probes += 1
    return { status: status === 'ready' ? 200 : 503, body: JSON.stringify({ status, checks: {} }) }
  })
  opened.push(() => backend.stop())
  const balancer = await startBalancer([backend.url], CHECK_EVERY_MS)
  opened.push(() => balancer.stop())
  const probesUntilRemoved = async (reason: string) => {
    await balancer.until(0, true)
    status = reason
    probes = 0
    await balancer.until(0, false)
    status = 'ready'
    return probes
  }
  expect(await probesUntilRemoved('unavailable')).toBeGreaterThanOrEqual(TIMEOUTS_TO_REMOVE)
  expect(await probesUntilRemoved('draining')).toBeLessThan(TIMEOUTS_TO_REMOVE)
})

test('the balancer answers 502 when a gateway resets the connection, and retries nowhere', async () => {
  const paths: string[] = []
  const urls = await Promise.all([0, 1].map(() => startResettingServer(paths)))
  const balancer = await startBalancer(urls, CHECK_EVERY_MS)
  opened.push(() => balancer.stop())
  await Promise.all([balancer.until(0, true), balancer.until(1, true)])
  const answer = await fetch(`${balancer.url}/v1/money`)
  expect(answer.status).toBe(502)
  expect(paths).toEqual(['/v1/money'])
})

test('the balancer answers 503 without Retry-After when no gateway is ready', async () => {
  const { balancer, ready } = await balance(1)
  ready[0] = false
  await balancer.until(0, false)
  const answer = await fetch(balancer.url)
  expect(answer.status).toBe(503)
  expect(answer.headers.has('retry-after')).toBe(false)
})
