import type { BankName, Flow } from '../banks/bank.ts'
import { type Decimal, decimal, fixed2 } from '../foundation/money.ts'

export const methods = [
  'C2P',
  'VPOS',
  'PAGO_MOVIL',
  'DEBITO_INMEDIATO',
  'CREDITO_INMEDIATO',
  'CREDITO_CUENTA',
  'DISPERSION',
  'VUELTO',
  'DOMICILIACION',
] as const
export type Method = (typeof methods)[number]

/** Direction of a payment's money, seen from the tenant. A reversal goes the other way. */
export type Direction = 'in' | 'out'
export const directionOf: Record<Method, Direction> = {
  C2P: 'in',
  VPOS: 'in',
  PAGO_MOVIL: 'in',
  DEBITO_INMEDIATO: 'in',
  CREDITO_INMEDIATO: 'out',
  CREDITO_CUENTA: 'out',
  DISPERSION: 'out',
  VUELTO: 'out',
  DOMICILIACION: 'in',
}

/** The public status. */
export const statuses = ['PENDING', 'COMPLETED', 'FAILED', 'REVERSED'] as const
export type Status = (typeof statuses)[number]

/** The internal stage of a PENDING payment; the migration that creates the table explains each. */
export type Stage = 'intent' | 'request' | 'approval' | 'queued' | 'submitted' | 'accepted' | 'unknown' | 'attention'

/** The stage of a reversal in progress, while its payment is still COMPLETED. */
export type ReversalStage = 'submitted' | 'unknown' | 'attention'

/** The other party of a payment. Sealed at rest. */
export type Payer = {
  document?: string
  phone?: string
  bankCode?: string
  account?: string
  name?: string
  /** Text of a payout for its payee. A payout is sent from what is stored: perhaps later, and by another process. */
  concept?: string
  /** Address of the customer, which the bank may require for change. */
  ip?: string
  /** Payees of a payout to several accounts; amounts are exact decimals, as text. */
  people?: { name: string; document: string; account: string; amount: string }[]
  /** The tenant's own number of a payout, which the bank receives as its reference. */
  reference?: string
  /** The bank's id of a charge, where its reversal requires it: it contains the payer's phone. */
  chargeId?: string
}

/** The tenant's own data of a payment: short texts by name. */
export type Metadata = Record<string, string>

/** The transitions that write a column (sql/). Columns with none are written by a statement of their own. */
export type TransitionName = 'insert' | 'settle' | 'reverse' | 'resolve'

type Column<Value, Stored, By extends TransitionName> = {
  readonly column: string
  /** The SQL type of its parameter. */
  readonly type: string
  readonly select: string
  readonly writtenBy: readonly By[]
  /** The value of a new payment that has none. */
  readonly empty?: Value
  /** Absent where the driver's value is the value. */
  readonly codec?: { read(stored: Stored): Value; write(value: Value): Stored }
  /** Type carriers; never set. */
  readonly value?: Value
  readonly stored?: Stored
}

type Kind<Value, Stored> = Pick<Column<Value, Stored, never>, 'type' | 'empty' | 'codec'>

function kind<Value, Stored = Value>({ type, ...rest }: Kind<Value, Stored> & { readAs?: string }) {
  return <By extends TransitionName = never>(column: string, ...writtenBy: By[]): Column<Value, Stored, By> => ({
    column,
    type,
    select: rest.readAs === undefined ? column : `${column}::${rest.readAs}`,
    writtenBy,
    ...(rest.empty === undefined ? {} : { empty: rest.empty }),
    ...(rest.codec ? { codec: rest.codec } : {}),
  })
}

const orNull = <Value, Stored>(codec: { read(stored: Stored): Value; write(value: Value): Stored }) => ({
  read: (stored: Stored | null) => (stored === null ? null : codec.read(stored)),
  write: (value: Value | null) => (value === null ? null : codec.write(value)),
})
const amountCodec = { read: (stored: string) => decimal(stored), write: fixed2 }
const rateCodec = { read: (stored: string) => decimal(stored), write: (rate: Decimal) => rate.toString() }

