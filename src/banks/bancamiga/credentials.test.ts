import { describe, expect, test } from 'vitest'
import { bancamigaFields, parseBancamigaCredentials } from './credentials.ts'
import vectors from './vectors.json' with { type: 'json' }

const given = vectors.credentials
const errorsOf = (changes: object) => {
  const parsed = parseBancamigaCredentials({ ...given, ...changes })
  return 'errors' in parsed ? parsed.errors.map(({ field }) => field) : []
}

describe('credentials of Bancamiga', () => {
  test('are read in every usual spelling', () => {
    const parsed = parseBancamigaCredentials({
      ...given,
      collectingPhone: '0412-0000000',
      rif: 'j-12345678-9',
      accountNumber: '0172 0001 11 0000000001',
      listIsP2p: 'YES',
    })
    expect(parsed).toMatchObject({ ok: { collectingPhone: '584120000000', rif: 'J123456789', listIsP2p: true } })
    expect(parseBancamigaCredentials(given)).toMatchObject({ ok: { listIsP2p: false } })
  })

  test.each([
    ['dni', ''],
    ['dni', 'a b'],
    ['password', ''],
    ['temporaryToken', 'with blank inside'],
    ['collectingPhone', '123'],
    ['rif', '123456789'],
    ['accountNumber', '01020001110000000001'],
    ['accountHolder', 'line\nbreak'],
    ['listIsP2p', 'perhaps'],
    ['unknown', 'x'],
  ])('with %s of %j are refused, naming the field', (field, value) => {
    expect(errorsOf({ [field]: value })).toEqual([field])
  })

  test('never repeat a value in a message and print no secret', () => {
    const parsed = parseBancamigaCredentials({ ...given, password: 'ab', temporaryToken: 'hush hush' })
    expect(JSON.stringify(parsed)).not.toMatch(/hush|ab"/)
    expect(JSON.stringify(parseBancamigaCredentials(given))).not.toContain('made-up')
  })

  test('have a help in both languages for every field, and two secrets', () => {
    for (const { help } of bancamigaFields) expect(help.en).not.toBe(help.es)
    expect(bancamigaFields.filter(({ secret }) => secret).map(({ name }) => name)).toEqual([
      'password',
      'temporaryToken',
    ])
  })
})
