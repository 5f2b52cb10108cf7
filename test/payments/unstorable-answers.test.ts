import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, payC2p, requestC2p } from '../harness/payments.ts'

/**
 * BNC moves the money and answers with characters that PostgreSQL does not store: a message padded with NUL, or cut in the
 * middle of a character. Like any other unclear answer it leaves the outcome unknown, and is no error.
 */
let sandbox: TestSandbox
let proxy: Server
let gateway: TestGateway
/** Replaces the answer to an operation. */
let replace: { operation: string; message: string } | undefined
beforeAll(async () => {
  sandbox = await startTestSandbox()
  proxy = createServer((request, response) => void forward(request, response))
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const bncUrl = Object.assign(new URL(sandbox.bncUrl), { port: (proxy.address() as AddressInfo).port }).href
  gateway = await startTestGateway({ sandbox: { ...sandbox, bncUrl } })
})
/** Sends the request to the bank, and the bank's answer or its replacement back. */
async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const answer = await fetch(new URL(request.url ?? '/', sandbox.bncUrl), {
    method: request.method ?? 'GET',
    headers: { 'content-type': 'application/json' },
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  })
  const text = await answer.text()
  const isReplaced = replace !== undefined && request.url?.endsWith(`/${replace.operation}`)
  const body = isReplaced
    ? JSON.stringify({ status: 'KO', message: replace?.message, value: '', validation: '' })
    : text
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body)
}

beforeEach(() => {
  replace = undefined
})
afterAll(async () => {
  await gateway.stop()
  proxy.close()
  proxy.closeAllConnections()
  await sandbox.stop()
})

const messages = [
  ['padded with NUL', 'G5\u0000\u0000\u0000\u0000'],
  ['cut in the middle of a character', 'Error\u{1f600}'],
] as const

test.each(messages)('a charge whose answer is %s is PENDING', async (_title, message) => {
  const { key } = await gateway.createTenant()
  const intentId = await requestC2p(gateway, key)
  replace = { operation: 'SendC2P', message }
  const body = { ...c2pDetails, intentId, token: '13572468' }
  const answer = await gateway.call('/v1/payments/c2p', { method: 'POST', key, body })
  expect([answer.status, answer.body['status']], answer.text).toEqual([201, 'PENDING'])
})

test.each(messages)('a reversal whose answer is %s is in progress', async (_title, message) => {
  const { key } = await gateway.createTenant()
  const id = await payC2p(gateway, key)
  replace = { operation: 'ReverseC2P', message }
  const answer = await gateway.call(`/v1/payments/${id}/reverse`, { method: 'POST', key })
  expect([answer.status, answer.body['reversalStatus']], answer.text).toEqual([200, 'PENDING'])
})
