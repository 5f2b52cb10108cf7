import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { NotificationAccess, NotificationCall } from '../notification.ts'
import { r4Notifications } from './notification.ts'
import vectors from './vectors.json' with { type: 'json' }

const { authorization, requests } = vectors.notifications
const account = { collectingPhone: '584120000001', rif: 'J-12345678-9' }
const access: NotificationAccess = {
  secrets: { authorization },
  account,
  tokens: { make: () => 'none', isValid: () => false },
}
const sample: Record<string, string> = JSON.parse(requests.find(({ name }) => name === 'R4notifica')?.rawBody ?? '')

const receive = (changes: Partial<NotificationCall> = {}) =>
  r4Notifications.receive(
    { method: 'POST', path: 'R4notifica', headers: { authorization }, body: JSON.stringify(sample), ...changes },
    access,
  )
const readingOf = (changes: object) => {
  const receipt = receive({ body: JSON.stringify({ ...sample, ...changes }) })
  return receipt.kind === 'keep' ? receipt.reading : receipt
}

describe('notifications of the bank', () => {
  test.each(requests)(
    'the R4 notification $name is parsed as documented',
    ({ path, rawBody, rawBodySha256, reads, answers }) => {
      expect(createHash('sha256').update(rawBody).digest('hex')).toBe(rawBodySha256)
      const receipt = receive({ path: path.slice(1), body: rawBody })
      if (receipt.kind !== 'keep') throw new Error('it was not kept')
      const right = Object.values(answers)[0]
      expect(receipt.reply).toEqual({ status: 200, body: right })
      if (!('networkCode' in reads)) {
        expect(receipt.reading).toEqual({ kind: 'notMoney', reason: 'question' })
        return
      }
      if (reads.networkCode !== '00') {
        expect(receipt.reading).toEqual({ kind: 'notMoney', reason: 'not_credited' })
        return
      }
      expect(receipt.reading).toMatchObject({
        kind: 'arrived',
        movement: {
          date: '2026-10-05',
          reference: reads.reference,
          phones: [reads.payerPhone],
          bankCode: reads.payerBank,
          concept: reads.concept,
          direction: 'in',
        },
      })
      expect(receipt.reading.kind === 'arrived' && receipt.reading.movement.amount.toFixed(2)).toBe(reads.amount)
    },
  )

  test('the day of an R4 notification is that of Caracas', () => {
    expect(readingOf({ FechaHora: '2026-10-06T03:59:59.000Z' })).toMatchObject({ movement: { date: '2026-10-05' } })
    expect(readingOf({ FechaHora: '2026-10-06T04:00:00.000Z' })).toMatchObject({ movement: { date: '2026-10-06' } })
    expect(readingOf({ FechaHora: '2026-10-05T23:59:00' })).toMatchObject({ movement: { date: '2026-10-05' } })
  })

  test.each(['12345678', '23456789', 'J12345678', '123456789', ''])(
    'an R4 notification without a phone whose IdComercio is “%s” may be for J-12345678-9',
    (commerceId) => {
      expect(readingOf({ TelefonoComercio: '', IdComercio: commerceId })).toMatchObject({ kind: 'arrived' })
    },
  )

  test('the same money has the same key for every operation and hour', () => {
    const keyOf = (receipt: ReturnType<typeof receive>) =>
      receipt.kind === 'keep' && receipt.reading.kind === 'arrived' && receipt.reading.movement.key
    const later = JSON.stringify({ ...sample, FechaHora: '2026-10-06T18:30:48.421Z', Referencia: '0083700001' })
    expect(keyOf(receive({ path: 'MBconsulta', body: later }))).toBe(keyOf(receive()))
  })
})

describe('authentication of notifications', () => {
  test.each([
    ['the agreed token', { authorization }, true],
    ['the agreed token as a Bearer token', { authorization: `Bearer ${authorization}` }, true],
    ['no token', {}, false],
    ['another token', { authorization: `${authorization.slice(0, -1)}1` }, false],
    ['a part of the token', { authorization: authorization.slice(0, 8) }, false],
  ])('an R4 notification with %s is accepted or rejected accordingly', (_title, headers, isAccepted) => {
    const receipt = receive({ headers })
    expect(receipt.kind === 'keep').toBe(isAccepted)
    if (!isAccepted) expect(receipt.reply.status).toBe(401)
  })

  test.each(['', 'constructor', 'R4otra'])('the R4 notification operation “%s” does not exist', (path) => {
    expect(receive({ path }).reply.status).toBe(404)
  })
})

describe('notifications that credit nothing', () => {
  test.each<[title: string, changes: object, reading: object]>([
    ['an unreadable amount', { Monto: '1523' }, { kind: 'unreadable', reason: 'Monto' }],
    ['an amount that is a number', { Monto: 1523.4 }, { kind: 'unreadable', reason: 'Monto' }],
    ['no reference', { Referencia: '' }, { kind: 'unreadable', reason: 'Referencia' }],
    ['no bank', { BancoEmisor: undefined }, { kind: 'unreadable', reason: 'BancoEmisor' }],
    ['no time', { FechaHora: 'ayer' }, { kind: 'unreadable', reason: 'FechaHora' }],
    ['no code of the network', { CodigoRed: undefined }, { kind: 'unreadable', reason: 'CodigoRed' }],
    ['another merchant’s phone', { TelefonoComercio: '04129999999' }, { kind: 'notOurs', reason: 'phone' }],
    [
      'another merchant’s RIF',
      { TelefonoComercio: '', IdComercio: '99999999' },
      { kind: 'notOurs', reason: 'document' },
    ],
  ])('a customer’s money is not returned because of %s', (_title, changes, reading) => {
    const receipt = receive({ body: JSON.stringify({ ...sample, ...changes }) })
    expect(receipt).toMatchObject({ kind: 'keep', reading, reply: { status: 200, body: '{"abono":true}' } })
  })

  test('a truncated R4 notification is stored and answered 400, so that the bank may send it again', () => {
    expect(receive({ body: '{"IdComercio":"1' })).toMatchObject({ kind: 'keep', reply: { status: 400 } })
  })
})
