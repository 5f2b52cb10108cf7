import { expect } from 'vitest'

/** The fields each body must have, as the specification and the contract name them. */
export type Shape = Record<string, unknown>

const text = expect.stringMatching(/./)
const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const number = expect.any(Number)
const status = expect.stringMatching(/^(PENDING|COMPLETED|FAILED|REVERSED)$/)

export const receipt: Shape = {
  paymentId: uuid,
  status,
  method: expect.stringMatching(
    /^(C2P|VPOS|PAGO_MOVIL|DEBITO_INMEDIATO|CREDITO_INMEDIATO|CREDITO_CUENTA|DISPERSION|VUELTO|DOMICILIACION)$/,
  ),
  usdAmount: number,
  vesAmount: number,
  bcvRate: number,
  tenantName: text,
  createdAt: time,
  updatedAt: time,
  livemode: false,
}

const intent: Shape = {
  ...receipt,
  intentId: uuid,
  otpRequested: expect.any(Boolean),
  status: 'PENDING',
  expiresAt: time,
}

const common: Shape = {
  paymentId: uuid,
  status,
  code: text,
  message: text,
  success: expect.any(Boolean),
  createdAt: time,
}

const polled: Shape = { ...common, kind: text, statusBefore: status }

const disbursement: Shape = {
  id: uuid,
  paymentId: uuid,
  referencia: text,
  status: expect.stringMatching(/^(COMPLETED|PENDING|PARTIAL|FAILED)$/),
  credits: expect.arrayContaining([
    expect.objectContaining({ telefono: text, montoPart: number, paymentId: uuid, status, code: text }),
  ]),
}

const quote: Shape = {
  usdAmount: number,
  bcvRate: number,
  vesAmount: number,
  medianRate: number,
  medianVesAmount: number,
  source: 'bcv',
  fetchedAt: time,
  sources: { vexFx: { bcvRate: number, fetchedAt: time }, r4: expect.any(Object) },
}

const bank: Shape = {
  code: expect.stringMatching(/^\d{4}$/),
  name: text,
  shortName: text,
  services: expect.any(Array),
  logoUrl: null,
}

const endpoint: Shape = {
  id: uuid,
  tenantId: uuid,
  url: text,
  events: expect.arrayContaining([expect.stringMatching(/^payment\./)]),
  isActive: expect.any(Boolean),
  createdAt: time,
  updatedAt: time,
}

export const incoming: Shape = {
  movementId: uuid,
  bankCode: '0191',
  account: expect.stringMatching(/^\d{4}$/),
  date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  receivedAt: time,
  vesAmount: number,
  reference: text,
  payerPhone: '58*******567',
  payerDocument: 'V*****678',
  payerBankCode: '0102',
  kind: 'PAGO_MOVIL',
  source: 'statement',
  state: text,
}

export const mandate: Shape = {
  mandateId: uuid,
  status: 'REQUESTED',
  bank: 'r4',
  debtorId: 'V12345678',
  debtorPhone: '584141234567',
  debtorBankCode: 102,
  debtorBankName: text,
  lastPaymentId: uuid,
  livemode: false,
  createdAt: time,
  updatedAt: time,
}

const session: Shape = {
  sessionId: uuid,
  url: expect.stringMatching(/^http:.*\/pay\/[\w-]{22}$/),
  status: text,
  description: 'Pedido 1042',
  language: 'es',
  livemode: false,
  createdAt: time,
  expiresAt: time,
}

const link: Shape = {
  linkId: uuid,
  url: expect.stringMatching(/^http:.*\/l\/[\w-]{22}$/),
  active: expect.any(Boolean),
  amount: text,
  description: 'Pedido 1042',
  reusable: expect.any(Boolean),
  paidSessions: 0,
  livemode: false,
  createdAt: time,
}

