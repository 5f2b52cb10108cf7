import { describe, expect, test } from 'vitest'
import { decimal } from '../../foundation/money.ts'
import { systemClock } from '../../foundation/clock.ts'
import { Secret } from '../../foundation/secret.ts'
import type { InvoiceLog } from '../invoices.ts'
import { parseMercantilCredentials } from './credentials.ts'
import { createMercantil } from './mercantil.ts'

const parsed = parseMercantilCredentials({
  products: 'c2p,scp,mobileSearch,card',
  accountNumber: '01050000000000000000',
  rif: 'J123456789',
  collectingPhone: '584120000000',
  integratorId: '31',
  terminalId: 'abcde',
  clientId: 'made-up-client',
  merchantId: '123456',
  secretKey: 'PASARELA-TEST-KEY-0001',
})
if ('errors' in parsed) throw new Error('the credentials are refused')
const { ok: credentials } = parsed

/** A connector whose bank always gives the same answer. */
function answering(text: string, log: Partial<InvoiceLog> = {}, status = 200, trace?: string) {
  const disputed: string[] = []
  const invoices: InvoiceLog = {
    take: async () => 'P00000000001',
    of: async () => [],
    dispute: async (number) => void disputed.push(number),
    ...log,
  }
  let sent = 0
  const post = async () => {
    sent += 1
    return { kind: 'answer', status, text, ...(trace === undefined ? {} : { trace }) } as const
  }
  const parts = { credentials, baseUrl: 'https://bank.example', transport: { post }, invoices, clock: systemClock }
  return { flows: createMercantil(parts).flows, disputed, sent: () => sent }
}

const payer = { document: 'V12345678', phone: '584141234567', bankCode: '0105' }
const charge = { paymentId: '1', amount: decimal('5'), payer, token: new Secret('00001111'), concept: '' }

const response = {
  processing_date: '2024-07-08 11:04:42 VET',
  trx_status: 'approved',
  trx_internal_status: '0000',
  trx_type: 'compra',
  authorization_code: '123456',
  payment_method: 'c2p',
  payment_reference: 6460003485,
  invoice_number: 'P00000000001',
  amount: 5,
  service_fee: 0,
  currency: 'ves',
}
const chargeResponse = (changes: object, others: object = {}) =>
  JSON.stringify({ transaction_c2p_response: { ...response, ...changes }, ...others })

