import { randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { allErrors, GatewayError } from './errors.ts'
import { createLog, errorFields, masked } from './log.ts'
import { convertToUsd, convertToVes, decimal, fixed2, hasAtMostDecimals, toNumber } from './money.ts'
import { Secret } from './secret.ts'
import { inAnyCidr } from './setting-readers.ts'
import { describeSettings, readSettings, SettingsError } from './settings.ts'
import { preferredLanguage } from './text.ts'

describe('money', () => {
  test('amounts are rounded half-up, once, and never use binary fractions', () => {
    expect(fixed2(convertToVes(decimal(1.005), decimal(1)))).toBe('1.01')
    expect(fixed2(convertToVes(decimal(0.1), decimal(0.2)))).toBe('0.02')
    expect(fixed2(convertToVes(decimal(2.675), decimal(100)))).toBe('267.50')
    expect(toNumber(convertToVes(decimal(100_000), decimal('301.3709')))).toBe(30_137_090)
    expect(fixed2(convertToUsd(decimal('301.37'), decimal('301.3709')))).toBe('1.00')
  })

  test('hasAtMostDecimals counts the decimals a number was written with', () => {
    expect([0.07, 1.1, 100, 1e-7, 1.005].map((value) => hasAtMostDecimals(value, 2))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})

test('a secret prints as [redacted] in every conversion to text', () => {
  const secret = new Secret('4111111111111111')
  const printed = [String(secret), JSON.stringify({ secret }), inspect({ deep: { secret } }), secret + '']
  expect(printed.join()).not.toContain('4111')
  expect(secret.reveal()).toBe('4111111111111111')
})

describe('errors', () => {
  test('every error code has a message in both languages and a status of 400 or above', () => {
    for (const [code, { status, en, es }] of Object.entries(allErrors)) {
      expect(code).toMatch(/^[a-z_]+$/)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(en).toMatch(/^[A-Z].*\.$/)
      expect(es).toMatch(/^[A-ZÁÉÍÓÚÑ].*\.$/)
      expect(en).not.toBe(es)
    }
  })

  test('a specific error message replaces the catalogue’s', () => {
    const error = new GatewayError('provider_rejected', { texts: { en: 'No funds.', es: 'Sin fondos.' } })
    expect([error.status, error.sentence('es'), error.message]).toEqual([422, 'Sin fondos.', 'No funds.'])
  })
})

test.each([
  [undefined, 'en'],
  ['es', 'es'],
  ['es-VE,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['en;q=0.2, es;q=0.7', 'es'],
  ['fr, de', 'en'],
  ['*', 'en'],
  ['es;q=0', 'en'],
])('Accept-Language %s is answered in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})

test.each([
  [undefined, 'es'],
  ['', 'es'],
  ['*', 'es'],
  ['fr, de;q=0.5, *;q=0.1', 'es'],
  ['en-GB', 'en'],
  ['fr, en;q=0.1', 'en'],
  ['es;q=0', 'en'],
  ['en;q=0', 'es'],
  ['en, es', 'en'],
])('Accept-Language %s of a tenant whose language is Spanish is answered in %s', (header, language) => {
  expect(preferredLanguage(header, 'es')).toBe(language)
})

describe('logs', () => {
  test('logs carry only fields of the allow-list, however others are passed in', () => {
    const lines: string[] = []
    const log = createLog({ level: 'info', readable: false, write: (line) => lines.push(line) })
    const smuggled = { status: 200, token: '13572468', body: { cardNumber: '4111' } }
    log.component('http').info('request', smuggled)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', msg: 'http: request', status: 200 })
    expect(lines[0]).not.toMatch(/13572468|4111/)
  })

  test('a log line names its component once, in the message and as a field, also for a part of a component', () => {
    const lines: string[] = []
    const logs = createLog({ level: 'info', readable: false, write: (line) => lines.push(line) })
    logs.component('webhooks').component('reconcile').warn('tick failed', { errorMessage: 'no database' })
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ component: 'reconcile', msg: 'reconcile: tick failed' })
    expect(lines[0]?.match(/component/g)).toHaveLength(1)
  })

  test('logs show the message and stack of an error, never its cause', () => {
    const error = new Error('failed', { cause: { body: '4111' } })
    expect(JSON.stringify(errorFields(error))).toContain('failed')
    expect(JSON.stringify(errorFields(error))).not.toContain('4111')
  })

  test('logs are readable in a terminal', () => {
    const lines: string[] = []
    const log = createLog({ level: 'info', readable: true, write: (line) => lines.push(line) })
    log.component('bank').warn('call not sent', { bank: 'bnc' })
    expect(lines[0]).toContain('bank: call not sent')
    expect(lines[0]).toContain('bnc')
  })

  test('logs mask documents and phones', () => {
    expect([masked('V12345678'), masked('584141234567'), masked('V12')]).toEqual(['V*****678', '58*******567', '***'])
  })
})

describe('settings', () => {
  test('the default settings run on a laptop', () => {
    expect(readSettings({})).toMatchObject({ port: 8080, host: '127.0.0.1', mode: 'local', dataDir: './data' })
  })

  test('every invalid setting is one line that names its variable', () => {
    const environment = {
      PORT: 'eighty',
      DATABASE_URL: 'mysql://x',
      PASARELA_MASTER_KEY: 'short',
      PASARELA_MODE: 'prod',
      PASARELA_METRICS_ALLOW: '10.0.0.0',
    }
    const error = (() => {
      try {
        return readSettings(environment)
      } catch (thrown) {
        return thrown
      }
    })()
    expect(error).toBeInstanceOf(SettingsError)
    const { lines } = error as SettingsError
    expect(lines.map((line) => line.split(' ')[0] ?? '').toSorted()).toEqual(Object.keys(environment).toSorted())
  })

  test('production mode needs a master key, in hexadecimal or base64', () => {
    expect(() => readSettings({ PASARELA_MODE: 'production' })).toThrow('PASARELA_MASTER_KEY is required')
    const bytes = randomBytes(32)
    for (const key of [bytes.toString('hex'), bytes.toString('base64')]) {
      const environment = { PASARELA_MODE: 'production', PASARELA_MASTER_KEY: key, DATABASE_URL: 'postgresql://unused' }
      expect(readSettings(environment).masterKey).toBeInstanceOf(Secret)
    }
  })

  test.each(['Ana', 'ana@', 'ana@bodega', '@bodega.example', 'ftp://bodega.example', 'Ana <ana@bodega.example>'])(
    'the contact must be an email address or a URL, not %s',
    (given) => {
      expect(() => readSettings({ PASARELA_CONTACT: given })).toThrow('PASARELA_CONTACT must be an email address')
    },
  )

  test('settings are described without their secrets', () => {
    const lines = describeSettings({ DATABASE_URL: 'postgresql://u:hidden@h/d', PORT: '1' })
    expect(JSON.stringify(lines)).not.toContain('hidden')
    expect(lines.find(({ env }) => env === 'PORT')).toMatchObject({ value: '1', source: 'environment' })
  })

  test.each([
    ['https://u:hidden@feed.example:8443/r', 'https://***@feed.example:8443/r'],
    ['https://hidden@feed.example', 'https://***@feed.example'],
    ['https://feed.example/r?key=hidden&monitor=hidden', 'https://feed.example/r?key=***&monitor=***'],
    ['https://feed.example/r?hidden', 'https://feed.example/r?***'],
    ['https://u:hidd/en@feed.example/r', 'https://***@feed.example/r'],
    [' https://u:hidden@feed.example/r', ' https://***@feed.example/r'],
    ['https://feed.example/@bcv', 'https://feed.example/@bcv'],
  ])('the address %s is described as %s', (given, shown) => {
    const lines = describeSettings({ PASARELA_RATE_FEED_URL: given })
    expect(lines.find(({ env }) => env === 'PASARELA_RATE_FEED_URL')?.value).toBe(shown)
  })

  test('values that are no addresses are described as they are', () => {
    const roles = 'ana@bodega.example=staff:Bodega Ana?,b=viewer'
    const lines = describeSettings({ PASARELA_OIDC_ROLES: roles, PASARELA_CONTACT: 'ana@bodega.example' })
    expect(lines.map(({ value }) => value)).toEqual(expect.arrayContaining([roles, 'ana@bodega.example']))
  })

  test('address ranges match mapped and plain addresses, and no invalid address', () => {
    const { metricsAllow } = readSettings({})
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].every((address) => inAnyCidr(address, metricsAllow))).toBe(true)
    expect(['10.0.0.1', '::2', '', 'localhost'].some((address) => inAnyCidr(address, metricsAllow))).toBe(false)
  })
})
