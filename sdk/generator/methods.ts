import type { OperationId } from '../src/openapi.ts'
import { type Document, nameOfRef, operationsOf, reachable, type RoutedOperation, type Schema } from './document.ts'

/** Method of each operation in every SDK; Python writes it in snake_case. A new operation needs its line here. */
export const methodNames: Record<OperationId, string> = {
  listBanks: 'banks.list',
  getBalance: 'banks.balance',
  getQuote: 'quote',
  requestC2p: 'c2p.request',
  executeC2p: 'c2p.execute',
  chargeCard: 'vpos.charge',
  requestCardFactor: 'vpos.authentication',
  verifyPagoMovil: 'pagoMovil.verify',
  requestPagoMovil: 'pagoMovil.request',
  reportReference: 'pagoMovil.reportReference',
  listPayments: 'payments.list',
  getPayment: 'payments.get',
  getPaymentByRef: 'payments.byRef',
  listPaymentEvents: 'payments.events',
  cancelPayment: 'payments.cancel',
  reversePayment: 'payments.reverse',
  requestDebitOtp: 'debit.otp',
  debit: 'debit.create',
  domiciliate: 'domiciliation.create',
  listMandates: 'mandates.list',
  creditPhone: 'credit.phone',
  creditAccount: 'credit.account',
  disburseCredits: 'credit.disburse',
  getDisbursement: 'credit.disbursement',
  payOut: 'payouts.create',
  sendChange: 'change.send',
  getOperation: 'operations.get',
  pollOperation: 'operations.poll',
  listApprovals: 'approvals.list',
  approvePayout: 'approvals.approve',
  declinePayout: 'approvals.decline',
  listMovements: 'movements.list',
  matchMovement: 'movements.match',
  ignoreMovement: 'movements.ignore',
  getReconciliation: 'reconciliations.get',
  getReconciliationCsv: 'reconciliations.csv',
  getReconciliationXlsx: 'reconciliations.xlsx',
  createCheckoutSession: 'checkout.sessions.create',
  getCheckoutSession: 'checkout.sessions.get',
  expireCheckoutSession: 'checkout.sessions.expire',
  createPaymentLink: 'paymentLinks.create',
  listPaymentLinks: 'paymentLinks.list',
  getPaymentLink: 'paymentLinks.get',
  updatePaymentLink: 'paymentLinks.update',
  getPaymentLinkQr: 'paymentLinks.qr',
  listEvents: 'events.list',
  createWebhook: 'webhooks.create',
  listWebhooks: 'webhooks.list',
  getWebhook: 'webhooks.get',
  updateWebhook: 'webhooks.update',
  deleteWebhook: 'webhooks.delete',
  rotateWebhookSecret: 'webhooks.rotateSecret',
  listWebhookDeliveries: 'webhooks.deliveries',
  sendTestNotification: 'notifications.test',
  createTestFault: 'testControls.createFault',
  listTestFaults: 'testControls.listFaults',
  deleteTestFaults: 'testControls.deleteFaults',
  createTestMovement: 'testControls.createMovement',
  listTestLedger: 'testControls.ledger',
}

/** Operations whose method returns the `items` of the response. */
const unwrapped = new Set<string>(['listPaymentEvents', 'listApprovals'] satisfies OperationId[])

/** `number` fields of the document that hold whole numbers; all others are amounts and rates, which are never floats. */
const wholeNumbers = new Set(['debtorBankCode', 'bankTxId', 'reversalTxId'])

/** An operation as a method of an SDK. */
export type Method = {
  operation: RoutedOperation
  /** `['checkout', 'sessions']`; empty for a method of the client itself. */
  resource: string[]
  name: string
  path: string[]
  /** Schema of the query parameters as an object. */
  query: Schema | undefined
  body: Schema | undefined
  isBodyRequired: boolean
  /** `pages`: a list that is read page by page. `items`: the list within the response. `file`: bytes. */
  result: { kind: 'json' | 'pages' | 'items'; schema: Schema } | { kind: 'file' }
  /** Fields of the request that are amounts, at any depth. */
  decimals: string[]
}

export function methodsOf(document: Document): Method[] {
  return operationsOf(document).map((operation) => {
    const { operationId, parameters = [], requestBody } = operation
    const names = (methodNames as Record<string, string>)[operationId]?.split('.')
    if (!names) throw new Error(`${operationId} has no line in sdk/generator/methods.ts.`)
    const body = requestBody?.content?.['application/json']?.schema
    const query = queryOf(operation)
    return {
      operation,
      resource: names.slice(0, -1),
      name: names.at(-1) ?? '',
      path: parameters.filter(({ in: location }) => location === 'path').map(({ name }) => name),
      query,
      body,
      isBodyRequired: requestBody?.required === true,
      result: resultOf(operation, document),
      decimals: decimalsIn([body ?? {}, query ?? {}], document),
    }
  })
}

function queryOf({ parameters = [] }: RoutedOperation): Schema | undefined {
  const given = parameters.filter(({ in: location }) => location === 'query')
  if (given.length === 0) return undefined
  return {
    type: 'object',
    properties: Object.fromEntries(
      given.map(({ name, schema, description }) => [name, { ...schema, ...(description ? { description } : {}) }]),
    ),
    required: given.filter(({ required }) => required).map(({ name }) => name),
  }
}

function resultOf({ operationId, responses }: RoutedOperation, { components }: Document): Method['result'] {
  const [first] = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const schema = first?.[1].content?.['application/json']?.schema
  if (!schema) return { kind: 'file' }
  const { properties = {} } = schema.$ref ? (components.schemas[nameOfRef(schema.$ref)] ?? {}) : schema
  const fields = Object.keys(properties).toSorted().join()
  const items = properties['items']?.items ?? {}
  if (fields === 'items,nextCursor') return { kind: 'pages', schema: items }
  return unwrapped.has(operationId) ? { kind: 'items', schema: items } : { kind: 'json', schema }
}

/** Names of the amounts in these schemas and in those that they reference. */
export function decimalsIn(from: Schema[], { components: { schemas } }: Document): string[] {
  const found = new Set<string>()
  const referenced = [...reachable(from, schemas)].map((name) => schemas[name] ?? {})
  for (const schema of [...from, ...referenced]) visit(schema)
  return [...found].toSorted()

  function visit(schema: Schema): void {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (isDecimal(name, property)) found.add(name)
      visit(property)
    }
    for (const part of [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) {
      if (part) visit(part)
    }
  }
}

export function isDecimal(name: string, schema: Schema): boolean {
  const types = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(({ type }) => type ?? [])
  return types.includes('number') && !wholeNumbers.has(name)
}

/** Names of the amounts and rates in all responses and events. */
export function responseDecimals(document: Document): string[] {
  const events = Object.values(document.webhooks).map(({ post }) => post.requestBody)
  const contents = [...operationsOf(document).flatMap(({ responses }) => Object.values(responses)), ...events]
  const schemas = contents.flatMap(({ content }) => content?.['application/json']?.schema ?? [])
  return decimalsIn(schemas, document)
}
