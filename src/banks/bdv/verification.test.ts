import { expect, test } from 'vitest'
import { fixed2 } from '../../foundation/money.ts'
import { readVerification } from './verification.ts'
import vectors from './vectors.json' with { type: 'json' }
import { readAnswer } from './wire/answer.ts'

const { answers } = vectors

function reading(text: string): string {
  const answer = readAnswer(text)
  if (!answer) throw new Error('no answer')
  const read = readVerification(answer)
  return 'amount' in read ? `${read.kind} ${fixed2(read.amount)}` : read.kind
}

test.each([
  ['verified', answers.verified, 'found 120.00'],
  ['not found', answers.notFound, 'none'],
  ['another amount', answers.otherAmount, 'otherAmount 120.00'],
  ['already reconciled', answers.alreadyReconciled, 'reconciled'],
  ['a wrong key', answers.wrongKey, 'setup'],
  ['a missing field', answers.missingField, 'setup'],
  ['a list of fields', '{"code":1010,"message":"Datos mandatorios : null","data":["CAMPO - msg"]}', 'setup'],
  ['a bad key', '{"code":1001,"message":""}', 'setup'],
])('the answer “%s” of getMovement is distinguished by its message', (_title, text, expected) => {
  expect(reading(text)).toBe(expected)
})

test.each([
  '{"code":1010,"message":"Error interno"}',
  '{"code":1010,"message":""}',
  '{"code":1010,"message":"Su monto : 120.00 - estatus : Transacción realizada"}',
  '{"code":1010,"message":"monto : 1.200.00 - estatus : Transacción realizada"}',
  '{"code":1010,"message":"monto : 120.00 - estatus : Transacción rechazada"}',
  '{"code":1000,"message":"Monto: 120.00"}',
  '{"code":1000,"data":{"amount":"0.00"}}',
  '{"code":1000,"data":"ok"}',
  '{"code":1099,"message":"No se pudo validar el movimiento : Registro solicitado no existe"}',
])('%s proves neither payment nor absence', (text) => {
  expect(reading(text)).toBe('unclear')
})
