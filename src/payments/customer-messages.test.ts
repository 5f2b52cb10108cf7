import { describe, expect, test } from 'vitest'
import { bankNames, connectors } from '../banks/connectors.ts'
import { customerMessage } from './customer-messages.ts'
import { explainFailure, ownFailures } from './failure-texts.ts'
import { flowOf, type Method, methods } from './payment.ts'

const failing = new Set(['declined', 'customerData', 'finalOnceConfirmed'])

/** Every code that can end a payment as FAILED. */
const codes = methods.flatMap((method) => [
  ...bankNames.flatMap((bank) =>
    Object.entries(connectors[bank].codesOf(flowOf[method]))
      .filter(([, line]) => failing.has(line.class))
      .map(([code]) => ({ method, bank, code })),
  ),
  ...Object.keys(ownFailures).map((code) => ({ method, bank: null, code })),
])

test('every code that fails a payment has a sentence for the customer in both languages, and none speaks to the merchant', () => {
  expect(codes.length).toBeGreaterThan(100)
  for (const { code, ...payment } of codes) {
    const { en, es } = customerMessage(payment, code)
    const about = `${payment.method} ${payment.bank} ${code}`
    expect(es, about).toMatch(/^[A-ZÁÉÍÓÚ].{20,}\.$/)
    expect(en, about).toMatch(/^[A-Z].{20,}\.$/)
    expect(`${es} ${en}`, about).not.toMatch(/al cliente|el cliente|the customer|operador|operator|\btu\b|\btú\b/i)
  }
})

test.each([
  ['C2P', 'bnc', 'G51', 'Su banco indica que no hay fondos suficientes. Use otra cuenta o pague de otra forma.'],
  ['C2P', 'r4', '51', 'Su banco indica que no hay fondos suficientes. Use otra cuenta o pague de otra forma.'],
  ['C2P', 'bnc', 'G55', 'La clave es incorrecta, ya se usó o venció. Pida una nueva a su banco e intente otra vez.'],
  [
    'DEBITO_INMEDIATO',
    'r4',
    'TKCM',
    'La clave es incorrecta, ya se usó o venció. Pida una nueva a su banco e intente otra vez.',
  ],
  ['C2P', 'bnc', 'G14', 'Su banco no reconoce ese teléfono. Indique el que tiene registrado para pago móvil.'],
  ['VPOS', 'bnc', 'G14', 'El número de la tarjeta no es válido. Revíselo o use otra tarjeta.'],
  ['VPOS', 'bnc', 'G43', 'Su banco no autorizó esta tarjeta. Comuníquese con su banco o use otra tarjeta.'],
  ['C2P', 'r4', 'EVERYTHING ELSE', 'Su banco no autorizó el pago. Comuníquese con su banco o pague de otra forma.'],
  ['C2P', 'r4', '30:telefono', 'Su banco no aceptó los datos. Revíselos e intente de nuevo.'],
] as const)('a %s at %s refused with %s says: %s', (method, bank, code, text) => {
  expect(customerMessage({ method, bank }, code).es).toBe(text)
})

describe('of money that is sent to the customer', () => {
  const outgoing: Method[] = ['CREDITO_INMEDIATO', 'CREDITO_CUENTA', 'DISPERSION', 'VUELTO']

  test.each(outgoing)('a %s without funds does not speak of the customer’s account', (method) => {
    for (const code of ['AM04', '51']) {
      expect(customerMessage({ method, bank: 'r4' }, code).es).toMatch(/^El comercio no pudo enviarle el dinero/)
    }
  })

  test('a payee whose data the bank refused is asked to check them', () => {
    expect(customerMessage({ method: 'CREDITO_INMEDIATO', bank: 'r4' }, 'BE01').en).toMatch(
      /^The bank did not accept your data/,
    )
  })
})

test('a charge that its bank does not show is not called unpaid; a transfer not seen may still come', () => {
  expect(customerMessage({ method: 'C2P', bank: 'bnc' }, 'MOVEMENT_NOT_FOUND').en).toMatch(/before you pay again/)
  expect(customerMessage({ method: 'PAGO_MOVIL', bank: 'bnc' }, 'MOVEMENT_NOT_FOUND').en).toMatch(/wait a few minutes/)
})

test('a transfer that was not seen in time is not called unpaid: one that was sent still pays', () => {
  const { en, es } = customerMessage({ method: 'PAGO_MOVIL', bank: null }, 'INTENT_EXPIRED')
  expect([en, es]).toEqual([expect.stringContaining('do not pay again'), expect.stringContaining('no pague de nuevo')])
  expect(`${en} ${es}`).not.toMatch(/not charged|no se le cobró|start again|comience de nuevo/i)
  expect(explainFailure('PAGO_MOVIL', null, 'INTENT_EXPIRED').en).toContain('24 hours')
  expect(customerMessage({ method: 'C2P', bank: null }, 'INTENT_EXPIRED').en).toContain('you were not charged')
})