const uuid = kind<string>({ type: 'uuid' })
const uuidOrNull = kind<string | null>({ type: 'uuid', empty: null })
const text = <Value extends string>() => kind<Value>({ type: 'text' })
const textOrNull = <Value extends string = string>() => kind<Value | null>({ type: 'text', empty: null })
const texts = kind<string[]>({ type: 'text[]', empty: [] })
const bytesOrNull = kind<Buffer | null>({ type: 'bytea', empty: null })
const amount = kind<Decimal, string>({ type: 'numeric', codec: amountCodec })
const amountOrNull = kind<Decimal | null, string | null>({ type: 'numeric', empty: null, codec: orNull(amountCodec) })
const rateOrNull = kind<Decimal | null, string | null>({ type: 'numeric', empty: null, codec: orNull(rateCodec) })
const dayOrNull = kind<string | null>({ type: 'date', empty: null, readAs: 'text' })
const idOrNull = kind<number | null, string | null>({
  type: 'bigint',
  empty: null,
  codec: orNull<number, string>({ read: Number, write: String }),
})
const time = kind<Date>({ type: 'timestamptz' })
const timeOrNull = kind<Date | null>({ type: 'timestamptz', empty: null })
const flag = kind<boolean>({ type: 'boolean', empty: false })
const metadataOrNull = kind<Metadata | null, string | null>({
  type: 'jsonb',
  empty: null,
  readAs: 'text',
  codec: orNull<Metadata, string>({ read: (stored) => JSON.parse(stored) as Metadata, write: JSON.stringify }),
})
const count = kind<number>({ type: 'integer', empty: 0 })

/**
 * A payment, column by column: the type of `Payment` and of its row, the select list, the empty payment and the column
 * lists of every transition come from this table. The payer and its hashes are written by `payment-row.ts`.
 */
