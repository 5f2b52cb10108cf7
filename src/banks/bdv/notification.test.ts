import { describe, expect, test } from 'vitest'
import { fixed2 } from '../../foundation/money.ts'
import { systemRandom } from '../../foundation/random.ts'
import type { NotificationCall } from '../notification.ts'
import { bdvNotifications } from './notification.ts'
import vectors from './vectors.json' with { type: 'json' }

const account = { rif: 'J123456789', collectingPhone: '584120000000' }
const access = {
  secrets: { apiKey: 'made-up-key' },
  account,
  tokens: { make: () => '', isValid: () => false },
}
const body = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({ ...JSON.parse(vectors.notification), ...changes })

function receive(call: Partial<NotificationCall> = {}) {
  const headers = { 'api-key': 'made-up-key' }
  return bdvNotifications.receive({ method: 'POST', path: '', headers, body: vectors.notification, ...call }, access)
}

const reading = (text: string) => bdvNotifications.read('Notificacion', text, account)

describe('a notification of BDV', () => {
  test('is money on the account, without the document that is the merchant’s own', () => {
    const receipt = receive()
    if (receipt.kind !== 'keep' || receipt.reading.kind !== 'arrived') throw new Error('not kept')
    const { movement } = receipt.reading
    expect({ ...movement, amount: fixed2(movement.amount) }).toEqual({
      key: 'notification/0105/604954047504/30.00/2026-02-18',
      date: '2026-02-18',
      amount: '30.00',
      direction: 'in',
      kind: 'mobile',
      isContradictory: false,
      reference: '604954047504',
      numbers: ['604954047504', '54047504'],
      phones: ['584241234567'],
      phonesMayBeOwn: false,
      bankCode: '0105',
    })
    expect(receipt.reply).toEqual({ status: 200, body: vectors.replies.received })
    expect(receipt.replyToRepetition).toEqual({ status: 200, body: vectors.replies.repeated })
  })

  test.each(['api-key', 'x-api-key'])('is accepted with its key in the header %s', (name) => {
    expect(receive({ headers: { [name]: 'made-up-key' } }).kind).toBe('keep')
  })

  test.each([{}, { 'api-key': 'other' }, { 'api-key': '' }, { authorization: 'made-up-key' }])(
    'with the headers %j is answered that its key is wrong, with 200',
    (headers) => {
      const reply = { status: 200, body: vectors.replies.wrongKey }
      expect(receive({ headers })).toEqual({ kind: 'reply', result: 'unauthorized', reply })
    },
  )

  test('within BDV names the payer’s document', () => {
    expect(reading(body({ bancoOrdenante: '0102', idCliente: 'V012345678' }))).toMatchObject({
      movement: { document: { digits: '12345678', letter: 'V' } },
    })
  })

  test.each([{ fecha: '2026-02-18', hora: '10:09' }, { monto: '30.00' }, { hora: undefined }])(
    'in another spelling (%j) has the same key',
    (changes) => {
      expect(reading(body(changes))).toMatchObject({
        movement: { key: 'notification/0105/604954047504/30.00/2026-02-18' },
      })
    },
  )

  test.each([
    ['monto', '30'],
    ['monto', '3000'],
    ['monto', '30,00'],
    ['monto', '0.00'],
    ['monto', 30],
    ['fecha', '20260231'],
    ['fecha', '18022026'],
    ['referenciaBancoOrdenante', ''],
    ['bancoOrdenante', '105'],
  ])('whose %s is %j cannot be read, and is answered so that it is not sent for ever', (field, value) => {
    const receipt = receive({ body: body({ [field]: value }) })
    expect(receipt).toMatchObject({ reading: { kind: 'unreadable', reason: field }, reply: { status: 200 } })
  })

  test('that is cut is answered 400, so that the bank sends it again', () => {
    expect(receive({ body: vectors.notification.slice(0, 50) })).toMatchObject({ reply: { status: 400 } })
  })

  test.each([
    [{ idComercio: 'J999999990' }, 'document'],
    [{ numeroComercio: '04129999999' }, 'phone'],
  ])('for another merchant (%j) is not used', (changes, reason) => {
    expect(reading(body(changes))).toEqual({ kind: 'notOurs', reason })
  })

  test('has a key of 32 random bytes', () => {
    expect(bdvNotifications.newSecrets(systemRandom)['apiKey']).toMatch(/^[\w-]{43}$/)
  })
})
