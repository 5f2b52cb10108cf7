import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { type BncProxy, startBncProxy } from '../harness/bnc-proxy.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { payC2p } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'

/** One line, whose control number the list prints with a zero in front and the search without it. */
let sandbox: TestSandbox
let proxy: BncProxy
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  proxy = await startBncProxy(sandbox.bncUrl)
  gateway = await startTestGateway({
    sandbox: { ...sandbox, bncUrl: proxy.url },
    env: { PASARELA_BANK_TIMEOUT_MS: '3000' },
  })
})
beforeEach(() => proxy.rewrites.clear())
afterAll(async () => {
  await gateway.stop()
  proxy.stop()
  await sandbox.stop()
})

const [year, month, day] = caracasDate(Date.now()).split('-')
const readStates = positionalStatement(
  'test.states',
  `select coalesce(stage, status) as state from payments where payment_id = any ($1::uuid[]) order by created_at`,
)

type Lines = { inLatest?: unknown; byDate: unknown; inSearch: unknown }

/** Answers of the bank's lists and its search about one charge of this amount. */
function answerWith(tenantId: string, amount: number, { inLatest, byDate, inSearch }: Lines): void {
  const { collectingPhone, accountNumber } = sandboxCredentials(tenantId).bnc
  const line = (ControlNumber: unknown) => ({
    Date: `${day}/${month}/${year}`,
    ControlNumber,
    Amount: amount,
    Code: '388',
    BankCode: '0102',
    Concept: 'COBRO C2P',
    Type: 'C2P Pago Movil BNC C2PCOB',
    BalanceDelta: 'Ingreso',
    ReferenceA: '14895',
    ReferenceB: '584141234567',
    ReferenceC: collectingPhone,
    ReferenceD: '36816',
  })
  const listed = (number: unknown) => ({ value: { [accountNumber]: number === undefined ? [] : [line(number)] } })
  proxy.rewrites.set('History', () => listed(inLatest))
  proxy.rewrites.set('HistoryByDate', () => listed(byDate))
  proxy.rewrites.set('ValidateExistence', (request) => {
    const isToday = (request as { RequestDate: string }).RequestDate.startsWith(`${year}-${month}-${day}`)
    return { value: isToday ? { ...line(inSearch), MovementExists: true } : { MovementExists: false } }
  })
}

async function createTenant() {
  const tenant = await gateway.createTenant()
  proxy.know(tenant.tenantId)
  return tenant
}

const amountOf = async (tenantId: string) => Number((await sandbox.ledger(tenantId))[0]?.amount)
const statesOf = async (ids: string[]) =>
  (await gateway.database.query<{ state: string }>(readStates, [ids])).map(({ state }) => state)

test('two equal charges, of which one moved, are not both completed by its one line', async () => {
  const { key, tenantId } = await createTenant()
  proxy.rewrites.set('History', () => ({ value: [] }))
  const ids = [await payC2p(gateway, key, {}, '00000098'), await payC2p(gateway, key, {}, '00000099')]
  answerWith(tenantId, await amountOf(tenantId), { byDate: '0170036812', inSearch: 170_036_812 })
  await expect.poll(() => statesOf(ids), { timeout: 40_000, interval: 500 }).toEqual(['attention', 'attention'])
}, 60_000)

test('a line that a charge owns does not complete an equal one when it is printed without its zero', async () => {
  const { key, tenantId } = await createTenant()
  const owner = await payC2p(gateway, key, {}, '00000098')
  const amount = await amountOf(tenantId)
  answerWith(tenantId, amount, { inLatest: '0170036812', byDate: '0170036812', inSearch: '0170036812' })
  await expect.poll(() => statesOf([owner]), { timeout: 20_000, interval: 300 }).toEqual(['COMPLETED'])

  answerWith(tenantId, amount, { inLatest: '170036812', byDate: '170036812', inSearch: '170036812' })
  const never = await payC2p(gateway, key, {}, '00000099')
  await expect.poll(() => statesOf([never]), { timeout: 40_000, interval: 300 }).toEqual(['attention'])
}, 70_000)
