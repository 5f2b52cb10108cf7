import selectSerializer from '@fastify/fast-json-stringify-compiler'
import { expect, test } from 'vitest'
import { serializerFactory } from './serializers.ts'

const named = {
  Error: { $id: 'Error', type: 'object', properties: { error: { type: 'string' } } },
  Payment: {
    $id: 'Payment',
    type: 'object',
    properties: { id: { type: 'string' }, parts: { type: 'array', items: { $ref: 'Part#' } } },
  },
  Part: {
    $id: 'Part',
    type: 'object',
    properties: { amount: { type: 'number' }, of: { $ref: 'Payment#' }, failure: { $ref: 'Error#' } },
  },
}
const routeOf = (schema: object, httpStatus = '200') => ({ method: 'GET', url: '/', httpStatus, schema })

/** Records each compiled serializer with its named schemas. */
function counting() {
  const builds: string[][] = []
  const factory = serializerFactory((schemas = {}, options) => {
    builds.push(Object.keys(schemas as object).toSorted())
    return selectSerializer()(schemas, options)
  })
  return { factory, builds }
}

test('a response is serialized as by Fastify, also with schemas that reference each other', () => {
  const part = { amount: 1.5, of: { id: 'b', secret: 'x' }, failure: { error: 'e', secret: 'x' }, secret: 'x' }
  const answer = { items: [{ id: 'a', parts: [part], secret: 'x' }], secret: 'x' }
  const page = { type: 'object', properties: { items: { type: 'array', items: { $ref: 'Payment#' } } } }
  const text = serializerFactory()(named, {})(routeOf(page))(answer)
  expect(text).toBe(selectSerializer()(named, {})(routeOf(page))(answer))
  expect(text).not.toContain('secret')
})

test('an error serializer is compiled once for all routes, whatever their descriptions, with its own schema alone', () => {
  const { factory, builds } = counting()
  const descriptions = ['`a`: not there', '`b`: not now']
  const serializers = descriptions.map((description) => factory(named, {})(routeOf({ description, $ref: 'Error#' })))
  expect(serializers.map((serialize) => serialize({ error: 'e', more: 1 }))).toEqual(['{"error":"e"}', '{"error":"e"}'])
  expect(builds).toEqual([['Error']])
})

test('schemas of the same name but different content get different serializers', () => {
  const { factory, builds } = counting()
  const other = { Error: { ...named.Error, properties: { more: { type: 'integer' } } } }
  const texts = [named, other].map((schemas) =>
    factory(schemas, {})(routeOf({ $ref: 'Error#' }))({ error: 'e', more: 1 }),
  )
  expect(texts).toEqual(['{"error":"e"}', '{"more":1}'])
  const list = factory(named, {})(routeOf({ type: 'array', items: { $ref: 'Error#' } }))
  expect(list([{ error: 'e' }])).toBe('[{"error":"e"}]')
  expect(builds).toHaveLength(3)
})
