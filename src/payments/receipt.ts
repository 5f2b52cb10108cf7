import { findBank } from '../banks/directory.ts'
import { toNumber } from '../foundation/money.ts'
import { Type } from '../foundation/schema.ts'
import type { Caller } from '../foundation/scope.ts'
import type { Language } from '../foundation/text.ts'
import { customerMessage } from './customer-messages.ts'
import { explainFailure } from './failure-texts.ts'
import { methods, type Payer, type Payment, type Stage, statuses } from './payment.ts'

/** Stages of a pending payment, as its tenant sees them: the thing that it waits for. */
const shownStages = [
  'awaiting_token',
  'awaiting_transfer',
  'approval',
  'queued',
  'confirming',
  'manual_review',
] as const

const shownAs: Record<Stage, (typeof shownStages)[number]> = {
  intent: 'awaiting_token',
  request: 'awaiting_transfer',
  approval: 'approval',
  queued: 'queued',
  submitted: 'confirming',
  accepted: 'confirming',
  unknown: 'confirming',
  attention: 'manual_review',
}

export function shownStage({ stage }: Pick<Payment, 'stage'>): (typeof shownStages)[number] | undefined {
  return stage === null ? undefined : shownAs[stage]
}

const time = (description: string) => Type.String({ format: 'date-time', description })

export const receiptFields = {
  paymentId: Type.String({ format: 'uuid' }),
  status: Type.Enum(statuses),
  method: Type.Enum(methods),
  usdAmount: Type.Optional(
    Type.Number({ description: 'Absent for an operation in VES created while no rate was available.' }),
  ),
  vesAmount: Type.Number({
    description: 'The amount the bank moves; for a verified transfer, the requested amount.',
  }),
  receivedVesAmount: Type.Optional(
    Type.Number({
      description:
        'Of a request for a transfer: the sum received so far. Of a verified transfer: its amount, if it differs from ' +
        '`vesAmount`.',
    }),
  ),
  remainingVesAmount: Type.Optional(Type.Number({ description: 'Of a request that was paid in part: the rest.' })),
  overpaidVesAmount: Type.Optional(
    Type.Number({
      description: 'Of a completed request: the part beyond `vesAmount`, which can be given back as change.',
    }),
  ),
  paidLate: Type.Optional(Type.Literal(true, { description: 'The request was completed after it had expired.' })),
  bcvRate: Type.Optional(Type.Number({ description: 'The rate used to convert one amount into the other.' })),
  rateDate: Type.Optional(Type.String({ format: 'date', description: 'The rate’s value date.' })),
  tenantName: Type.String(),
  livemode: Type.Boolean(),
  createdAt: time('When it was created.'),
  updatedAt: time('When it last changed.'),
  keyId: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'The API key that created it; absent if a person did in the dashboard.',
    }),
  ),
  externalRef: Type.Optional(Type.String({ description: 'Your own reference, as you sent it.' })),
  metadata: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'Your own data, as you sent it.' })),
  checkoutSessionId: Type.Optional(
    Type.String({ format: 'uuid', description: 'The checkout session that it was paid in.' }),
  ),
  bankReference: Type.Optional(Type.String({ description: 'The bank’s reference: text, leading zeros matter.' })),
  bankTxId: Type.Optional(Type.Number()),
  operationId: Type.Optional(Type.String({ description: 'The network’s id of the operation.' })),
  debtorId: Type.Optional(Type.String({ pattern: '^[VEJPGC]\\d{5,9}$', examples: ['V12345678'] })),
  debtorPhone: Type.Optional(Type.String({ pattern: '^58\\d{10}$', examples: ['584141234567'] })),
  debtorBankCode: Type.Optional(Type.Number()),
  debtorBankName: Type.Optional(Type.String()),
  cardLast4: Type.Optional(Type.String({ pattern: '^\\d{4}$', examples: ['4242'] })),
  cardBrand: Type.Optional(Type.String()),
  failureCode: Type.Optional(Type.String({ description: 'The bank’s own code, or one of ours.' })),
  failureMessage: Type.Optional(
    Type.String({ description: 'For the merchant: what the code means and what to do next.' }),
  ),
  customerMessage: Type.Optional(Type.String({ description: 'For the customer: what happened and what to do.' })),
  stage: Type.Optional(
    Type.Enum(shownStages, {
      description:
        'Of a pending payment: the next thing it waits for. `awaiting_token`: the customer’s token. `awaiting_transfer`: the customer’s ' +
        'transfer. `approval`: the approval of a second person. `queued`: its turn in a disbursement. `confirming`: the ' +
        'bank’s result; `manual_review`: a person who finds out what happened. In the last two the money may have ' +
        'moved: never charge or pay again.',
    }),
  ),
  expiresAt: Type.Optional(
    time('For a pending intent or request, or a payout that waits for approval: when it expires.'),
  ),
  reversedAt: Type.Optional(time('When it was reversed.')),
  reversalStatus: Type.Optional(
    Type.Literal('PENDING', { description: 'A reversal is in progress; its result follows.' }),
  ),
  reversalRef: Type.Optional(Type.String()),
  reversalTxId: Type.Optional(Type.Number()),
}

