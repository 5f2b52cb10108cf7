import { Type as TypeBox } from 'typebox'
import { expect, test } from 'vitest'
import { Type } from './schema.ts'

const options = { description: 'text', 'x-hint': { en: 'hint' } }

test.each<[keyof typeof Type, (builders: typeof Type) => unknown]>([
  ['Array', ({ Array, String }) => [Array(String()), Array(String(), { ...options, maxItems: 3 })]],
  ['Boolean', ({ Boolean }) => [Boolean(), Boolean(options)]],
  ['Enum', ({ Enum }) => [Enum(['a', 'b'] as const), Enum(['a', 1] as const, options)]],
  ['Integer', ({ Integer }) => [Integer(), Integer({ ...options, minimum: 1 })]],
  ['Literal', ({ Literal }) => [Literal('a'), Literal(1, options), Literal(true)]],
  ['Null', ({ Null }) => [Null(), Null(options)]],
  ['Number', ({ Number }) => [Number(), Number({ ...options, exclusiveMinimum: 0 })]],
  [
    'Object',
    ({ Object, String, Optional }) => [
      Object({}),
      Object({ name: String(), nick: Optional(String(options)) }, { ...options, $id: 'Named' }),
      Object({ nick: Optional(String()) }, { additionalProperties: false }),
      Object({ ...Object({ name: String(), nick: Optional(String()) }).properties, other: String() }),
    ],
  ],
  ['Optional', ({ Optional, Array, Object, String }) => [Optional(String()), Array(Object({ a: Optional(String()) }))]],
  [
    'Record',
    ({ Record, String }) => [
      Record(String(), String()),
      Record(String({ maxLength: 40 }), String(), { maxProperties: 2 }),
      Record(String({ pattern: '^[a-z]{1,40}$' }), String()),
    ],
  ],
  ['String', ({ String }) => [String(), String({ ...options, pattern: '^a$' })]],
  ['Union', ({ Union, String, Null }) => [Union([String(), Null()]), Union([String(), Null()], options)]],
  ['Unknown', ({ Unknown }) => [Unknown(), Unknown(options)]],
  ['Unsafe', ({ Unsafe, String }) => Unsafe(String({ pattern: '^a$' }))],
])('%s writes the schema that TypeBox writes', (_name, build) => {
  expect(JSON.stringify(build(Type))).toBe(JSON.stringify(build(TypeBox)))
})

test('a schema that is optional in one object is required in another', () => {
  const name = Type.String()
  expect(Type.Object({ name: Type.Optional(name) })).not.toHaveProperty('required')
  expect(Type.Object({ name })).toHaveProperty('required', ['name'])
})
