import { describe, expect, test } from 'vitest'
import { manualClock } from '../../test/harness/manual-clock.ts'
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
})
