import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Checkpoint } from '../../src/payments/submit.ts'
import { movements } from './advanced/requests.ts'
import { positionalStatement } from '../harness/statement.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'

/** A caller that was presumed crashed while it had the bank's response, and resumes. */
let sandbox: TestSandbox
let frozen: TestGateway
let others: TestGateway
let thaw: () => void
let hold: Promise<void>
const isPaused = Promise.withResolvers<void>()

beforeAll(async () => {
  const resumed = Promise.withResolvers<void>()
  hold = resumed.promise
  thaw = resumed.resolve
  sandbox = await startTestSandbox()
  others = await startTestGateway({ sandbox })
  frozen = await startTestGateway({
    sandbox,
    connection: others.connection,
    env: { PASARELA_ROLE: 'api' },
    reached: async (point: Checkpoint) => {
      if (point !== 'before_settle') return
      isPaused.resolve()
      await hold
    },
  })
})
afterAll(async () => {
  await Promise.all([frozen.stop(), others.stop()])
  await sandbox.stop()
})

const makeDue = positionalStatement('test.due', `update payments set next_check_at = now() where tenant_id = $1`)
const stage = positionalStatement('test.stage', `select stage from payments where tenant_id = $1`)
// Two processes write these lines, and their estimates of the database's clock differ by milliseconds: sorted by type.
const events = positionalStatement(
  'test.events',
  `select type, event from payment_events where tenant_id = $1 and type <> 'completed' order by type`,
)

test('an operation that the reconciler marked unknown and its late caller reports as pending is notified as pending once', async () => {
  const { tenantId, key } = await others.createTenant()
  const body = { ...movements['/debit'](40), otp: '00000009' }
  const answer = frozen.call('/v1/payments/debit', { method: 'POST', key, body })
  await isPaused.promise
  await others.database.query(makeDue, [tenantId])
  while ((await others.database.query<{ stage: string }>(stage, [tenantId]))[0]?.stage !== 'unknown') await pause(50)
  thaw()
  expect((await answer).body).toMatchObject({ status: 'PENDING', id: expect.any(String) })
  expect(await others.database.query(events, [tenantId])).toEqual([
    { type: 'accepted', event: null },
    { type: 'submitted', event: null },
    { type: 'unknown', event: 'payment.pending' },
  ])
})
