import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { Secret } from '../../foundation/secret.ts'
import { parseR4Credentials, r4Fields } from './credentials.ts'

test('the R4 token suffices, a signing key is optional, and neither can be printed', () => {
  const both = parseR4Credentials({ commerce: 'token-1', signingKey: 'key-1' })
  if (!('ok' in both)) throw new Error('refused')
  expect(both.ok.signingKey?.reveal()).toBe('key-1')
  expect(inspect(both) + JSON.stringify(both)).not.toMatch(/token-1|key-1/)
})

test('blanks around an R4 credential are removed, and an empty signing key is none', () => {
  const parsed = parseR4Credentials({ commerce: ' token-1\n', signingKey: ' ' })
  if (!('ok' in parsed)) throw new Error('refused')
  expect(parsed.ok).toEqual({ commerce: expect.any(Secret) })
  expect(parsed.ok.commerce instanceof Secret && parsed.ok.commerce.reveal()).toBe('token-1')
})

test.each([
  [{}, ['commerce']],
  [{ commerce: '' }, ['commerce']],
  [{ commerce: 'with blank' }, ['commerce']],
  [{ commerce: 'line\r\nbreak' }, ['commerce']],
  [{ commerce: 'x'.repeat(257) }, ['commerce']],
  [{ commerce: 'token', signingKey: 'two words' }, ['signingKey']],
  [{ comerce: 'token' }, ['comerce', 'commerce']],
])('the R4 credentials %j are refused field by field', (input: Record<string, string>, fields) => {
  const parsed = parseR4Credentials(input)
  expect('errors' in parsed && parsed.errors.map(({ field }) => field)).toEqual(fields)
})

test('a refusal of R4 credentials never repeats the value', () => {
  expect(JSON.stringify(parseR4Credentials({ commerce: 'secret value', typo: 'secret value' }))).not.toContain('secret')
})

test('the fields of the R4 form are those of the parser and the connector’s setting', () => {
  expect(r4Fields.map(({ name, optional, secret }) => [name, optional, secret])).toEqual([
    ['commerce', false, true],
    ['signingKey', true, true],
    ['collectingPhone', true, false],
    ['rif', true, false],
    ['accountHolder', true, false],
    ['requestC2pToken', true, false],
  ])
  const credentials = r4Fields.filter(({ secret }) => secret)
  expect(parseR4Credentials(Object.fromEntries(credentials.map(({ name }) => [name, 'x'])))).toHaveProperty('ok')
  for (const { name, optional } of credentials) {
    const without = Object.fromEntries(
      credentials.filter((field) => field.name !== name).map((field) => [field.name, 'x']),
    )
    expect('ok' in parseR4Credentials(without), name).toBe(optional)
  }
})

test('every field of the R4 form is explained in both languages', () => {
  for (const { name, help } of r4Fields) {
    expect(help.en, name).toMatch(/\.$/)
    expect(help.es, name).toMatch(/\.$/)
    expect(help.es, name).not.toBe(help.en)
  }
})

test.each([
  ['04120000001', '584120000001'],
  ['58 412-0000001', '584120000001'],
  ['', undefined],
])('the collecting phone %j is %s', (collectingPhone, expected) => {
  expect(parseR4Credentials({ commerce: 'x', collectingPhone })).toMatchObject({
    ok: expected === undefined ? {} : { collectingPhone: expected },
  })
})

test('an invalid collecting phone is refused by the name of its field', () => {
  expect(parseR4Credentials({ commerce: 'x', collectingPhone: '123' })).toMatchObject({
    errors: [{ field: 'collectingPhone' }],
  })
})
