import type { Scope } from '../foundation/scope.ts'
import type { PayerEncryption } from './payer-encryption.ts'
import { columns, type Payment, type PaymentRow, type TransitionName, type WrittenBy } from './payment.ts'

/** Translation between a payment and its row: select list, column lists and parameters, all from the table of columns. */

type AnyColumn = {
  column: string
  type: string
  select: string
  writtenBy: readonly TransitionName[]
  codec?: { read(stored: unknown): unknown; write(value: unknown): unknown }
}

const entries = Object.entries(columns) as [keyof typeof columns, AnyColumn][]
const decoded = entries.filter(([, { codec }]) => codec !== undefined)

export const paymentColumns = `${entries.map(([name, { select }]) => `${select} as "${name}"`).join(', ')}, payer`

/** The same columns of a CTE that has them. */
export const paymentColumnsOf = (cte: string) =>
  `${entries.map(([name]) => `${cte}."${name}"`).join(', ')}, ${cte}.payer`

/** Hot path, called for every row read: converts only the columns that have a codec. */
export function paymentOf(row: PaymentRow, scope: Scope, encryption: PayerEncryption): Payment {
  const payment: Record<string, unknown> = { ...row, payer: encryption.open(scope, row.paymentId, row.payer) }
  for (const [name, { codec }] of decoded) payment[name] = codec?.read(row[name])
  return payment as Payment
}

const written = {
  insert: writtenBy('insert'),
  settle: writtenBy('settle'),
  reverse: writtenBy('reverse'),
  resolve: writtenBy('resolve'),
}

const blank = {
  insert: blankOf('insert'),
  settle: blankOf('settle'),
  reverse: blankOf('reverse'),
  resolve: blankOf('resolve'),
}

function blankOf(transition: TransitionName): Record<string, unknown> {
  return JSON.parse(JSON.stringify(Object.fromEntries(written[transition].map(([name]) => [name, null]))))
}

function writtenBy(transition: TransitionName): typeof entries {
  return entries.filter(([, column]) => column.writtenBy.includes(transition))
}

/**
 * The parameters of the columns that a transition writes. An object that gains many properties by computed names becomes a
 * hash table; a copy of one that has them all does not, and is twice as fast.
 */
export function writeParams<By extends TransitionName>(by: By, payment: Payment): WrittenBy<By> {
  const params: Record<string, unknown> = { ...blank[by] }
  for (const [name, { codec }] of written[by]) params[name] = codec ? codec.write(payment[name]) : payment[name]
  return params as WrittenBy<By>
}

/** The assignments of an update that a transition makes. */
export function setColumns(by: TransitionName): string {
  return written[by].map(([name, { column, type }]) => `${column} = :${name}::${type}`).join(', ')
}

/** Columns of a new row that are not properties of `Payment`. */
const derived = {
  tenant_id: ':tenantId::uuid',
  livemode: ':livemode::boolean',
  payer: ':payer::bytea',
  payer_hash: ':payerHash::bytea',
  phone_hash: ':phoneHash::bytea',
  document_hash: ':documentHash::bytea',
  next_check_at: ':nextCheckAt::timestamptz',
}

export type InsertParams = Scope &
  WrittenBy<'insert'> & {
    payer: Buffer | null
    payerHash: Buffer
    phoneHash: Buffer | null
    documentHash: Buffer | null
    nextCheckAt: Date | null
  }

const inserted: Record<string, string> = {
  ...derived,
  ...Object.fromEntries(written.insert.map(([name, { column, type }]) => [column, `:${name}::${type}`])),
}

export const insertColumns = Object.keys(inserted).join(', ')

/** The values of a new row; `instead` replaces some by another expression. */
export function insertExpressions(instead: Record<string, string> = {}): string {
  return Object.entries(inserted)
    .map(([column, parameter]) => instead[column] ?? parameter)
    .join(', ')
}

export function insertParams(
  scope: Scope,
  payment: Payment,
  encryption: PayerEncryption,
  nextCheckAt: Date | null,
): InsertParams {
  const { paymentId, payer } = payment
  return Object.assign(writeParams('insert', payment), scope, {
    payer: encryption.seal(scope, paymentId, payer),
    payerHash: encryption.hashPayer(payer),
    phoneHash: payer.phone === undefined ? null : encryption.hashPhone(payer.phone),
    documentHash: payer.document === undefined ? null : encryption.hashDocument(payer.document),
    nextCheckAt,
  })
}
