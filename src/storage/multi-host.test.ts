import { describe, expect, test } from 'vitest'
import { memberUrls } from './multi-host.ts'

describe('DATABASE_URL', () => {
  test.each([
    ['postgresql://u:p@one:5432/db', ['postgresql://u:p@one:5432/db']],
    [
      'postgresql://u:p%2C%40@one:5432,two:5433,three/db?sslmode=require',
      [
        'postgresql://u:p%2C%40@one:5432/db?sslmode=require',
        'postgresql://u:p%2C%40@two:5433/db?sslmode=require',
        'postgresql://u:p%2C%40@three/db?sslmode=require',
      ],
    ],
    ['postgres://one,two/db', ['postgres://one/db', 'postgres://two/db']],
    [
      'postgresql://u:p@localhost:5432/db?host=/run/postgresql',
      ['postgresql://u:p@localhost:5432/db?host=/run/postgresql'],
    ],
    ['postgresql://u:a,b@one/db', ['postgresql://u:a,b@one/db']],
    ['postgresql://u@[::1]:5432,[::2]:5432/db', ['postgresql://u@[::1]:5432/db', 'postgresql://u@[::2]:5432/db']],
  ])('DATABASE_URL %s is split into one address per server', (url, members) => {
    expect(memberUrls(url)).toEqual(members)
  })
})
