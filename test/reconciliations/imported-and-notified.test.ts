import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { collectionRoutes } from '../../src/banks/flow-routes.ts'
import { caracasDate, startOfCaracasDay } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { setRoutes } from '../../src/tenants/bank-accounts.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { r4Address } from '../movements/notifying.ts'
import { startWorld, type TestUser, type World } from '../operators/world.ts'

/** Money that a statement file and the bank's notification or search both report, in any order, is one movement. */
let sandbox: TestSandbox
let world: World
let operator: TestUser
/** Called once, as a verification is about to write its decision. */
let beforeDecision: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({
    sandbox,
    withMercantil: true,
    async reached(point) {
      if (point !== 'before_settle') return
      const act = beforeDecision
      beforeDecision = undefined
      await act?.()
    },
  })
  operator = await world.addUser('operator')
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

const today = () => caracasDate(Date.now())
const asPrinted = (day: string) => day.split('-').toReversed().join('/')

async function shop(bank: 'r4' | 'mercantil' = 'r4') {
  const tenant = await world.gateway.createTenant()
  const { tenantId, key } = tenant
  const scope = { tenantId, livemode: false }
  await setRoutes(world.database, systemRandom, { scope, flows: collectionRoutes, bank, actor: 'test' })
  const post = (path: string, body: object) => world.gateway.call(`/v1/payments${path}`, { method: 'POST', key, body })
  return {
    tenantId,
    post,
    notify: bank === 'r4' ? await r4Address(world.gateway, tenant) : () => Promise.resolve(),
    async importLines(...lines: string[]) {
      const rows = lines.map((line) => `${asPrinted(today())};${line}`)
      const file = Buffer.from(['Fecha;Referencia;Descripción;Crédito', ...rows].join('\n')).toString('base64')
      const body = { mode: 'test', tenantId, bank, apply: true, settle: true, file }
      const answer = await operator.call('/movements/import', { method: 'POST', body })
      expect(answer.status, answer.text).toBe(200)
      return answer.body['counts']
    },
    async verify(body: object) {
      const answer = await post('/pago-movil/verify', body)
      return answer.body['failureCode'] ?? answer.body['status']
    },
    status: async (id: string) => (await world.gateway.call(`/v1/payments/${id}`, { key })).body['status'],
    movements: async () => (await world.gateway.call('/v1/movements', { key })).body['items'] as object[],
  }
}

const money = { Referencia: '83700001', Monto: '1523.40' }
const line = '83700001;PAGO MOVIL;1.523,40'

describe('the same money in a file and a notification', () => {
  test('is one movement if the notification comes first', async () => {
    const { notify, importLines, movements } = await shop()
    await notify(money)
    expect(await importLines(line)).toMatchObject({ new: 0, known: 1 })
    expect(await movements()).toHaveLength(1)
  })

  test('is one movement, with the payer of the notification, if the file comes first, and the file stays known', async () => {
    const { notify, importLines, movements } = await shop()
    expect(await importLines(line)).toMatchObject({ new: 1 })
    const [imported] = await movements()
    await notify(money)
    await notify(money)
    const found = await movements()
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ movementId: (imported as { movementId: string }).movementId })
    expect(JSON.stringify(found)).toContain('0102')
    expect(await importLines(line)).toMatchObject({ new: 0, known: 1 })
  })

  test('is one movement if both arrive at once', async () => {
    const { notify, importLines, movements } = await shop()
    await Promise.all([importLines(line), notify(money), importLines(line)])
    expect(await movements()).toHaveLength(1)
  })

  describe.each(['83700001', '0001'])('twice in the file, with the reference “%s”', (reference) => {
    const notified = { ...money, Referencia: reference }
    const each = `${reference};PAGO MOVIL;1.523,40`

    test.each<[string, (of: Awaited<ReturnType<typeof shop>>) => Promise<unknown>]>([
      [
        'the notification comes first',
        ({ notify, importLines }) => notify(notified).then(() => importLines(each, each)),
      ],
      ['the file comes first', ({ notify, importLines }) => importLines(each, each).then(() => notify(notified))],
      ['both arrive at once', ({ notify, importLines }) => Promise.all([importLines(each, each), notify(notified)])],
    ])('is two movements if %s', async (_title, arrive) => {
      const own = await shop()
      await arrive(own)
      expect(await own.movements()).toHaveLength(2)
      expect(await own.importLines(each, each)).toMatchObject({ new: 0, known: 2 })
      await own.notify(notified)
      expect(await own.movements()).toHaveLength(2)
    })
  })

  test('verifies one order', async () => {
    const { notify, importLines, verify } = await shop()
    await importLines(line)
    expect(await verify({ vesAmount: 1523.4, reference: '83700001' })).toBe('COMPLETED')
    await notify({ ...money, Referencia: '000183700001' })
    expect(await verify({ vesAmount: 1523.4, reference: '000183700001' })).toBe('MOVEMENT_ALREADY_CLAIMED')
  })

  test('verifies the order of the notification after the file was imported', async () => {
    const { notify, importLines, verify } = await shop()
    await importLines(line)
    await notify(money)
    expect(await verify({ vesAmount: 1523.4, reference: '83700001' })).toBe('COMPLETED')
  })

  test('verifies one order if the notification comes while an order is verified by the line of the file', async () => {
    const { notify, importLines, verify, movements } = await shop()
    await importLines(line)
    const reference = '000183700001'
    beforeDecision = () => notify({ ...money, Referencia: reference })
    expect(await verify({ vesAmount: 1523.4, reference: '83700001' })).toBe('COMPLETED')
    expect(await verify({ vesAmount: 1523.4, reference })).toBe('MOVEMENT_ALREADY_CLAIMED')
    expect(await movements()).toHaveLength(1)
  })

  test('pays one request', async () => {
    const { post, notify, importLines, status, movements } = await shop()
    const request = async () => {
      const { body } = await post('/pago-movil/request', { vesAmount: 1523.4, debtorCellPhone: '584141234567' })
      return String(body['paymentId'])
    }
    const first = await request()
    await importLines(line)
    await post(`/${first}/reference`, { reference: '83700001' })
    await expect.poll(() => status(first), { timeout: 20_000 }).toBe('COMPLETED')
    const second = await request()
    await notify({ ...money, TelefonoEmisor: '04141234567' })
    expect(await movements()).toMatchObject([{ state: 'matched', paymentId: first }])
    expect(await status(second)).toBe('PENDING')
  })

  test('may be the same, so that the notification proves nothing, if the file has no reference', async () => {
    const { notify, importLines, verify } = await shop()
    await importLines(';PAGO MOVIL;1.523,40')
    await notify(money)
    expect(await verify({ vesAmount: 1523.4, reference: '83700001' })).not.toBe('COMPLETED')
  })

  test.each(['', '0001'])(
    'may be the same, and is not recorded, if the file has it a day later with the reference “%s”',
    async (reference) => {
      const { notify, importLines, movements } = await shop()
      const lastEvening = startOfCaracasDay(today()).getTime() - 1_800_000
      await notify({ ...money, FechaHora: new Date(lastEvening).toISOString() })
      expect(await importLines(`${reference};PAGO MOVIL;1.523,40`)).toMatchObject({ new: 0, unclear: 1 })
      expect(await movements()).toHaveLength(1)
    },
  )

  test('is different money with another reference', async () => {
    const { notify, importLines, movements } = await shop()
    await importLines(line)
    await notify({ ...money, Referencia: '83700099' })
    expect(await movements()).toHaveLength(2)
  })
})

