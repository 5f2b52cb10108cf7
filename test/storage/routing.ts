import { loadModule, parseSync } from 'libpg-query'

/**
 * Finds the parameter that fixes a column of each table a statement touches, from the syntax tree of PostgreSQL's own
 * parser. A plan (EXPLAIN) was the alternative: its conditions are text and depend on the planner's choices, the tree is exact.
 *
 * Only equalities that hold for every row count: those of WHERE and ON that are joined by AND, of USING, and the values of
 * an INSERT. A condition fixes tables of its own query level only: not those around it, nor those inside a CTE it reads.
 */
export type TableUse = {
  table: string
  /** The parameter ($1) that the column equals, undefined if any row of the table may be touched. */
  parameterOf(column: string): string | undefined
  /** Whether an equality with anything but a constant fixes the column: a parameter, or the column of another table. */
  isFixed(column: string): boolean
  /** Whether SELECT … FOR UPDATE or the like locks its rows. */
  isLocked: boolean
  /** Whether it is read in a LATERAL subquery, once for each row of the tables before it. */
  isLateral: boolean
}

export type Usage = { tables: TableUse[]; obstacles: Obstacle[] }

/** Constructs that a distributed PostgreSQL treats differently; `docs/scaling.md` says which one and how. */
export type Obstacle = 'clock in on conflict' | 'ctid' | 'grouping sets' | 'recursive cte'

/** Columns of each table. */
export type Schema = ReadonlyMap<string, readonly string[]>

type Tree = { readonly [key: string]: unknown }

/** A column of one use of a table (`3.tenant_id`), of a function in FROM (`r.tenant_id`), or a parameter (`$1`). */
type Term = string

type Outputs = readonly { column: string; term: Term | undefined }[]

/** An entry of FROM, or the target of a write. Base tables have a number, so that each use is fixed by itself. */
type Source = { name: string; use?: number; outputs: Outputs }

type Scope = { sources: Source[]; ctes: Map<string, Outputs>; parent?: Scope }

await loadModule()

const clocks = new Set(['now', 'clock_timestamp', 'statement_timestamp', 'transaction_timestamp'])