describe('a C2P charge', () => {
  test('is approved by both statuses, with the reference as the bank’s digits', async () => {
    const { flows } = answering(chargeResponse({}))
    expect(await flows.chargeC2p?.(charge)).toEqual({
      kind: 'approved',
      code: '0000',
      reference: '6460003485',
      numbers: ['6460003485'],
    })
  })

  test.each([
    ['approved', chargeResponse({}), 200],
    ['unknown', JSON.stringify({ error_list: [{ error_code: '0051', description: 'Fondos' }] }), 200],
    ['unknown', JSON.stringify({ code: 99_999, infoMsg: {} }), 500],
    ['notSent', JSON.stringify({ status: { errorCode: '0071', description: 'Numero de factura muy largo' } }), 400],
  ])('that is %s has the id of the call that the bank’s support asks for', async (kind, text, status) => {
    const { flows } = answering(text, {}, status, '8f14e45fceea167a')
    expect(await flows.chargeC2p?.(charge)).toMatchObject({ kind, trace: '8f14e45fceea167a' })
  })

  test('that repeats only some of its fields is approved too', async () => {
    const { flows } = answering(chargeResponse({ invoice_number: undefined, amount: undefined, trx_type: undefined }))
    expect(await flows.chargeC2p?.(charge)).toMatchObject({ kind: 'approved' })
  })

  test.each([
    ['another internal status', chargeResponse({ trx_internal_status: '0001' })],
    ['no internal status', chargeResponse({ trx_internal_status: undefined })],
    ['another status', chargeResponse({ trx_status: 'rejected' })],
    ['no status', chargeResponse({ trx_status: undefined })],
    ['both others', chargeResponse({ trx_status: 'rejected', trx_internal_status: '0051' })],
    ['another invoice number', chargeResponse({ invoice_number: 'P00000000002' })],
    ['another type', chargeResponse({ trx_type: 'vuelto' })],
    ['another amount', chargeResponse({ amount: 5.01 })],
    ['an approval and an error', chargeResponse({}, { error_list: [{ error_code: '0071', description: 'x' }] })],
    ['only a trace number', JSON.stringify({ infoMsg: { guId: '123' } })],
    ['the response of a card', JSON.stringify({ transaction_response: response })],
    ['a code on no list', JSON.stringify({ error_list: [{ error_code: '0051', description: 'Fondos' }] })],
    ['a code of the search', JSON.stringify({ error_list: [{ error_code: '51', description: 'x' }] })],
    ['a general failure', JSON.stringify({ code: 99_999, infoMsg: {} })],
  ])('that is answered with %s has an unknown outcome, under its invoice number', async (_title, text) => {
    const { flows } = answering(text)
    expect(await flows.chargeC2p?.(charge)).toMatchObject({ kind: 'unknown', operationId: 'P00000000001' })
  })

  test.each([
    ['an error of its own', { error_list: [{ description: 'Segundo factor no valida su encriptacion' }] }],
    ['a status', { status: { errorCode: '0071', description: 'Numero de factura muy largo' } }],
  ])('that is refused for its setup by %s was not sent', async (_title, body) => {
    const { flows } = answering(JSON.stringify(body), {}, 400)
    expect(await flows.chargeC2p?.(charge)).toMatchObject({ kind: 'notSent', reason: 'setup' })
  })

  test.each([
    ['an error', { error_list: [{ description: 'Numero de factura procesado previamente' }] }],
    [
      'an error with a code',
      { error_list: [{ error_code: '0099', description: 'Número de factura procesado previamente' }] },
    ],
    ['a status', { status: { errorCode: '', description: 'Numero de factura procesado previamente' } }],
    ['its response', { transaction_c2p_response: { trx_status: 'Numero de factura procesado previamente' } }],
  ])('whose number the bank had seen before, by %s, is unknown and disputed', async (_title, body) => {
    const { flows, disputed } = answering(JSON.stringify(body))
    expect(await flows.chargeC2p?.(charge)).toMatchObject({ kind: 'unknown', code: 'INVOICE_USED' })
    expect(disputed).toEqual(['P00000000001'])
  })

  test('keeps its outcome when the dispute cannot be written', async () => {
    const body = JSON.stringify({ error_list: [{ description: 'Numero de factura procesado previamente' }] })
    const { flows } = answering(body, { dispute: () => Promise.reject(new Error('the database is gone')) })
    expect(await flows.chargeC2p?.(charge)).toMatchObject({ kind: 'unknown', code: 'INVOICE_USED' })
  })

  test('without an invoice number is not sent', async () => {
    const { flows, sent } = answering(chargeResponse({}), {
      take: () => Promise.reject(new Error('the database is gone')),
    })
    expect(await flows.chargeC2p?.(charge)).toEqual({ kind: 'notSent', reason: 'unreachable' })
    expect(sent()).toBe(0)
  })
})

test('an annulment without the bank’s reference is refused, and nothing is sent', async () => {
  const { flows, sent } = answering(chargeResponse({}))
  expect(await flows.reverseC2p?.({ paymentId: '1', amount: decimal('5'), payer })).toEqual({
    kind: 'rejected',
    code: 'NO_REFERENCE',
  })
  expect(sent()).toBe(0)
})

test('a debit card without its second factor is not sent', async () => {
  const { flows, sent } = answering('{}')
  const card = {
    number: new Secret('4242424242424242'),
    expirationMonth: 1,
    expirationYear: 2031,
    cvv: new Secret('123'),
    holderName: 'Juana Pérez',
    holderDocument: 'V12345678',
    accountType: 20 as const,
    cardType: 1 as const,
  }
  expect(await flows.chargeCard?.({ paymentId: '1', amount: decimal('5'), card })).toMatchObject({ kind: 'notSent' })
  expect(sent()).toBe(0)
})

describe('the second factor of a card', () => {
  const ask = (text: string) =>
    answering(text).flows.requestCardFactor?.({ number: new Secret('4242424242424242'), holderDocument: 'V12345678' })
  const encrypted = '+3nEAp+3wUGPLHWMmJpBtw=='
  const info = { trx_status: 'approved', twofactor_type: encrypted, twofactor_label: encrypted }

  test('is decrypted; what cannot be read of it is left out', async () => {
    const text = JSON.stringify({ authentication_info: { ...info, twofactor_lenght: 'not a ciphertext' } })
    expect(await ask(text)).toEqual({ kind: 'answered', factor: { type: 'otp', label: 'otp' } })
  })

  test.each([
    ['unreadable_answer', { authentication_info: { ...info, twofactor_label: 'otp' } }],
    ['unreadable_answer', {}],
    ['refused', { authentication_info: { ...info, trx_status: 'rejected' } }],
    ['refused', { error_list: [{ error_code: '0051', description: 'x' }] }],
  ])('is unavailable (%s) in the answer %j', async (reason, body) => {
    expect(await ask(JSON.stringify(body))).toMatchObject({ kind: 'unavailable', reason })
  })
})