describe('files', () => {
  test('that print a reference with and without zeros in front have one movement', async () => {
    const { importLines, movements } = await shop()
    expect(await importLines('000083700001;PAGO MOVIL;1.523,40')).toMatchObject({ new: 1 })
    expect(await importLines(line)).toMatchObject({ new: 0, known: 1 })
    expect(await importLines(line, line)).toMatchObject({ new: 1, known: 1 })
    expect(await movements()).toHaveLength(2)
  })

  test('that print a reference with other digits in front have one movement, which verifies one order', async () => {
    const { importLines, movements, verify } = await shop()
    expect(await importLines(line)).toMatchObject({ new: 1 })
    const longer = (digits: string) => `${digits}83700001;PAGO MOVIL;1.523,40`
    expect(await importLines(longer('0102'))).toMatchObject({ new: 0, known: 1 })
    expect(await verify({ vesAmount: 1523.4, reference: '83700001' })).toBe('COMPLETED')
    expect(await verify({ vesAmount: 1523.4, reference: '010283700001' })).not.toBe('COMPLETED')
    expect(await importLines(longer('0105'), longer('0102'))).toMatchObject({ new: 1, known: 1 })
    expect(await importLines(longer('0102'), longer('0105'), longer('0105'))).toMatchObject({ new: 1, known: 2 })
    expect(await movements()).toHaveLength(3)
  })

  test('with a negative credit, which the bank took back, have no money that arrived there', async () => {
    const { importLines, movements } = await shop()
    await importLines(line, '83700001;REVERSO PAGO MOVIL;-1.523,40')
    expect(await movements()).toHaveLength(1)
  })
})

test('money that an imported line has paid with is not found again by the search of Mercantil', async () => {
  const { tenantId, post, importLines, verify, status } = await shop('mercantil')
  const payer = { debtorCellPhone: '584241234567', debtorBankCode: 134 }
  const client = sandboxCredentials(tenantId).mercantil.accountNumber
  const reference = '004912345678'
  const found = { client, date: today(), amount: 120, phone: payer.debtorCellPhone, bankCode: '0134', reference }
  await sandbox.control('mercantil', 'movements', found)
  const { body } = await post('/pago-movil/request', { vesAmount: 120 })
  const paymentId = String(body['paymentId'])
  await importLines(`${reference};PAGO MOVIL;120,00`)
  await post(`/${paymentId}/reference`, { reference })
  await expect.poll(() => status(paymentId), { timeout: 20_000 }).toBe('COMPLETED')
  expect(await verify({ vesAmount: 120, reference, dateMovement: today(), ...payer })).toBe('MOVEMENT_ALREADY_CLAIMED')
})
