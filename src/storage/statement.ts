import type { Queryable, Statement } from './database.ts'

/**
 * A SQL statement with named parameters (`:paymentId`), replaced by `$1`, `$2` … once, when its module loads. The text
 * stays static, so that the server plans it once per connection. `Params` and `Row` declare its parameters and columns;
 * `test/storage/statements.test.ts` prepares every registered statement and compares both with the database.
 */
export type TypedStatement<Params, Row> = Statement & {
  readonly parameters: readonly string[]
  /** Only carries the type of a row; never set. */
  readonly row?: Row
  values(params: Params): unknown[]
}

const registered = new Map<string, TypedStatement<never, object>>()

/** Statements of all modules loaded so far. */
export function registeredStatements(): TypedStatement<never, object>[] {
  return [...registered.values()]
}

/** String literals, comments and casts are skipped; any other colon before a name marks a parameter. */
const TOKENS = /'(?:[^']|'')*'|--[^\n]*|::|:([A-Za-z]\w*)/g

export function statement<Params extends object = object, Row extends object = object>(
  name: string,
  sql: string,
): TypedStatement<Params, Row> {
  const parameters: (string & keyof Params)[] = []
  const text = sql.replace(TOKENS, (token: string, parameter: (string & keyof Params) | undefined) => {
    if (parameter === undefined) return token
    if (!parameters.includes(parameter)) parameters.push(parameter)
    return `$${parameters.indexOf(parameter) + 1}`
  })
  const typed: TypedStatement<Params, Row> = {
    name,
    text,
    parameters,
    values: (params) =>
      parameters.map((parameter) => {
        const value = params[parameter]
        // The driver sends undefined as NULL, which would change the meaning of the statement.
        if (value === undefined) throw new Error(`${name}: the parameter ${parameter} is missing`)
        return value
      }),
  }
  if (registered.has(name)) throw new Error(`two statements are named ${name}`)
  registered.set(name, typed)
  return typed
}

export function run<Params extends object, Row extends object>(
  database: Queryable,
  query: TypedStatement<Params, Row>,
  params: Params,
): Promise<Row[]> {
  return database.query<Row>(query, query.values(params))
}
