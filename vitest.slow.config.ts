import { defineConfig } from 'vitest/config'
import { common, globalSetup, slowTests } from './vitest.config.ts'

/** Tests of requests that share statements under load, which also run with batches forced to be full and to be single. */
const batchedTests = [
  'test/http/idempotency.test.ts',
  'test/payments/c2p.test.ts',
  'test/payments/isolation.test.ts',
  'test/payments/lookup.test.ts',
  'test/payments/reversal.test.ts',
  'test/payments/specification.test.ts',
]

export default defineConfig({
  test: {
    globalSetup,
    maxWorkers: common.maxWorkers,
    projects: [
      { test: { ...common, name: 'slow', include: slowTests } },
      ...['full', 'single'].map((batching) => ({
        test: { ...common, name: `${batching} batches`, env: { TEST_BATCHING: batching }, include: batchedTests },
      })),
    ],
  },
})
