import pg from 'pg'
import type { Database, Statement } from '../../src/storage/database.ts'

/**
 * Database that, before each statement, runs EXPLAIN ANALYZE with the custom plan and with the generic plan, rolls both
 * back, and records their costs.
 */
type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}
export type Cost = { name: string; walks: string[]; rows: number; buffers: number }

export type PlannedDatabase = Database & {
  /** Returns and clears the recorded costs. */
  takeCosts(): Cost[]
}

export function planned(
  plain: Database,
  client: pg.Client,
  options: {
    bigTables: ReadonlySet<string>
    /** Statements that are executed without a plan: side work of a store. */
    background?: ReadonlySet<string>
  },
): PlannedDatabase {
  const { bigTables, background = new Set() } = options
  let costs: Cost[] = []
  return {
    ...plain,
    query: explainAndQuery,
    takeCosts() {
      const taken = costs
      costs = []
      return taken
    },
  }

  async function explainAndQuery<Found extends object>(
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<Found[]> {
    if (background.has(statement.name)) return plain.query(statement, values)
    for (const mode of ['custom', 'generic'] as const) {
      const plan = await explain(statement, values, mode)
      costs.push({ name: `${statement.name} (${mode})`, ...costOf(plan) })
    }
    const rows = await plain.query<Found>(statement, values)
    // The payers of generated rows are random bytes, not sealed values.
    return rows.map((row) => ('payer' in row ? { ...row, payer: null } : row))
  }

  async function explain(statement: Statement, values: readonly unknown[], mode: 'custom' | 'generic'): Promise<Plan> {
    await client.query(`set plan_cache_mode = force_${mode}_plan`)
    await client.query(`prepare planned as ${statement.text}`)
    await client.query('begin')
    try {
      const literals = values.map(literalOf)
      const call = literals.length === 0 ? 'planned' : `planned (${literals.join(', ')})`
      const { rows } = await client.query(`explain (analyze, buffers, format json) execute ${call}`)
      return rows[0]['QUERY PLAN'][0].Plan
    } finally {
      await client.query('rollback')
      await client.query('deallocate planned')
    }
  }

  function costOf(plan: Plan): Omit<Cost, 'name'> {
    const nodes = nodesOf(plan)
    const scans = nodes.filter((node) => node['Node Type'].endsWith('Scan'))
    const read = (node: Plan) =>
      node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
    return {
      walks: scans
        .filter((node) => node['Node Type'] === 'Seq Scan' && bigTables.has(node['Relation Name'] ?? ''))
        .map((node) => node['Relation Name'] as string),
      rows: scans
        .filter((node) => bigTables.has(node['Relation Name'] ?? '') || node['Node Type'] === 'Bitmap Index Scan')
        .reduce((sum, node) => sum + read(node) * node['Actual Loops'], 0),
      buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    }
  }
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (!Array.isArray(value)) return pg.escapeLiteral(textOf(value))
  const elements = value.map((element) => (element === null ? 'null' : JSON.stringify(textOf(element))))
  return pg.escapeLiteral(`{${elements.join(',')}}`)
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value)
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}
