import { Compile } from 'typebox/schema'

/** Subset of JSON Schema used by the OpenAPI document. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  format?: string
  examples?: unknown[]
}

export type Operation = {
  id: string
  method: string
  path: string
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[]
  body: JsonSchema | undefined
  /** Validators by declared status. */
  accepts: Map<number, (value: unknown) => string | undefined>
  /** Media types of the statuses that answer with a file. */
  files: Map<number, string>
}

type Document = {
  paths: Record<string, Record<string, RawOperation>>
  components: { schemas: Record<string, JsonSchema> }
}
type RawOperation = {
  operationId?: string
  parameters?: Operation['parameters']
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
}

export type Api = { operations: Operation[]; resolve(schema: JsonSchema): JsonSchema }

export function readDocument(text: string): Api {
  const { paths, components } = JSON.parse(text) as Document
  const operations = Object.entries(paths)
    .filter(([path]) => path.startsWith('/v1/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, raw]) => ({
        id: raw.operationId ?? `${method} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters: raw.parameters ?? [],
        body: raw.requestBody?.content['application/json']?.schema,
        accepts: new Map(
          Object.entries(raw.responses).map(([status, { content }]) => [
            Number(status),
            validatorOf(content?.['application/json']?.schema),
          ]),
        ),
        files: new Map(
          Object.entries(raw.responses).flatMap(([status, { content = {} }]) =>
            Object.keys(content)
              .filter((type) => type !== 'application/json')
              .map((type) => [Number(status), type] as const),
          ),
        ),
      })),
    )
  return {
    operations,
    resolve({ $ref, ...rest }) {
      const name = $ref?.split('/').at(-1)
      return name === undefined ? rest : { ...components.schemas[name], ...rest }
    },
  }

  function validatorOf(schema: JsonSchema | undefined) {
    if (!schema) return () => undefined
    const validator = Compile({ ...schema, components } as object)
    return (value: unknown): string | undefined => {
      if (validator.Check(value)) return undefined
      const [, problems] = validator.Errors(value)
      return problems.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')
    }
  }
}
