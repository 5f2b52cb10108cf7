import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { setBankAccount } from '../../src/tenants/bank-accounts.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { bncAccountOf, lineOf, movementStoreOf } from '../harness/movements.ts'
import { testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'
import { accountIdOf, addLine, addPayment } from './fixture.ts'

let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox, env: { PASARELA_BNC_URL: sandbox.bncUrl, PASARELA_ROLE: 'api' } })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

type Item = { class: string; bankVesAmount?: number; ownVesAmount?: number }
async function linesOf(key: string, date: string): Promise<string[]> {
  const { body } = await gateway.call(`/v1/reconciliations?date=${date}`, { key })
  return (body['items'] as Item[]).map(
    (item) => `${item.class} ${item.bankVesAmount ?? '-'}/${item.ownVesAmount ?? '-'}`,
  )
}

const selectKey = positionalStatement(
  'test.line_key',
  'select movement_key as key from movements where account_id = $1',
)

test('a line that the bank reports with another amount after it has paid is a difference', async () => {
  const { tenantId, key } = await gateway.createTenant()
  const date = caracasDate(Date.now())
  const client = sandboxCredentials(tenantId).bnc.clientGuid
  const reference = '000031415926'
  const payer = { phone: '584145551234', bankCode: '0102' }
  await sandbox.control('bnc', 'movements', { client, date, amount: 100, reference, ...payer })
  const { body, text } = await gateway.call('/v1/payments/pago-movil/verify', {
    method: 'POST',
    key,
    body: { vesAmount: 100, reference },
  })
  expect(body['status'], text).toBe('COMPLETED')
  expect(await linesOf(key, date)).toEqual(['matched 100/100'])

  const accountId = bncAccountOf(tenantId)
  const [row] = await gateway.database.query<{ key: string }>(selectKey, [accountId])
  const again = lineOf({ key: row?.key ?? '', date, amount: decimal('10.00'), reference })
  await (await movementStoreOf(gateway.database)).keepLines(accountId, 'bnc', [again], 'statement')
  expect(await linesOf(key, date)).toEqual(['amount_differs 100/100'])
})

test.each([
  ['VUELTO', 'out', 'mobile'],
  ['C2P', 'in', 'c2p'],
] as const)(
  'the line of another tenant’s %s on the account, of another amount and with its number, is no difference of this one',
  async (method, direction, kind) => {
    const holder = systemRandom.uuid()
    const accountId = accountIdOf(holder, 'bnc')
    const { bnc: fields } = sandboxCredentials(holder)
    const sharing = async () => {
      const tenant = await gateway.createTenant()
      const { tenantId } = tenant
      await setBankAccount(gateway.database, testSealer, systemRandom, { tenantId, bank: 'bnc', fields, actor: 'test' })
      return tenant
    }
    const [one, other] = [await sharing(), await sharing()]
    const date = '2026-10-05'
    const payment = { at: `${date}T16:00:00Z`, ves: '100.00', accountId, method, numbers: ['777888'] }
    await addPayment(gateway.database, { tenantId: other.tenantId, livemode: true }, payment)
    await addLine(gateway.database, { accountId, date, ves: '99.50', numbers: ['777888'], direction, kind })
    expect(await linesOf(other.liveKey, date)).toEqual(['amount_differs 99.5/100'])
    expect(await linesOf(one.liveKey, date)).toEqual([])
  },
)

const sendReversal = positionalStatement(
  'test.send_reversal',
  `update payments set reversal_stage = 'unknown', reversal_submitted_at = $2 where payment_id = $1`,
)

test('a reversal of unknown outcome is undecided on the day on which it was sent, and not on the day of its charge', async () => {
  const { tenantId, key } = await gateway.createTenant()
  const [charged, sent] = ['2026-10-05', '2026-10-12']
  const accountId = accountIdOf(tenantId, 'bnc')
  const payment = { at: `${charged}T16:00:00Z`, ves: '100.00', accountId }
  const paymentId = await addPayment(gateway.database, { tenantId, livemode: false }, payment)
  await gateway.database.query(sendReversal, [paymentId, new Date(`${sent}T16:00:00Z`)])
  const undecidedOn = async (date: string) => {
    const { body } = await gateway.call(`/v1/reconciliations?date=${date}`, { key })
    return (body['accounts'] as { bank: string; undecided: number }[]).find(({ bank }) => bank === 'bnc')?.undecided
  }
  expect([await undecidedOn(charged), await undecidedOn(sent)]).toEqual([0, 1])
})
