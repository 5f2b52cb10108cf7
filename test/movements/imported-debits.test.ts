import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { collectionRoutes } from '../../src/banks/flow-routes.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { setRoutes } from '../../src/tenants/bank-accounts.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { setColumns } from '../harness/payments.ts'
import { startWorld, type TestUser, type World } from '../operators/world.ts'
import { movements } from '../payments/advanced/requests.ts'
import { r4Address } from './notifying.ts'

/** The line of a debit of ours pays for that debit and nothing else, however the bank's file or notification names it. */
let sandbox: TestSandbox
let world: World
let operator: TestUser
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  operator = await world.addUser('operator')
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

async function shop() {
  const tenant = await world.gateway.createTenant()
  const scope = { tenantId: tenant.tenantId, livemode: false }
  await setRoutes(world.database, systemRandom, { scope, flows: collectionRoutes, bank: 'r4', actor: 'test' })
  const post = (path: string, body: object) =>
    world.gateway.call(`/v1/payments${path}`, { method: 'POST', key: tenant.key, body })
  return {
    tenant,
    post,
    notify: await r4Address(world.gateway, tenant),
    async verify(reference: string) {
      const { body } = await post('/pago-movil/verify', { vesAmount: 100, reference })
      return body['status']
    },
    async importLine(reference: string, description: string) {
      const day = caracasDate(Date.now()).split('-').toReversed().join('/')
      const text = `Fecha;Referencia;Descripción;Crédito\n${day};${reference};${description};100,00\n`
      const file = Buffer.from(text).toString('base64')
      const body = { mode: 'test', tenantId: tenant.tenantId, bank: 'r4', apply: true, settle: true, file }
      const answer = await operator.call('/movements/import', { method: 'POST', body })
      expect(answer.body['counts'], answer.text).toMatchObject({ new: 1 })
    },
  }
}

async function debited() {
  const { post, ...rest } = await shop()
  const { body, text } = await post('/debit', movements['/debit'](100))
  expect(body, text).toMatchObject({ status: 'COMPLETED' })
  return { reference: String(body['reference']), ...rest }
}

test.each(['CREDITO INMEDIATO', 'COBRO DEBITO INMEDIATO'])(
  'the imported line of an immediate debit (%s) verifies no order, by its whole reference or its last digits',
  async (description) => {
    const { importLine, verify, reference } = await debited()
    await importLine(reference, description)
    expect([await verify(reference), await verify(reference.slice(-6))]).toEqual(['FAILED', 'FAILED'])
  },
)

test('the line of a debit that the bank booked three days later pays no order, by hand or by its reference', async () => {
  const { tenant, post, importLine, verify } = await shop()
  const { body: debit } = await post('/debit', movements['/debit'](100))
  const submitted_at = new Date(Date.now() - 3 * 86_400_000)
  const scope = { tenantId: tenant.tenantId, livemode: false }
  await setColumns(world.database, scope, String(debit['paymentId']), { submitted_at })
  await importLine(String(debit['reference']), 'CREDITO INMEDIATO')
  const { body: request } = await post('/pago-movil/request', { vesAmount: 100, debtorCellPhone: '04145551234' })
  const { body: list } = await world.gateway.call('/v1/movements', { key: tenant.key })
  const [movement] = list['items'] as { movementId: string }[]
  const answer = await world.gateway.call(`/v1/movements/${movement?.movementId}/match`, {
    method: 'POST',
    key: tenant.key,
    body: { paymentId: request['paymentId'] },
  })
  expect([answer.status, answer.body['error']]).toEqual([409, 'movement_already_matched'])
  expect(await verify(String(debit['reference']))).toBe('FAILED')
})

test('a notification with the number of an immediate debit verifies no order', async () => {
  const { notify, verify, reference } = await debited()
  await notify({ Monto: '100.00', Referencia: reference })
  expect([await verify(reference), await verify(reference.slice(-6))]).toEqual(['FAILED', 'FAILED'])
})

test('the imported line of a direct debit verifies no order', async () => {
  const { tenant, post, importLine, verify } = await shop()
  const debtor = { cedula: 'V12345678', nombre: 'Ana Perez', concepto: 'CUOTA 7', telefono: '0414-1234567', banco: 102 }
  const debit = async (monto: number) => {
    const { body } = await post('/domiciliation', { ...debtor, monto })
    const path = `/v1/payments/operations/${String(body['paymentId'])}`
    const read = async () => (await world.gateway.call(path, { key: tenant.key })).body
    await expect.poll(async () => (await read())['status'], { timeout: 20_000 }).not.toBe('PENDING')
    return read()
  }
  await debit(1)
  const client = sandboxCredentials(tenant.tenantId).r4.commerce
  await sandbox.control('r4', 'mandates', { client, payer: '04141234567', state: 'approved' })
  const { status, reference } = await debit(100)
  expect(status).toBe('COMPLETED')
  await importLine(String(reference), 'DOMICILIACION')
  expect(await verify(String(reference))).toBe('FAILED')
})
