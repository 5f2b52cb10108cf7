import { expect, test } from 'vitest'
import { line, plainMovement, expectedMovement } from './fixtures/lines.ts'
import { ownOf, readMovement } from './movement.ts'
import vectors from './vectors.json' with { type: 'json' }

const own = { bankCode: '0191', phone: '584120000001' }

function read(changes: object = {}, of: Parameters<typeof readMovement>[1] = own) {
  const movement = readMovement({ ...line, ...changes }, of)
  return movement && plainMovement(movement)
}

test('an incoming mobile payment is parsed completely', () => {
  expect(read()).toEqual(expectedMovement)
})

test('the line printed in the manual is a C2P that the account paid', () => {
  const movement = readMovement(vectors.statement.printedLine, own)
  expect(movement && plainMovement(movement)).toEqual({
    key: '170036806',
    date: '2024-08-02',
    amount: '1185.82',
    direction: 'out',
    kind: 'c2p',
    isContradictory: false,
    reference: '14894',
    numbers: ['14894', '36802', '170036806'],
    phones: ['584200000000'],
    phonesMayBeOwn: false,
    concept: 'PRUEBA BNC',
  })
})

test.each([
  ['an ISO day with an hour', { Date: '2026-10-05T14:03:00' }],
  ['an amount as text', { Amount: '1523.40' }],
  ['a numeric control number, code and bank', { ControlNumber: 170036812, Code: 388, BankCode: 102 }],
  ['a national phone', { ReferenceB: '04141234567' }],
  ['an international phone', { ReferenceB: '00584141234567' }],
  ['the phones the other way round', { ReferenceB: '584120000001', ReferenceC: '584141234567' }],
  ['a phone in the instrument', { ReferenceB: '', ReferenceC: null, DebtorInstrument: '584141234567' }],
  ['the same phone twice', { DebtorInstrument: '04141234567' }],
  ['an account as the instrument', { DebtorInstrument: '01020501860000123456' }],
  ['a document with its letter in front', { DebtorID: 'v012345678', DebtorType: '' }],
])('a statement line with %s is parsed to the same movement', (_, changes) => {
  expect(read(changes)).toEqual(expectedMovement)
})

test.each([null, '', ' ', 0, '0.0', undefined])('%j in every field that may be empty leaves it out', (nothing) => {
  const empty = { ReferenceA: nothing, ReferenceB: nothing, ReferenceC: nothing, ReferenceD: nothing }
  const { document: _, bankCode: __, concept: ___, ...rest } = expectedMovement
  const found = read({ ...empty, BankCode: nothing, DebtorID: nothing, DebtorType: nothing, DebtorInstrument: nothing })
  expect(found).toEqual({ ...rest, concept: 'PAGO', reference: '', numbers: ['170036812'], phones: [] })
})

test('only the first reference is the customer’s, and the internal numbers have no leading zeros', () => {
  expect(read({ ReferenceA: '', ReferenceD: '0036808' })).toMatchObject({
    reference: '',
    numbers: ['36808', '170036812'],
  })
  expect(read({ ReferenceA: '000123456' })).toMatchObject({
    reference: '000123456',
    numbers: ['123456', '36808', '170036812'],
  })
})

test('without the account’s own phone both phones are returned, and one of them may be its own', () => {
  expect(read({}, { bankCode: '0191' })).toMatchObject({
    phones: ['584141234567', '584120000001'],
    phonesMayBeOwn: true,
  })
})

test('the account’s own bank code is not returned as the other party’s', () => {
  expect(read({ BankCode: '0191' })).not.toHaveProperty('bankCode')
  expect(read({ BankCode: 191 })).not.toHaveProperty('bankCode')
})

test('an account’s own bank code is taken from its number, and is BNC’s without one', () => {
  const flags = { padDocuments: false, testOperation: false }
  const credentials = { clientGuid: '', masterKey: {} as never, ...flags }
  expect(ownOf({ ...credentials, account: { number: '01720001430000000001', clientId: '' } })).toEqual({
    bankCode: '0172',
  })
  expect(ownOf({ ...credentials, collectingPhone: '584120000001' })).toEqual(own)
})

