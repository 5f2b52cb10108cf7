import { headersOf } from './openapi-headers.ts'

type Body = { required?: boolean; content?: { 'application/json'?: { schema?: { type?: unknown } } } }
type Content = Record<string, { schema?: { format?: string } }>
type Operation = { requestBody?: Body; responses?: Record<string, { headers?: object; content?: Content }> }
type Document = { paths?: Record<string, Record<string, Operation> | undefined> }

/** Completes the plugin's document. Returns a copy: the schemas used for validation do not change. */
export function completeDocument<Given extends object>(given: Given): Given {
  const document = completeSchemas(given) as Given & Document
  for (const operations of Object.values(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations ?? {})) {
      markOptionalBody(operation)
      declareHeaders(method, operation)
    }
  }
  return document
}

/** The plugin marks every body as required; a nullable body is optional. */
function markOptionalBody({ requestBody }: Operation): void {
  const type = requestBody?.content?.['application/json']?.schema?.type
  if (requestBody && Array.isArray(type) && type.includes('null')) requestBody.required = false
}

function declareHeaders(method: string, { requestBody, responses = {} }: Operation): void {
  for (const [status, response] of Object.entries(responses)) {
    const contents = Object.values(response.content ?? {})
    const isFile = contents.some(({ schema }) => schema?.format === 'binary')
    response.headers = headersOf(method, status, { isFile, hasBody: requestBody !== undefined })
  }
}

/** Turns `x-pattern` into `pattern` and adds the type to every enum. */
function completeSchemas(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(completeSchemas)
  if (typeof node !== 'object' || node === null) return node
  const { 'x-pattern': pattern, ...rest } = node as Record<string, unknown>
  const completed = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, completeSchemas(value)]))
  return {
    ...completed,
    ...(typeof pattern === 'string' ? { pattern } : {}),
    ...(Array.isArray(rest['enum']) && rest['type'] === undefined ? { type: typeOf(rest['enum']) } : {}),
  }
}

function typeOf(values: unknown[]): string | string[] {
  const types = [...new Set(values.map((value) => (Number.isInteger(value) ? 'integer' : typeof value)))]
  return types.length === 1 ? String(types[0]) : types
}
