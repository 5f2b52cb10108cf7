/** The parts of the OpenAPI document that the reference shows. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

export type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema }
type Media = Record<string, { schema?: Schema }>
export type Response = { description: string; content?: Media }

export type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { content: Media }
  responses: Record<string, Response>
}

export type ApiDocument = {
  info: { title: string; version: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export type PlacedOperation = Operation & { method: string; path: string }

export function operationsOf({ paths }: ApiDocument, tag: string): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )
}

export type Field = { name: string; type: string; isRequired: boolean; description: string }

const DEPTH = 3

/** The fields of a body, those of its objects and lists under their full names. */
export function fieldsOf(document: ApiDocument, schema: Schema | undefined, prefix = '', depth = 0): Field[] {
  if (!schema || depth > DEPTH) return []
  const { properties = {}, required = [], allOf = [], anyOf, oneOf, items } = resolved(document, schema)
  if (items) return fieldsOf(document, items, `${prefix}[].`, depth)
  const variants = [...allOf, ...(anyOf ?? oneOf ?? [])]
  const fields = Object.entries(properties).flatMap(([name, given]): Field[] => {
    const property = resolved(document, given)
    const list = property.items && resolved(document, property.items)
    const full = `${prefix}${name}`
    return [
      {
        name: full,
        type: typeOf(document, property),
        isRequired: required.includes(name),
        description: given.description ?? property.description ?? '',
      },
      ...fieldsOf(document, list ?? property, `${full}${list ? '[]' : ''}.`, depth + 1),
    ]
  })
  const ofVariants = variants.flatMap((variant) => fieldsOf(document, variant, prefix, depth + 1))
  const all = [...fields, ...ofVariants]
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index)
}

function resolved({ components }: ApiDocument, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (components.schemas[name] ?? {})
}

function typeOf(document: ApiDocument, schema: Schema): string {
  const { type, format, enum: values, items, anyOf, oneOf, const: only } = schema
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (only !== undefined) return JSON.stringify(only)
  const variants = anyOf ?? oneOf
  if (variants)
    return [...new Set(variants.map((variant) => typeOf(document, resolved(document, variant))))].join(' | ')
  if (items) return `${typeOf(document, resolved(document, items))}[]`
  const name = Array.isArray(type) ? type.join(' | ') : (type ?? 'object')
  return format === undefined ? name : `${name} (${format})`
}
