import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../../harness/gateway.ts'
import { runFuzz } from './fuzz.ts'

let sandbox: TestSandbox
let gateway: TestGateway

beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({
    sandbox,
    env: {
      PASARELA_RATE_LIMIT_PER_SECOND: '100000',
      PASARELA_RATE_LIMIT_BURST: '100000',
      PASARELA_BANK_TIMEOUT_MS: '500',
    },
  })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

test('two thousand generated requests get only responses that the OpenAPI document declares', async () => {
  const { key } = await gateway.createTenant()
  const report = await runFuzz({ url: gateway.url, key, requests: 2_000, seed: 1 })
  expect(report.findings).toEqual([])
  expect(report.requests).toBeGreaterThanOrEqual(2_000)
  // Both accepted and rejected requests occurred.
  expect(Object.keys(report.statuses)).toEqual(expect.arrayContaining(['200', '201', '400', '401', '404', '405']))
})
