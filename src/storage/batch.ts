import { limits } from '../foundation/limits.ts'
import { runInContext } from '../foundation/request-context.ts'
import { traceStatement } from '../foundation/tracing.ts'
import { type Database, DatabaseUnavailable, isRefusal } from './database.ts'
import { run, type TypedStatement } from './statement.ts'

/**
 * The parameters of many rows, column by column, as `unnest` takes them; an array is a text in the column of its rows. A
 * column that is null in every row is null itself: `unnest` fills it up.
 */
export type ColumnsOf<Params> = {
  [Name in keyof Params]: Params[Name] extends readonly string[]
    ? string[]
    : Params[Name][] | (null extends Params[Name] ? null : never)
}

/** The place of a row's parameters in the columns, from 1 (`with ordinality`). */
type Place = { row: number }

type Waiting<Params, Row> = {
  params: Params
  sinceMs: number
  resolve: (rows: Row[]) => void
  reject: (error: unknown) => void
}

/**
 * A statement whose callers share round trips under load. While enough rows are under way, those that arrive wait, and the
 * next statement carries all of them as rows of arrays (`many`). A caller that meets no other never waits, and its
 * statement goes as it is (`one`): a batch of one row is slower. A statement that takes long, because a row is locked or
 * the database is slow, stops holding up the others.
 *
 * Each row keeps its own result. A batch that the database refuses changed nothing, and each of its rows is sent again by
 * itself, so that only the wrong one fails. One whose acknowledgement is lost fails for all, as a single statement would.
 * Two rows with a subject in common (a payment, a key) are never in one batch.
 */
export function batched<Params extends object, Row extends object>(
  database: Database,
  one: TypedStatement<Params, Row>,
  many: TypedStatement<ColumnsOf<Params>, Row & Place>,
  subjectsOf?: (params: Params) => string[],
): (params: Params) => Promise<Row[]> {
  const { batching = 'auto' } = database
  if (batching === 'single') return (params) => run(database, one, params)
  let waiting: Waiting<Params, Row>[] = []
  let limit: NodeJS.Timeout | undefined
  let underWay = 0
  /** Of those under way, the statements that do not take long, and their rows. */
  const quick = { statements: 0, rows: 0 }

  // The wait is part of the statement's span. The batch belongs to several requests, so it has no context of its own.
  return (params) => traceStatement(enqueue, one, params)

  function enqueue(_one: typeof one, params: Params): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      waiting.push({ params, sinceMs: performance.now(), resolve, reject })
      sendIfRoom()
      limitWait()
    })
  }

  /** A row that waits too long fails, as a statement does that waits for a connection: it was not sent. */
  function limitWait(): void {
    const [first] = waiting
    if (!first || limit) return
    const leftMs = first.sinceMs + limits.databaseConnectTimeoutMs - performance.now()
    limit = setTimeout(
      () => {
        limit = undefined
        const oldestMs = performance.now() - limits.databaseConnectTimeoutMs
        const late = waiting.filter(({ sinceMs }) => sinceMs <= oldestMs)
        waiting = waiting.filter(({ sinceMs }) => sinceMs > oldestMs)
        for (const { reject } of late) reject(new DatabaseUnavailable(new Error('waited too long for a statement')))
        limitWait()
      },
      Math.max(1, Math.ceil(leftMs)),
    )
    limit.unref()
  }

  function sendIfRoom(): void {
    if (waiting.length === 0 || underWay === limits.batchesUnderWay) return
    if (quick.statements === limits.batchesAtOnce || quick.rows >= limits.batchRowsAtOnce) return
    void runInContext(undefined, sendWaiting)
  }

  async function sendWaiting(): Promise<void> {
    underWay += 1
    quick.statements += 1
    if (batching === 'full') await new Promise((resolve) => setTimeout(resolve, FULL_WAIT_MS))
    const batch = takeWaiting()
    quick.rows += batch.length
    let isQuick = true
    const slow = setTimeout(() => {
      endQuick()
      sendIfRoom()
    }, limits.batchSlowMs)
    if (batch.length > 0) await send(batch)
    clearTimeout(slow)
    if (isQuick) endQuick()
    underWay -= 1
    sendIfRoom()

    function endQuick(): void {
      isQuick = false
      quick.statements -= 1
      quick.rows -= batch.length
    }
  }

  /** The first that wait, one for each subject: the others of a subject see what the first of it wrote. */
  function takeWaiting(): Waiting<Params, Row>[] {
    if (!subjectsOf) return waiting.splice(0, limits.batchRows)
    const taken = new Set<string>()
    const batch: Waiting<Params, Row>[] = []
    const later: Waiting<Params, Row>[] = []
    let seen = 0
    for (; seen < waiting.length && batch.length < limits.batchRows; seen += 1) {
      const each = waiting[seen] as Waiting<Params, Row>
      const subjects = subjectsOf(each.params)
      if (subjects.some((subject) => taken.has(subject))) later.push(each)
      else batch.push(each)
      for (const subject of subjects) taken.add(subject)
    }
    waiting = later.concat(waiting.slice(seen))
    return batch
  }

  async function send(batch: Waiting<Params, Row>[]): Promise<void> {
    if (batch.length === 1 && batching === 'auto') return sendAlone(batch[0] as Waiting<Params, Row>)
    const columns = columnsIfComplete(batch)
    if (!columns) return void (await Promise.all(batch.map(sendAlone)))
    try {
      const found = await run(database, many, columns)
      const rows: Row[][] = batch.map(() => [])
      for (const { row: place, ...row } of found) rows[place - 1]?.push(row as unknown as Row)
      for (const [index, { resolve }] of batch.entries()) resolve(rows[index] ?? [])
    } catch (error) {
      // After any other error, such as an answer that cannot be read, the batch may have been committed.
      if (isRefusal(error)) await Promise.all(batch.map(sendAlone))
      else for (const { reject } of batch) reject(error)
    }
  }

  function columnsIfComplete(batch: Waiting<Params, Row>[]): ColumnsOf<Params> | undefined {
    try {
      return columnsOf(many, batch)
    } catch {
      return undefined
    }
  }

  async function sendAlone({ params, resolve, reject }: Waiting<Params, Row>): Promise<void> {
    try {
      resolve(await run(database, one, params))
    } catch (error) {
      reject(error)
    }
  }
}

