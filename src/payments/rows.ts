import { createHmac, type KeyObject } from 'node:crypto'
import { limits } from '../foundation/limits.ts'
import { decimal, fixed2 } from '../foundation/money.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Database, positionalStatement } from '../storage/database.ts'
import { resealTable } from '../storage/reseal.ts'
import type { Sealer } from '../storage/sealing.ts'
import type { Payer, Payment } from './payment.ts'

/** A payment as the table holds it: decimals and days as text, the payer sealed. */
export type Row = Omit<
  Payment,
  'usdAmount' | 'vesAmount' | 'receivedVesAmount' | 'bcvRate' | 'payer' | 'bankTxId' | 'reversalTxId'
> & {
  usdAmount: string | null
  vesAmount: string
  receivedVesAmount: string | null
  bcvRate: string | null
  payer: Buffer | null
  bankTxId: string | null
  reversalTxId: string | null
}

export const paymentColumns = `
  payment_id as "paymentId", method, status, stage, bank, account_id as "accountId", attempt_id as "attemptId",
  usd_amount as "usdAmount", ves_amount as "vesAmount", received_ves_amount as "receivedVesAmount", bcv_rate as "bcvRate", rate_date::text as "rateDate",
  external_ref as "externalRef", payer, card_last4 as "cardLast4", card_brand as "cardBrand",
  bank_reference as "bankReference", bank_tx_id as "bankTxId", bank_numbers as "bankNumbers",
  operation_id as "operationId", bank_code as "bankCode", failure_code as "failureCode", batch_id as "batchId",
  created_at as "createdAt", updated_at as "updatedAt", expires_at as "expiresAt", submitted_at as "submittedAt",
  doubt_since as "callsEndedAt", reversal_stage as "reversalStage", reversal_attempt_id as "reversalAttemptId",
  reversal_submitted_at as "reversalSubmittedAt", reversal_ref as "reversalRef", reversal_tx_id as "reversalTxId",
  reversal_numbers as "reversalNumbers", reversal_code as "reversalCode", reversed_at as "reversedAt", review_reason as "reviewReason", checks`

/** Seals and hashes what belongs to a payer. */
export type PayerEncryption = {
  seal(scope: Scope, paymentId: string, payer: Payer): Buffer | null
  open(scope: Scope, paymentId: string, sealed: Buffer | null): Payer
  /** The same for the same details, whatever the payment: to tell an intent's from another's. */
  hashPayer(payer: Payer): Buffer
  /** Comparable over all tenants; a document counts by its digits, because a statement may leave its letter out. */
  hashPhone(phone: string): Buffer
  hashDocument(document: string): Buffer
}

export function createPayerEncryption(sealer: Sealer, payerKey: KeyObject): PayerEncryption {
  const known = createPayerCache()
  const hash = (text: string) => createHmac('sha256', payerKey).update(text).digest()
  return {
    seal(scope, paymentId, payer) {
      if (Object.keys(payer).length === 0) return null
      const sealed = sealer.seal(JSON.stringify(payer), context(scope, paymentId))
      known.put(context(scope, paymentId), sealed, { ...payer })
      return sealed
    },
    open(scope, paymentId, sealed) {
      if (sealed === null) return {}
      const row = context(scope, paymentId)
      return known.get(row, sealed) ?? known.put(row, sealed, JSON.parse(sealer.open(sealed, row)))
    },
    hashPayer: ({ document, phone, bankCode, account }) => hash(JSON.stringify([document, phone, bankCode, account])),
    hashPhone: (phone) => hash(`phone ${phone}`),
    hashDocument: (document) => hash(`document ${document.replaceAll(/\D/g, '').replace(/^0+/, '')}`),
  }
}

/**
 * Payers that were sealed or opened lately. A payment is asked for again while it is young, and opening its payer is a
 * fifth of a look-up. What is found here was opened for the same row and from the same bytes, so nothing is found that
 * would not open.
 */
function createPayerCache() {
  const payers = new Map<string, { sealed: string; payer: Payer }>()
  return {
    get(row: string, sealed: Buffer): Payer | undefined {
      const found = payers.get(row)
      return found?.sealed === sealed.toString('latin1') ? found.payer : undefined
    },
    put(row: string, sealed: Buffer, payer: Payer): Payer {
      const [oldest] = payers.size < limits.openedPayers ? [] : payers.keys()
      if (oldest !== undefined) payers.delete(oldest)
      // As text: a buffer would keep the whole page of memory that it is a part of.
      payers.set(row, { sealed: sealed.toString('latin1'), payer: Object.freeze(payer) })
      return payer
    },
  }
}

function context({ tenantId, livemode }: Scope, paymentId: string): string {
  return `payments.payer ${tenantId} ${livemode} ${paymentId}`
}

const selectFormerPayers = positionalStatement(
  'payments.former_payers',
  `select tenant_id as "tenantId", livemode, payment_id as "paymentId", payer as sealed from payments
   where substr(payer, 1, length($1::bytea)) <> $1 limit $2`,
)

