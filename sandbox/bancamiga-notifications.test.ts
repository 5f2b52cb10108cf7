import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isRecord } from './model.ts'
import type { bancamigaClient } from './testing/bancamiga.ts'
import { notificationsOf, settledNotifications, startMerchant } from './testing/merchant.ts'
import { control, erase, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'
import vectors from './vectors.json' with { type: 'json' }

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => erase(control(sandbox.bancamigaUrl, 'readings')))
afterAll(() => sandbox.stop())

const readings = (changes: Record<string, unknown>) => post(control(sandbox.bancamigaUrl, 'readings'), changes)

async function register({ credentials }: ReturnType<typeof bancamigaClient>, movement: Record<string, unknown> = {}) {
  const payment = { amount: 5.12, phone: '584141234567', bankCode: '0134', reference: '000000575202', ...movement }
  const { status, text, body } = await post(control(sandbox.bancamigaUrl, 'movements'), {
    client: credentials.accountNumber,
    ...payment,
  })
  expect(status, text).toBe(201)
  return body
}

const listOf = ({ body }: { body: Record<string, unknown> }) =>
  Array.isArray(body['lista']) ? body['lista'].filter(isRecord) : []

describe('notifications of the simulated Bancamiga', () => {
  async function subscribed(registration: Record<string, unknown> = {}) {
    const client = sandbox.newBancamigaClient()
    const merchant = await startMerchant(({ body }) => {
      const { Refpk } = JSON.parse(body) as { Refpk: string }
      return { text: JSON.stringify({ Code: 200, Refpk }) }
    })
    const { accountNumber } = client.credentials
    const { status, body } = await post(control(sandbox.bancamigaUrl, 'notices'), {
      client: accountNumber,
      url: merchant.url,
      token: 'made-up-token',
      times: 1,
      ...registration,
    })
    expect(status).toBe(201)
    expect(body).not.toHaveProperty('token')
    return { client, merchant, settled: () => settledNotifications(sandbox.bancamigaUrl, accountNumber) }
  }

  test('a payment is announced with the merchant’s token, the amount as a text and the key of the query', async () => {
    const { client, merchant, settled } = await subscribed()
    await register(client, { amount: 5.6 })
    expect((await settled()).notices).toMatchObject([{ delivery: 'done' }])
    expect(merchant.received[0]?.headers.authorization).toBe('Bearer made-up-token')
    expect(merchant.bodies()).toEqual([
      {
        BancoOrig: '0134',
        FechaMovimiento: '2026-10-05',
        HoraMovimiento: '11:00:00',
        NroReferencia: '575202',
        PhoneOrig: '584141234567',
        PhoneDest: client.credentials.collectingPhone,
        Status: '000',
        Descripcion: expect.any(String),
        Amount: '5.60',
        Refpk: '202610050134584141234567575202',
      },
    ])
    expect(listOf(await client.find())).toMatchObject([{ Refpk: merchant.bodies()[0]?.['Refpk'] }])
    await merchant.stop()
  })

  test.each([
    ['another status', (body: string) => ({ status: 201, text: body })],
    ['another key', () => ({ text: '{"Code":200,"Refpk":"1"}' })],
    ['the code as a text', (body: string) => ({ text: body.replace('200', '"200"') })],
    ['no body', () => ({})],
    ['a reset connection', () => undefined],
  ])('a notification answered with %s is sent again', async (_title, wrong) => {
    const { client, merchant, settled } = await subscribed({ retryMs: 0 })
    merchant.setResponder(({ body }, count) => {
      const { Refpk } = JSON.parse(body) as { Refpk: string }
      const right = JSON.stringify({ Code: 200, Refpk })
      return count < 3 ? wrong(right) : { text: right }
    })
    await register(client)
    expect((await settled()).notices).toMatchObject([{ delivery: 'done' }])
    expect(merchant.received).toHaveLength(3)
    expect(new Set(merchant.received.map(({ body }) => body)).size).toBe(1)
    await merchant.stop()
  })

  test('a transfer is not announced', async () => {
    const { client, merchant } = await subscribed()
    expect(await register(client, { type: 'transfer' })).not.toHaveProperty('noticeId')
    expect((await notificationsOf(sandbox.bancamigaUrl, client.credentials.accountNumber)).notices).toEqual([])
    await merchant.stop()
  })

  test('the published notification is sent byte for byte', async () => {
    const { client, merchant } = await subscribed()
    const [vector] = vectors.bancamiga.notices
    const push = { client: client.credentials.accountNumber, vector: vector?.name }
    const { body } = await post(control(sandbox.bancamigaUrl, 'notices/push'), push)
    expect(merchant.received.map((received) => received.body)).toEqual([vector?.rawBody])
    expect(body['attempts']).toMatchObject([{ status: 200, answer: vector?.answer }])
    await merchant.stop()
  })

  test.each([
    ['wrongKey', { Amount: '5.12' }],
    ['otherPhone', { PhoneDest: '584129999999' }],
    ['amountWithoutDot', { Amount: '512' }],
  ])('a notification can be forged with %s', async (forge, fields) => {
    const { client, merchant, settled } = await subscribed()
    const faults = control(sandbox.bancamigaUrl, 'notices/faults')
    await post(faults, { client: client.credentials.accountNumber, kind: 'forge', forge })
    await register(client)
    expect((await settled()).notices).toMatchObject([{ delivery: 'forged' }])
    expect(merchant.bodies()).toMatchObject([fields])
    const token = forge === 'wrongKey' ? 'not-made-up-token' : 'made-up-token'
    expect(merchant.received[0]?.headers.authorization).toBe(`Bearer ${token}`)
    await merchant.stop()
  })

  test('the status and the reference have the form of the reading', async () => {
    await readings({ pushStatus: '500', pushReference: 'long' })
    const { client, merchant, settled } = await subscribed()
    await register(client)
    await settled()
    expect(merchant.bodies()).toMatchObject([{ Status: '500', NroReferencia: '000000575202' }])
    await merchant.stop()
  })
})
