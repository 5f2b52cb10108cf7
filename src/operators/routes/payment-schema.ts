import { type Static, Type } from 'typebox'
import { methods, statuses } from '../../payments/payment.ts'
import { bank, day, nullable, time, uuid } from '../schema.ts'

const text = () => Type.String()

/** A payment as operators see it: amounts as exact text, the payer masked, absent things null. */
export const Payment = Type.Object({
  paymentId: uuid(),
  tenantId: uuid(),
  tenantName: text(),
  livemode: Type.Boolean(),
  method: Type.Enum(methods),
  status: Type.Enum(statuses),
  /** Where a PENDING one stands inside. */
  stage: nullable(Type.Enum(['intent', 'queued', 'submitted', 'accepted', 'unknown', 'attention'] as const)),
  bank: nullable(bank()),
  /** Null, with rate and date, of an operation in VES made while there was no rate. */
  usdAmount: nullable(text()),
  vesAmount: text(),
  /** What arrived, where that is not `vesAmount`. */
  receivedVesAmount: nullable(text()),
  bcvRate: nullable(text()),
  rateDate: nullable(day()),
  externalRef: nullable(text()),
  payer: Type.Object({
    document: Type.Optional(text()),
    phone: Type.Optional(text()),
    bankCode: Type.Optional(text()),
    account: Type.Optional(text()),
    name: Type.Optional(text()),
    concept: Type.Optional(text()),
    reference: Type.Optional(text()),
  }),
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
  doubtSince: nullable(time()),
  reversalStage: nullable(Type.Enum(['submitted', 'unknown', 'attention'] as const)),
  reversalSubmittedAt: nullable(time()),
  reversalRef: nullable(text()),
  reversalTxId: nullable(Type.Number()),
  reversedAt: nullable(time()),
  /** What a person has to look at although the payment has ended. */
  reviewReason: nullable(text()),
  /** How often the bank was asked about it. */
  checks: Type.Integer(),
})
export type Payment = Static<typeof Payment>

/** What was told to one endpoint of the tenant, and what it answered. */
export const Delivery = Type.Object({
  id: uuid(),
  webhookId: uuid(),
  event: text(),
  paymentId: Type.Optional(uuid()),
  status: Type.Enum(['queued', 'sending', 'delivered', 'failed', 'interrupted'] as const),
  createdAt: time(),
  sentAt: Type.Optional(time()),
  responseStatus: Type.Optional(Type.Integer()),
  error: Type.Optional(text()),
  durationMs: Type.Optional(Type.Integer()),
  /** The beginning of the endpoint's answer. */
  excerpt: Type.Optional(text()),
  /** The exact body that was signed and sent. */
  body: text(),
})
export type Delivery = Static<typeof Delivery>

/** One payment with everything that happened to it. */
export const PaymentDetail = Type.Object({
  payment: Payment,
  failureMessage: nullable(text()),
  /** Oldest first. */
  timeline: Type.Array(
    Type.Object({
      id: uuid(),
      type: text(),
      status: Type.Enum(statuses),
      /** What tenants were told, if anything. */
      event: nullable(text()),
      at: time(),
      data: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
    }),
  ),
  deliveries: Type.Array(Delivery),
})
export type PaymentDetail = Static<typeof PaymentDetail>
