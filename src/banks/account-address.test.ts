import { describe, expect, test } from 'vitest'
import { splitAddress } from './account-address.ts'

const installation = 'https://installation.example/api'
const baseUrlOf = (bank: 'bnc' | 'r4', fields: Record<string, string>) => {
  const split = splitAddress(bank, fields, installation)
  return 'ok' in split ? split.ok.baseUrl : split.errors.map(({ field }) => field)
}

describe('the address of a bank account', () => {
  test.each([
    ['bnc', {}, installation],
    ['r4', {}, installation],
    ['bnc', { environment: 'qa' }, 'https://servicios.bncenlinea.com:16500/api'],
    ['bnc', { environment: ' production ' }, 'https://servicios.bncenlinea.com:16000/api'],
    ['bnc', { environment: '', baseUrl: '' }, installation],
    [
      'bnc',
      { environment: 'qa', baseUrl: 'https://servicios.bncenlinea.com:16100/api/' },
      'https://servicios.bncenlinea.com:16100/api',
    ],
    ['r4', { baseUrl: 'https://r4.example' }, 'https://r4.example'],
    ['r4', { baseUrl: 'http://127.0.0.1:8082' }, 'http://127.0.0.1:8082'],
    ['r4', { baseUrl: 'http://[::1]:8082/x' }, 'http://[::1]:8082/x'],
    ['r4', { baseUrl: 'http://localhost:8082' }, 'http://localhost:8082'],
  ] as const)('the address of a %s account with %j is %s', (bank, fields, baseUrl) => {
    expect(baseUrlOf(bank, fields)).toBe(baseUrl)
  })

  test.each([
    'http://r4.example',
    'http://127.0.0.1.example',
    'http://localhost.example',
    'ftp://r4.example',
    'r4.example',
    'https://user:password@r4.example',
    'https://r4.example/?a=1',
    'https://r4.example/#a',
  ])('the account address %s is refused, and the message does not repeat it', (baseUrl) => {
    const split = splitAddress('r4', { baseUrl }, installation)
    expect(split).toEqual({ errors: [{ field: 'baseUrl', message: expect.not.stringContaining(baseUrl) }] })
  })

  test('an environment that BNC does not have is refused', () => {
    expect(baseUrlOf('bnc', { environment: 'toString' })).toEqual(['environment'])
    expect(baseUrlOf('bnc', { environment: 'QA2', baseUrl: 'x' })).toEqual(['baseUrl', 'environment'])
  })

  test('address fields are removed before the connector parses the credentials; R4 has no environments, so that field stays', () => {
    const given = { commerce: 'c', environment: 'qa', baseUrl: 'https://r4.example' }
    expect(splitAddress('bnc', given, installation)).toMatchObject({ ok: { fields: { commerce: 'c' } } })
    expect(splitAddress('r4', given, installation)).toEqual({
      ok: { baseUrl: 'https://r4.example', fields: { commerce: 'c', environment: 'qa' } },
    })
  })
})
