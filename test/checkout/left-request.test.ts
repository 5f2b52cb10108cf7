import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { positionalStatement } from '../harness/statement.ts'
import { openPage, submit } from './customer.ts'
import { cardPage, openShop, saysPaid, sendCard } from './shop.ts'

/** The processes that do the work in the background are away for longer than a moment, such as for an upgrade. */
let sandbox: TestSandbox
let pages: TestGateway
let api: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  pages = await startTestGateway({ sandbox, env: { PASARELA_ROLE: 'checkout' } })
  const env = { PASARELA_ROLE: 'api', PASARELA_PUBLIC_URL: pages.url }
  api = await startTestGateway({ sandbox, connection: pages.connection, env })
})
afterAll(async () => {
  await api.stop()
  await pages.stop()
  await sandbox.stop()
})

const elevenMinutesAgo = positionalStatement(
  'test.left_request_paid_at',
  `update checkout_sessions set paid_at = paid_at - interval '11 minutes' where session_id = $1`,
)

test('a request that was open when its session was paid is canceled, however long no worker ran', async () => {
  const shop = await openShop(api, sandbox)
  const session = await shop.session({ usdAmount: undefined, vesAmount: 100 })
  const who = { phone: '0414-5551234', document: '20555123', documentType: 'V', bank: '0102' }
  await submit(await openPage(`${session.url}/pago-movil`), '/pago-movil', who)
  expect(saysPaid(await sendCard(await cardPage(session)))).toBe(true)
  await api.database.query(elevenMinutesAgo, [session.sessionId])
  const worker = await startTestGateway({ sandbox, connection: pages.connection, env: { PASARELA_ROLE: 'worker' } })
  try {
    await expect
      .poll(async () => (await shop.payments()).find(({ method }) => method === 'PAGO_MOVIL'), {
        timeout: Math.min(patienceMs, 20_000),
      })
      .toMatchObject({ status: 'FAILED', failureCode: 'PAID_IN_ANOTHER_WAY' })
  } finally {
    await worker.stop()
  }
})
