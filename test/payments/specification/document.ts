import { Compile } from 'typebox/schema'
import { headerComplaints } from '../../harness/declared-headers.ts'
import type { HttpAnswer, TestGateway } from '../../harness/gateway.ts'

type Schema = Record<string, unknown>
type Parameter = { name: string; in: 'path' | 'query' | 'header' }
type Content = { content?: { 'application/json'?: { schema?: Schema } } }

export type DocumentedOperation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content & { headers?: object }>
}

export type Document = {
  paths: Record<string, Record<string, DocumentedOperation>>
  components: {
    schemas: Record<string, Schema>
    headers: Parameters<typeof headerComplaints>[0]['components']['headers']
  }
}

export async function documentOf(gateway: TestGateway): Promise<Document> {
  return (await gateway.call('/openapi.json')).body as Document
}

/** Differences between a response and the OpenAPI document; empty if there are none. */
export function complaints(
  document: Document,
  operation: { method: string; path: string },
  status: number,
  body: unknown,
): string[] {
  const documented = document.paths[`/v1${operation.path}`]?.[operation.method.toLowerCase()]
  const isDocumented = documented?.responses[status] !== undefined
  // A wrong method is no operation of its own: only its body is.
  if (!isDocumented && status !== 405) return [`the document does not know ${status}`]
  const schema = documented?.responses[status]?.content?.['application/json']?.schema
  if (isDocumented && !schema) return [`the document does not describe the body of ${status}`]
  const validator = Compile({
    ...closed(schema ?? { $ref: '#/components/schemas/Error' }),
    components: closed(document.components),
  })
  const [isValid, errors] = validator.Errors(body)
  return isValid ? [] : errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
}

/** The same of its headers. A wrong method is no operation of its own and declares none. */
export function complaintsOfHeaders(
  document: Document,
  operation: { method: string; path: string },
  { status, headers }: HttpAnswer,
): string[] {
  if (status === 405) return []
  const documented = document.paths[`/v1${operation.path}`]?.[operation.method.toLowerCase()]
  return headerComplaints(document, documented?.responses[status], headers)
}

/** The same schema without additional properties: a response has no undocumented field. */
function closed(node: object): Schema {
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null ? inner(value) : value,
    ]),
  )
  return 'properties' in node && !('additionalProperties' in node) ? { ...copy, additionalProperties: false } : copy
}

function inner(value: object): unknown {
  return Array.isArray(value)
    ? value.map((item) => (typeof item === 'object' && item !== null ? inner(item) : item))
    : closed(value)
}
