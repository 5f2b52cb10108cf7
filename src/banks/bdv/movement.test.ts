import { describe, expect, test } from 'vitest'
import { fixed2 } from '../../foundation/money.ts'
import { movementKey, readLine } from './movement.ts'
import { parseObject, isFields } from '../json-fields.ts'
import vectors from './vectors.json' with { type: 'json' }

const data = parseObject(vectors.answers.statement)?.['data']
const movs = isFields(data) && Array.isArray(data['movs']) ? data['movs'] : []
const line = movs[0] as Record<string, string>
const read = (changes: Record<string, unknown> = {}) => readLine({ ...line, ...changes })

describe('a line of BDV’s statement', () => {
  test('between banks names bank and phone, and has the customer’s digits as its reference', () => {
    expect(read()).toMatchObject({
      key: 'in/2026-01-28/29143958/1.00',
      date: '2026-01-28',
      direction: 'in',
      kind: 'mobile',
      isContradictory: false,
      reference: '29143958',
      numbers: ['303329143958', '29143958'],
      phones: ['584241234567'],
      bankCode: '0134',
      isInternal: false,
    })
  })

  test.each([
    ['within BDV', { observacion: 'PAGOMOVIL BDV V012345678 NAME SURNAME' }],
    ['with a number of the bank', { referencia: '0677229143958' }],
  ])('%s has no reference that a customer could name', (_title, changes) => {
    expect(read(changes)).toMatchObject({ reference: '', isInternal: true })
  })

  test('within BDV names the payer’s document and bank', () => {
    const note = { observacion: 'PAGOMOVIL BDV V012345678 NAME SURNAME' }
    expect(read(note)).toMatchObject({ document: { digits: '12345678', letter: 'V' }, phones: [], bankCode: '0102' })
  })

  test.each([
    ['PAGO RECIBIDO OTROS BANCOS 0191 J123456789', 'transfer'],
    ['PAGOMOVIL C2P OTROS BANCOS 0134 04241234567', 'c2p'],
    ['PAGOMOVIL OTROS BANCOS 0134 04241234567', 'mobile'],
    ['DEPOSITO EN EFECTIVO', 'unlisted'],
    ['', 'unlisted'],
  ])('with the note “%s” is %s', (observacion, kind) => {
    expect(read({ observacion })).toMatchObject({ kind })
  })

  test('of a commission shares the digits of its payment and never its key', () => {
    const commission = read({ mov: 'DEBITO', importe: '-1.0', descripcion: 'COMISION PAGO MOVIL' })
    expect(commission).toMatchObject({ kind: 'commission', direction: 'out', isContradictory: false })
    expect(commission?.key).not.toBe(read()?.key)
  })

  test('has the same key whatever its own number and the spelling of its amount', () => {
    const spellings = [{ importe: '1,00' }, { nroMov: '9999' }, { referencia: '29143958' }]
    for (const changes of spellings) expect(read(changes)?.key).toBe(read()?.key)
  })

  test.each([{ importe: '-1.0' }, { importe: '0.0' }])('that contradicts itself (%j) is marked', (changes) => {
    expect(read(changes)).toMatchObject({ isContradictory: true })
  })

  test.each([
    { importe: '1.234.567' },
    { importe: '' },
    { fecha: '28/01/2026' },
    { fecha: '2026-02-31' },
    { mov: 'ABONO' },
    { referencia: '' },
    { referencia: 'ABC' },
  ])('without a readable %j does not count as read', (changes) => {
    expect(read(changes)).toBeUndefined()
  })
})

test('a short reference has the key of the same digits with zeros in front', () => {
  const movement = read()
  if (!movement) throw new Error('not read')
  expect(movementKey(movement, '345')).toBe(`in/2026-01-28/00000345/${fixed2(movement.amount)}`)
  expect(movementKey(movement, '000000000345')).toBe(movementKey(movement, '345'))
})