/** Of the successful answer, by the operation's name in tables; of a list, of each item. */
export const shapes: Record<string, Shape> = {
  '/banks': bank,
  '/quote': quote,
  '/payments/c2p/request': intent,
  '/payments/c2p': receipt,
  '/payments/vpos': receipt,
  '/payments/vpos/authentication': { factor: expect.objectContaining({ type: text, label: text }) },
  '/payments/pago-movil/verify': receipt,
  '/payments/by-ref/{externalRef}': receipt,
  '/payments/{id}': receipt,
  '/payments/{id}/reverse': receipt,
  '/payments/debit/otp': { code: text, message: text, success: expect.any(Boolean) },
  '/payments/debit': common,
  '/payments/domiciliation': common,
  '/mandates': { items: expect.any(Array), nextCursor: null },
  '/payments/operations/{id}': polled,
  '/payments/credit': common,
  '/payments/credit/account': common,
  '/payments/credit/disburse': disbursement,
  '/payments/disbursements/{id}': disbursement,
  '/payments/payouts': { ...common, referencia: text },
  '/payments/change': common,
  '/balance': {
    items: [{ bank: 'bnc', account: expect.stringMatching(/^\d{4}$/), available: true, balance: text, asOf: time }],
  },
  '/approvals': {
    items: [{ paymentId: uuid, payees: [{ cedula: text, montoPart: number }], requestedAt: time, expiresAt: time }],
  },
  '/payments/{id}/approve': common,
  '/payments/{id}/decline': common,
  '/payments': { items: [receipt], nextCursor: null },
  '/payments/{id}/events': {
    items: expect.arrayContaining([
      expect.objectContaining({ id: uuid, type: text, status, at: time, data: expect.any(Object) }),
    ]),
  },
  '/payments/operations/poll': polled,
  '/movements': { items: expect.any(Array), nextCursor: null },
  '/payments/pago-movil/request': {
    ...receipt,
    status: 'PENDING',
    expiresAt: time,
    payTo: [
      { bankCode: '0191', bankName: text, phone: text, document: text, name: text, vesAmount: number },
      { bankCode: '0169', bankName: text, phone: text, document: text, name: text, vesAmount: number },
      { bankCode: '0105', bankName: text, phone: text, document: text, name: text, vesAmount: number },
    ],
  },
  '/checkout/sessions': session,
  '/checkout/sessions/{id}': session,
  '/checkout/sessions/{id}/expire': session,
  'POST /payment-links': link,
  'GET /payment-links': { items: [link], nextCursor: null },
  'GET /payment-links/{id}': link,
  'PATCH /payment-links/{id}': link,
  '/payments/{id}/cancel': receipt,
  '/payments/{id}/reference': receipt,
  '/movements/{id}/match': receipt,
  '/movements/{id}/ignore': incoming,
  'POST /webhooks': { ...endpoint, secret: text },
  'GET /webhooks': endpoint,
  'GET /webhooks/{id}': endpoint,
  'PATCH /webhooks/{id}': endpoint,
  'DELETE /webhooks/{id}': { id: uuid, deleted: true },
  '/webhooks/{id}/rotate-secret': { ...endpoint, secret: text },
  '/webhooks/{id}/deliveries': {
    items: [{ id: uuid, event: text, status: text, createdAt: time, body: text }],
    nextCursor: null,
  },
  '/events': { items: expect.any(Array), hasMore: expect.any(Boolean) },
  'POST /test/faults': { id: uuid, bank: 'bnc', kind: text, times: number },
  'GET /test/faults': { items: expect.any(Array) },
  'DELETE /test/faults': { items: expect.any(Array) },
  '/test/movements': { controlNumber: text, amount: text, reference: text, date: text },
  '/test/ledger': { items: expect.any(Array) },
  '/notifications/test': {
    sent: expect.any(Boolean),
    event: 'notification.test',
    tenantId: uuid,
    deliveries: expect.any(Array),
  },
}

/** The common error body, and what belongs to its status. */
export function errorShape(statusCode: number, error: string): Shape {
  const declined = { failureCode: text, code: text, paymentId: uuid, customerMessage: text }
  return { statusCode, error, message: text, requestId: text, ...(statusCode === 422 ? declined : {}) }
}
