import type { Declaration } from './declarations.ts'
import type { Description } from './describe-statement.ts'

/** Each difference between a statement's declared types and the types that PostgreSQL describes, in words. */
export function compare(
  statement: { name: string; parameters: readonly string[] },
  declared: Pick<Declaration, 'parameters' | 'columns'>,
  described: Description,
): string[] {
  const parameters = statement.parameters.map((name, index) => ({ name, type: described.parameters[index] as string }))
  return [
    ...differences('parameter', declared.parameters, parameters),
    // A statement without a declared row is run for its effect.
    ...(declared.columns.size > 0 ? differences('column', declared.columns, described.columns) : []),
  ].map((difference) => `${statement.name}: ${difference}`)
}

function differences(
  kind: 'parameter' | 'column',
  declared: Declaration['parameters'],
  described: readonly { name: string; type: string }[],
): string[] {
  const names = new Set(described.map(({ name }) => name))
  return [
    ...[...declared.keys()].filter((name) => !names.has(name)).map((name) => `no ${kind} ${name} in the SQL`),
    ...described.flatMap(({ name, type }) => {
      const found = declared.get(name)
      if (!found) return [`the ${kind} ${name} (${type}) is not declared`]
      return found.suits(type) ? [] : [`the ${kind} ${name} is declared as ${found.text} and described as ${type}`]
    }),
  ]
}
