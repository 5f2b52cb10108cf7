import { isIP } from 'node:net'
import { dayNumber } from '../caracas.ts'
import { day, type Field, optional, strictObject, text, type Values } from '../model.ts'

const transactionFields = {
  referenceNumber: optional(text(/^\d{1,20}$/)),
  phoneNum: optional(text(/^58\d{10}$/)),
  bankId: optional(text(/^\d{4}$/)),
  accountId: optional(text(/^\d{20}$/)),
  startDt: optional(day),
  endDt: optional(day),
}

type Transaction = Values<typeof transactionFields>

const label = text(/^.{1,200}$/)
const ip: Field<string> = (value) => (typeof value === 'string' && isIP(value) > 0 ? [value] : null)

const requestFields = strictObject({
  dataRequest: strictObject({
    device: strictObject({ type: label, description: label, ipAddress: ip }),
    securityAuth: strictObject({ sessionId: label }),
    transaction: strictObject(transactionFields),
  }),
})

export type Question =
  | { kind: 'mobile'; reference: string; phone: string; bankCode: string; date: string }
  /** From an account of Banesco, by the whole reference; with a date nothing is found. */
  | { kind: 'own'; reference: string; account: string; hasDate: boolean }
  | { kind: 'transfer'; reference: string; account: string; bankCode: string; date: string }
  | { kind: 'range'; account: string; from: string; to: string }

/** The question of a request, or the code that refuses it. */
export function readQuestion(body: Record<string, unknown>): Question | { wrong: 'VDE01' | 'VDE02' } {
  const read = requestFields(body)
  if (!read) return { wrong: 'VDE02' }
  return questionOf(read[0].dataRequest.transaction) ?? { wrong: 'VDE01' }
}

/** The fields that are present decide what is asked; any other combination is invalid. */
function questionOf(transaction: Transaction): Question | undefined {
  const { referenceNumber: reference, phoneNum: phone, bankId: bankCode, accountId: account } = transaction
  const { startDt, endDt } = transaction
  if (phone !== undefined) {
    const isWhole = reference !== undefined && bankCode !== undefined && startDt !== undefined
    const isAlone = account === undefined && endDt === undefined
    return isWhole && isAlone ? { kind: 'mobile', reference, phone, bankCode, date: startDt } : undefined
  }
  if (account === undefined) return undefined
  if (reference === undefined) {
    const isRange = bankCode === undefined && startDt !== undefined && endDt !== undefined
    return isRange ? { kind: 'range', account, from: startDt, to: endDt } : undefined
  }
  if (bankCode === undefined || endDt !== undefined) return undefined
  if (bankCode === '0134') return { kind: 'own', reference, account, hasDate: startDt !== undefined }
  return startDt === undefined ? undefined : { kind: 'transfer', reference, account, bankCode, date: startDt }
}

/** Both days included. */
export function daysOf({ from, to }: { from: string; to: string }): number {
  return dayNumber(to) - dayNumber(from) + 1
}
