import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { Secret } from '../../foundation/secret.ts'
import { parseR4Credentials } from './credentials.ts'

test('the token alone is enough, a signing key may come with it, and neither can be printed', () => {
  const both = parseR4Credentials({ commerce: 'token-1', signingKey: 'key-1' })
  if (!('ok' in both)) throw new Error('refused')
  expect(both.ok.signingKey?.reveal()).toBe('key-1')
  expect(inspect(both) + JSON.stringify(both)).not.toMatch(/token-1|key-1/)
})

test('blanks around a value are not part of it, and an empty signing key is none', () => {
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
])('%j is refused, field by field', (input: Record<string, string>, fields) => {
  const parsed = parseR4Credentials(input)
  expect('errors' in parsed && parsed.errors.map(({ field }) => field)).toEqual(fields)
})

test('a refusal never repeats the value', () => {
  expect(JSON.stringify(parseR4Credentials({ commerce: 'secret value', typo: 'secret value' }))).not.toContain('secret')
})
