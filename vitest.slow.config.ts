import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
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

/** The files that take longest, minutes each. Begun last, one of them would run alone at the end. */
const longest = [
  'test/torture/torture.test.ts',
  'test/dashboard/dashboard.test.ts',
  'test/sdk/conformance/conformance.test.ts',
  'test/cli/start.test.ts',
  'test/checkout/browser/outcomes.test.ts',
  'test/checkout/browser/paying.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((file) => moduleId.endsWith(file))
      return place === -1 ? longest.length : place
    }
    return files.toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    globalSetup,
    // These wait for other processes and for timers even more than the others do.
    maxWorkers: common.maxWorkers + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...common, name: 'slow', include: slowTests } },
      ...['full', 'single'].map((batching) => ({
        test: { ...common, name: `${batching} batches`, env: { TEST_BATCHING: batching }, include: batchedTests },
      })),
    ],
  },
})
