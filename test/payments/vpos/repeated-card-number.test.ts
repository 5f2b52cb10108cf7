import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BncProxy, startBncProxy } from '../../harness/bnc-proxy.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../../harness/gateway.ts'
import { payC2p } from '../../harness/payments.ts'
import { dumpTables } from '../../harness/table-dump.ts'

/** The bank repeats the card number of the request in its answer. */
let sandbox: TestSandbox
let proxy: BncProxy
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  proxy = await startBncProxy(sandbox.bncUrl)
  gateway = await startTestGateway({ sandbox: { ...sandbox, bncUrl: proxy.url } })
})
beforeEach(() => proxy.rewrites.clear())
afterAll(async () => {
  await gateway.stop()
  proxy.stop()
  await sandbox.stop()
})

const cardNumber = '4539578763621486'
const card = {
  usdAmount: 10,
  cardNumber,
  cvv: '9173',
  expirationMonth: 12,
  expirationYear: 2040,
  cardHolderName: 'Eulalia Quintero',
  cardHolderId: 'V27182818',
  accountType: 20,
  cardType: 3,
}

test.each([
  ['a code', { value: { Reference: 0, Status: 'KO', Code: `TARJETA ${cardNumber} INVALIDA`, Message: null } }],
  ['a code that is a number', { value: { Reference: 0, Status: 'KO', Code: cardNumber, Message: null } }],
  ['a reference', { value: { Reference: Number(cardNumber), Status: 'OK', Code: 'G00', Message: null } }],
  ['a message', { value: { Reference: 0, Status: 'OK', Code: null }, message: `000000Aprobada Ref. ${cardNumber}` }],
  ['the name of a refused field', { status: 400, raw: { [`CardNumber[${cardNumber}]`]: ['no es valido'] } }],
])('a card number that the bank repeats in %s is neither stored, logged nor shown', async (_title, rewrite) => {
  const { key, tenantId } = await gateway.createTenant()
  proxy.know(tenantId)
  await payC2p(gateway, key)
  proxy.rewrites.set('Send', () => rewrite)
  const answer = await gateway.call('/v1/payments/vpos', { method: 'POST', key, body: card })
  expect(answer.text).not.toContain(cardNumber)
  expect(await dumpTables(gateway.database)).not.toContain(cardNumber)
  expect(gateway.logged.join('\n')).not.toContain(cardNumber)
})
