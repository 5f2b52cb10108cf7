import { describe, expect, test } from 'vitest'
import { decimal } from '../../foundation/money.ts'
import type { Account } from './account.ts'
import { changeFlows, changeNumber, changeQueryFlows } from './change.ts'
import { readAnswer } from './wire/answer.ts'

const payee = { document: 'V12345678', phone: '584141234567', bankCode: '0105' }
const amount = decimal('0.20')
const operationId = changeNumber('pay-1042')
const another = '6111121716'

/** An account whose bank gives every call this answer. */
function answering(body: unknown): Account {
  const answer = readAnswer(JSON.stringify(body))
  if (!answer) throw new Error('no answer')
  return {
    client: { call: async () => ({ kind: 'answer', answer }) },
    credentials: { rif: 'J123456789', collectingPhone: '584120000000' },
  } as unknown as Account
}

const approved = { kind: 'approved', code: '1000', operationId, reference: operationId, numbers: [operationId] }

describe('change at BDV', () => {
  const send = (body: unknown) => changeFlows(answering(body)).sendChange({ paymentId: 'pay-1042', amount, payee })

  test.each([operationId, `00${operationId}`, Number(operationId), null, ''])(
    'confirmed under the number %j is approved',
    async (referencia) => {
      expect(await send({ code: 1000, message: 'Transaccion realizada', referencia })).toEqual(approved)
    },
  )

  test('confirmed under the number of another change has an unknown outcome', async () => {
    const unknown = { kind: 'unknown', reason: 'doubtful_code', code: '1000', operationId }
    expect(await send({ code: 1000, message: 'Transaccion realizada', referencia: another })).toEqual(unknown)
    expect(await send({ code: 1000, message: '', data: { referencia: another } })).toEqual(unknown)
  })
})

describe('the query of change at BDV', () => {
  const payment = { amount, party: payee, date: '2026-02-12' }
  const find = (body: unknown) =>
    changeQueryFlows(answering(body)).findOperation({ operationId, elapsedMs: 0, payment })
  const found = (referencia: unknown) => ({ code: 1000, message: '', data: { amount: '0,20', referencia } })
  const foundBefore = (referencia: unknown) => ({
    code: 1010,
    message: 'Vuelto procesado exitosamente, ya fue consultado anteriormente',
    data: { referencia },
  })

  test('that is answered about its number, or without one, finds it', async () => {
    for (const referencia of [operationId, undefined]) {
      expect(await find(found(referencia))).toEqual(approved)
      expect(await find(foundBefore(referencia))).toEqual(approved)
    }
  })

  test('that is answered about the number of another change leaves it open', async () => {
    expect(await find(found(another))).toMatchObject({ kind: 'unknown', operationId })
    expect(await find(foundBefore(another))).toMatchObject({ kind: 'unknown', operationId })
  })
})