const FULL_WAIT_MS = 5

/**
 * One array of a batch, of a length that the planner does not know: it assumes ten rows, as in the generic plan. Otherwise
 * a plan made for arrays of two or three rows looks cheaper than the generic one, and PostgreSQL plans every small batch
 * anew: 1.5 ms for a settlement of two payments.
 */
export const unknownLength = (array: string) => `(select ${array})`

/**
 * Limit of a CTE that has at most one row for each row of `r`, so that it leaves none out. The planner does not know the
 * number and assumes one: it reaches the rows of a table through its index, however small the table is at that time. A plan
 * that reads the whole table would be kept while the table grows.
 */
export const countOfRows = '(select count(*) from r)'

const PARAMETERS = /'(?:[^']|'')*'|--[^\n]*|:([A-Za-z]\w*)(?:::([a-z]\w*)(\[\])?)?|::/g

/**
 * SQL of a statement over arrays from that of one row: its parameters become the columns of a CTE `r`, one row for each of
 * the callers and sorted by `order`. Every parameter is cast at least once, which gives the type of its column.
 */
export function overRows(sql: string, order: readonly string[]): string {
  const types = new Map<string, string>()
  const names = new Set<string>()
  const text = sql.replace(PARAMETERS, (token: string, name?: string, type?: string, isArray?: string) => {
    if (name === undefined) return token
    names.add(name)
    if (type) types.set(name, isArray ? 'text' : type)
    return isArray ? `r."_${name}"::${type}[]` : `r."_${name}"`
  })
  const untyped = [...names].filter((name) => !types.has(name))
  if (untyped.length > 0) throw new Error(`parameters without a type: ${untyped.join(', ')}`)
  const [first = '', ...others] = [...names].map((name) => `:${name}::${types.get(name)}[]`)
  return `with r as (
     select * from unnest(${[unknownLength(first), ...others].join(', ')}) with ordinality
       as u (${[...names].map((name) => `"_${name}"`).join(', ')}, row)
     order by ${order.map((name) => `"_${name}"`).join(', ')}
   ), ${text}`
}

function columnsOf<Params extends object>(
  { parameters }: { parameters: readonly string[] },
  batch: readonly { params: Params }[],
): ColumnsOf<Params> {
  const columns: Record<string, unknown[] | null> = {}
  for (const name of parameters) {
    const column = batch.map(({ params }) => valueOf(params[name as keyof Params]))
    columns[name] = column.every((value) => value === null) ? null : column
  }
  return columns as ColumnsOf<Params>
}

function valueOf(value: unknown): unknown {
  // The driver sends undefined as NULL, which would change the meaning of the statement.
  if (value === undefined) throw new Error('a parameter is missing')
  if (!Array.isArray(value)) return value
  return `{${value.map((element: string) => `"${element.replaceAll(/["\\]/g, '\\$&')}"`).join()}}`
}
