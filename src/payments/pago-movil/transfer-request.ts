import type { BankName, Movement, PayerQuery, QueryResult as BankAnswer, TransferQuery } from '../../banks/bank.ts'
import { addDays, isDate } from '../../foundation/caracas.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import type { Decimal } from '../../foundation/money.ts'
import type { Call } from '../../foundation/route.ts'
import type { Static } from '../../foundation/schema.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Language, LocalizedText } from '../../foundation/text.ts'
import { type FieldReader, parseFields, refusedField } from '../fields.ts'
import type { Payer } from '../payment.ts'
import type { PaymentContext } from '../submit.ts'
import { type TransferVerification, transferHints } from './schema.ts'

/** The request of a verification, and the bank that is queried about its transfer. */

export type Body = Static<typeof TransferVerification>

/** The search key of a transfer: its reference, or its sender. */
type By = { reference: string } | { payer: PayerQuery['payer'] }

export type TransferRequest = { date: string; amount: { usd: Decimal } | { ves: Decimal }; payer: Payer; by: By }

export function referenceOf({ by }: TransferRequest): string | undefined {
  return 'reference' in by ? by.reference : undefined
}

export function readBody(body: Body, language: Language, today: string): TransferRequest {
  const { reference, dateMovement: date = today, debtorBankCode, debtorCellPhone, debtorId } = body
  return parseFields(language, (read) => {
    const isInTime = isDate(date) && date <= today && date >= addDays(today, -limits.transferDaysBack)
    if (!isInTime) read.addError('/dateMovement', transferHints.date)
    const payer = {
      ...(debtorBankCode === undefined ? {} : { bankCode: read.bankNumber('/debtorBankCode', debtorBankCode) }),
      ...(debtorCellPhone === undefined ? {} : { phone: read.phone('/debtorCellPhone', debtorCellPhone) }),
      ...(debtorId === undefined ? {} : { document: read.document('/debtorId', debtorId) }),
    }
    return { amount: read.usdOrVes(body), date, payer, by: readBy(read, reference, payer) }
  })
}

/** References of BNC can have three digits; so few prove nothing as the ending of a longer reference. */
const SHORT_REFERENCE_DIGITS = 3
const BNC = '0191'

function readBy(read: FieldReader, reference: string | undefined, { phone, bankCode, document }: Payer): By {
  if (reference === undefined) {
    if (phone !== undefined && bankCode !== undefined) {
      return { payer: { phone, bankCode, ...(document === undefined ? {} : { document }) } }
    }
    read.addError('/reference', transferHints.referenceOrPayer)
    return { reference: '' }
  }
  if (reference.length <= SHORT_REFERENCE_DIGITS && bankCode !== BNC) {
    read.addError('/reference', transferHints.reference)
  }
  return { reference }
}

type QueriedBank = {
  bank: BankName
  accountId: Buffer
  query(transfer: { date: string; amount: Decimal; payer: Payer }): Promise<BankAnswer<{ movements: Movement[] }>>
}

export async function bankFor(context: PaymentContext, scope: Scope, by: By, language: Language): Promise<QueriedBank> {
  const bank = await context.registry.find(scope, 'findTransfers')
  if (bank.kind !== 'offered') throw new GatewayError('unsupported_operation')
  if ('reference' in by) {
    return { ...bank, query: ({ payer, ...transfer }) => bank.call({ ...transfer, ...by, ...payerOf(payer) }) }
  }
  const byPayer = await context.registry.find(scope, 'findTransfersOfPayer')
  if (byPayer.kind !== 'offered') throw refusedField('/reference', transferHints.referenceOnly, language)
  return { ...byPayer, query: ({ date, amount }) => byPayer.call({ date, amount, ...by }) }
}

function payerOf({ bankCode, phone, document }: Payer): Partial<TransferQuery> {
  return {
    ...(bankCode === undefined ? {} : { payerBankCode: bankCode }),
    ...(phone === undefined ? {} : { payerPhone: phone }),
    ...(document === undefined ? {} : { payerDocument: document }),
  }
}

/** The lines that the bank, or the stored notifications and files, answered. */
export function movementsOf(
  result: BankAnswer<{ movements: Movement[] }>,
  context: PaymentContext,
  { caller, language }: Call<unknown, unknown, Body>,
  bank: BankName,
): Movement[] {
  if (result.kind !== 'unavailable') return result.movements
  const missing = missingFields[result.reason]
  if (missing) throw refusedField(missing.path, missing.hint, language)
  const level = result.reason === 'setup' ? 'error' : 'warn'
  context.log.component('bank')[level]('query of a transfer failed', {
    bank,
    tenantId: caller.scope.tenantId,
    reason: result.reason,
    code: result.code,
  })
  throw new GatewayError('provider_unavailable')
}

/** Fields without which a bank is not queried, by the connector's reason. */
const missingFields: Readonly<Record<string, { path: string; hint: LocalizedText } | undefined>> = {
  payer_required: { path: '/debtorCellPhone', hint: transferHints.payer },
  payer_document_required: { path: '/debtorId', hint: transferHints.payerDocument },
  reference_digits_required: { path: '/reference', hint: transferHints.moreDigits },
}
