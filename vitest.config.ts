import { configDefaults, defineConfig } from 'vitest/config'
import { patienceMs } from './test/harness/patience.ts'

/** Tests that take minutes; `npm run test:slow` runs them. */
export const slowTests = [
  'local/postgres/embedded.test.ts',
  'test/audit/chain.test.ts',
  'test/bank-facts/bancamiga.test.ts',
  'test/bank-facts/banesco.test.ts',
  'test/bank-facts/live-account.test.ts',
  'test/bank-facts/pages.test.ts',
  'test/bank-facts/r4.test.ts',
  'test/banks/conformance/codes.test.ts',
  'test/banks/conformance/money-answers.test.ts',
  'test/banks/conformance/queries.test.ts',
  'test/banks/conformance/secrecy.test.ts',
  'test/banks/conformance/sessions.test.ts',
  'test/checkout/browser/**/*.test.ts',
  'test/checkout/incoming.test.ts',
  'test/checkout/late-money.test.ts',
  'test/checkout/links.test.ts',
  'test/checkout/locked.test.ts',
  'test/checkout/one-charge.test.ts',
  'test/checkout/outcomes.test.ts',
  'test/checkout/shop.test.ts',
  'test/cli/audit.test.ts',
  'test/cli/bank.test.ts',
  'test/cli/cli.test.ts',
  'test/cli/disk-full.test.ts',
  'test/cli/export.test.ts',
  'test/cli/key.test.ts',
  'test/cli/launcher.test.ts',
  'test/cli/link.test.ts',
  'test/cli/master-key.test.ts',
  'test/cli/movement.test.ts',
  'test/cli/no-surprise.test.ts',
  'test/cli/payer.test.ts',
  'test/cli/payment.test.ts',
  'test/cli/processes.test.ts',
  'test/cli/production-image.test.ts',
  'test/cli/reconciliation.test.ts',
  'test/cli/release.test.ts',
  'test/cli/start.test.ts',
  'test/cli/user.test.ts',
  'test/cli/webhook.test.ts',
  'test/cluster/failover.test.ts',
  'test/dashboard/**/*.test.ts',
  'test/docs/readme.test.ts',
  'test/docs/recipes.test.ts',
  'test/docs/snippets.test.ts',
  'test/examples/shops.test.ts',
  'test/exports/exports.test.ts',
  'test/http/worst-bodies.test.ts',
  'test/movements/burst.test.ts',
  'test/movements/refused-overpayment.test.ts',
  'test/movements/statements.test.ts',
  'test/operators/oidc.test.ts',
  'test/operators/passwords.test.ts',
  'test/operators/permissions.test.ts',
  'test/payments/advanced/interrupted.test.ts',
  'test/payments/approvals.test.ts',
  'test/payments/bancamiga.test.ts',
  'test/payments/banesco.test.ts',
  'test/payments/bdv.test.ts',
  'test/payments/bnc-p2p.test.ts',
  'test/payments/bnc-simf.test.ts',
  'test/payments/crash-c2p.test.ts',
  'test/payments/crash-other-flows.test.ts',
  'test/payments/key-limits.test.ts',
  'test/payments/mercantil.test.ts',
  'test/payments/one-line-one-payment.test.ts',
  'test/payments/one-operation-one-payment.test.ts',
  'test/payments/rehearsals.test.ts',
  'test/payments/tripwire.test.ts',
  'test/payments/zeros-in-front.test.ts',
  'test/plugins/woocommerce*.test.ts',
  'test/sdk/conformance/conformance.test.ts',
  'test/sdk/lost-answers.test.ts',
  'test/sdk/package.test.ts',
  'test/sdk/php-and-python.test.ts',
  'test/security/card-routes.test.ts',
  'test/security/references.test.ts',
  'test/security/stored-strings.test.ts',
  'test/storage/rehash.test.ts',
  'test/storage/reseal.test.ts',
  'test/storage/roles.test.ts',
  'test/storage/upgrade.test.ts',
  'test/tenants/restricted-keys.test.ts',
  'test/torture/fuzz/fuzz.test.ts',
  'test/torture/rolling/rolling.test.ts',
  'test/torture/torture.test.ts',
  'test/webhooks/addresses.test.ts',
  'test/webhooks/crash.test.ts',
  'test/webhooks/neighbours.test.ts',
]

/**
 * The long tables of facts that the banks' manuals leave open; `npm run test:facts` runs them, before a release and when a
 * connector or the rules of reconciliation change.
 */
export const factTests = [
  'test/bank-facts/bdv.test.ts',
  'test/bank-facts/lines-of-the-statement.test.ts',
  'test/bank-facts/mercantil.test.ts',
  'test/bank-facts/numbers-and-sessions.test.ts',
  'test/bank-facts/payments-out.test.ts',
  'test/bank-facts/several-facts.test.ts',
]

/** Tests on tables of a million rows; `npm run test:growth` runs them, before a release and when a statement or index changes. */
export const growthTests = [
  'test/movements/growth.test.ts',
  'test/movements/match-growth.test.ts',
  'test/payments/growth.test.ts',
  'test/webhooks/growth.test.ts',
]

/** Tests that replace a module or read state of the whole process. */
const isolatedTests = [
  'test/security/comparison.test.ts',
  'test/security/matrix.test.ts',
  'test/storage/distribution.test.ts',
  'test/storage/statements.test.ts',
]

/** Starts PostgreSQL once for all projects of a run. */
export const globalSetup = 'test/harness/global-setup.ts'

export const common = {
  // Guards against hanging and nothing else: on a machine that others use too, everything may take ten times as long.
  testTimeout: 15 * 60_000,
  hookTimeout: 15 * 60_000,
  expect: { poll: { timeout: patienceMs } },
  pool: 'forks',
  // Most of the time goes into waiting for other processes, so more files than cores run at once.
  maxWorkers: 3,
} as const

export default defineConfig({
  test: {
    globalSetup,
    maxWorkers: common.maxWorkers,
    projects: [
      {
        test: {
          ...common,
          name: 'fast',
          // A worker runs many files and loads the modules once, which takes a third less time.
          isolate: false,
          include: [
            'src/**/*.test.ts',
            'checkout/**/*.test.ts',
            'local/**/*.test.ts',
            'dashboard/**/*.test.ts',
            'sandbox/**/*.test.ts',
            'test/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...slowTests, ...factTests, ...growthTests, ...isolatedTests],
        },
      },
      { test: { ...common, name: 'isolated', include: isolatedTests } },
    ],
  },
})
