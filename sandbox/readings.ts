import { type ControlRoute, invalid } from './http/control.ts'
import { json } from './http/reply.ts'
import { type Field, integer, parseObject } from './model.ts'

/** A point on which a bank's manual is silent or contradicts what was seen, with the values the simulated bank can take. */
type Reading<T> = {
  initial: T
  /** The accepted values as the documentation prints them, the default first. */
  allowed: string
  meaning: string
  read: Field<T>
}

/** The first value is the default. */
export function choice<const T extends string | number | boolean>(values: readonly [T, ...T[]], meaning: string) {
  const reading: Reading<T> = {
    initial: values[0],
    allowed: values.map(String).join(', '),
    meaning,
    read: (value) => {
      const known = values.find((allowed) => allowed === value)
      return known === undefined ? null : [known]
    },
  }
  return reading
}

/** A whole number from 0, the default, to `max`. */
export function upTo(max: number, meaning: string): Reading<number> {
  return { initial: 0, allowed: `0 to ${max}`, meaning, read: integer(0, max) }
}

type Table = Record<string, Reading<unknown>>
export type ReadingValues<T extends Table> = { [K in keyof T]: T[K] extends Reading<infer V> ? V : never }

export type Readings<V> = {
  current(): V
  /** The names that are unknown or have a value that is not allowed; nothing is changed when there are any. */
  merge(changes: Record<string, unknown>): string[]
  reset(): void
}

export function createReadings<T extends Table>(
  table: T,
  changes: Record<string, unknown> = {},
): Readings<ReadingValues<T>> {
  const initial = Object.fromEntries(Object.entries(table).map(([name, reading]) => [name, reading.initial]))
  let values: Record<string, unknown> = initial

  function merge(wanted: Record<string, unknown>): string[] {
    const wrong = Object.keys(wanted).filter((name) => !Object.hasOwn(table, name) || !table[name]?.read(wanted[name]))
    if (wrong.length === 0) values = { ...values, ...wanted }
    return wrong
  }

  const wrong = merge(changes)
  if (wrong.length > 0) throw new Error(`unknown or invalid readings: ${wrong.join(', ')}`)
  return {
    current: () => values as ReadingValues<T>,
    merge,
    reset: () => {
      values = initial
    },
  }
}

export function readingRoutes<V>(readings: Readings<V>): Record<string, ControlRoute> {
  return {
    'GET /control/readings': () => json(200, readings.current()),
    'POST /control/readings': ({ body }) => {
      const changes = parseObject(body)
      if (!changes) return invalid(['body'])
      const wrong = readings.merge(changes)
      return wrong.length > 0 ? invalid(wrong) : json(200, readings.current())
    },
    'DELETE /control/readings': () => {
      readings.reset()
      return json(200, readings.current())
    },
  }
}
