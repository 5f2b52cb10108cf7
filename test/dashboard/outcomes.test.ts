import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FlowName, flows, outcomesOf } from '../../dashboard/src/pages/playground/flows.ts'
import type { Outcome } from '../../dashboard/src/pages/playground/outcomes.ts'
import { parseBody, runFlow } from '../../dashboard/src/pages/playground/run.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'

let sandbox: TestSandbox
let gateway: TestGateway
let key: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  key = (await gateway.createTenant()).key
})
afterAll(async () => {
  await gateway?.stop()
  await sandbox?.stop()
})

/** Expected status and body of the last response, for every kind of payment. */
const expected: Record<Outcome, RegExp> = {
  approved: /^20[01] (COMPLETED|REVERSED)$/,
  approvedMastercard: /^201 COMPLETED$/,
  approvedMaestro: /^201 COMPLETED$/,
  insufficientFunds: /^(422 provider_rejected|200 FAILED|200 PARTIAL)$/,
  cardExpired: /^422 provider_rejected$/,
  wrongToken: /^(422 provider_rejected|200 FAILED)$/,
  wrongPin: /^422 provider_rejected$/,
  wrongPhone: /^(422 provider_rejected|200 FAILED)$/,
  limitExceeded: /^(422 provider_rejected|200 FAILED)$/,
  wrongDocument: /^(422 provider_rejected|200 FAILED)$/,
  slowApproved: /^20[01] PENDING$/,
  slowDeclined: /^20[01] PENDING$/,
  // A reversal whose response was lost leaves its payment COMPLETED until the outcome is confirmed with the bank.
  lostAfter: /^20[01] (PENDING|COMPLETED)$/,
  lostBefore: /^20[01] (PENDING|COMPLETED)$/,
  malformed: /^20[01] PENDING$/,
  unavailable: /^(503 (provider|payment_service)_unavailable|200 PARTIAL)$/,
  found: /^200 (COMPLETED|)$/,
  notFound: /^200 FAILED$/,
  otherAmount: /^200 FAILED$/,
  reversalRefused: /^400 payment_not_reversible$/,
}

const rows = (Object.keys(flows) as FlowName[]).flatMap((name) =>
  outcomesOf(name).map((outcome) => [name, outcome] as const),
)

describe('playground outcomes', () => {
  test.concurrent.each(rows)(
    'the gateway accepts the playground flow %s, and it ends as the outcome %s',
    async (name, outcome) => {
      const unique = String(rows.findIndex((row) => row[0] === name && row[1] === outcome) + 10_000_000)
      const choice = {
        outcome,
        usdAmount: 25.5,
        vesAmount: 1500,
        externalRef: `playground-${unique}`,
        today: caracasDate(Date.now()),
        unique,
      }
      const exchanges = await runFlow(flows[name], choice, async ({ method, path, body }) => {
        const response = await gateway.call(path, { method, key, ...(body && { body }) })
        return { status: response.status, headers: {}, body: response.text, durationMs: 0 }
      })
      const last = exchanges.at(-1)
      const { status, error } = (last ? parseBody(last.response) : {}) as { status?: string; error?: string }
      expect(`${last?.response.status} ${status ?? error ?? ''}`).toMatch(expected[outcome])
      expect(exchanges).toHaveLength(flows[name].steps.length)
    },
  )
})
