import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { manualClock } from '../../test/harness/manual-clock.ts'
import { databaseUrl } from '../../test/harness/payments.ts'
import { systemClock } from '../foundation/clock.ts'
import { readSettings } from '../foundation/settings.ts'
import { customersPages, examine } from './doctor.ts'

// Nothing listens on port 1: the run ends at the database, after the checks that need none.
const DATABASE_URL = 'postgresql://nobody@127.0.0.1:1/none'

async function holidaysAt(time: string, holidays = '') {
  const settings = readSettings({ DATABASE_URL, PASARELA_BANK_HOLIDAYS: holidays })
  const findings = await examine({ settings: () => settings, local: undefined }, manualClock(Date.parse(time)))
  return findings.find(({ check }) => check === 'holidays')
}

describe('pasarela doctor', () => {
  test('doctor warns about the list of bank holidays from 1 November of its last year in Caracas', async () => {
    expect(await holidaysAt('2026-10-31T23:59:59-04:00')).toEqual({
      check: 'holidays',
      ok: true,
      detail: 'complete until 2026-12-31',
    })
    expect(await holidaysAt('2026-11-01T00:00:00-04:00')).toEqual({
      check: 'holidays',
      ok: true,
      warning: true,
      detail: expect.stringMatching(/^complete only until 2026-12-31: .*PASARELA_BANK_HOLIDAYS$/),
    })
  })

  test('doctor does not warn if the operator has listed the next year’s bank holidays', async () => {
    const days = ['01-01', '01-11', '01-18', '02-08', '02-09', '03-15', '03-25', '03-26', '04-19', '06-24']
    const listed = days.map((day) => `2027-${day}`).join(',')
    expect(await holidaysAt('2026-12-01T12:00:00-04:00', listed)).toMatchObject({ detail: 'complete until 2027-12-31' })
  })

  test('doctor warns in production if links to the customers’ pages would have no https address', () => {
    expect(customersPages({ mode: 'local', publicUrl: undefined }).warning).toBeUndefined()
    expect(customersPages({ mode: 'production', publicUrl: 'https://pay.example.com' }).warning).toBeUndefined()
    expect(customersPages({ mode: 'production', publicUrl: undefined }).warning).toBe(true)
    expect(customersPages({ mode: 'production', publicUrl: 'http://pay.example.com' }).warning).toBe(true)
  })

  test('doctor names the indexes that PostgreSQL does not use, with the statement that builds them anew', async () => {
    const connection = await createTestDatabase()
    const settings = readSettings({ DATABASE_URL: databaseUrl(connection), PASARELA_MASTER_KEY: 'ab'.repeat(32) })
    const indexes = async () => {
      const findings = await examine({ settings: () => settings, local: undefined }, systemClock)
      return findings.find(({ check }) => check === 'indexes')
    }
    expect(await indexes()).toEqual({ check: 'indexes', ok: true, detail: 'all valid' })

    const client = new pg.Client(connection)
    await client.connect()
    try {
      await client.query('create index "Half built" on tenants (name)')
      await client.query(`update pg_index set indisvalid = false where indexrelid = '"Half built"'::regclass`)
      expect(await indexes()).toEqual({
        check: 'indexes',
        ok: false,
        detail:
          'not used, because building them was interrupted; unless one is being built now, run as the owner of the tables: reindex index concurrently "Half built"',
      })
      await client.query('alter index "Half built" rename to half_ccnew1')
      expect((await indexes())?.detail).toContain(': drop index concurrently half_ccnew1')
      await client.query('reindex index concurrently half_ccnew1')
      expect(await indexes()).toMatchObject({ ok: true })
    } finally {
      await client.end()
    }
  })
})
