import { expect } from 'vitest'
import { amount, execute, order, payer, request, resultOf, type Scenario } from './scenario.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const payee = { banco: 102, cedula: 'V12345678', telefonoDestino: '584141234567' }
const link = { vesAmount: amount('900.05'), description: 'Almuerzo «ñ»', reusable: true }

/** Flows of docs/flows and the error table of docs/errors.md, without faults on the way. */
export const paymentScenarios: Scenario[] = [
  {
    title: 'a collection is requested, executed, found by its id and by its reference, and reversed',
    steps: [
      { call: 'c2p.request', body: { ...order, externalRef: 'pedido/1 ñ' } },
      execute(),
      { call: 'payments.get', path: [resultOf(0, 'paymentId')] },
      { call: 'payments.byRef', path: ['pedido/1 ñ'] },
      { call: 'payments.events', path: [resultOf(0, 'paymentId')] },
      { call: 'payments.reverse', path: [resultOf(0, 'paymentId')] },
    ],
    results: [
      { value: { status: 'PENDING', usdAmount: amount('25.5'), intentId: expect.stringMatching(uuid) } },
      { value: { status: 'COMPLETED', usdAmount: amount('25.5'), debtorBankCode: 102, livemode: false } },
      { value: { status: 'COMPLETED', externalRef: 'pedido/1 ñ' } },
      { value: { status: 'COMPLETED', externalRef: 'pedido/1 ñ' } },
      { value: expect.arrayContaining([expect.objectContaining({ type: 'completed' })]) },
      { value: { status: 'REVERSED' } },
    ],
    // The charge and its reversal.
    movements: 2,
  },
  {
    title:
      'a charge that the bank declines is an error with the bank’s code, the payment and a message for the customer',
    client: { language: 'es' },
    steps: [request, execute('00000051'), { call: 'payments.get', path: [resultOf(0, 'paymentId')] }],
    results: [
      {},
      {
        error: {
          kind: 'BankRejected',
          code: 'provider_rejected',
          status: 422,
          failureCode: 'G51',
          paymentId: resultOf(0, 'paymentId'),
          customerMessage: expect.stringMatching(/\.$/),
          requestId: expect.stringMatching(/./),
          attempts: 1,
        },
      },
      { value: { status: 'FAILED', failureCode: 'G51' } },
    ],
    requests: 3,
  },
  {
    title: 'a charge whose outcome is unknown is a PENDING receipt, no error, and is not sent again',
    steps: [request, execute('00000098')],
    results: [{}, { value: { status: 'PENDING', paymentId: resultOf(0, 'paymentId') } }],
    requests: 2,
    movements: 1,
  },
  {
    title: 'a charge that was not sent is a 503 with the payment, after retries with one key',
    client: { maxRetries: 1 },
    steps: [request, execute('00000091')],
    results: [
      {},
      {
        error: {
          kind: 'Unavailable',
          code: 'provider_unavailable',
          status: 503,
          paymentId: resultOf(0, 'paymentId'),
          attempts: 2,
        },
      },
    ],
    requests: 3,
  },
  {
    title: 'a rejection by the network is a result with status FAILED in the advanced group, and no error',
    steps: [
      {
        call: 'change.send',
        body: { ...payee, monto: amount('10.51') },
      },
      {
        call: 'change.send',
        body: { ...payee, monto: amount('10.25') },
      },
    ],
    results: [{ value: { status: 'FAILED', code: '51' } }, { value: { status: 'COMPLETED' } }],
    requests: 2,
    movements: 1,
  },
  {
    title: 'an invalid request is an error that names the fields, in the language of the client',
    client: { language: 'es' },
    steps: [{ call: 'c2p.request', body: { ...payer, usdAmount: amount('-1'), debtorId: 'nobody' } }],
    results: [
      {
        error: {
          kind: 'InvalidRequest',
          code: 'invalid_request',
          status: 400,
          message: expect.stringContaining('debe ser'),
          details: expect.arrayContaining([expect.objectContaining({ path: '/usdAmount' })]),
        },
      },
    ],
    requests: 1,
  },
  {
    title: 'a wrong key, an unknown payment and an unknown intent have errors of their own',
    steps: [
      { call: 'banks.list', client: { apiKey: 'pas_test_0000000000000000000000000000000000000000000' } },
      { call: 'payments.get', path: ['019a2b3c-0000-7000-8000-00000000a001'] },
      { call: 'c2p.execute', body: { ...order, intentId: '019a2b3c-0000-7000-8000-00000000a001', token: '13572468' } },
    ],
    results: [
      { error: { kind: 'Authentication', code: 'invalid_api_key', status: 401 } },
      { error: { kind: 'NotFound', code: 'payment_not_found', status: 404 } },
      { error: { kind: 'NotFound', code: 'intent_not_found', status: 404 } },
    ],
    requests: 3,
  },
  {
    title: 'a session is created, read and ended, and the merchant’s own data come back as they were sent',
    steps: [
      {
        call: 'checkout.sessions.create',
        body: {
          usdAmount: amount('25.00'),
          description: 'Order 1042',
          metadata: { usdAmount: '1.50', cart: '007' },
          lines: [{ label: 'IVA', usdAmount: amount('3.45') }],
        },
      },
      { call: 'checkout.sessions.get', path: [resultOf(0, 'sessionId')] },
      { call: 'checkout.sessions.expire', path: [resultOf(0, 'sessionId')] },
    ],
    results: [
      { value: { status: 'OPEN', usdAmount: amount('25'), url: expect.stringContaining('http') } },
      {
        value: {
          status: 'OPEN',
          metadata: { usdAmount: '1.50', cart: '007' },
          lines: [{ label: 'IVA', usdAmount: amount('3.45') }],
        },
      },
      { value: { status: 'EXPIRED' } },
    ],
    requests: 3,
  },
  {
    title: 'a payment link is created, switched off, and drawn as a file',
    steps: [
      { call: 'paymentLinks.create', body: link },
      { call: 'paymentLinks.update', path: [resultOf(0, 'linkId')], body: { active: false } },
      { call: 'paymentLinks.get', path: [resultOf(0, 'linkId')] },
      { call: 'paymentLinks.qr', path: [resultOf(0, 'linkId')] },
    ],
    results: [
      { value: { active: true, vesAmount: amount('900.05'), description: 'Almuerzo «ñ»' } },
      { value: { active: false } },
      { value: { active: false, reusable: true } },
      // The base64 of `<svg` and of what follows it.
      { value: { $base64: expect.stringMatching(/^PHN2Z/) } },
    ],
  },
  {
    title: 'amounts are sent digit by digit, and never as a float',
    steps: [
      { call: 'c2p.request', body: { ...payer, usdAmount: amount('9007199254740993.07') } },
      { call: 'c2p.request', body: { ...payer, usdAmount: { $float: '25.5' } } },
      { call: 'quote', query: { usdAmount: amount('0.10') } },
      { call: 'quote', query: { usdAmount: { $float: '0.1' } } },
    ],
    results: [
      { error: { kind: 'InvalidRequest' } },
      { refused: expect.stringContaining('usdAmount') },
      { value: { usdAmount: amount('0.1') } },
      { refused: expect.stringContaining('usdAmount') },
    ],
    sent: ['"usdAmount":9007199254740993.07', ''],
    requests: 2,
    needsExactAmounts: true,
  },
  {
    title: 'amounts are received digit by digit',
    faults: [
      {
        status: 200,
        body: '{"usdAmount":25,"vesAmount":9007199254740993.07,"bcvRate" : 301.3709000,"sources":{"r4":{"bcvRate":3.0137e2}}}',
      },
    ],
    steps: [{ call: 'quote', query: { usdAmount: amount('25') } }],
    results: [
      {
        value: {
          usdAmount: amount('25'),
          vesAmount: amount('9007199254740993.07'),
          bcvRate: amount('301.3709000'),
          sources: { r4: { bcvRate: amount('301.37') } },
        },
      },
    ],
    needsExactAmounts: true,
  },
]
