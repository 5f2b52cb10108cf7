import { type Decimal, decimal } from '../../../foundation/money.ts'

/** Readers of the bank's untrusted JSON: names in any case, numbers as text and text as numbers. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Case-insensitive: `WorkingKey`, `workingKey` and `workingkey` are the same name. */
export function field(value: unknown, name: string): unknown {
  if (!isRecord(value)) return undefined
  const lowerCaseName = name.toLowerCase()
  return Object.entries(value).find(([key]) => key.toLowerCase() === lowerCaseName)?.[1]
}

/** Trimmed; blank is absent. */
export function textField(value: unknown, name: string): string | undefined {
  const found = field(value, name)
  if (typeof found === 'number') return String(found)
  if (typeof found !== 'string') return undefined
  return found.trim() || undefined
}

export function decimalField(value: unknown, name: string): Decimal | undefined {
  const text = textField(value, name)
  if (text === undefined || !/^[+-]?\d{1,15}(\.\d{1,8})?$/.test(text)) return undefined
  return decimal(text.replace('+', ''))
}

export function integerField(value: unknown, name: string): number | undefined {
  const text = textField(value, name)
  const number = Number(text)
  return text !== undefined && /^\d+$/.test(text) && Number.isSafeInteger(number) ? number : undefined
}

/** The bank's number of an operation, with its leading zeros; 0 means none. */
export function referenceField(value: unknown, name = 'Reference'): string | undefined {
  const text = textField(value, name)
  return text === undefined || /^[0.]+$/.test(text) ? undefined : text
}

const operationNumbers = ['Reference', 'AuthorizationCode', 'IdTransaction', 'IdTransation']

/** BNC numbers an operation when it runs it: a value with a number shows that it did. */
export function hasOperationNumber(value: unknown): boolean {
  return operationNumbers.some((name) => referenceField(value, name) !== undefined)
}

/** `0102` from `0102`, `102` or 102. */
export function bankCodeField(value: unknown, name: string): string | undefined {
  const text = textField(value, name)
  if (text === undefined || !/^\d{1,4}$/.test(text) || Number(text) === 0) return undefined
  return text.padStart(4, '0')
}
