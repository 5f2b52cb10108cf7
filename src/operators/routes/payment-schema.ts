import { type Static, Type } from '../../foundation/schema.ts'
import { methods, statuses } from '../../payments/payment.ts'
import { bank, day, nullable, time, uuid } from '../schema.ts'

const text = () => Type.String()

/** The other party of a payment: masked in lists and views, whole where it was asked for by a person who may see it. */
export const Payer = Type.Object({
  document: Type.Optional(text()),
  phone: Type.Optional(text()),
  bankCode: Type.Optional(text()),
  account: Type.Optional(text()),
  name: Type.Optional(text()),
  concept: Type.Optional(text()),
  reference: Type.Optional(text()),
})
export type Payer = Static<typeof Payer>

/** Payment in the operators' API: amounts are exact decimals as text, the payer is masked, absent values are null. */
export const Payment = Type.Object({
  paymentId: uuid(),
  tenantId: uuid(),
  tenantName: text(),
  livemode: Type.Boolean(),
  method: Type.Enum(methods),
  status: Type.Enum(statuses),
  /** Internal stage of a PENDING payment. */
  /** API key that created it. */
  keyId: nullable(uuid()),
  stage: nullable(
    Type.Enum(['intent', 'request', 'approval', 'queued', 'submitted', 'accepted', 'unknown', 'attention'] as const),
  ),
  bank: nullable(bank()),
  /** Null, like rate and date, for an operation in VES made while there was no rate. */
  usdAmount: nullable(text()),
  vesAmount: text(),
  /** Of a request, the sum of its movements; of a verified transfer, if it differs from `vesAmount`. */
  receivedVesAmount: nullable(text()),
  /** A request completed after it had expired. */
  paidLate: Type.Boolean(),
  bcvRate: nullable(text()),
  rateDate: nullable(day()),
  externalRef: nullable(text()),
  payer: Payer,
  /** Everyday name of the payer's bank. */
  payerBankName: nullable(text()),
  cardLast4: nullable(text()),
  cardBrand: nullable(text()),
  bankReference: nullable(text()),
  bankTxId: nullable(Type.Number()),
  operationId: nullable(text()),
  bankCode: nullable(text()),
  failureCode: nullable(text()),
  batchId: nullable(uuid()),
  createdAt: time(),
  updatedAt: time(),
  expiresAt: nullable(time()),
  submittedAt: nullable(time()),
  unknownSince: nullable(time()),
  reversalStage: nullable(Type.Enum(['submitted', 'unknown', 'attention'] as const)),
  reversalSubmittedAt: nullable(time()),
  reversalRef: nullable(text()),
  reversalTxId: nullable(Type.Number()),
  reversedAt: nullable(time()),
  /** Reason for manual review of a payment that has ended. */
  reviewReason: nullable(text()),
  /** Number of status queries to the bank. */
  checks: Type.Integer(),
})
export type Payment = Static<typeof Payment>

/** Delivery log entry: one event at one endpoint of the tenant, with the endpoint's response. */
export const Delivery = Type.Object({
  id: uuid(),
  webhookId: uuid(),
  event: text(),
  /** Asked for by a person: the id of the event's own delivery. */
  redeliveryOf: Type.Optional(uuid()),
  paymentId: Type.Optional(uuid()),
  status: Type.Enum(['queued', 'sending', 'delivered', 'failed', 'interrupted'] as const),
  createdAt: time(),
  sentAt: Type.Optional(time()),
  responseStatus: Type.Optional(Type.Integer()),
  error: Type.Optional(text()),
  durationMs: Type.Optional(Type.Integer()),
  /** Beginning of the endpoint's response body. */
  excerpt: Type.Optional(text()),
  /** Request body, exactly as signed and sent. */
  body: text(),
})
export type Delivery = Static<typeof Delivery>

/** Payment with its timeline and webhook deliveries. */
export const PaymentDetail = Type.Object({
  payment: Payment,
  /** An operator entered the rate of the payment by hand. */
  isManualRate: Type.Boolean(),
  failureMessage: nullable(text()),
  /** Oldest first. */
  timeline: Type.Array(
    Type.Object({
      id: uuid(),
      type: text(),
      status: Type.Enum(statuses),
      /** Webhook event sent to the tenant, if any. */
      event: nullable(text()),
      at: time(),
      data: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
      /** API key whose request caused it. */
      keyId: nullable(uuid()),
    }),
  ),
  deliveries: Type.Array(Delivery),
})
export type PaymentDetail = Static<typeof PaymentDetail>
