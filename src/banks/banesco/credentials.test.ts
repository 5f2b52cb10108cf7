import { describe, expect, test } from 'vitest'
import { banescoFields, parseBanescoCredentials } from './credentials.ts'
import vectors from './vectors.json' with { type: 'json' }

const given = vectors.credentials
const errorsOf = (changes: object) => {
  const parsed = parseBanescoCredentials({ ...given, ...changes })
  return 'errors' in parsed ? parsed.errors.map(({ field }) => field) : []
}

describe('credentials of Banesco', () => {
  test.each(['', 'http://127.0.0.1:8080/token', 'https://sso.example/auth/token'])(
    'accept the token service %j',
    (tokenUrl) => {
      expect(errorsOf({ tokenUrl })).toEqual([])
    },
  )

  test.each(['203.0.113.7', '2001:db8::7', '::1'])('accept the address %s', (ipAddress) => {
    expect(errorsOf({ ipAddress })).toEqual([])
  })

  test.each([
    ['clientId', ''],
    ['clientSecret', 'with blank'],
    ['accountNumber', '01020001110000001234'],
    ['collectingPhone', '123'],
    ['rif', '123456789'],
    ['ipAddress', 'bank.example'],
    ['ipAddress', ''],
    ['tokenUrl', 'http://sso.example/token'],
    ['tokenUrl', 'https://user@sso.example/token'],
    ['tokenUrl', 'https://sso.example/token?x=1'],
    ['tokenUrl', 'ftp://sso.example/token'],
    ['accountHolder', 'line\nbreak'],
    ['unknown', 'x'],
  ])('with %s of %j are refused, naming the field', (field, value) => {
    expect(errorsOf({ [field]: value })).toEqual([field])
  })

  test('never repeat a value in a message and print no secret', () => {
    expect(JSON.stringify(parseBanescoCredentials({ ...given, clientSecret: 'hush hush' }))).not.toContain('hush')
    expect(JSON.stringify(parseBanescoCredentials(given))).not.toContain('s&c=1')
  })

  test('have a help in both languages for every field, and one secret', () => {
    for (const { help } of banescoFields) expect(help.en).not.toBe(help.es)
    expect(banescoFields.filter(({ secret }) => secret).map(({ name }) => name)).toEqual(['clientSecret'])
  })
})
