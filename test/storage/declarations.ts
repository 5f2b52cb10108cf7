import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { PostgresTypes } from './postgres-types.ts'

/** One call `statement<Params, Row>(name, …)` in the source, with its types as the type checker resolves them. */
export type Declaration = {
  file: string
  /** The name as written; a template literal stands for several statements. */
  name: string
  matches(name: string): boolean
  parameters: DeclaredTypes
  columns: DeclaredTypes
}

type Side = keyof PostgresTypes

type DeclaredTypes = ReadonlyMap<string, DeclaredType>

type DeclaredType = {
  text: string
  /** False also for a PostgreSQL type that `postgres-types.ts` does not know. */
  suits(postgresType: string): boolean
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const postgresTypesFile = fileURLToPath(new URL('postgres-types.ts', import.meta.url))

/** Files of src/ that may declare a statement. */
export function sourceFiles(): string[] {
  const files = globSync('src/**/*.ts', { cwd: root })
  return files.filter((file) => !/\.test\.ts$|\/fixtures\//.test(file)).map((file) => `${root}${file}`)
}

export function readDeclarations(files: readonly string[]): Declaration[] {
  const { options } = ts.getParsedCommandLineOfConfigFile(
    `${root}tsconfig.json`,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (problem) => {
        throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'))
      },
    },
  ) as ts.ParsedCommandLine
  const program = ts.createProgram([...files, postgresTypesFile], options)
  const checker = program.getTypeChecker()
  const suitable = readPostgresTypes()
  return files.flatMap((file) => callsIn(program.getSourceFile(file) as ts.SourceFile).map(declarationOf))

  function declarationOf(call: ts.CallExpression): Declaration {
    const [name] = call.arguments
    const [params, row] = call.typeArguments ?? []
    const pattern = new RegExp(`^${patternOf(name as ts.Expression)}$`)
    return {
      file: call.getSourceFile().fileName,
      name: (name as ts.Expression).getText(),
      matches: (registered) => pattern.test(registered),
      parameters: typesOf(params, 'parameters'),
      columns: typesOf(row, 'columns'),
    }
  }

  /** An expression inside a template literal stands for the strings that its type allows. */
  function patternOf(name: ts.Expression): string {
    if (ts.isStringLiteralLike(name)) return escaped(name.text)
    if (!ts.isTemplateExpression(name)) throw new Error(`the name of a statement is no literal: ${name.getText()}`)
    const spans = name.templateSpans.map(({ expression, literal }) => {
      const type = checker.getTypeAtLocation(expression)
      const values = (type.isUnion() ? type.types : [type]).map((each) =>
        each.isStringLiteral() ? escaped(each.value) : String.raw`\w+`,
      )
      return `(?:${values.join('|')})${escaped(literal.text)}`
    })
    return escaped(name.head.text) + spans.join('')
  }

  function typesOf(node: ts.TypeNode | undefined, side: Side): DeclaredTypes {
    if (!node) return new Map()
    const properties = checker.getPropertiesOfType(checker.getTypeFromTypeNode(node))
    return new Map(
      properties.map((property) => {
        const type = checker.getTypeOfSymbolAtLocation(property, node)
        return [
          property.name,
          { text: checker.typeToString(type), suits: (name) => suits(type, suitable[side].get(name)) },
        ]
      }),
    )
  }

  function suits(declared: ts.Type, expected: ts.Type | undefined): boolean {
    if (!expected || declared.flags & (ts.TypeFlags.Any | ts.TypeFlags.Never)) return false
    return checker.isTypeAssignableTo(checker.getNonNullableType(declared), expected)
  }

  function readPostgresTypes(): Record<Side, Map<string, ts.Type>> {
    const file = program.getSourceFile(postgresTypesFile) as ts.SourceFile
    const alias = file.statements.find(ts.isTypeAliasDeclaration) as ts.TypeAliasDeclaration
    const sides = propertyTypes(checker.getTypeAtLocation(alias), alias)
    const read = (side: Side) => propertyTypes(sides.get(side) as ts.Type, alias)
    return { parameters: read('parameters'), columns: read('columns') }
  }

  function propertyTypes(type: ts.Type, node: ts.Node): Map<string, ts.Type> {
    return new Map(
      checker.getPropertiesOfType(type).map((each) => [each.name, checker.getTypeOfSymbolAtLocation(each, node)]),
    )
  }
}

function callsIn(node: ts.Node): ts.CallExpression[] {
  const found: ts.CallExpression[] = []
  const visit = (child: ts.Node): void => {
    if (ts.isCallExpression(child) && ts.isIdentifier(child.expression) && child.expression.text === 'statement')
      found.push(child)
    ts.forEachChild(child, visit)
  }
  visit(node)
  return found
}

function escaped(text: string): string {
  return text.replaceAll('.', String.raw`\.`)
}
