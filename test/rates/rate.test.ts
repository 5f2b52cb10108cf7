import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, caracasDate } from '../../src/foundation/caracas.ts'
import { type Connection, type Database, openDatabase } from '../../src/storage/database.ts'
import { positionalStatement } from '../harness/statement.ts'
import { createTestDatabase } from '../harness/database.ts'
import { type CommandResult, pasarela } from '../harness/process.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { testMasterKey } from '../harness/sealer.ts'

const today = caracasDate(Date.now())
let feed: Receiver
let body: object
let folder: string
let database: Database
let env: Record<string, string>
beforeAll(async () => {
  feed = await startReceiver(() => ({ status: 200, body: JSON.stringify(body) }))
  folder = await mkdtemp(join(tmpdir(), 'pasarela-rate-'))
  const connection = await createTestDatabase()
  database = openDatabase(connection, 2)
  env = {
    DATABASE_URL: urlOf(connection),
    PASARELA_MASTER_KEY: testMasterKey,
    PASARELA_DATA_DIR: folder,
    PASARELA_RATE_FEED_URL: feed.url,
  }
})
afterAll(async () => {
  await feed.stop()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

function urlOf(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString
  const { host, port, user, password, database: name } = connection
  return `postgresql://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`
}

const rate = (...args: string[]): Promise<CommandResult> => pasarela(['rate', ...args], env)

async function json(...args: string[]): Promise<Record<string, unknown>> {
  const { code, stdout } = await rate(...args, '--json')
  expect(code).toBe(0)
  return JSON.parse(stdout) as Record<string, unknown>
}

describe('pasarela rate', () => {
  test('shows that there is no rate, refreshes the sources, and shows the rate', async () => {
    expect((await rate('show')).stdout).toContain(`No rate is in force on ${today}.`)
    body = { promedio: 301.3709, fechaValor: today }
    const refreshed = await rate('refresh')
    expect([refreshed.code, refreshed.stderr]).toEqual([0, ''])
    expect(refreshed.stdout).toContain(`In force: 301.3709 VES per USD (value date ${today}, from sandbox`)
    expect(await json('show')).toMatchObject({
      today,
      current: { rate: '301.3709', valueDate: today, source: 'vexFx', origin: 'sandbox' },
      sources: [
        { source: 'vexFx', isConfigured: true, error: null, held: false, rate: '301.3709' },
        { source: 'r4', isConfigured: false, error: 'R4_NOT_CONFIGURED' },
      ],
      history: [{ rate: '301.3709', held: false }],
    })
  })

  test('quarantines an outlier until an operator confirms it, and records the operator', async () => {
    body = { promedio: 401.5, fechaValor: today }
    const refused = await rate('refresh')
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('SOURCE_INVALID')])
    const quarantined = await rate('show')
    expect(quarantined.stdout).toContain('In force: 301.3709')
    expect(quarantined.stdout).toMatch(/vexFx .*SOURCE_INVALID, quarantined/)
    expect(quarantined.stdout).toMatch(/401\.5 .*quarantined/)

    const unconfirmed = await rate('set', '401.5', '--date', today)
    expect([unconfirmed.code, unconfirmed.stdout]).toEqual([1, ''])
    expect(unconfirmed.stderr).toContain(
      `401.5 for ${today} differs by more than 25 % from 301.3709, the rate of ${today}: ` +
        '25 USD would be 10037.50 VES instead of 7534.27 VES. If it is right, type it twice: --again 401.5.',
    )
    expect((await rate('show')).stdout).toContain('In force: 301.3709')

    const set = await rate('set', '401.5', '--date', today, '--again', '401.5')
    expect(set.stdout).toContain(`401.5 VES per USD is the rate of ${today}.`)
    expect(set.stdout).toContain('25 USD: before 7534.27 VES at 301.3709, after 10037.50 VES at 401.5.')
    expect(set.stdout).toMatch(/In force: 401\.5 .*operator \(manual\)/)
    expect((await rate('refresh')).code).toBe(0)
    expect(await json('show', '--history', '1')).toMatchObject({
      current: { rate: '401.5', origin: 'operator' },
      sources: [{ source: 'vexFx', error: null, held: false }, {}],
      history: [{ held: false }],
    })
    const audit = await database.query(
      positionalStatement('test.audit', `select actor, subject, details from audit_log where action = 'rate.set'`),
    )
    const details = { rate: '401.5', confirmed: true }
    expect(audit).toEqual([{ actor: expect.stringMatching(/^cli:/), subject: today, details }])
  })

  test('accepts a rate for a future day, which changes nothing today', async () => {
    const tomorrow = addDays(today, 1)
    expect(await json('set', '402', '--date', tomorrow, '--yes')).toMatchObject({
      rate: '402',
      valueDate: tomorrow,
      current: { rate: '401.5' },
    })
  })

  test('stores nothing without --yes, and shows what 25 USD cost before and after', async () => {
    const shown = await rate('set', '403', '--date', today)
    expect([shown.code, shown.stdout]).toEqual([1, ''])
    expect(shown.stderr).toContain('25 USD: before 10037.50 VES at 401.5, after 10075.00 VES at 403.')
    expect((await json('show'))['current']).toMatchObject({ rate: '401.5' })
  })

  test('withdraws a manual rate, after which the source’s is in force again, and the history shows it', async () => {
    const shown = await rate('withdraw', '--date', today)
    expect([shown.code, shown.stderr]).toEqual([1, expect.stringContaining('Run it again with --yes.')])
    const withdrawn = await rate('withdraw', '--date', today, '--yes')
    expect([withdrawn.code, withdrawn.stderr]).toEqual([0, ''])
    expect((await json('show'))['current']).toMatchObject({ origin: 'sandbox' })
    expect((await rate('show')).stdout).toMatch(/401\.5 .*operator \(manual\) .*withdrawn/)
    const again = await rate('withdraw', '--date', today, '--yes')
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('There is no manual rate')])
  })

  test.each([
    [['set', '12,5', '--date', today], 1, '“12,5” is not a rate'],
    [['set', '0', '--date', today], 1, '“0” is not a rate'],
    [['set', '300', '--date', '0000-01-01', '--yes'], 1, '“0000-01-01” is not a day'],
    [['withdraw', '--date', '0000-01-01', '--yes'], 1, '“0000-01-01” is not a day'],
    [['set', '0.00009999', '--date', today, '--yes'], 1, '“0.00009999” is not a rate'],
    [['set', '301', '--date', today, '--again', '302'], 1, '--again: 302 is not 301.'],
    [['set', '301', '--date', 'today'], 1, '“today” is not a day'],
    [['set', '301', '--date', addDays(today, 60)], 1, 'too far in the future'],
    [['set', '301'], 2, "required option '--date <day>' not specified"],
    [['show', '--history', 'all'], 1, '“all” is not a number of rates'],
  ])('%j fails with exit code %i and a sentence', async (args, code, sentence) => {
    const result = await rate(...args)
    expect(result.code).toBe(code)
    expect(result.stderr).toContain(sentence)
    expect(result.stderr).not.toContain('    at ')
  })

  test('says that no rate feed is configured', async () => {
    const result = await pasarela(['rate', 'refresh'], { ...env, PASARELA_RATE_FEED_URL: '' })
    expect([result.code, result.stderr]).toEqual([1, expect.stringContaining('PASARELA_RATE_FEED')])
  })
})
