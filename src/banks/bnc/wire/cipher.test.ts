import { expect, test } from 'vitest'
import vectors from '../vectors.json' with { type: 'json' }
import { decrypt, deriveKeys, encrypt, validationHash } from './cipher.ts'
import { sealRequest } from './envelope.ts'

const keyTexts: Record<string, string> = { MasterKey: vectors.masterKey, WorkingKey: vectors.workingKey }
const keysNamed = (name: string | undefined) => deriveKeys(keyTexts[name ?? ''] ?? '')

test.each(['masterKey', 'workingKey'] as const)('the published AES key and IV are derived from the %s', (name) => {
  const { aesKey, iv } = deriveKeys(vectors[name])
  expect(aesKey.export().toString('hex')).toBe(vectors.derived[name].aesKeyHex)
  expect(iv.toString('hex')).toBe(vectors.derived[name].ivHex)
})

const published = [{ name: 'LogOn request', ...vectors.publishedByBank }, ...vectors.publishedAnswers]

test('the bank has published the hash of one request and four answers', () => {
  expect(published).toHaveLength(5)
})

test.each(published)('the validation hash of the $name is the published one', ({ plaintext, validation }) => {
  expect(validationHash(plaintext)).toBe(validation)
})

test.each(vectors.requests)(
  'the request $name is sealed byte for byte',
  ({ plaintext, encryptedWith, requestBody }) => {
    const body = sealRequest({
      clientGuid: vectors.clientGUID,
      reference: requestBody.Reference,
      text: plaintext,
      keys: keysNamed(encryptedWith),
      testOperation: false,
    })
    expect(body).toBe(JSON.stringify(requestBody))
  },
)

const sealedResponses = vectors.responses.filter(({ plaintext }) => plaintext !== undefined)

test.each(sealedResponses)('the value of the answer $name decrypts to its text', (response) => {
  const text = decrypt(keysNamed(response.encryptedWith), response.responseBody.value ?? '')
  expect(text).toBe(response.plaintext)
  expect(validationHash(text ?? '')).toBe(response.responseBody.validation)
})

test('bytes that are no message under the key decrypt to undefined instead of an error', () => {
  const sealed = encrypt(deriveKeys(vectors.workingKey), '{"a":1}')
  expect(decrypt(deriveKeys('another key'), sealed)).not.toBe('{"a":1}')
  expect(decrypt(deriveKeys(vectors.workingKey), 'AAAA')).toBeUndefined()
  expect(decrypt(deriveKeys(vectors.workingKey), '')).toBeUndefined()
})

test('keys are derived once while in use, and their cache is bounded', () => {
  const first = deriveKeys('first')
  const second = deriveKeys('second')
  expect(deriveKeys('first')).toBe(first)
  for (let index = 0; index < 511; index += 1) deriveKeys(`other ${index}`)
  expect(deriveKeys('first')).toBe(first)
  expect(deriveKeys('second')).not.toBe(second)
})
