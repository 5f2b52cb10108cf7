import { expect, test } from 'vitest'
import { addressQueryOf, filtersOf, isFiltered, queryOf } from './filters.ts'

test('the list of incoming money shows what is unmatched unless its URL says otherwise', () => {
  expect(queryOf(filtersOf({}))).toMatchObject({ state: 'unmatched' })
  expect(queryOf(filtersOf({ state: 'lost', bank: 'other', from: 'yesterday' }))).toEqual(queryOf(filtersOf({})))
  expect(isFiltered(filtersOf({}))).toBe(false)
  expect(queryOf(filtersOf({ state: 'all' })).state).toBeUndefined()
})

test('days of incoming money in the URL are days in Caracas, and the last one is included', () => {
  const filters = filtersOf({ state: 'ignored', bank: 'r4', from: '2026-10-05', to: '2026-10-05' })
  expect(queryOf(filters)).toEqual({
    state: 'ignored',
    bank: 'r4',
    from: '2026-10-05T04:00:00.000Z',
    to: '2026-10-06T04:00:00.000Z',
  })
  expect(filtersOf(addressQueryOf(filters))).toEqual(filters)
})