export function usageOf(sql: string, schema: Schema): Usage {
  const uses: string[] = []
  const equalities: { fixed: Term; by: Term }[] = []
  const locked = new Set<number>()
  const lateral = new Set<number>()
  const obstacles = new Set<Obstacle>()

  for (const { stmt } of parseSync(sql).stmts ?? []) query(stmt as Tree, undefined)

  const parameters = new Map<Term, Term>()
  for (let before = -1; before < parameters.size; ) {
    before = parameters.size
    for (const { fixed, by } of equalities) {
      const parameter = by.startsWith('$') ? by : parameters.get(by)
      if (parameter && !parameters.has(fixed)) parameters.set(fixed, parameter)
    }
  }
  return {
    tables: uses.map((table, use) => ({
      table,
      parameterOf: (column) => parameters.get(`${use}.${column}`),
      isFixed: (column) => equalities.some(({ fixed }) => fixed === `${use}.${column}`),
      isLocked: locked.has(use),
      isLateral: lateral.has(use),
    })),
    obstacles: [...obstacles].toSorted(),
  }

  /** Any statement; returns the columns it gives to the query around it. */
  function query(node: Tree, parent: Scope | undefined): Outputs {
    const [kind, body] = only(node)
    const scope: Scope = { sources: [], ctes: new Map(), ...(parent && { parent }) }
    withClause(body['withClause'] as Tree | undefined, scope)
    if (kind === 'SelectStmt') return select(body, scope)
    if (kind === 'InsertStmt') return insert(body, scope)
    if (kind === 'UpdateStmt' || kind === 'DeleteStmt') return change(body, scope)
    if (kind === 'CreateTableAsStmt') return query(body['query'] as Tree, parent)
    throw new Error(`a statement of the kind ${kind} is not read here`)
  }

  function withClause(clause: Tree | undefined, scope: Scope): void {
    if (!clause) return
    if (clause['recursive']) obstacles.add('recursive cte')
    for (const cte of list(clause['ctes'])) {
      const [, { ctename, ctequery }] = only(cte)
      if (clause['recursive']) scope.ctes.set(String(ctename), [])
      scope.ctes.set(String(ctename), query(ctequery as Tree, scope))
    }
  }

  function select(body: Tree, scope: Scope): Outputs {
    if (body['larg']) {
      const left = query({ SelectStmt: body['larg'] }, scope)
      const right = query({ SelectStmt: body['rarg'] }, scope)
      nested([body['sortClause'], body['limitCount'], body['limitOffset']], scope)
      return left.map(({ column, term }, index) => ({ column, term: term === right[index]?.term ? term : undefined }))
    }
    for (const item of list(body['fromClause'])) from(item, scope)
    where(body['whereClause'], scope, scope.sources)
    for (const clause of list(body['lockingClause'])) lock(only(clause)[1], scope)
    const { fromClause: _from, withClause: _with, ...rest } = body
    nested(rest, scope)
    if (body['valuesLists']) return valuesOf(list(body['valuesLists']), scope)
    return outputsOf(list(body['targetList']), scope)
  }

  function lock(clause: Tree, scope: Scope): void {
    const names = list(clause['lockedRels']).map((relation) => only(relation)[1]['relname'])
    for (const { name, use } of scope.sources)
      if (use !== undefined && (names.length === 0 || names.includes(name))) locked.add(use)
  }

  function insert(body: Tree, scope: Scope): Outputs {
    const target = base(body['relation'] as Tree)
    const names = list(body['cols']).map((column) => String(only(column)[1]['name']))
    const given = query(body['selectStmt'] as Tree, scope)
    for (const [index, name] of names.entries()) equate(inOne([target], name), given[index]?.term, [target])
    const row: Scope = { sources: [target, { ...target, name: 'excluded' }], ctes: new Map(), parent: scope }
    if (body['onConflictClause'] && hasClock(body['onConflictClause'])) obstacles.add('clock in on conflict')
    nested(body['onConflictClause'], row)
    return returning(body, row)
  }

  function change(body: Tree, scope: Scope): Outputs {
    scope.sources.push(base(body['relation'] as Tree))
    for (const item of list(body['fromClause'] ?? body['usingClause'])) from(item, scope)
    where(body['whereClause'], scope, scope.sources)
    nested([body['targetList'], body['whereClause']], scope)
    return returning(body, scope)
  }

  function returning(body: Tree, scope: Scope): Outputs {
    const expressions = list((body['returningClause'] as Tree | undefined)?.['exprs'])
    nested(expressions, scope)
    return outputsOf(expressions, scope)
  }

  /** Adds the sources of an entry of FROM. The condition of an outer join restricts its nullable side only. */
  function from(item: Tree, scope: Scope): Source[] {
    const [kind, body] = only(item)
    if (kind === 'JoinExpr') {
      const left = from(body['larg'] as Tree, scope)
      const right = from(body['rarg'] as Tree, scope)
      const type = body['jointype']
      const restricted = type === 'JOIN_INNER' ? [...left, ...right] : type === 'JOIN_LEFT' ? right : []
      where(body['quals'], scope, restricted)
      nested(body['quals'], scope)
      for (const column of list(body['usingClause'])) {
        const name = text(column)
        equate(inOne(left, name), inOne(right, name), restricted)
      }
      return [...left, ...right]
    }
    const source = sourceOf(kind, body, scope)
    scope.sources.push(source)
    return [source]
  }

  function sourceOf(kind: string, body: Tree, scope: Scope): Source {
    if (kind === 'RangeVar') {
      const relname = body['relname'] as string
      const cte = body['schemaname'] ? undefined : findCte(relname, scope)
      return cte ? { name: aliasOf(body, relname), outputs: cte } : base(body)
    }
    const name = aliasOf(body, '')
    const columns = list((body['alias'] as Tree | undefined)?.['colnames']).map(text)
    if (kind === 'RangeSubselect') {
      const before = uses.length
      const outputs = query(body['subquery'] as Tree, scope)
      if (body['lateral']) for (let use = before; use < uses.length; use++) lateral.add(use)
      return { name, outputs: outputs.map(({ column, term }, index) => ({ column: columns[index] ?? column, term })) }
    }
    nested(body, scope)
    return {
      name,
      outputs: (columns.length === 0 ? [name] : columns).map((column) => ({ column, term: `${name}.${column}` })),
    }
  }

  function base(body: Tree): Source {
    const table = body['relname'] as string
    const columns = schema.get(table)
    if (!columns) throw new Error(`no table is named ${table}`)
    const use = uses.push(table) - 1
    const outputs = columns.map((column) => ({ column, term: `${use}.${column}` }))
    return { name: aliasOf(body, table), use, outputs }
  }

  function where(condition: unknown, scope: Scope, fixable: Source[]): void {
    if (!isTree(condition)) return
    const [kind, body] = only(condition)
    if (kind === 'BoolExpr' && body['boolop'] === 'AND_EXPR')
      for (const each of list(body['args'])) where(each, scope, fixable)
    if (kind !== 'A_Expr' || body['kind'] !== 'AEXPR_OP' || text(list(body['name'])[0]) !== '=') return
    const [left, right] = [body['lexpr'], body['rexpr']].map((side) => {
      const [sideKind, row] = only(side as Tree)
      return sideKind === 'RowExpr' ? list(row['args']) : [side as Tree]
    }) as [Tree[], Tree[]]
    for (const [index, each] of left.entries()) equate(termOf(each, scope), termOf(right[index], scope), fixable)
  }

  function equate(one: Term | undefined, other: Term | undefined, fixable: Source[]): void {
    if (!one || !other) return
    const isFixable = (term: Term) => fixable.some(({ use }) => use !== undefined && term.startsWith(`${use}.`))
    if (isFixable(one)) equalities.push({ fixed: one, by: other })
    if (isFixable(other)) equalities.push({ fixed: other, by: one })
  }

  function termOf(node: Tree | undefined, scope: Scope): Term | undefined {
    if (!node) return undefined
    const [kind, body] = only(node)
    if (kind === 'TypeCast') return termOf(body['arg'] as Tree, scope)
    if (kind === 'ParamRef') return `$${String(body['number'])}`
    if (kind !== 'ColumnRef') return undefined
    const [first = '', second] = list(body['fields']).map(text)
    for (let level: Scope | undefined = scope; level; level = level.parent) {
      const among = second === undefined ? level.sources : level.sources.filter(({ name }) => name === first)
      const found = among.flatMap(({ outputs }) => outputs).find(({ column }) => column === (second ?? first))
      if (found) return found.term
    }
    return undefined
  }

  function outputsOf(targets: Tree[], scope: Scope): Outputs {
    return targets.flatMap((target) => {
      const { name, val } = only(target)[1]
      const [kind, body] = only(val as Tree)
      const fields = kind === 'ColumnRef' ? list(body['fields']) : []
      const last = fields.at(-1)
      if (!last || !('A_Star' in last))
        return [{ column: (name as string | undefined) ?? text(last), term: termOf(val as Tree, scope) }]
      const among = fields.length === 1 ? scope.sources : scope.sources.filter((each) => each.name === text(fields[0]))
      return among.flatMap(({ outputs }) => outputs)
    })
  }

  /** Several rows have a known column only where all have the same. */
  function valuesOf(rows: Tree[], scope: Scope): Outputs {
    const terms = rows.map((row) => list(only(row)[1]['items']).map((item) => termOf(item, scope)))
    const [first = []] = terms
    return first.map((term, index) => ({
      column: `column${index + 1}`,
      term: terms.every((row) => row[index] === term) ? term : undefined,
    }))
  }

  /** Subqueries inside expressions, which see the columns of the queries around them. */
  function nested(node: unknown, scope: Scope): void {
    if (Array.isArray(node)) for (const each of node) nested(each, scope)
    if (!isTree(node)) return
    if ('SelectStmt' in node) {
      query(node, scope)
      return
    }
    if ('GroupingSet' in node) obstacles.add('grouping sets')
    if ('ColumnRef' in node && list((node['ColumnRef'] as Tree)['fields']).some((field) => text(field) === 'ctid'))
      obstacles.add('ctid')
    for (const value of Object.values(node)) nested(value, scope)
  }
}

