import { describe, expect, test } from 'vitest'
import { bdvFields, parseBdvCredentials } from './credentials.ts'

const valid = {
  accountNumber: '0102-0000-00-0000000000',
  rif: 'j-12345678-9',
  collectingPhone: '0412-0000000',
  c2pKey: 'made-up-key-of-c2p',
}

describe('the credentials of an account at BDV', () => {
  test('are read in the spellings of people', () => {
    expect(parseBdvCredentials(valid)).toMatchObject({
      ok: { accountNumber: '01020000000000000000', rif: 'J123456789', collectingPhone: '584120000000' },
    })
  })

  test('have a key only for the products that were given one, and safe settings by default', () => {
    const parsed = parseBdvCredentials({ ...valid, statementKey: ' ', changeKey: 'made-up-key' })
    if ('errors' in parsed) throw new Error('refused')
    expect(Object.keys(parsed.ok.keys)).toEqual(['c2p', 'change'])
    expect(new Set(Object.values(parsed.ok.settings))).toEqual(new Set([false]))
    expect(JSON.stringify(parsed.ok)).not.toContain('made-up-key')
  })

  test.each([
    ['accountNumber', '01910000000000000000'],
    ['accountNumber', ''],
    ['rif', '987654320'],
    ['rif', ''],
    ['collectingPhone', '98765'],
    ['c2pKey', 'short'],
    ['c2pKey', 'with a blank in it'],
    ['c2pKey', ''],
    ['twoDecimals', 'maybe'],
    ['accountHolder', 'a\nb'],
    ['masterKey', 'of another bank'],
  ])('with a wrong %s are refused by its name, without its value', (field, value) => {
    const parsed = parseBdvCredentials({ ...valid, [field]: value })
    const errors = 'errors' in parsed ? parsed.errors : []
    expect(errors.map((error) => error.field)).toEqual([field])
    for (const { message } of errors) {
      expect(message).toMatch(/^[A-Z].*\.$/)
      if (value !== '') expect(message).not.toContain(value)
    }
  })

  test('are explained field by field in both languages', () => {
    for (const { help } of bdvFields) {
      for (const text of [help.en, help.es]) expect(text).toMatch(/\.$/)
      expect(help.en).not.toBe(help.es)
    }
    expect(bdvFields.filter(({ secret }) => secret).map(({ name }) => name)).toEqual(
      bdvFields.map(({ name }) => name).filter((name) => name.endsWith('Key')),
    )
  })
})