const updatePayer = positionalStatement(
  'payments.reseal_payer',
  `update payments set payer = $5 where tenant_id = $1 and livemode = $2 and payment_id = $3 and payer = $4`,
)

export function resealPayers(database: Database, sealer: Sealer): Promise<number> {
  return resealTable<Scope & { paymentId: string; sealed: Buffer }>(database, sealer, {
    select: selectFormerPayers,
    update: updatePayer,
    keyOf: ({ tenantId, livemode, paymentId }) => [tenantId, livemode, paymentId],
    contextOf: (row) => context(row, row.paymentId),
  })
}

export function paymentOf(row: Row, scope: Scope, vault: PayerEncryption): Payment {
  return {
    ...row,
    usdAmount: row.usdAmount === null ? null : decimal(row.usdAmount),
    vesAmount: decimal(row.vesAmount),
    receivedVesAmount: row.receivedVesAmount === null ? null : decimal(row.receivedVesAmount),
    bcvRate: row.bcvRate === null ? null : decimal(row.bcvRate),
    payer: vault.open(scope, row.paymentId, row.payer),
    bankTxId: row.bankTxId === null ? null : Number(row.bankTxId),
    reversalTxId: row.reversalTxId === null ? null : Number(row.reversalTxId),
  }
}

/** The columns of a new row and the parameter each is filled from, with the type it is cast to. */
const inserted = [
  ['tenant_id', 'tenantId', 'uuid'],
  ['livemode', 'livemode', 'boolean'],
  ['payment_id', 'paymentId', 'uuid'],
  ['method', 'method', 'text'],
  ['status', 'status', 'text'],
  ['stage', 'stage', 'text'],
  ['bank', 'bank', 'text'],
  ['account_id', 'accountId', 'bytea'],
  ['attempt_id', 'attemptId', 'uuid'],
  ['usd_amount', 'usdAmount', 'numeric'],
  ['ves_amount', 'vesAmount', 'numeric'],
  ['received_ves_amount', 'receivedVesAmount', 'numeric'],
  ['bcv_rate', 'bcvRate', 'numeric'],
  ['rate_date', 'rateDate', 'date'],
  ['external_ref', 'externalRef', 'text'],
  ['payer', 'payer', 'bytea'],
  ['payer_hash', 'payerHash', 'bytea'],
  ['phone_hash', 'phoneHash', 'bytea'],
  ['document_hash', 'documentHash', 'bytea'],
  ['card_last4', 'cardLast4', 'text'],
  ['card_brand', 'cardBrand', 'text'],
  ['bank_reference', 'bankReference', 'text'],
  ['failure_code', 'failureCode', 'text'],
  ['created_at', 'createdAt', 'timestamptz'],
  ['updated_at', 'updatedAt', 'timestamptz'],
  ['expires_at', 'expiresAt', 'timestamptz'],
  ['submitted_at', 'submittedAt', 'timestamptz'],
  ['next_check_at', 'nextCheckAt', 'timestamptz'],
] as const

export type InsertParams = Record<(typeof inserted)[number][1], unknown> & Scope

export const insertColumns = inserted.map(([column]) => column).join(', ')

/** The values of a new row; `instead` replaces some by another expression. */
export function insertExpressions(instead: Partial<Record<(typeof inserted)[number][0], string>> = {}): string {
  return inserted.map(([column, parameter, type]) => instead[column] ?? `:${parameter}::${type}`).join(', ')
}

export function insertParams(
  scope: Scope,
  payment: Payment,
  vault: PayerEncryption,
  nextCheckAt: Date | null,
): InsertParams {
  const { payer, usdAmount, receivedVesAmount, bcvRate } = payment
  return {
    ...scope,
    paymentId: payment.paymentId,
    method: payment.method,
    status: payment.status,
    stage: payment.stage,
    bank: payment.bank,
    accountId: payment.accountId,
    attemptId: payment.attemptId,
    usdAmount: usdAmount && fixed2(usdAmount),
    vesAmount: fixed2(payment.vesAmount),
    receivedVesAmount: receivedVesAmount && fixed2(receivedVesAmount),
    bcvRate: bcvRate && bcvRate.toString(),
    rateDate: payment.rateDate,
    externalRef: payment.externalRef,
    payer: vault.seal(scope, payment.paymentId, payer),
    payerHash: vault.hashPayer(payer),
    phoneHash: payer.phone === undefined ? null : vault.hashPhone(payer.phone),
    documentHash: payer.document === undefined ? null : vault.hashDocument(payer.document),
    cardLast4: payment.cardLast4,
    cardBrand: payment.cardBrand,
    bankReference: payment.bankReference,
    failureCode: payment.failureCode,
    createdAt: payment.createdAt,
    updatedAt: payment.updatedAt,
    expiresAt: payment.expiresAt,
    submittedAt: payment.submittedAt,
    nextCheckAt,
  }
}
