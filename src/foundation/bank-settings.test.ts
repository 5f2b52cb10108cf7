import { X509Certificate } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bankTimeouts, longestCallMs } from './bank-timeouts.ts'
import { describeSettings, readSettings, SettingsError } from './settings.ts'

describe('bank timeouts', () => {
  const timeouts = (environment: Record<string, string>) => bankTimeouts(readSettings(environment))

  test('bank timeouts are 20 s for log-ons and queries, 30 s for payments and 60 s for cards', () => {
    expect(timeouts({})).toEqual({ session: 20_000, question: 20_000, payment: 30_000, card: 60_000 })
  })

  test('all bank timeouts follow PASARELA_BANK_TIMEOUT_MS if only that is set', () => {
    const given = timeouts({ PASARELA_BANK_TIMEOUT_MS: '500' })
    expect(given).toEqual({ session: 500, question: 500, payment: 500, card: 500 })
  })

  test('each bank timeout has its own value if its variable is set', () => {
    const environment = {
      PASARELA_BANK_TIMEOUT_MS: '500',
      PASARELA_BANK_PAYMENT_TIMEOUT_MS: '600',
      PASARELA_BANK_CARD_TIMEOUT_MS: '120000',
    }
    expect(timeouts(environment)).toEqual({ session: 500, question: 500, payment: 600, card: 120_000 })
  })

  test('an invalid bank timeout is reported once, by the variable that was set', () => {
    const lines = linesOf({ PASARELA_BANK_TIMEOUT_MS: 'soon' })
    expect(lines).toEqual([expect.stringMatching(/^PASARELA_BANK_TIMEOUT_MS must be a whole number/)])
    expect(linesOf({ PASARELA_BANK_CARD_TIMEOUT_MS: '120001' })).toEqual([
      expect.stringMatching(/^PASARELA_BANK_CARD_TIMEOUT_MS must be a whole number from 100 to 120000/),
    ])
  })

  test('bank timeouts are described with their effective value', () => {
    const shown = (environment: Record<string, string>) =>
      describeSettings(environment).find(({ env }) => env === 'PASARELA_BANK_CARD_TIMEOUT_MS')
    expect(shown({})).toMatchObject({ value: '60000', source: 'default' })
    expect(shown({ PASARELA_BANK_TIMEOUT_MS: '500' })).toMatchObject({ value: '500', source: 'default' })
  })

  test('the longest call that moves money is two log-ons and two sends, each with a wait of a quarter of its timeout', () => {
    const timeoutsMs = { session: 20_000, question: 90_000, payment: 30_000, card: 60_000 }
    expect(longestCallMs(timeoutsMs)).toBe(2 * 25_000 + 2 * 75_000)
    expect(longestCallMs({ ...timeoutsMs, card: 1_000 })).toBe(2 * 25_000 + 2 * 37_500)
  })
})

describe('PASARELA_BANK_CA_FILE', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pasarela-ca-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const [one = '', other = ''] = rootCertificates
  async function fileWith(content: string): Promise<string> {
    const path = join(folder, `${Math.abs(content.length)}.pem`)
    await writeFile(path, content)
    return path
  }

  test('the CA file is read at start-up, with all its certificates and without the comments between them', async () => {
    const path = await fileWith(`# intermediate\n${one}\n\n# root\n${other}\n`)
    const { bankCa = '' } = readSettings({ PASARELA_BANK_CA_FILE: path })
    const subjects = bankCa.match(/-----BEGIN[^-]+-----[^-]+-----END[^-]+-----/g)?.map((pem) => subjectOf(pem))
    expect(subjects).toEqual([subjectOf(one), subjectOf(other)])
  })

  test('there is no additional CA unless the file is set', () => {
    expect(readSettings({}).bankCa).toBeUndefined()
  })

  test.each([
    ['is empty', ''],
    ['holds no certificate', 'hello'],
    ['holds a broken certificate', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n'],
  ])('a CA file that %s fails the start with one line that names the variable and the file', async (_case, content) => {
    const path = await fileWith(content)
    expect(linesOf({ PASARELA_BANK_CA_FILE: path })).toEqual([
      `PASARELA_BANK_CA_FILE must name a PEM file of certificates; ${path} is not one.`,
    ])
  })

  test('a CA file that does not exist fails the start with one line that says so', () => {
    const path = join(folder, 'missing.pem')
    expect(linesOf({ PASARELA_BANK_CA_FILE: path })).toEqual([
      `PASARELA_BANK_CA_FILE names a file that cannot be read: ${path} (ENOENT).`,
    ])
  })
})

function subjectOf(pem: string): string {
  return new X509Certificate(pem).subject
}

function linesOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.lines
    throw error
  }
  return []
}
