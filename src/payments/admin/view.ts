import { everydayBankName } from '../../banks/directory.ts'
import { masked } from '../../foundation/log.ts'
import { fixed2 } from '../../foundation/money.ts'
import type { OperatorPayment } from './resolve.ts'
import type { Payer, Payment } from '../payment.ts'

type Shown<Fields> = { [Name in keyof Fields]: Fields[Name] extends Date | null ? TextOf<Fields[Name]> : Fields[Name] }
type TextOf<Time> = Time extends Date ? string : Time

/** A payment in the admin API: amounts as exact text, payer data masked. */
export type PaymentView = Shown<
  Omit<
    Payment,
    | 'usdAmount'
    | 'vesAmount'
    | 'receivedVesAmount'
    | 'bcvRate'
    | 'payer'
    | 'accountId'
    | 'attemptId'
    | 'bankNumbers'
    | 'reversalAttemptId'
    | 'reversalNumbers'
    | 'reversalCode'
    | 'callsEndedAt'
  >
> & {
  /** `callsEndedAt`, under the name the admin API has for it. */
  unknownSince: string | null
  tenantId: string
  tenantName: string
  livemode: boolean
  usdAmount: string | null
  vesAmount: string
  receivedVesAmount: string | null
  bcvRate: string | null
  payer: Payer
  payerBankName: string | null
}

export function paymentView({ scope, tenantName, payment }: OperatorPayment): PaymentView {
  const { payer, usdAmount, vesAmount, receivedVesAmount, bcvRate, callsEndedAt, ...fields } = payment
  const { accountId: _account, attemptId: _attempt, bankNumbers: _numbers, ...shown } = fields
  const { reversalAttemptId: _reversal, reversalNumbers: _reversalNumbers, reversalCode: _code, ...rest } = shown
  return {
    ...scope,
    tenantName,
    ...datesAsText(rest),
    unknownSince: callsEndedAt && callsEndedAt.toISOString(),
    usdAmount: usdAmount && fixed2(usdAmount),
    vesAmount: fixed2(vesAmount),
    receivedVesAmount: receivedVesAmount && fixed2(receivedVesAmount),
    bcvRate: bcvRate && bcvRate.toString(),
    payer: maskedPayer(payer),
    payerBankName: payer.bankCode === undefined ? null : everydayBankName(payer.bankCode),
  }
}

/** The counterparty's texts, masked; the payees of a payout to several accounts are not shown. */
export function maskedPayer({ chargeId: _ofTheBank, ...payer }: Payer): Record<string, string> {
  const texts = Object.entries(payer).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts.map(([name, text]) => [name, name === 'bankCode' ? text : masked(text)]))
}

function datesAsText<Fields extends object>(fields: Fields): Shown<Fields> {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ])
  return Object.fromEntries(entries) as Shown<Fields>
}
