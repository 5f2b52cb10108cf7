import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * Writes the SDK's types from the gateway's OpenAPI document: every component, every operation, the body of every
 * webhook event, and the table of routes the client calls by. `node sdk/generate.ts http://localhost:8080/openapi.json`, or the path of a file.
 */
export type Document = {
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: { requestBody: Content } }>
  components: { schemas: Record<string, Schema> }
}

type Schema = {
  $ref?: string
  description?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

type Content = { content?: { 'application/json'?: { schema: Schema } } }
type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema }

type Operation = {
  operationId: string
  summary: string
  parameters?: Parameter[]
  requestBody?: Content & { required?: boolean }
  responses: Record<string, Content & { description: string }>
}

type Field = { name: string; type: string; required: boolean; description?: string | undefined }

const output = fileURLToPath(new URL('src/openapi.ts', import.meta.url))
const biome = fileURLToPath(new URL('../node_modules/.bin/biome', import.meta.url))

/** What tenants call; operators have routes of their own. */
const tenantPrefix = '/v1/'

/** `Error` would hide JavaScript's own. */
const renamed: Record<string, string> = { Error: 'ErrorBody' }

/** Fields whose values are known better than the document says. */
const known: Record<string, string> = { failureCode: 'FailureCode' }

const scalars: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

export function generate({ paths, webhooks, components: { schemas } }: Document): string {
  const operations = Object.entries(paths)
    .filter(([path]) => path.startsWith(tenantPrefix))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
    )
  const used = reachable(operations, schemas)
  const text = [
    `// Written by sdk/generate.ts from the OpenAPI document of the gateway. Do not edit.
    import type { FailureCode } from './failure-codes.ts'`,
    ...Object.entries(schemas)
      .filter(([name]) => used.has(name))
      .map(([name, schema]) => `${comment(schema.description)}export type ${nameOf(name)} = ${typeOf(schema)}`),
    `/** What each operation takes and what it answers when it succeeds. */
    export type Operations = ${objectOf(operations.map(operationField))}`,
    'export type OperationId = keyof Operations',
    `/** The body of each webhook event. */
    export type WebhookBodies = ${objectOf(Object.entries(webhooks).map(webhookField))}`,
    `/** The errors that operations name. */
    export type OperationErrorCode = ${union(operations.flatMap(errorCodes).toSorted())}`,
    `export const routes: Record<OperationId, { method: string; path: string }> = {
      ${operations.map(({ path, method, operationId }) => `${operationId}: { method: '${method}', path: '${path}' }`).join(',\n')}
    }`,
  ].join('\n\n')
  return execFileSync(biome, ['format', `--stdin-file-path=${output}`], { input: text, encoding: 'utf8' })
}

/** The schemas that these operations speak of, directly or through one another. */
function reachable(from: unknown, schemas: Document['components']['schemas'], found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(from).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (!found.has(name)) reachable(schemas[name], schemas, found.add(name))
  }
  return found
}

/** The description of an error answer lists its codes. */
function errorCodes({ responses }: Operation): string[] {
  const described = Object.values(responses).flatMap(({ description }) => [...description.matchAll(/^`(\w+)`: /gm)])
  return described.map(([, code]) => `'${code}'`)
}

function operationField({ operationId, summary, parameters = [], requestBody, responses }: Operation): Field {
  const inputs = [
    ...(['path', 'query'] as const).flatMap((place) => {
      const fields = parameters.filter((parameter) => parameter.in === place).map(parameterField)
      return fields.length === 0
        ? []
        : [{ name: place, type: objectOf(fields), required: fields.some(({ required }) => required) }]
    }),
    ...(requestBody ? [{ name: 'body', type: contentType(requestBody), required: requestBody.required === true }] : []),
  ]
  const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const type = objectOf([
    { name: 'input', type: inputs.length === 0 ? 'Record<string, never>' : objectOf(inputs), required: true },
    { name: 'answer', type: union(answers.map(([, answer]) => contentType(answer))), required: true },
  ])
  return { name: operationId, type, required: true, description: `${summary}.` }
}

const webhookField = ([name, { post }]: [string, Document['webhooks'][string]]): Field => ({
  name,
  type: contentType(post.requestBody),
  required: true,
})

const parameterField = ({ name, required = false, description, schema }: Parameter): Field => ({
  name,
  type: typeOf(schema),
  required,
  description,
})

function contentType({ content }: Content): string {
  const schema = content?.['application/json']?.schema
  return schema ? typeOf(schema) : 'undefined'
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1))
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)))
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return union(alternatives.map(typeOf))
  if (schema.allOf) return schema.allOf.map((part) => `(${typeOf(part)})`).join(' & ')
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type })))
  if (schema.type === 'array') return `(${typeOf(schema.items ?? {})})[]`
  if (schema.type !== 'object') return scalars[schema.type ?? ''] ?? 'unknown'
  const { properties = {}, required = [] } = schema
  const fields = Object.entries(properties).map(([name, property]) => ({
    name,
    type: known[name] ?? typeOf(property),
    required: required.includes(name),
    description: property.description,
  }))
  return fields.length === 0 ? 'Record<string, unknown>' : objectOf(fields)
}

/** An optional field also takes undefined: what is undefined is not sent, whatever the caller's compiler options. */
function objectOf(fields: Field[]): string {
  const lines = fields.map(
    ({ name, type, required, description }) =>
      `${comment(description)}${/^\w+$/.test(name) ? name : `'${name}'`}${required ? `: ${type}` : `?: ${type} | undefined`}`,
  )
  return `{\n${lines.join('\n')}\n}`
}

const union = (types: string[]): string => [...new Set(types)].join(' | ') || 'unknown'
const nameOf = (name: string): string => renamed[name] ?? name
const comment = (text?: string): string => (text ? `/** ${text.replaceAll('*/', '*\\/')} */\n` : '')

if (import.meta.main) {
  const source = process.argv[2]
  if (!source) throw new Error('Say where the document is: an address or the path of a file.')
  const text = /^https?:/.test(source) ? await (await fetch(source)).text() : await readFile(source, 'utf8')
  await writeFile(output, generate(JSON.parse(text)))
}
