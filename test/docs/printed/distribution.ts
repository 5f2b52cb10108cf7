import {
  type Construct,
  constructs,
  distributedTables,
  type ListedClass,
  notRouted,
  referenceTables,
  uniqueWithoutTenant,
} from '../../storage/distribution.ts'
import { table } from './table.ts'

type Advice = { citus: string; yugabyte: string }

const listedClasses: { readonly [Name in ListedClass]: Advice } = {
  'by a customer’s address': {
    citus: 'a query to all machines, by an index on each: one per page',
    yugabyte: 'unchanged: the indexes of addresses are global',
  },
  'tenant not known yet': {
    citus: 'read reference tables: unchanged, on any machine',
    yugabyte: 'unchanged: one unique index each',
  },
  'requests of several tenants': {
    citus: 'not sent with `PASARELA_DATABASE_BATCHES=off`',
    yugabyte: 'unchanged; `PASARELA_DATABASE_BATCHES=off` if a statement over several tablets costs more than it saves',
  },
  'background over all tenants': {
    citus: 'run on every shard; those with a construct of the next table are rewritten',
    yugabyte: 'unchanged; the indexes by time must be ranges, which is a setting',
  },
  'by account': {
    citus:
      'those that touch tables of accounts only: unchanged, on one machine. The others read the payments of every shard ' +
      'and are rewritten: row locks over shards and joins of tables that are not colocated are refused',
    yugabyte: 'unchanged: the indexes by account are global',
  },
}

/** Classes of statements, and what each needs on either database. */
export function statementClasses(): string {
  const listed = Object.entries(listedClasses).map(([name, { citus, yugabyte }]) => {
    const statements = notRouted.filter((each) => each.class === name).flatMap((each) => each.statements)
    return [name, String(statements.length), citus, yugabyte]
  })
  return table(
    ['class', 'statements', 'Citus', 'YugabyteDB'],
    [
      [
        'by tenant',
        'all others',
        'unchanged, on one machine, but for the constructs of the next table',
        'unchanged; a tablet per table, so that a write to several tables is a distributed transaction',
      ],
      [
        'reference tables only',
        'follows from the tables',
        'unchanged; a write goes to every machine',
        'unchanged; small tables may share one tablet (colocation)',
      ],
      ...listed,
    ],
  )
}

/** Every statement that is not routed by tenant. */
export function statementsNotRouted(): string {
  return table(
    ['class', 'reason', 'statements'],
    notRouted.map((each) => [each.class, each.reason, codes(each.statements)]),
  )
}

const constructAdvice: { readonly [Name in Construct]: Advice & { construct: string } } = {
  'clock in on conflict': {
    construct: '`now()` or `clock_timestamp()` in `on conflict do update`',
    citus: 'refused, as every function there that is not immutable: pass the time in, as a column of `excluded`',
    yugabyte: 'unchanged',
  },
  'row locks over tenants': {
    construct: '`for update` over tenants',
    citus: 'refused over several shards: one statement per tenant, or a lock on a row of the account',
    yugabyte: 'unchanged',
  },
  'lateral over tenants': {
    construct: '`lateral` over tenants',
    citus:
      'refused where the subquery has a `limit` or `offset`, or reads a table that is not colocated: a join, or one ' +
      'statement per tenant',
    yugabyte: 'unchanged',
  },
  'recursive over tenants': {
    construct: '`with recursive` over tenants',
    citus: 'refused over several shards: list the endpoints with work first',
    yugabyte: 'unchanged',
  },
  'grouping sets over tenants': {
    construct: '`grouping sets` over tenants',
    citus: 'refused over several shards: two statements',
    yugabyte: 'unchanged',
  },
}

/** Statements whose text one of the databases refuses or reads differently. */
export function distributedConstructs(): string {
  return table(
    ['construct', 'statements', 'Citus', 'YugabyteDB'],
    Object.entries(constructAdvice).map(([name, { construct, citus, yugabyte }]) => [
      construct,
      codes(constructs[name as Construct]),
      citus,
      yugabyte,
    ]),
  )
}

/** The tables by the column that distributes them. */
export function tablePlacement(): string {
  const { tenant_id: byTenant, account_id: byAccount } = distributedTables
  return table(
    ['tables', 'distributed by'],
    [
      [codes(byTenant), '`tenant_id`'],
      [codes(byAccount), '`account_id`: a movement pays once, whichever tenant claims it'],
      ...Object.entries(referenceTables).map(([name, reason]) => [codes([name]), `reference table: ${reason}`]),
    ],
  )
}

export function uniqueIndexesWithoutTenant(): string {
  return table(
    ['unique index or primary key', 'of'],
    Object.entries(uniqueWithoutTenant).map(([name, definition]) => [codes([name]), codes([definition])]),
  )
}

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}
