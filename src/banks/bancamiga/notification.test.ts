import { describe, expect, test } from 'vitest'
import { fixed2 } from '../../foundation/money.ts'
import { systemRandom } from '../../foundation/random.ts'
import type { NotificationCall } from '../notification.ts'
import { bancamigaNotifications } from './notification.ts'
import vectors from './vectors.json' with { type: 'json' }

const { token, body, reply } = vectors.notification

function receive(changes: Partial<NotificationCall> = {}) {
  const call = { method: 'POST' as const, path: '', headers: { authorization: `Bearer ${token}` }, body, ...changes }
  const account = vectors.credentials
  return bancamigaNotifications.receive(call, {
    secrets: { token },
    account,
    tokens: { make: () => '', isValid: () => false },
  })
}
const changed = (change: object) => JSON.stringify({ ...JSON.parse(body), ...change })
const readingOf = (change: object) => {
  const receipt = receive({ body: changed(change) })
  return receipt.kind === 'keep' ? receipt.reading : receipt
}

describe('a notification of Bancamiga', () => {
  test('is stored with the key of the bank’s queries and answered with the exact bytes', () => {
    const receipt = receive()
    if (receipt.kind !== 'keep' || receipt.reading.kind !== 'arrived') throw new Error('not stored')
    expect(receipt.reply).toEqual({ status: 200, body: reply })
    expect(receipt.replyToRepetition).toBeUndefined()
    const { movement } = receipt.reading
    expect({ ...movement, amount: fixed2(movement.amount) }).toMatchObject({
      key: '202605080105584241234567018219',
      date: '2026-05-08',
      amount: '5.64',
      direction: 'in',
      reference: '018219',
      phones: ['584241234567'],
      bankCode: '0105',
      isContradictory: false,
    })
  })

  test.each([
    undefined,
    '',
    token,
    `Basic ${token}`,
    'Bearer',
    'Bearer ',
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `Bearer ${token} ${token}`,
  ])('with the header %j is refused and not stored', (authorization) => {
    expect(receive({ headers: { authorization } })).toMatchObject({
      kind: 'reply',
      result: 'unauthorized',
      reply: { status: 401 },
    })
  })

  test('is refused while the address has no token', () => {
    const call = { method: 'POST' as const, path: '', headers: { authorization: 'Bearer ' }, body }
    const access = { secrets: {}, account: {}, tokens: { make: () => '', isValid: () => false } }
    expect(bancamigaNotifications.receive(call, access)).toMatchObject({ result: 'unauthorized' })
  })

  test.each([
    ['Refpk', { Refpk: '' }],
    ['Amount', { Amount: '5,64' }],
    ['Amount', { Amount: '0.00' }],
    ['Amount', { Amount: '-5.64' }],
    ['Amount', { Amount: '564' }],
    ['Amount', { Amount: 564 }],
    ['FechaMovimiento', { FechaMovimiento: '08/05/2026' }],
    ['FechaMovimiento', { FechaMovimiento: '1999-05-08' }],
    ['PhoneOrig', { PhoneOrig: '' }],
    ['PhoneDest', { PhoneDest: null }],
    ['BancoOrig', { BancoOrig: 'x' }],
    ['NroReferencia', { NroReferencia: 'x' }],
  ])('with an unreadable %s is stored for a person, and the bank sends it again', (reason, change) => {
    const receipt = receive({ body: changed(change) })
    expect(receipt).toMatchObject({ kind: 'keep', reading: { kind: 'unreadable', reason }, reply: { status: 400 } })
  })

  test('that was cut is stored, and the bank sends it again', () => {
    expect(receive({ body: body.slice(0, 40) })).toMatchObject({
      reading: { kind: 'unreadable', reason: 'not_json' },
      reply: { status: 400 },
    })
  })

  test('for another phone is not ours', () => {
    expect(readingOf({ PhoneDest: '584129999999' })).toEqual({ kind: 'notOurs', reason: 'phone' })
  })

  test.each(['000', '500', 'x'])('is not filtered by status %s', (Status) => {
    expect(readingOf({ Status })).toMatchObject({ kind: 'arrived' })
  })

  test('whose key contradicts its fields proves nothing', () => {
    expect(readingOf({ PhoneOrig: '584149999999' })).toMatchObject({ movement: { isContradictory: true } })
  })

  test('is read again from what was stored', () => {
    expect(bancamigaNotifications.read('PagoMovil', body, {})).toMatchObject({ kind: 'arrived' })
  })

  test('has a token of 256 random bits', () => {
    const [one, two] = [0, 1].map(() => bancamigaNotifications.newSecrets(systemRandom)['token'])
    expect(one).toMatch(/^[\w-]{43}$/)
    expect(one).not.toBe(two)
  })

  test('to another path does not exist, and a GET is answered', () => {
    expect(receive({ path: 'other' })).toMatchObject({ result: 'not_found' })
    expect(receive({ method: 'GET' })).toMatchObject({ result: 'ping', reply: { status: 200 } })
  })
})
