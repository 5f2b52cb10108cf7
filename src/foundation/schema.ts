import type { TProperties, TSchema, Type as TypeBox } from 'typebox'

export type { Static, TObject, TProperties, TSchema } from 'typebox'

/**
 * JSON Schemas as TypeBox writes them, with its types. Its own code has many more functions than these, in 373 modules, which
 * took as long to load as all the rest of a short command.
 */
export const Type = {
  Array: (items: Schema, options?: Schema) => ({ type: 'array', items, ...options }),
  Boolean: (options?: Schema) => ({ type: 'boolean', ...options }),
  Enum: (values: readonly unknown[], options?: Schema) => ({ enum: values, ...options }),
  Integer: (options?: Schema) => ({ type: 'integer', ...options }),
  Literal: (value: unknown, options?: Schema) => ({ type: typeof value, const: value, ...options }),
  Null: (options?: Schema) => ({ type: 'null', ...options }),
  Number: (options?: Schema) => ({ type: 'number', ...options }),
  Object: (properties: Record<string, Schema>, options?: Schema) => {
    const required = Object.keys(properties).filter((name) => !optional.has(properties[name] as Schema))
    return { type: 'object', ...(required.length > 0 ? { required } : {}), properties, ...options }
  },
  Optional: (schema: Schema) => {
    const copy = { ...schema }
    optional.add(copy)
    return copy
  },
  /** Of names with a pattern, or of any. */
  Record: ({ pattern = '^.*$' }: { pattern?: string }, values: Schema, options?: Schema) => ({
    type: 'object',
    patternProperties: { [pattern]: values },
    ...options,
  }),
  String: (options?: Schema) => ({ type: 'string', ...options }),
  Union: (anyOf: Schema[], options?: Schema) => ({ anyOf, ...options }),
  Unknown: (options?: Schema) => ({ ...options }),
  Unsafe: (schema: Schema) => ({ ...schema }),
} as unknown as Pick<typeof TypeBox, BuilderName>

type BuilderName =
  | 'Array'
  | 'Boolean'
  | 'Enum'
  | 'Integer'
  | 'Literal'
  | 'Null'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'Record'
  | 'String'
  | 'Union'
  | 'Unknown'
  | 'Unsafe'

type Schema = Record<string, unknown>

/** Schemas of properties that an object may lack. */
const optional = new WeakSet<Schema>()

export function propertiesOf(schema: TSchema | undefined): TProperties {
  const { properties = {} }: { properties?: TProperties } = schema ?? {}
  return properties
}