function findCte(name: string, scope: Scope | undefined): Outputs | undefined {
  return scope && (scope.ctes.get(name) ?? findCte(name, scope.parent))
}

function inOne(sources: Source[], column: string): Term | undefined {
  return sources.flatMap(({ outputs }) => outputs).find((output) => output.column === column)?.term
}

function hasClock(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasClock)
  if (!isTree(node)) return false
  if ('SQLValueFunction' in node) return true
  const called = node['FuncCall'] as Tree | undefined
  if (called && clocks.has(list(called['funcname']).map(text).at(-1) ?? '')) return true
  return Object.values(node).some(hasClock)
}

/** The parser wraps each node in an object whose only key is its kind. */
function only(node: Tree): [kind: string, body: Tree] {
  return Object.entries(node)[0] as [string, Tree]
}

function list(nodes: unknown): Tree[] {
  return (nodes ?? []) as Tree[]
}

function aliasOf(body: Tree, otherwise: string): string {
  const alias = body['alias'] as { aliasname: string } | undefined
  return alias?.aliasname ?? otherwise
}

function text(node: Tree | undefined): string {
  const value = node?.['String'] as { sval?: string } | undefined
  return value?.sval ?? ''
}

function isTree(node: unknown): node is Tree {
  return typeof node === 'object' && node !== null && !Array.isArray(node) && Object.keys(node).length > 0
}
