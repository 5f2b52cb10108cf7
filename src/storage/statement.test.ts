import { expect, test } from 'vitest'
import { statement } from './statement.ts'

const query = statement<{ id: string; at: string }>(
  'test.named',
  `select ':not' , x::text -- :neither
   from t where id = :id and at > :at::timestamptz and :id <> ''`,
)

test('named parameters are numbered in the order of their first use; quotes, comments and casts are unchanged', () => {
  expect(query.text).toBe(`select ':not' , x::text -- :neither
   from t where id = $1 and at > $2::timestamptz and $1 <> ''`)
  expect(query.values({ at: 'b', id: 'a' })).toEqual(['a', 'b'])
})

test('a missing parameter is an error that names it, never NULL', () => {
  expect(() => query.values({ id: 'a' } as { id: string; at: string })).toThrow(
    'test.named: the parameter at is missing',
  )
})
