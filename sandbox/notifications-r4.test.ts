import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Merchant, settledNotifications, type Responder, startMerchant } from './testing/merchant.ts'
import { control, ledger, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'
import vectors from './vectors.json' with { type: 'json' }

let sandbox: TestSandbox
let merchant: Merchant
beforeEach(async () => {
  sandbox = await startTestSandbox()
  merchant = await startMerchant(acceptAll)
})
afterEach(async () => {
  await sandbox.stop()
  await merchant.stop()
})

/** The merchant of the published calls. */
const client = vectors.r4.commerceToken
const authorization = '3f6a0c1e-5b7d-4e2f-8a90-1b2c3d4e5f60'
const payment = {
  client,
  amount: 1523.4,
  reference: '83700001',
  date: '2026-10-05',
  time: '14:30:48.421',
  phone: '584141234567',
  bankCode: '0102',
  document: 'V12345678',
  concept: 'ORDER 1042',
}

const accepting = (path: string) => ({ text: path === '/R4consulta' ? '{"status":true}' : '{"abono":true}' })
const acceptAll: Responder = ({ path }) => accepting(path)

const at = (path: string) => control(sandbox.r4Url, path)
const register = (more: Record<string, unknown> = {}) =>
  post(at('notices'), { client, url: merchant.url, authorization, retryMs: 1, ...more })
const pay = (more: Record<string, unknown> = {}) => post(at('movements'), { ...payment, ...more })
const script = (fault: Record<string, unknown>) => post(at('notices/faults'), { client, ...fault })
const push = (what: Record<string, unknown>) => post(at('notices/push'), { client, ...what })
const settled = () => settledNotifications(sandbox.r4Url, client)
const ledgerLines = async () =>
  (await ledger(sandbox.r4Url, client)).map(({ operation, amount }) => `${operation} ${amount}`)
const vector = (name: string) => vectors.r4.notices.find((one) => one.name === name)?.rawBody

const mbConsulta = { reference: '83700003', bankCode: '0105' }

describe('R4 notifications byte for byte', () => {
  test.each<[name: string, registration: Record<string, unknown>, movement: Record<string, unknown>]>([
    ['R4consulta', { variant: 'full' }, {}],
    ['R4consulta with the document only', { variant: 'documentOnly' }, {}],
    ['R4notifica', { variant: 'full' }, {}],
    [
      'R4notifica of a payment that the network refused',
      { variant: 'full' },
      { reference: '83700002', networkCode: '62' },
    ],
    ['MBconsulta (by SIMF)', { variant: 'longBank', model: 'mbconsulta' }, mbConsulta],
  ])('a call about a registered movement equals the published vector "%s"', async (name, registration, movement) => {
    await register(registration)
    expect((await pay(movement)).status).toBe(201)
    await settled()
    const { path } = vectors.r4.notices.find((one) => one.name === name) ?? {}
    const calls = merchant.received.filter((call) => call.path === path)
    expect(calls.map(({ body }) => body)).toEqual([vector(name), vector(name)])
    for (const { method, headers } of calls) {
      expect({ method, authorization: headers.authorization }).toEqual({ method: 'POST', authorization })
      expect(headers['content-type']).toBe('application/json')
    }
  })

  test.each(vectors.r4.notices)(
    'a push of the vector "$name" sends its exact body',
    async ({ name, path, rawBody }) => {
      await register()
      expect((await push({ vector: name })).body).toMatchObject({ attempts: [{ status: 200, body: rawBody }] })
      expect(merchant.received).toMatchObject([{ path, body: rawBody, headers: { authorization } }])
    },
  )
})

describe('R4consulta and R4notifica', () => {
  test('two R4consulta and two R4notifica calls precede the ledger entry of an accepted payment', async () => {
    await register()
    expect((await pay()).body).toMatchObject({ money: 'pending', reference: '83700001', date: '2026-10-05' })
    expect((await settled()).notices).toMatchObject([{ money: 'credited', delivery: 'done', reference: '83700001' }])
    expect(merchant.paths()).toEqual(['/R4consulta', '/R4consulta', '/R4notifica', '/R4notifica'])
    expect(await ledger(sandbox.r4Url, client)).toMatchObject([
      {
        operation: 'PagoMovil',
        direction: 'in',
        amount: '1523.40',
        reference: '83700001',
        payer: { phone: '584141234567', document: 'V12345678', bankCode: '0102' },
      },
    ])
  })

  test('the model mbconsulta sends only MBconsulta, twice', async () => {
    await register({ model: 'mbconsulta' })
    await pay()
    await settled()
    expect(merchant.paths()).toEqual(['/MBconsulta', '/MBconsulta'])
    expect(await ledgerLines()).toEqual(['PagoMovil 1523.40'])
  })

  test('the calls to a merchant rotate through all variants', async () => {
    await register({ times: 1 })
    for (const reference of ['83700011', '83700012', '83700013']) {
      await pay({ reference })
      await settled()
    }
    const hasAmount = merchant.received.flatMap(({ path, body }) =>
      path === '/R4consulta' ? [body.includes('Monto')] : [],
    )
    const banks = merchant.bodies().flatMap(({ BancoEmisor }) => BancoEmisor ?? [])
    expect({ hasAmount, banks }).toEqual({ hasAmount: [true, false, true], banks: ['102', '102', '0102'] })
  })

  test('a call is retried until the response is valid', async () => {
    const answers = [{ status: 500 }, { text: 'ok' }, { text: '{"status":"true"}' }, { text: '{"abono":true}' }]
    merchant.setResponder(({ path }, count) => answers[count - 1] ?? accepting(path))
    await register({ times: 1 })
    await pay()
    expect((await settled()).notices).toMatchObject([{ money: 'credited' }])
    expect(merchant.paths()).toEqual([...Array.from({ length: 5 }, () => '/R4consulta'), '/R4notifica'])
  })

  test('a payment to an unregistered merchant is credited at once', async () => {
    expect((await pay()).body).toMatchObject({ money: 'credited' })
    expect(await ledgerLines()).toEqual(['PagoMovil 1523.40'])
  })
})

describe('Payments that are not credited', () => {
  test('a payment refused in R4consulta is returned', async () => {
    merchant.setResponder(() => ({ text: '{"status":false}' }))
    await register()
    await pay()
    expect((await settled()).notices).toMatchObject([{ money: 'returned' }])
    expect(merchant.paths()).toEqual(['/R4consulta', '/R4consulta'])
    expect(await ledgerLines()).toEqual([])
  })

  test.each(['notifica', 'mbconsulta'])('a payment refused with abono false is not credited (%s)', async (model) => {
    merchant.setResponder(({ path }) => (path === '/R4consulta' ? accepting(path) : { text: '{"abono":false}' }))
    await register({ model })
    await pay()
    expect((await settled()).notices).toMatchObject([{ money: 'refused' }])
    expect(await ledgerLines()).toEqual([])
  })

  test('a payment refused by the network is never credited', async () => {
    await register()
    await pay({ networkCode: '62' })
    expect((await settled()).notices).toMatchObject([{ money: 'failed', networkCode: '62' }])
    expect(await ledgerLines()).toEqual([])
  })

  test('a payment without any response is returned', async () => {
    merchant.setResponder(() => undefined)
    await register({ tries: 2 })
    await pay()
    expect((await settled()).notices).toMatchObject([{ money: 'returned', delivery: 'givenUp' }])
    expect(merchant.paths()).toEqual(['/R4consulta', '/R4consulta'])
  })

  test('a payment without any response is credited with unanswered credit', async () => {
    merchant.setResponder(() => undefined)
    await register({ tries: 1, unanswered: 'credit' })
    await pay()
    expect((await settled()).notices).toMatchObject([{ money: 'credited', delivery: 'givenUp' }])
    expect(await ledgerLines()).toEqual(['PagoMovil 1523.40'])
  })
})

test('a credit is reversed when the second notification is refused', async () => {
  const answers = ['{"abono":true}', '{"abono":false}']
  merchant.setResponder(({ path }) => (path === '/R4consulta' ? accepting(path) : { text: answers.shift() ?? '' }))
  await register()
  await pay()
  expect((await settled()).notices).toMatchObject([{ money: 'takenBack' }])
  expect(await ledgerLines()).toEqual(['PagoMovil 1523.40', 'PagoMovilDevuelto 1523.40'])
})

test('own C2P charges are notified to a client with notifiesC2p and stay charged when refused', async () => {
  const other = sandbox.newR4Client()
  merchant.setResponder(() => ({ text: '{"abono":false}' }))
  const registration = { client: other.commerce, url: merchant.url, authorization, times: 1 }
  await post(at('notices'), registration)
  await other.call('MBc2p')
  await post(at('notices'), { ...registration, notifiesC2p: true })
  const { body } = await other.call('MBc2p')
  await settledNotifications(sandbox.r4Url, other.commerce)
  expect(merchant.paths()).toEqual(['/R4notifica'])
  expect(merchant.bodies()).toMatchObject([{ Referencia: body['reference'], CodigoRed: '00' }])
  expect((await ledger(sandbox.r4Url, other.commerce)).map(({ operation }) => operation)).toEqual(['MBc2p', 'MBc2p'])
})

describe('Scripted faults and pushes of R4 notifications', () => {
  test('a lost R4 notification leaves the payment credited', async () => {
    await register()
    await script({ kind: 'lose' })
    await pay()
    expect((await settled()).notices).toMatchObject([{ delivery: 'lost', money: 'credited', attempts: [] }])
    expect(await ledgerLines()).toEqual(['PagoMovil 1523.40'])
  })

  test('R4 notifications can be reordered and repeated', async () => {
    await register({ times: 1, model: 'mbconsulta' })
    await script({ kind: 'reorder', hold: 2 })
    await pay({ reference: '83700011' })
    await pay({ reference: '83700012' })
    await settled()
    await script({ kind: 'repeat', copies: 3 })
    await pay({ reference: '83700013' })
    await settled()
    const references = merchant.bodies().map(({ Referencia }) => Referencia?.slice(-1))
    expect(references).toEqual(['2', '1', '3', '3', '3'])
  })

  test.each([
    ['wrongKey', {}],
    ['otherRif', { IdComercio: '99999999' }],
    ['otherPhone', { TelefonoComercio: '04129999999' }],
    ['amountWithoutDot', { Monto: '152340' }],
  ])('a forged R4 notification records no money (%s)', async (forge, fields) => {
    await register()
    await push({ movement: payment, forge })
    expect(merchant.paths()).toEqual(['/R4notifica'])
    expect(merchant.bodies()).toMatchObject([fields])
    expect(merchant.received[0]?.headers.authorization === authorization).toBe(forge !== 'wrongKey')
    expect(await ledgerLines()).toEqual([])
  })

  test.each(['wrongLogin', 'otherAccount'])('R4 refuses the forge %s, which only BNC supports', async (forge) => {
    await register()
    expect((await script({ kind: 'forge', forge })).body).toEqual({ error: 'invalid: forge' })
    expect((await push({ movement: payment, forge })).body).toEqual({ error: 'invalid: forge' })
  })

  test('a push sends any raw text to any path of the merchant', async () => {
    await register()
    await push({ raw: '{' })
    await push({ raw: '{}', path: '/R4consulta', headers: { authorization: `Bearer ${authorization}` } })
    expect(merchant.received).toMatchObject([
      { path: '/R4notifica', body: '{', headers: { authorization } },
      { path: '/R4consulta', body: '{}', headers: { authorization: `Bearer ${authorization}` } },
    ])
  })
})

describe('R4 registration for notifications', () => {
  test('a registration is shown with the identifiers of the merchant and without the authorization', async () => {
    expect(await register()).toMatchObject({
      status: 201,
      body: {
        client,
        url: merchant.url,
        model: 'notifica',
        variant: 'rotate',
        unanswered: 'return',
        times: 2,
        commerceId: '12345678',
        phone: '584120000001',
      },
    })
    expect(JSON.stringify(await settled())).not.toContain(authorization)
    const own = { commerceId: '87654321', phone: '584240000002' }
    expect((await register(own)).body).toMatchObject(own)
  })

  test.each<[field: string, change: Record<string, unknown>]>([
    ['url', { url: 'http://10.0.0.1' }],
    ['authorization', { authorization: '' }],
    ['model', { model: 'other' }],
    ['client', { client: 'nobody' }],
  ])('a registration with an invalid %s is refused', async (field, change) => {
    expect(await register(change)).toMatchObject({ status: 400, body: { error: `invalid: ${field}` } })
  })

  test('a movement at R4 requires client and payer', async () => {
    const { body } = await post(at('movements'), { client: 'nobody', amount: 1 })
    expect(body).toEqual({ error: 'invalid: client, phone, document, bankCode' })
  })
})
