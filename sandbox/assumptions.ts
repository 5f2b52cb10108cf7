import { type ControlRoute, invalid } from './http/control.ts'
import { json } from './http/reply.ts'
import { type Field, integer, parseObject } from './model.ts'

/**
 * A behaviour on which the bank's manual is silent or contradicts observations, with the values that the simulated bank
 * supports. The control routes and command-line options call assumptions `readings`.
 */
type Assumption<T> = {
  initial: T
  /** The accepted values as documented, the default first. */
  allowed: string
  meaning: string
  read: Field<T>
}

/** The first value is the default. */
export function choice<const T extends string | number | boolean>(values: readonly [T, ...T[]], meaning: string) {
  const assumption: Assumption<T> = {
    initial: values[0],
    allowed: values.map(String).join(', '),
    meaning,
    read: (value) => {
      const known = values.find((allowed) => allowed === value)
      return known === undefined ? null : [known]
    },
  }
  return assumption
}

/** A whole number from 0, the default, to `max`. */
export function upTo(max: number, meaning: string): Assumption<number> {
  return { initial: 0, allowed: `0 to ${max}`, meaning, read: integer(0, max) }
}

type Table = Record<string, Assumption<unknown>>
export type AssumptionValues<T extends Table> = { [K in keyof T]: T[K] extends Assumption<infer V> ? V : never }

export type Assumptions<V> = {
  current(): V
  /** Returns the names that are unknown or whose value is not allowed; then nothing is changed. */
  merge(changes: Record<string, unknown>): string[]
  reset(): void
}

export function createAssumptions<T extends Table>(
  table: T,
  changes: Record<string, unknown> = {},
): Assumptions<AssumptionValues<T>> {
  const initial = Object.fromEntries(Object.entries(table).map(([name, assumption]) => [name, assumption.initial]))
  let values: Record<string, unknown> = initial

  function merge(overrides: Record<string, unknown>): string[] {
    const wrong = Object.keys(overrides).filter(
      (name) => !Object.hasOwn(table, name) || !table[name]?.read(overrides[name]),
    )
    if (wrong.length === 0) values = { ...values, ...overrides }
    return wrong
  }

  const wrong = merge(changes)
  if (wrong.length > 0) throw new Error(`unknown or invalid readings: ${wrong.join(', ')}`)
  return {
    current: () => values as AssumptionValues<T>,
    merge,
    reset: () => {
      values = initial
    },
  }
}

export function assumptionRoutes<V>(assumptions: Assumptions<V>): Record<string, ControlRoute> {
  return {
    'GET /control/readings': () => json(200, assumptions.current()),
    'POST /control/readings': ({ body }) => {
      const changes = parseObject(body)
      if (!changes) return invalid(['body'])
      const wrong = assumptions.merge(changes)
      return wrong.length > 0 ? invalid(wrong) : json(200, assumptions.current())
    },
    'DELETE /control/readings': () => {
      assumptions.reset()
      return json(200, assumptions.current())
    },
  }
}
