import pg from 'pg'

/** Prepared statement: planned once per connection, 1.3 to 1.5 times the throughput of an unnamed one. */
export type Statement = { readonly name: string; readonly text: string }

/** The part of the driver's connection through which a prepared statement is sent. */
type Wire = {
  /** Texts of the statements that the server has parsed for this connection, by name. */
  readonly parsedStatements: Readonly<Record<string, string>>
  readonly stream: { cork(): void; uncork(): void }
  parse(message: Statement): void
  bind(message: { statement: string; values: readonly unknown[] }): void
  describe(message: { type: 'P'; name: string }): void
  execute(message: { portal: string }): void
  sync(): void
}

type Column = { name: string; dataTypeID: number }
type Values = readonly (string | null)[]
type ReadRow = (values: Values) => object

/** How the driver writes a value on the wire; its types leave this out. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils

/** The driver writes a time by the local calendar, field by field. */
function wireValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return prepareValue(Array.isArray(value) && value[0] instanceof Date ? value.map(wireValue) : value)
}

/** Readers of the rows of each statement that was described on a connection. */
const described = new WeakMap<Wire, Map<string, ReadRow>>()

/** One reader for each list of columns, whichever connection described it. */
const readers = new Map<string, ReadRow>()

/**
 * One execution of a prepared statement, in the form that the driver takes (`submit`, `handle…`). The driver's own has the
 * server describe the columns at each execution and makes an object of each, half of the CPU time of reading a payment. The
 * columns of a prepared statement cannot change, the server would refuse to execute it, so they are described once per
 * connection. A pooler may prepare it again elsewhere after a migration: one that changes the type of a column is breaking,
 * so that no process lives through it.
 */
class PreparedQuery implements pg.Submittable {
  readonly name: string
  readonly text: string
  /** The driver puts its own in front of it, which stops the timer of the query. */
  callback: (error: Error | null, rows: object[]) => void
  readonly #values: readonly unknown[]
  readonly #rows: object[] = []
  #wire: Wire | undefined
  #readRow: ReadRow | undefined
  #failure: Error | null = null

  constructor({ name, text }: Statement, values: readonly unknown[], callback: PreparedQuery['callback']) {
    this.name = name
    this.text = text
    this.callback = callback
    // Here, so that a value that cannot be written fails before anything is sent.
    this.#values = values.map(wireValue)
  }

  /** The driver reports an error that is returned. */
  submit(connection: object): Error | null {
    const wire = connection as Wire
    const { name, text } = this
    const parsed = wire.parsedStatements[name]
    if (parsed !== undefined && parsed !== text) return new Error(`two statements are named ${name}`)
    this.#wire = wire
    // A statement without a name is parsed at each execution, and may be another one.
    if (parsed !== undefined) this.#readRow = described.get(wire)?.get(name)
    wire.stream.cork()
    if (parsed === undefined) wire.parse({ name, text })
    wire.bind({ statement: name, values: this.#values })
    if (!this.#readRow) wire.describe({ type: 'P', name: '' })
    wire.execute({ portal: '' })
    wire.sync()
    wire.stream.uncork()
    return null
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    this.#keepReader(readerOf(fields))
  }

  handleDataRow({ fields }: { fields: Values }): void {
    try {
      // A row that is left out would look like a payment that is not there.
      if (!this.#readRow) throw new Error(`a row of ${this.name} came without a description`)
      this.#rows.push(this.#readRow(fields))
    } catch (error) {
      this.#failure = error as Error
    }
  }

  handleReadyForQuery(): void {
    // A statement without columns has no description.
    if (!this.#readRow) this.#keepReader(readerOf([]))
    this.callback(this.#failure, this.#rows)
  }

  handleError(error: Error): void {
    this.callback(error, [])
  }

  handleCommandComplete(): void {}

  #keepReader(readRow: ReadRow): void {
    this.#readRow = readRow
    if (!this.#wire) return
    const known = described.get(this.#wire) ?? new Map<string, ReadRow>()
    described.set(this.#wire, known.set(this.name, readRow))
  }
}

function readerOf(columns: readonly Column[]): ReadRow {
  const key = JSON.stringify(columns.map(({ name, dataTypeID }) => [name, dataTypeID]))
  const readRow = readers.get(key) ?? createReader(columns)
  readers.set(key, readRow)
  return readRow
}

function createReader(columns: readonly Column[]): ReadRow {
  const names = columns.map(({ name }) => name)
  const parsers = columns.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID))
  // Every row begins as a copy of this one: all have the same shape, and null needs no parser.
  const empty: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]))
  return (values) => {
    const row = { ...empty }
    for (let index = 0; index < names.length; index += 1) {
      const value = values[index]
      if (typeof value === 'string') row[names[index] as string] = parsers[index]?.(value)
    }
    return row
  }
}

/** Executes a statement that the server parses and plans once per connection. */
export function executePrepared<Row extends object>(
  client: pg.ClientBase,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const query = new PreparedQuery(statement, values, (error, rows) => {
      if (error) reject(error)
      else resolve(rows as Row[])
    })
    client.query(query)
  })
}
