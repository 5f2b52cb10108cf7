import { createHmac, type KeyObject } from 'node:crypto'
import { limits } from '../foundation/limits.ts'
import { decimal, fixed2 } from '../foundation/money.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Database, statement } from '../storage/database.ts'
import { resealTable } from '../storage/reseal.ts'
import type { Sealer } from '../storage/sealing.ts'
import type { Payer, Payment } from './payment.ts'

/** A payment as the table holds it: decimals and days as text, the payer sealed. */
export type Row = Omit<Payment, 'usdAmount' | 'vesAmount' | 'bcvRate' | 'payer' | 'bankTxId' | 'reversalTxId'> & {
  usdAmount: string
  vesAmount: string
  bcvRate: string
  payer: Buffer | null
  bankTxId: string | null
  reversalTxId: string | null
}

export const paymentColumns = `
  payment_id as "paymentId", method, status, stage, bank, usd_amount as "usdAmount", ves_amount as "vesAmount",
  bcv_rate as "bcvRate", rate_date::text as "rateDate", external_ref as "externalRef", payer,
  card_last4 as "cardLast4", card_brand as "cardBrand", bank_reference as "bankReference",
  bank_tx_id as "bankTxId", operation_id as "operationId", bank_code as "bankCode", failure_code as "failureCode",
  batch_id as "batchId", created_at as "createdAt", updated_at as "updatedAt", expires_at as "expiresAt",
  submitted_at as "submittedAt", doubt_since as "doubtSince", reversal_stage as "reversalStage", reversal_submitted_at as "reversalSubmittedAt",
  reversal_ref as "reversalRef", reversal_tx_id as "reversalTxId", reversed_at as "reversedAt", checks`

/** Seals and hashes what belongs to a payer. */
export type Vault = {
  seal(scope: Scope, paymentId: string, payer: Payer): Buffer | null
  open(scope: Scope, paymentId: string, sealed: Buffer | null): Payer
  /** The same for the same person, whatever the payment: to find twins without opening anything. */
  hashPayer(payer: Payer): Buffer
}

export function createVault(sealer: Sealer, payerKey: KeyObject): Vault {
  const known = createMemory()
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
    hashPayer: ({ document, phone, bankCode, account }) =>
      createHmac('sha256', payerKey)
        .update(JSON.stringify([document, phone, bankCode, account]))
        .digest(),
  }
}

/**
 * Payers that were sealed or opened lately. A payment is asked for again while it is young, and opening its payer is a
 * fifth of a look-up. What is found here was opened for the same row and from the same bytes, so nothing is found that
 * would not open.
 */
function createMemory() {
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

const selectFormerPayers = statement(
  'payments.former_payers',
  `select tenant_id as "tenantId", livemode, payment_id as "paymentId", payer as sealed from payments
   where substr(payer, 1, length($1::bytea)) <> $1 limit $2`,
)

const updatePayer = statement(
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

export function paymentOf(row: Row, scope: Scope, vault: Vault): Payment {
  return {
    ...row,
    usdAmount: decimal(row.usdAmount),
    vesAmount: decimal(row.vesAmount),
    bcvRate: decimal(row.bcvRate),
    payer: vault.open(scope, row.paymentId, row.payer),
    bankTxId: row.bankTxId === null ? null : Number(row.bankTxId),
    reversalTxId: row.reversalTxId === null ? null : Number(row.reversalTxId),
  }
}

/** The values of a new row, in the order of `insertColumns`. */
export const insertColumns = `
  tenant_id, livemode, payment_id, method, status, stage, bank, usd_amount, ves_amount, bcv_rate, rate_date,
  external_ref, payer, payer_hash, card_last4, card_brand, bank_reference, bank_tx_id, failure_code, batch_id,
  created_at, updated_at, expires_at, submitted_at, next_check_at`

export function insertValues(scope: Scope, payment: Payment, vault: Vault, nextCheckAt: Date | null): unknown[] {
  return [
    scope.tenantId,
    scope.livemode,
    payment.paymentId,
    payment.method,
    payment.status,
    payment.stage,
    payment.bank,
    fixed2(payment.usdAmount),
    fixed2(payment.vesAmount),
    payment.bcvRate.toString(),
    payment.rateDate,
    payment.externalRef,
    vault.seal(scope, payment.paymentId, payment.payer),
    vault.hashPayer(payment.payer),
    payment.cardLast4,
    payment.cardBrand,
    payment.bankReference,
    payment.bankTxId,
    payment.failureCode,
    payment.batchId,
    payment.createdAt,
    payment.updatedAt,
    payment.expiresAt,
    payment.submittedAt,
    nextCheckAt,
  ]
}
