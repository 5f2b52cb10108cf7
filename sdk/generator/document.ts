/** The parts of an OpenAPI document that the generators read. */
export type Document = {
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: { requestBody: Content } }>
  components: { schemas: Record<string, Schema> }
}

export type Schema = {
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

export type Content = { content?: { 'application/json'?: { schema: Schema } } }
export type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema }

export type Operation = {
  operationId: string
  summary: string
  description?: string
  parameters?: Parameter[]
  requestBody?: Content & { required?: boolean }
  responses: Record<string, Content & { description: string }>
}

export type RoutedOperation = Operation & { method: string; path: string }

/** Prefix of the tenants' routes. */
const tenantPrefix = '/v1/'

/** Operations of tenants, in the order of the document. */
export function operationsOf({ paths }: Document): RoutedOperation[] {
  return Object.entries(paths)
    .filter(([path]) => path.startsWith(tenantPrefix))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
    )
}

/** Schemas that a part of the document references, directly or indirectly. */
export function reachable(
  from: unknown,
  schemas: Document['components']['schemas'],
  found = new Set<string>(),
): Set<string> {
  for (const [, name = ''] of JSON.stringify(from).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (!found.has(name)) reachable(schemas[name], schemas, found.add(name))
  }
  return found
}

export const nameOfRef = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1)
