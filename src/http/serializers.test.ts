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

/** Counts what is really built, and with which of the named schemas. */
function counting() {
  const builds: string[][] = []
  const factory = serializerFactory((schemas = {}, options) => {
    builds.push(Object.keys(schemas as object).toSorted())
    return selectSerializer()(schemas, options)
  })
  return { factory, builds }
}

test('an answer is the text that Fastify makes of it, through schemas that name each other', () => {
  const part = { amount: 1.5, of: { id: 'b', secret: 'x' }, failure: { error: 'e', secret: 'x' }, secret: 'x' }
  const answer = { items: [{ id: 'a', parts: [part], secret: 'x' }], secret: 'x' }
  const page = { type: 'object', properties: { items: { type: 'array', items: { $ref: 'Payment#' } } } }
  const text = serializerFactory()(named, {})(routeOf(page))(answer)
  expect(text).toBe(selectSerializer()(named, {})(routeOf(page))(answer))
  expect(text).not.toContain('secret')
})

test('one error is built once for all routes, whatever they say of it, and of its own schema alone', () => {
  const { factory, builds } = counting()
  const descriptions = ['`a`: not there', '`b`: not now']
  const serializers = descriptions.map((description) => factory(named, {})(routeOf({ description, $ref: 'Error#' })))
  expect(serializers.map((serialize) => serialize({ error: 'e', more: 1 }))).toEqual(['{"error":"e"}', '{"error":"e"}'])
  expect(builds).toEqual([['Error']])
})

test('the same name for another schema, and another schema beside a name, are other answers', () => {
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
