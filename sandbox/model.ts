import { isDay } from './caracas.ts'

/** A field parser: the value in a one-element array, or `null` when it is invalid. */
export type Field<T> = (value: unknown) => [T] | null

type Model = Record<string, Field<unknown>>
export type Values<M extends Model> = { [K in keyof M]: M[K] extends Field<infer T> ? T : never }

export function readModel<M extends Model>(
  model: M,
  input: Record<string, unknown>,
): { values: Values<M> } | { wrong: string[] } {
  const values: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const [name, field] of Object.entries(model)) {
    const read = field(input[name])
    if (read) values[name] = read[0]
    else wrong.push(name)
  }
  return areValuesOf(model, values) ? { values } : { wrong }
}

function areValuesOf<M extends Model>(model: M, values: Record<string, unknown>): values is Values<M> {
  return Object.keys(model).every((name) => name in values)
}

export function text(pattern: RegExp): Field<string> {
  return (value) => (typeof value === 'string' && pattern.test(value) ? [value] : null)
}

export function integer(from: number, to: number): Field<number> {
  return (value) =>
    Number.isSafeInteger(value) && Number(value) >= from && Number(value) <= to ? [Number(value)] : null
}

export function oneOf(...allowed: number[]): Field<number> {
  return (value) => (typeof value === 'number' && allowed.includes(value) ? [value] : null)
}

export function oneOfTexts<const T extends string>(...allowed: readonly T[]): Field<T> {
  return (value) => {
    const known = allowed.find((one) => one === value)
    return known === undefined ? null : [known]
  }
}

export const boolean: Field<boolean> = (value) => (typeof value === 'boolean' ? [value] : null)

/** A calendar day, `YYYY-MM-DD`. */
export const day: Field<string> = (value) => (typeof value === 'string' && isDay(value) ? [value] : null)

/** Absent, null and the empty text all mean "not set". */
export function optional<T>(field: Field<T>): Field<T | undefined> {
  return (value) => (value === undefined || value === null || value === '' ? [undefined] : field(value))
}

/** Digits written as a number or as text, kept as text. */
export function digits(pattern: RegExp): Field<string> {
  return (value) => {
    const written = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
    return typeof written === 'string' && pattern.test(written) ? [written] : null
  }
}

/** A positive JSON number with at most two decimals, as an `x.xx` text. */
export const amountNumber: Field<string> = (value) => {
  if (typeof value !== 'number' || !(value > 0) || value >= 1e11) return null
  return Number(value.toFixed(2)) === value ? [value.toFixed(2)] : null
}

/** A list of at least one value. */
export function nonEmptyList<T>(field: Field<T>): Field<T[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length === 0) return null
    const items = value.flatMap((item) => field(item) ?? [])
    return items.length === value.length ? [items] : null
  }
}

/** An object with exactly the fields of the model: an unknown one is invalid. */
export function strictObject<M extends Model>(model: M): Field<Values<M>> {
  return (value) => {
    if (!isRecord(value) || Object.keys(value).some((name) => !Object.hasOwn(model, name))) return null
    const read = readModel(model, value)
    return 'wrong' in read ? null : [read.values]
  }
}

export function listOf<M extends Model>(model: M): Field<Values<M>[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length === 0) return null
    const items: Values<M>[] = []
    for (const item of value) {
      const read = isRecord(item) ? readModel(model, item) : { wrong: [] }
      if ('wrong' in read) return null
      items.push(read.values)
    }
    return [items]
  }
}

type WithoutUndefined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The values without the undefined ones. */
export function withoutUndefined<T extends Record<string, unknown>>(values: T): WithoutUndefined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object a JSON text holds, or `null` when it holds anything else. */
export function parseObject(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json, keepDigits)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** Integers above 2^53, such as card numbers of 17 to 19 digits, stay text. */
function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  const isRounded = Number.isInteger(value) && !Number.isSafeInteger(value)
  return isRounded ? context?.source : value
}
