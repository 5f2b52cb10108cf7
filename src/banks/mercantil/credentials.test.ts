import { describe, expect, test } from 'vitest'
import { mercantilFields, parseMercantilCredentials } from './credentials.ts'

const valid = {
  products: 'c2p, mobileSearch',
  accountNumber: '0105-0000-00-0000000000',
  rif: 'j-12345678-9',
  collectingPhone: '0412-0000000',
  integratorId: '31',
  terminalId: 'abcde',
  clientId: 'made-up-client',
  merchantId: '123456',
  secretKey: 'made-up-secret',
}

function parse(fields: Record<string, string>) {
  const parsed = parseMercantilCredentials(fields)
  if ('errors' in parsed) throw new Error(parsed.errors.map(({ field }) => field).join())
  return parsed.ok
}

describe('the credentials of an account at Mercantil', () => {
  test('are read in the spellings of people', () => {
    expect(parse(valid)).toMatchObject({
      accountNumber: '01050000000000000000',
      rif: 'J123456789',
      collectingPhone: '584120000000',
      identity: { integratorId: '31', terminalId: 'abcde', clientIp: '10.0.0.1', browserAgent: 'Chrome 18.1.3' },
      settings: { searchWithoutReference: true, invoicePrefix: 'P' },
    })
  })

  test('have the listed products and those with a field of their own, each with its own fields or those for all products', () => {
    const own = { ...valid, products: 'c2p', mobileSearchMerchantId: '7', mobileSearchSecret: 'another-secret' }
    const { access } = parse(own)
    expect(Object.keys(access)).toEqual(['c2p', 'mobileSearch'])
    expect(access.c2p).toMatchObject({ merchantId: '123456' })
    expect(access.mobileSearch).toMatchObject({ merchantId: '7' })
    expect([access.mobileSearch?.clientId, access.mobileSearch?.secret].map((secret) => secret?.reveal())).toEqual([
      'made-up-client',
      'another-secret',
    ])
  })

  test('never print a secret', () => {
    expect(JSON.stringify(parse(valid))).not.toMatch(/made-up/)
  })

  test('of a product without any client, merchant or secret are refused by the names of the missing fields', () => {
    const { clientId: _client, secretKey: _secret, ...rest } = valid
    const parsed = parseMercantilCredentials({ ...rest, products: 'scp', scpClientId: 'made-up-client' })
    expect('errors' in parsed && parsed.errors.map(({ field }) => field)).toEqual(['scpSecret'])
  })

  test.each([
    ['products', 'c2p,loans'],
    ['products', ''],
    ['accountNumber', '01910000000000000000'],
    ['accountNumber', ''],
    ['rif', '987654320'],
    ['collectingPhone', '98765'],
    ['integratorId', 'abc'],
    ['integratorId', ''],
    ['terminalId', 'a b'],
    ['clientId', 'short'],
    ['merchantId', '12x'],
    ['secretKey', 'short'],
    ['cardSecret', 'short'],
    ['searchWithoutReference', 'maybe'],
    ['invoicePrefix', 'ABC'],
    ['invoicePrefix', 'A1'],
    ['clientIp', '999.1.1.1'],
    ['browserAgent', 'Mozilla/5.0 (X11; Linux) Gecko'],
    ['accountHolder', 'a\nb'],
    ['masterKey', 'of another bank'],
  ])('with the wrong %s %j are refused by its name, without its value', (field, value) => {
    const parsed = parseMercantilCredentials({ ...valid, [field]: value })
    const errors = 'errors' in parsed ? parsed.errors : []
    expect([...new Set(errors.map((error) => error.field))]).toEqual([field])
    for (const { message } of errors) {
      expect(message).toMatch(/^[A-Z].*\.$/)
      if (value !== '') expect(message).not.toContain(value)
    }
  })

  test('are explained field by field in both languages', () => {
    for (const { help } of mercantilFields) {
      for (const text of [help.en, help.es]) expect(text).toMatch(/\.$/)
      expect(help.en).not.toBe(help.es)
    }
    expect(mercantilFields.filter(({ secret }) => secret).map(({ name }) => name)).toEqual(
      mercantilFields.map(({ name }) => name).filter((name) => /(clientId|ClientId|secretKey|Secret)$/.test(name)),
    )
  })
})
