import { Big } from 'big.js'
import { type Decimal, fixed2 } from '../../../foundation/money.ts'

export type JsonValue = string | number | Decimal | JsonObject
export type JsonObject = { readonly [name: string]: JsonValue | undefined }

/** Compact JSON in the order of the fields. A decimal is written from its own digits; a field without a value is omitted. */
export function toJson(value: JsonValue): string {
  if (value instanceof Big) return shortAmount(value)
  if (typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).flatMap(([name, field]) =>
    field === undefined ? [] : [`${JSON.stringify(name)}:${toJson(field)}`],
  )
  return `{${fields.join(',')}}`
}

/** `1240.50` → `1240.5`, `5.00` → `5`: the amounts of the bank's samples. */
function shortAmount(amount: Decimal): string {
  return fixed2(amount).replace(/\.?0+$/, '')
}
