import type { Queryable, Statement } from './database.ts'

/**
 * A statement with names for its parameters (`:paymentId`), turned into `$1`, `$2` … once, when the module loads: the
 * text stays static, so that it is planned once per connection. `Params` and `Row` say what it takes and gives.
 */
export type NamedStatement<Params, Row> = Statement & {
  readonly parameters: readonly string[]
  /** Never there: it only carries the type of a row. */
  readonly row?: Row
  values(params: Params): unknown[]
}

/** Texts in quotes, comments and casts are passed over; what is left of colons names a parameter. */
const TOKENS = /'(?:[^']|'')*'|--[^\n]*|::|:([A-Za-z]\w*)/g

export function named<Params extends object, Row extends object = object>(
  name: string,
  sql: string,
): NamedStatement<Params, Row> {
  const parameters: string[] = []
  const text = sql.replace(TOKENS, (token: string, parameter: string | undefined) => {
    if (parameter === undefined) return token
    if (!parameters.includes(parameter)) parameters.push(parameter)
    return `$${parameters.indexOf(parameter) + 1}`
  })
  return {
    name,
    text,
    parameters,
    values(params) {
      const given = new Map<string, unknown>(Object.entries(params))
      return parameters.map((parameter) => {
        // A misspelt name would otherwise reach the database as NULL and change what the statement means.
        if (!given.has(parameter)) throw new Error(`${name}: the parameter ${parameter} is missing`)
        return given.get(parameter)
      })
    },
  }
}

export function run<Params extends object, Row extends object>(
  database: Queryable,
  query: NamedStatement<Params, Row>,
  params: Params,
): Promise<Row[]> {
  return database.query<Row>(query, query.values(params))
}
