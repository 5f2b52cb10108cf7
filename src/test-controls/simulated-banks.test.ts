import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { control } from './simulated-banks.ts'

const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

async function ledgerFrom(answer: RequestListener): Promise<unknown> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const banks = {
    bncUrl: url,
    r4Url: url,
    credentialsOf: () => ({ bnc: { clientGuid: 'guid' }, r4: {}, bdv: {}, mercantil: {}, banesco: {}, bancamiga: {} }),
  }
  const call = { bank: 'bnc', method: 'GET', path: 'ledger', tenantId: 'tenant', language: 'en' } as const
  return control(banks, call)
}

test('the response of a simulated bank is passed on unchanged', async () => {
  expect(await ledgerFrom((_request, response) => void response.end('{"entries": []}'))).toEqual({ entries: [] })
})

test.each<[what: string, answer: RequestListener]>([
  ['HTML instead of JSON', (_request, response) => void response.end('<html>')],
  ['an empty response', (_request, response) => void response.end()],
  ['an error status', (_request, response) => void response.writeHead(500).end('{}')],
  [
    'an incomplete response',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"entries"', () => response.destroy())
    },
  ],
  ['no response', (request) => void request.destroy()],
])('%s from a simulated bank leads to provider_unavailable', async (_what, answer) => {
  await expect(ledgerFrom(answer)).rejects.toMatchObject({ code: 'provider_unavailable' })
})