test.each(vectors.formats.document)('the document $gateway is parsed from its statement line', (document) => {
  const digits = document.gateway.slice(1)
  expect(read(document.bncStatement)?.document).toEqual({ digits, letter: document.gateway.slice(0, 1) })
})

test('a document without a letter has none', () => {
  expect(read({ DebtorID: '123456784', DebtorType: undefined })?.document).toEqual({ digits: '123456784' })
})

test.each([
  ['C2P Pago Movil BNC C2PCOB', '388', 'c2p', false],
  ['c2p', '999', 'c2p', false],
  ['Pago Movil BNC C2PCOB', '388', 'c2p', false],
  ['P2P Pago Movil BNC P2PTSP', '388', 'p2p', false],
  ['P2P Pago Movil', '', 'p2p', false],
  ['Pago Movil Recibido', '388', 'mobile', false],
  ['Pago Móvil', '999', 'mobile', false],
  ['', '388', 'mobile', false],
  ['Transferencia', '262', 'transfer', false],
  ['Credito Inmediato Recibido CIPOTR', '488', 'transfer', false],
  ['Credito Inmediato Devuelto', '489', 'other', false],
  ['Venta con tarjeta MAESTR', '612', 'card', false],
  ['C2P Pago Movil', '488', 'c2p', true],
  ['P2P Pago Movil', '262', 'p2p', true],
  ['P2P Pago Movil', '612', 'p2p', true],
  ['Deposito', '999', 'unlisted', false],
  ['', '', 'unlisted', false],
  ['EC2P', '999', 'unlisted', false],
])('an incoming line of type "%s" and code "%s" is %s, contradictory: %s', (Type, Code, kind, isContradictory) => {
  expect(read({ Type, Code })).toMatchObject({ kind, isContradictory, direction: 'in' })
})

test('a commission for mobile payments is neither a mobile payment nor contradictory', () => {
  const commission = { Code: '751', Type: 'Comision Pago Movil P2PCSO', BalanceDelta: 'Egreso' }
  expect(read(commission)).toMatchObject({ kind: 'commission', isContradictory: false, direction: 'out' })
})

test.each([
  ...['387', '487', '751', '377', '393', '642'].map((Code) => ({ Code, agrees: 'Egreso', disagrees: 'Ingreso' })),
  ...['388', '488', '489', '612'].map((Code) => ({ Code, agrees: 'Ingreso', disagrees: 'Egreso' })),
])('a line of code $Code that is called $disagrees contradicts itself', ({ Code, agrees, disagrees }) => {
  const Type = ''
  expect(read({ Code, Type, BalanceDelta: agrees })).toMatchObject({ isContradictory: false })
  expect(read({ Code, Type, BalanceDelta: disagrees })).toMatchObject({
    isContradictory: true,
    direction: disagrees === 'Ingreso' ? 'in' : 'out',
  })
})

test.each(['Ingreso', 'Egreso'])('a transfer between accounts may be called %s', (BalanceDelta) => {
  expect(read({ Code: '262', Type: 'Transferencia', BalanceDelta })).toMatchObject({ isContradictory: false })
})

test.each([
  ['nothing', { Amount: 0 }, true, '0.00'],
  ['less than nothing coming in', { Amount: -25 }, true, '25.00'],
  ['less than nothing going out', { Amount: -25, Code: '387', BalanceDelta: 'Egreso' }, false, '25.00'],
])('a line about %s is parsed, contradictory: %s', (_, changes, isContradictory, amount) => {
  expect(read(changes)).toMatchObject({ isContradictory, amount })
})

test.each([
  ['control number', { ControlNumber: '' }],
  ['control number but zeros', { ControlNumber: '000' }],
  ['day', { Date: '' }],
  ['day that exists', { Date: '31/02/2026' }],
  ['amount', { Amount: null }],
  ['amount in digits', { Amount: '1.523,40' }],
  ['direction', { BalanceDelta: '' }],
  ['direction that is known', { BalanceDelta: 'Ajuste' }],
])('a line without a %s is not parsed', (_, changes) => {
  expect(read(changes)).toBeUndefined()
})
