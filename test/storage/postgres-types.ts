/** TypeScript types that suit a PostgreSQL type as the driver sends and parses it; the type checker reads them. */
export type PostgresTypes = {
  parameters: WithArrays<ParameterTypes>
  columns: WithArrays<ColumnTypes>
}

type CommonTypes = {
  uuid: string
  text: string
  varchar: string
  bpchar: string
  name: string
  int2: number
  int4: number
  float4: number
  float8: number
  bool: boolean
  bytea: Buffer
}

type ParameterTypes = CommonTypes & {
  timestamptz: Date | '-infinity' | 'infinity'
  numeric: string | number
  date: string | number
  int8: string | number | bigint
  interval: string
  json: string
  jsonb: string
}

// The driver parses neither int8 nor numeric, because a number would lose digits.
type ColumnTypes = CommonTypes & {
  timestamptz: Date
  numeric: string
  date: Date
  int8: string
  json: object
  jsonb: object
}

type WithArrays<Types> = Types & {
  [Name in keyof Types & string as `_${Name}`]: readonly (Types[Name] | null)[]
}
