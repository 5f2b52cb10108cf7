import buildCompiler from '@fastify/ajv-compiler'
import { expect, test } from 'vitest'
import { validatorFactory } from './validators.ts'

const schema = { type: 'object', required: ['amount'], properties: { amount: { $ref: 'Amount#' } } }
const named = { Amount: { $id: 'Amount', type: 'number', exclusiveMinimum: 0 } }
const options = { customOptions: { allErrors: true, coerceTypes: false } }
const route = { method: 'POST', url: '/', httpPart: 'body', schema }

test('a request is validated as by Fastify, with the errors of its own validation', () => {
  const lazy = validatorFactory()(named, options)(route)
  const eager = buildCompiler()(named, options)(route)
  for (const body of [{ amount: 1 }, { amount: '1' }, {}, { amount: -1 }, { amount: 2 }]) {
    expect(lazy(body)).toBe(eager(body))
    expect(lazy.errors).toEqual(eager.errors)
  }
})

test('nothing is compiled before the first request, and then once', () => {
  const compiled: unknown[] = []
  const factory = validatorFactory((schemas, given) => {
    compiled.push(schemas)
    return buildCompiler()(schemas, given)
  })
  const validate = factory(named, options)(route)
  expect(compiled).toEqual([])
  expect([1, -1, 2].map((amount) => validate({ amount }))).toEqual([true, false, true])
  expect(compiled).toEqual([named])
})