export const Receipt = Type.Object(
  {
    ...receiptFields,
    givenBackVesAmount: Type.Optional(
      Type.Number({
        description:
          'Of an over-paid request or verified transfer that is read by itself, not in a list: what was given back as ' +
          'change, or is under way.',
      }),
    ),
    toGiveBackVesAmount: Type.Optional(
      Type.Number({
        description:
          'With `givenBackVesAmount`: what can be given back now, as the `monto` of a change with `overpaidPaymentId`.',
      }),
    ),
  },
  { $id: 'Receipt', description: 'A payment as its tenant sees it.' },
)

const expiring: ReadonlySet<Stage> = new Set(['intent', 'request', 'approval'])

/** Absent fields are omitted, not null: the serializer drops undefined values. */
export function receiptOf(payment: Payment, caller: Caller, language: Language): Record<string, unknown> {
  const { payer } = payment
  return {
    paymentId: payment.paymentId,
    status: payment.status,
    method: payment.method,
    usdAmount: payment.usdAmount ? toNumber(payment.usdAmount) : undefined,
    vesAmount: toNumber(payment.vesAmount),
    receivedVesAmount: payment.receivedVesAmount ? toNumber(payment.receivedVesAmount) : undefined,
    ...requestAmounts(payment),
    bcvRate: payment.bcvRate ? toNumber(payment.bcvRate) : undefined,
    rateDate: payment.rateDate ?? undefined,
    tenantName: caller.tenantName,
    livemode: caller.scope.livemode,
    createdAt: payment.createdAt.toISOString(),
    updatedAt: payment.updatedAt.toISOString(),
    keyId: payment.keyId ?? undefined,
    externalRef: payment.externalRef ?? undefined,
    metadata: payment.metadata ?? undefined,
    checkoutSessionId: payment.checkoutSessionId ?? undefined,
    bankReference: payment.bankReference ?? undefined,
    bankTxId: payment.bankTxId ?? undefined,
    operationId: payment.operationId ?? undefined,
    ...debtorFields(payer),
    cardLast4: payment.cardLast4 ?? undefined,
    cardBrand: payment.cardBrand ?? undefined,
    ...failureFields(payment, language),
    stage: shownStage(payment),
    expiresAt: payment.stage !== null && expiring.has(payment.stage) ? payment.expiresAt?.toISOString() : undefined,
    reversedAt: payment.reversedAt?.toISOString(),
    reversalStatus: payment.reversalStage === null ? undefined : 'PENDING',
    reversalRef: payment.reversalRef ?? undefined,
    reversalTxId: payment.reversalTxId ?? undefined,
  }
}

export function debtorFields({ document, phone, bankCode }: Payer): Record<string, unknown> {
  return {
    debtorId: document,
    debtorPhone: phone,
    debtorBankCode: bankCode === undefined ? undefined : Number(bankCode),
    debtorBankName: bankCode === undefined ? undefined : findBank(bankCode)?.name,
  }
}

/** Whether the payment was created as a request for a transfer. */
export function isRequest({ method, expiresAt }: Pick<Payment, 'method' | 'expiresAt'>): boolean {
  return method === 'PAGO_MOVIL' && expiresAt !== null
}

/** Amounts of a request that are missing or beyond its price; empty for any other payment. */
function requestAmounts(payment: Payment): Record<string, unknown> {
  const { status, vesAmount, receivedVesAmount: received, paidLate } = payment
  if (!isRequest(payment) || received === null) return {}
  const difference = received.minus(vesAmount)
  return {
    remainingVesAmount: status !== 'COMPLETED' && difference.lt(0) ? toNumber(difference.abs()) : undefined,
    overpaidVesAmount: status === 'COMPLETED' && difference.gt(0) ? toNumber(difference) : undefined,
    paidLate: paidLate || undefined,
  }
}

/** Failure fields of every response that shows a failed payment; empty for any other payment. */
export function failureFields(
  { method, bank, failureCode }: Pick<Payment, 'method' | 'bank' | 'failureCode'>,
  language: Language,
): { failureCode?: string; failureMessage?: string; customerMessage?: string } {
  if (failureCode === null) return {}
  return {
    failureCode,
    failureMessage: explainFailure(method, bank, failureCode)[language],
    customerMessage: customerMessage({ method, bank }, failureCode)[language],
  }
}

export function omitEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))
}
