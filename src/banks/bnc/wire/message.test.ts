import { expect, test } from 'vitest'
import { responseNamed } from '../fixtures/vectors.ts'
import { labelledNumbers } from './message.ts'

const published = String(responseNamed('SendP2P ok (published by the bank)').message).slice(6)

test('the published message yields its two numbers by their labels, and not its amount', () => {
  expect(published).toContain('10.01')
  expect(labelledNumbers(published)).toEqual({
    reference: '12285',
    authorization: '036626',
    all: ['12285', '036626'],
  })
})

test.each([
  ['Nro de Referencia: 12285, Código de Autorización: 036626', { reference: '12285', authorization: '036626' }],
  ['Referencia: 00991420', { reference: '00991420' }],
  ['Ref. Nro. 00991420 a las 1530', { reference: '00991420' }],
  ['REF#160', { reference: '160' }],
  ['Referencia Nº 991420.', { reference: '991420' }],
  ['Aut. 036626', { authorization: '036626' }],
  ['Id Transaccion: 842950', { all: ['842950'] }],
])('the numbers of the message "%s" are found by their labels', (message, numbers) => {
  expect(labelledNumbers(message)).toMatchObject(numbers)
})

test.each([
  'Aprobada 00991420',
  'Operacion exitosa 1530 del 20261005',
  'Monto: 1523.40',
  'Referencia: 0000',
  'Referencia 05/10/2026',
  'Operacion exitosa',
  '',
])('the message "%s" contains no labelled number', (message) => {
  expect(labelledNumbers(message)).toEqual({ all: [] })
})
