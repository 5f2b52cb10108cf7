import { expect, test } from 'vitest'
import { sealedAnswer } from '../fixtures/scripted-bank.ts'
import vectors from '../vectors.json' with { type: 'json' }
import { type Envelope, openValue, readEnvelope } from './answer.ts'
import { deriveKeys } from './cipher.ts'

const unreadable = { kind: 'unknown', reason: 'unreadable_answer' }
const keys = deriveKeys(vectors.workingKey)

const sealed = sealedAnswer(vectors.workingKey, { Reference: '00991420' })

function envelopeOf(body: unknown): Envelope {
  const envelope = readEnvelope(200, JSON.stringify(body), { movesMoney: true })
  if (envelope.kind !== 'envelope') throw new Error('not an envelope')
  return envelope
}

test.each([
  ['000000Operacion exitosa', '000000', 'Operacion exitosa'],
  ['G55   Clave invalida', 'G55', 'Clave invalida'],
  ['   G55Clave invalida', 'G55', 'Clave invalida'],
  ['G55 Clave invalida', 'G55', 'Clave invalida'],
  ['EPIHV Hash', 'EPIHV', 'Hash'],
  ['EPIRWK', 'EPIRWK', ''],
])('the code of the message "%s" is %s', (message, code, rest) => {
  expect(readEnvelope(200, JSON.stringify({ status: 'KO', message }), { movesMoney: true })).toMatchObject({
    ok: false,
    code,
    message: rest,
  })
})

test.each([200, 202, 400, 409])('an envelope is parsed the same with HTTP status %i', (status) => {
  expect(readEnvelope(status, JSON.stringify(sealed), { movesMoney: true })).toEqual(envelopeOf(sealed))
})

test('the names of an envelope and its status word may be in any case', () => {
  const { status: _, message, value, validation } = sealed
  const shouted = { Status: 'ok', Message: message, VALUE: value, Validation: validation.toUpperCase() }
  expect(openValue(envelopeOf(shouted), keys)).toEqual({ Reference: '00991420' })
})

test.each([
  ['a 5xx, whatever its body says', 500, JSON.stringify(sealed)],
  ['a 5xx page', 502, '<html><body>Bad Gateway</body></html>'],
  ['a page with status 200', 200, '<!DOCTYPE html><html></html>'],
  ['a page of a proxy that gave up waiting', 408, '<html></html>'],
  ['an empty body', 200, ''],
  ['broken JSON', 200, '{"status":"OK","message":"0000'],
  ['a bare word', 200, '"OK"'],
  ['null', 200, 'null'],
  ['an array', 200, '[]'],
  ['an empty object', 200, '{}'],
  ['a status word that is neither OK nor KO', 200, JSON.stringify({ ...sealed, status: 'PENDING' })],
  ['no status word', 200, JSON.stringify({ message: '000000', value: '' })],
  ['no message', 200, JSON.stringify({ status: 'KO' })],
  ['a blank message', 200, JSON.stringify({ status: 'KO', message: '      ' })],
  ['a value that is not text', 200, JSON.stringify({ ...sealed, value: { Reference: '1' } })],
  ['an object of other things', 200, '{"Error":"no"}'],
  ['a model state with a message that is not text', 200, '{"Amount":[1]}'],
  ['a model state with no message', 200, '{"Amount":[]}'],
  ['a model state whose name is a sentence', 200, '{"The value 0414 is not valid":["x"]}'],
])('%s is an unreadable answer', (_, status, text) => {
  expect(readEnvelope(status, text, { movesMoney: true })).toEqual(unreadable)
})

test.each([
  [403, '<html><head><title>403 Forbidden</title></head></html>'],
  [401, '\n<!DOCTYPE HTML PUBLIC "-//IETF//DTD HTML 2.0//EN">'],
  [404, '<html>x</html>'],
  [409, '<html>x</html>'],
])('a page with status %i is an unknown outcome of a charge, and a configuration error of a query', (status, text) => {
  expect(readEnvelope(status, text, { movesMoney: true })).toEqual({ kind: 'unknown', reason: 'unreadable_answer' })
  expect(readEnvelope(status, text, { movesMoney: false })).toEqual({ kind: 'notSent', reason: 'setup' })
})

test('a refusal of the framework keeps the field names and never its messages', () => {
  const body = { DebtorCellPhone: ['El campo 584141234567 no es valido'], '$.Amount': ['1523.4 is too much', 'bad'] }
  expect(readEnvelope(400, JSON.stringify(body), { movesMoney: true })).toEqual({
    kind: 'refusedFields',
    names: ['DebtorCellPhone', '$.Amount'],
  })
})

test.each([
  ['is changed after hashing', { ...sealed, validation: sealed.validation.replace(/^./, 'x') }],
  ['has no hash', { ...sealed, validation: '' }],
  ['is not encrypted', { ...sealed, value: 'eyJSZWZlcmVuY2UiOiIxIn0=' }],
  ['is encrypted with another key', sealedAnswer(vectors.masterKey, { Reference: '1' })],
])('a value that %s is not decrypted', (_, body) => {
  expect(openValue(envelopeOf(body), keys)).toBeUndefined()
})

test('an envelope without a value is null, which is not an error', () => {
  expect(openValue(envelopeOf({ status: 'OK', message: '000000Referencia 00991420' }), keys)).toBeNull()
})
