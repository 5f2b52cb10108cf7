import { systemRandom } from '../../../src/foundation/random.ts'
import { c2pDetails } from '../../harness/payments.ts'
import type { Document, DocumentedOperation } from '../specification/document.ts'

/** One of four isolated worlds: two tenants, each in test and live mode. */
export type World = {
  name: string
  key: string
  intentId: string
  paymentId: string
  creditId: string
  /** Payouts that wait for a second person. */
  approvalId: string
  declinedId: string
  disbursementId: string
  partId: string
  operationId: string
  externalRef: string
  cursor: string
  webhookId: string
  sessionId: string
  linkId: string
  linksCursor: string
  mandatesCursor: string
  /** Direct debits that asked for a mandate. */
  mandateId: string
  laterMandateId: string
  deliveriesCursor: string
  eventsCursor: string
}

/** Request that refers to a stored resource: the owner's, or an unknown one. */
export type Way = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path(value: string, world: World): string
  body?(value: string): object
  /** Resources of the owner. */
  values: (keyof World)[]
  /** Unknown id or reference of the same form. */
  nothing(): string
  /** Status for the owner. */
  owner: number
}

const uuid = () => systemRandom.uuid()
export const ways: Record<string, Way> = {
  'getPayment id': {
    method: 'GET',
    path: (id) => `/v1/payments/${id}`,
    values: ['intentId', 'paymentId', 'creditId'],
    nothing: uuid,
    owner: 200,
  },
  'listPaymentEvents id': {
    method: 'GET',
    path: (id) => `/v1/payments/${id}/events`,
    values: ['intentId', 'paymentId', 'creditId'],
    nothing: uuid,
    owner: 200,
  },
  'getPaymentByRef externalRef': {
    method: 'GET',
    path: (ref) => `/v1/payments/by-ref/${encodeURIComponent(ref)}`,
    values: ['externalRef'],
    nothing: () => 'order/C test',
    owner: 200,
  },
  'listPayments externalRef': {
    method: 'GET',
    path: (ref) => `/v1/payments?externalRef=${encodeURIComponent(ref)}`,
    values: ['externalRef'],
    nothing: () => 'order/C test',
    owner: 200,
  },
  'listPayments cursor': {
    method: 'GET',
    path: (cursor) => `/v1/payments?cursor=${cursor}`,
    values: ['cursor'],
    nothing: () => systemRandom.bytes(32).toString('base64url'),
    owner: 200,
  },
  'getOperation id': {
    method: 'GET',
    path: (id) => `/v1/payments/operations/${id}`,
    values: ['creditId', 'operationId', 'paymentId', 'disbursementId'],
    nothing: uuid,
    owner: 200,
  },
  'getDisbursement id': {
    method: 'GET',
    path: (id) => `/v1/payments/disbursements/${id}`,
    values: ['disbursementId'],
    nothing: uuid,
    owner: 200,
  },
  'pollOperation id': {
    method: 'POST',
    path: () => '/v1/payments/operations/poll',
    body: (id) => ({ id }),
    values: ['creditId', 'operationId', 'paymentId', 'disbursementId'],
    nothing: uuid,
    owner: 200,
  },
  'executeC2p intentId': {
    method: 'POST',
    path: () => '/v1/payments/c2p',
    body: (intentId) => ({ ...c2pDetails, intentId, token: '13572468' }),
    values: ['intentId', 'paymentId'],
    nothing: uuid,
    owner: 201,
  },
  'reversePayment id': {
    method: 'POST',
    path: (id) => `/v1/payments/${id}/reverse`,
    values: ['paymentId', 'intentId', 'creditId'],
    nothing: uuid,
    owner: 200,
  },
  'approvePayout id': {
    method: 'POST',
    path: (id) => `/v1/payments/${id}/approve`,
    values: ['approvalId'],
    nothing: uuid,
    owner: 200,
  },
  'declinePayout id': {
    method: 'POST',
    path: (id) => `/v1/payments/${id}/decline`,
    values: ['declinedId'],
    nothing: uuid,
    owner: 200,
  },
  'getCheckoutSession id': {
    method: 'GET',
    path: (id) => `/v1/checkout/sessions/${id}`,
    values: ['sessionId'],
    nothing: uuid,
    owner: 200,
  },
  'expireCheckoutSession id': {
    method: 'POST',
    path: (id) => `/v1/checkout/sessions/${id}/expire`,
    values: ['sessionId'],
    nothing: uuid,
    owner: 200,
  },
  'getPaymentLink id': {
    method: 'GET',
    path: (id) => `/v1/payment-links/${id}`,
    values: ['linkId'],
    nothing: uuid,
    owner: 200,
  },
  'getPaymentLinkQr id': {
    method: 'GET',
    path: (id) => `/v1/payment-links/${id}/qr.svg`,
    values: ['linkId'],
    nothing: uuid,
    owner: 200,
  },
  'updatePaymentLink id': {
    method: 'PATCH',
    path: (id) => `/v1/payment-links/${id}`,
    body: () => ({ active: false }),
    values: ['linkId'],
    nothing: uuid,
    owner: 200,
  },
  'listPaymentLinks cursor': {
    method: 'GET',
    path: (cursor) => `/v1/payment-links?cursor=${cursor}`,
    values: ['linksCursor'],
    nothing: () => systemRandom.bytes(32).toString('base64url'),
    owner: 200,
  },
  'listMandates cursor': {
    method: 'GET',
    path: (cursor) => `/v1/mandates?cursor=${cursor}`,
    values: ['mandatesCursor'],
    nothing: () => systemRandom.bytes(32).toString('base64url'),
    owner: 200,
  },
  'getWebhook id': {
    method: 'GET',
    path: (id) => `/v1/webhooks/${id}`,
    values: ['webhookId'],
    nothing: uuid,
    owner: 200,
  },
  'updateWebhook id': {
    method: 'PATCH',
    path: (id) => `/v1/webhooks/${id}`,
    body: () => ({ isActive: false }),
    values: ['webhookId'],
    nothing: uuid,
    owner: 200,
  },
  'rotateWebhookSecret id': {
    method: 'POST',
    path: (id) => `/v1/webhooks/${id}/rotate-secret`,
    values: ['webhookId'],
    nothing: uuid,
    owner: 200,
  },
  'listWebhookDeliveries id': {
    method: 'GET',
    path: (id) => `/v1/webhooks/${id}/deliveries`,
    values: ['webhookId'],
    nothing: uuid,
    owner: 200,
  },
  'listWebhookDeliveries cursor': {
    method: 'GET',
    path: (cursor, { webhookId }) => `/v1/webhooks/${webhookId}/deliveries?cursor=${cursor}`,
    values: ['deliveriesCursor'],
    nothing: () => systemRandom.bytes(32).toString('base64url'),
    owner: 200,
  },
  'listEvents after': {
    method: 'GET',
    path: (cursor) => `/v1/events?after=${cursor}`,
    values: ['eventsCursor'],
    nothing: () => systemRandom.bytes(32).toString('base64url'),
    owner: 200,
  },
  'sendTestNotification webhookId': {
    method: 'POST',
    path: () => '/v1/notifications/test',
    body: (webhookId) => ({ webhookId }),
    values: ['webhookId'],
    nothing: uuid,
    owner: 202,
  },
  // Last of the endpoint's: it is gone after that.
  'deleteWebhook id': {
    method: 'DELETE',
    path: (id) => `/v1/webhooks/${id}`,
    values: ['webhookId'],
    nothing: uuid,
    owner: 200,
  },
}

/** Fields of bodies that name nothing stored: a payment's own labels, persons, and the banks' references. */
const labels = new Set(['externalRef', 'referencia', 'debtorId', 'cardHolderId', 'reference'])

/** Every parameter and field of an operation that could name something stored. */
function namesOf({ components }: Document, operation: DocumentedOperation): string[] {
  const parameters = (operation.parameters ?? []).filter(
    ({ in: location, name }) => location === 'path' || /^(id|cursor|after|.*(Id|Ref))$/.test(name),
  )
  const schema = operation.requestBody?.content?.['application/json']?.schema
  const reference = schema?.['$ref']
  const component = typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : ''
  const properties = Object.keys((components.schemas[component] ?? schema)?.['properties'] ?? {})
  const fields = properties.filter((name) => /^(id|cursor|refer.*|.*(Id|Ref))$/.test(name) && !labels.has(name))
  return [...parameters.map(({ name }) => name), ...fields]
}

/** Of the whole document, as the cases are named. */
export function waysOf(document: Document): string[] {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  return operations.flatMap((operation) =>
    namesOf(document, operation).map((name) => `${operation.operationId} ${name}`),
  )
}
