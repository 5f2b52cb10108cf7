import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registeredStatements } from '../../src/storage/statement.ts'
import { createTestDatabase } from '../harness/database.ts'
import { statementsToInterrupt } from '../torture/chaos.ts'
import { compare } from './compare.ts'
import { type Declaration, readDeclarations, sourceFiles } from './declarations.ts'
import { describeStatement } from './describe-statement.ts'

const wrongStatements = fileURLToPath(new URL('fixtures/wrong-statements.ts', import.meta.url))

let client: pg.Client
let declarations: Declaration[]

beforeAll(async () => {
  client = new pg.Client(await createTestDatabase())
  await client.connect()
  declarations = readDeclarations([...sourceFiles(), wrongStatements])
})

afterAll(() => client.end())

test('every statement has the parameters and columns that its TypeScript types declare', async () => {
  const ours = declarations.filter(({ file }) => file !== wrongStatements)
  const problems = await check(ours)
  expect(problems).toEqual([])
})

test('every statement that the fault injection interrupts exists', async () => {
  await Promise.all(sourceFiles().map((file) => import(pathToFileURL(file).href)))
  const names = registeredStatements().map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([...statementsToInterrupt]))
})

test('every statement that writes an audit entry names its origin', async () => {
  await Promise.all(sourceFiles().map((file) => import(pathToFileURL(file).href)))
  const writers = registeredStatements().filter(({ text }) => text.includes('insert into audit_log'))
  expect(writers.length).toBeGreaterThan(30)
  const origin = ['auditAddress', 'auditSession', 'auditKey', 'auditRequest']
  const without = writers.filter(({ parameters }) => !origin.every((name) => parameters.includes(name)))
  expect(without.map(({ name }) => name)).toEqual([])
})

test('a renamed column, a missing or unused parameter and a wrong type in a declaration are each reported', async () => {
  const problems = await check(declarations.filter(({ file }) => file === wrongStatements))
  expect(problems).toEqual([
    'wrong.renamed_column: no column title in the SQL',
    'wrong.renamed_column: the column name (text) is not declared',
    'wrong.missing_parameter: the parameter name (text) is not declared',
    'wrong.unused_parameter: no parameter livemode in the SQL',
    'wrong.types: the parameter ids is declared as number[] and described as _uuid',
    'wrong.types: the parameter since is declared as string and described as timestamptz',
    'wrong.types: the column createdAt is declared as string and described as timestamptz',
    'wrong.types: the column count is declared as number and described as int8',
    'wrong.untyped: the column name is declared as unknown and described as text',
  ])
})

test('a statement without a declaration and a declaration without a statement are reported', () => {
  const lonely = { ...(declarations[0] as Declaration), name: 'test.absent', matches: () => false }
  expect(unmatched(['test.unknown'], [lonely])).toEqual([
    'test.unknown: 0 declarations',
    'test.absent: declared, not registered',
  ])
})

/** Loads the modules that hold the declarations and compares each of their statements with the database. */
async function check(declared: readonly Declaration[]): Promise<string[]> {
  const before = new Set(registeredStatements())
  const modules = new Set(declared.map(({ file }) => pathToFileURL(file).href))
  for (const module of modules) await import(module)
  const loaded = registeredStatements().filter((statement) => !before.has(statement))
  const problems = unmatched(
    loaded.map(({ name }) => name),
    declared,
  )
  for (const statement of loaded) {
    const declaration = declared.find(({ matches }) => matches(statement.name))
    if (!declaration) continue
    const described = await describeStatement(client, statement.text).catch((error: Error) => error)
    if (described instanceof Error) problems.push(`${statement.name}: cannot be prepared: ${described.message}`)
    else problems.push(...compare(statement, declaration, described))
  }
  return problems
}

function unmatched(names: readonly string[], declared: readonly Declaration[]): string[] {
  const counts = names.map((name) => ({ name, count: declared.filter(({ matches }) => matches(name)).length }))
  return [
    ...counts.filter(({ count }) => count !== 1).map(({ name, count }) => `${name}: ${count} declarations`),
    ...declared.filter(({ matches }) => !names.some(matches)).map(({ name }) => `${name}: declared, not registered`),
  ]
}