export const columns = {
  paymentId: uuid('payment_id', 'insert'),
  /** The API key that created it; null: a person in the dashboard. */
  keyId: uuidOrNull('key_id', 'insert'),
  method: text<Method>()('method', 'insert'),
  status: text<Status>()('status', 'insert', 'settle', 'reverse', 'resolve'),
  stage: textOrNull<Stage>()('stage', 'insert', 'settle', 'resolve'),
  bank: textOrNull<BankName>()('bank', 'insert', 'settle'),
  /** The bank account it was sent through; the same id for every tenant that uses the account. */
  accountId: bytesOrNull('account_id', 'insert', 'settle'),
  /** The claim that may settle the payment; a write of another attempt changes nothing. */
  attemptId: uuidOrNull('attempt_id', 'insert'),
  /** Null, together with rate and date, for an operation in VES created while no rate was available. */
  usdAmount: amountOrNull('usd_amount', 'insert'),
  vesAmount: amount('ves_amount', 'insert'),
  /** The amount that arrived: of a request, the sum of its movements; of a verified transfer, if it differs from `vesAmount`. */
  receivedVesAmount: amountOrNull('received_ves_amount', 'insert'),
  /** A request that was completed after it had expired. */
  paidLate: flag('paid_late'),
  bcvRate: rateOrNull('bcv_rate', 'insert'),
  rateDate: dayOrNull('rate_date', 'insert'),
  externalRef: textOrNull()('external_ref', 'insert'),
  /** The tenant's own data. */
  metadata: metadataOrNull('metadata', 'insert'),
  cardLast4: textOrNull()('card_last4', 'insert'),
  cardBrand: textOrNull()('card_brand', 'insert'),
  bankReference: textOrNull()('bank_reference', 'insert', 'settle', 'resolve'),
  bankTxId: idOrNull('bank_tx_id', 'settle'),
  /** Every number of the bank's answer, to recognise the charge in the statement. */
  bankNumbers: texts('bank_numbers', 'settle', 'resolve'),
  operationId: textOrNull()('operation_id', 'settle'),
  /** The number under which the bank carries the payment out once; written before its first call, and never changed. */
  operationRef: textOrNull()('operation_ref'),
  bankCode: textOrNull()('bank_code', 'settle', 'resolve'),
  failureCode: textOrNull()('failure_code', 'insert', 'settle', 'resolve'),
  batchId: uuidOrNull('batch_id', 'insert'),
  /** The checkout session that the customer pays in. */
  checkoutSessionId: uuidOrNull('checkout_session_id', 'insert'),
  createdAt: time('created_at', 'insert'),
  updatedAt: time('updated_at', 'insert', 'settle', 'reverse', 'resolve'),
  expiresAt: timeOrNull('expires_at', 'insert'),
  submittedAt: timeOrNull('submitted_at', 'insert', 'settle'),
  /** After this time no bank call for the payment can be in flight. In the future if its process died recently. */
  callsEndedAt: timeOrNull('calls_ended_at', 'settle'),
  reversalStage: textOrNull<ReversalStage>()('reversal_stage', 'reverse', 'resolve'),
  reversalAttemptId: uuidOrNull('reversal_attempt_id'),
  reversalSubmittedAt: timeOrNull('reversal_submitted_at'),
  reversalRef: textOrNull()('reversal_ref', 'reverse', 'resolve'),
  reversalTxId: idOrNull('reversal_tx_id', 'reverse'),
  reversalNumbers: texts('reversal_numbers', 'reverse', 'resolve'),
  /** The bank's last code about a reversal whose outcome is unknown. */
  reversalCode: textOrNull()('reversal_code', 'reverse'),
  reversedAt: timeOrNull('reversed_at', 'reverse', 'resolve'),
  /** The reason for manual review of a settled payment. */
  reviewReason: textOrNull()('review_reason', 'resolve'),
  checks: count('checks'),
}

type Columns = typeof columns
type ColumnName = keyof Columns
type ValueOf<Name extends ColumnName> =
  Columns[Name] extends Column<infer Value, infer _Stored, infer _By> ? Value : never
type StoredOf<Name extends ColumnName> =
  Columns[Name] extends Column<infer _Value, infer Stored, infer _By> ? Stored : never

export type Payment = { [Name in ColumnName]: ValueOf<Name> } & { payer: Payer }

/** A payment as the driver returns it: decimals and days as text, the payer sealed. */
export type PaymentRow = { [Name in ColumnName]: StoredOf<Name> } & { payer: Buffer | null }

/** The parameters of the columns that a transition writes. */
export type WrittenBy<By extends TransitionName> = {
  [Name in ColumnName as By extends Columns[Name]['writtenBy'][number] ? Name : never]: StoredOf<Name>
}

/** A payment without the values that every new payment states. */
type EmptyName = {
  [Name in ColumnName]: null extends ValueOf<Name>
    ? Name
    : ValueOf<Name> extends string[] | number | boolean
      ? Name
      : never
}[ColumnName]

export const emptyPayment = Object.fromEntries(
  Object.entries(columns).flatMap(([name, { empty }]) => (empty === undefined ? [] : [[name, empty]])),
) as Pick<Payment, EmptyName>

/** The flow whose codes explain a method's failures. */
export const flowOf: Record<Method, Flow> = {
  C2P: 'chargeC2p',
  VPOS: 'chargeCard',
  PAGO_MOVIL: 'findTransfers',
  DEBITO_INMEDIATO: 'debit',
  CREDITO_INMEDIATO: 'creditPhone',
  CREDITO_CUENTA: 'creditAccount',
  DISPERSION: 'creditPhone',
  VUELTO: 'sendChange',
  DOMICILIACION: 'domiciliate',
}
