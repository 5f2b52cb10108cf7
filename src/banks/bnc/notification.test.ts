import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { systemRandom } from '../../foundation/random.ts'
import type { NotificationAccess, NotificationCall } from '../notification.ts'
import { bncNotifications } from './notification.ts'
import vectors from './vectors.json' with { type: 'json' }

const { apiKey, requests } = vectors.notifications
const own = {
  clientId: 'J-12345678-9',
  collectingPhone: '584120000001',
  accountNumber: '0191-0001-43-0000000001',
}
const access: NotificationAccess = {
  secrets: { apiKey, login: 'bank', password: 'right' },
  account: own,
  tokens: { make: () => 'token-1', isValid: (token) => token === 'token-1' },
}
const [p2p] = requests
const sample: Record<string, string> = JSON.parse(p2p?.rawBody ?? '')

function receive(changes: Partial<NotificationCall> = {}, account: Record<string, string> = own) {
  const call = { method: 'POST', path: '', headers: { 'x-api-key': apiKey }, body: JSON.stringify(sample) } as const
  return bncNotifications.receive({ ...call, ...changes }, { ...access, account })
}
const readingOf = (body: object, account: Record<string, string> = own) => {
  const receipt = receive({ body: JSON.stringify(body) }, account)
  return receipt.kind === 'keep' ? receipt.reading : receipt
}

describe('notifications of the bank', () => {
  test.each(requests)(
    'the notification $name is parsed as documented and answered 200',
    ({ rawBody, rawBodySha256, reads }) => {
      expect(createHash('sha256').update(rawBody).digest('hex')).toBe(rawBodySha256)
      const account = 'merchantAccount' in reads ? { ...own, accountNumber: reads.merchantAccount } : own
      const receipt = receive({ body: rawBody }, account)
      if (receipt.kind !== 'keep') throw new Error('it was not kept')
      expect(receipt.reply).toEqual({ status: 200, body: '' })
      if (reads.currency !== 'VES') {
        expect(receipt.reading).toEqual({ kind: 'notMoney', reason: 'other_currency' })
        return
      }
      if (receipt.reading.kind !== 'arrived') throw new Error(`it was read as ${receipt.reading.kind}`)
      const { movement } = receipt.reading
      expect({
        amount: movement.amount.toFixed(2),
        date: movement.date,
        bank: movement.bankCode,
        reference: movement.reference,
        phones: movement.phones,
        document: movement.document && `${movement.document.letter}${movement.document.digits}`,
        concept: movement.concept,
      }).toEqual({
        amount: reads.amount,
        date: reads.date,
        bank: reads.originBank,
        reference: reads.originReference,
        phones: 'payerPhone' in reads ? [reads.payerPhone] : [],
        document: 'payerDocument' in reads ? reads.payerDocument : undefined,
        concept: 'concept' in reads && reads.concept !== '' ? reads.concept : undefined,
      })
      expect(movement.numbers).toContain(reads.destinyReference)
      expect(movement.kind).toBe(reads.type === 'P2P' ? 'p2p' : 'transfer')
    },
  )

  test('the same money has the same key, independent of the names of its fields', () => {
    const { Hour, Date: date, ...others } = sample
    const [one, other] = [sample, { ...others, TxHour: Hour, TxDate: date }].map((body) => readingOf(body))
    expect(one).toEqual(other)
  })
})

describe('authentication of notifications', () => {
  const wrong = { status: 401, body: expect.stringMatching(/./) }
  test.each([
    ['the right key', { 'x-api-key': apiKey }, true],
    ['a token of a log-on', { authorization: 'Bearer token-1' }, true],
    ['no key', {}, false],
    ['a wrong key', { 'x-api-key': `${apiKey}x` }, false],
    ['two keys', { 'x-api-key': [apiKey, apiKey] }, false],
    ['a wrong token', { authorization: 'Bearer token-2' }, false],
    ['the key as a token', { authorization: `Bearer ${apiKey}` }, false],
  ])('a notification with %s is accepted or rejected accordingly', (_title, headers, isAccepted) => {
    const receipt = receive({ headers })
    expect(receipt.kind === 'keep').toBe(isAccepted)
    if (!isAccepted) expect(receipt.reply).toEqual(wrong)
  })

  test('an address without secrets rejects every call', () => {
    const call = { method: 'POST', path: '', headers: { 'x-api-key': '' }, body: '{}' } as const
    expect(bncNotifications.receive(call, { ...access, secrets: {} }).reply.status).toBe(401)
  })

  test('the notification log-on returns a token as plain text, or the reason for the refusal', () => {
    const logOn = (body: object) => receive({ path: 'login', headers: {}, body: JSON.stringify(body) }).reply
    expect(logOn({ Login: 'bank', Password: 'right' })).toEqual({ status: 200, body: 'token-1' })
    expect(logOn({ Login: 'bank', Password: 'wrong' })).toEqual({ status: 400, body: 'Login or Password is wrong' })
    expect(logOn({}).status).toBe(400)
  })

  test('a ping of the notification address is answered 200', () => {
    expect(receive({ method: 'GET', headers: {}, body: '' }).reply).toEqual({ status: 200, body: '' })
  })

  test('notification secrets are new for every address', () => {
    const [one, two] = [bncNotifications.newSecrets(systemRandom), bncNotifications.newSecrets(systemRandom)]
    expect(Object.keys(one)).toEqual(['apiKey', 'login', 'password'])
    for (const name of Object.keys(one)) expect(one[name]).not.toBe(two[name])
  })
})

describe('notifications that credit nothing', () => {
  test.each<[title: string, changes: Record<string, unknown>, reason: string]>([
    ['an amount without a point', { Amount: '1523' }, 'Amount'],
    ['an amount with a comma', { Amount: '1523,40' }, 'Amount'],
    ['an amount that is a number', { Amount: 152340 }, 'Amount'],
    ['an amount of zero', { Amount: '0.00' }, 'Amount'],
    ['a day that does not exist', { Date: '20260230' }, 'Date'],
    ['no currency', { CurrencyCode: '' }, 'CurrencyCode'],
    ['no number at all', { OriginBankReference: '', DestinyBankReference: '0' }, 'OriginBankReference'],
  ])('a notification with %s is stored as unreadable', (_title, changes, reason) => {
    expect(readingOf({ ...sample, ...changes })).toEqual({ kind: 'unreadable', reason })
  })

  test.each<[title: string, changes: Record<string, string>, reason: string]>([
    ['another merchant’s RIF', { CommerceID: 'J-99999999-9' }, 'document'],
    ['another merchant’s phone', { CommercePhone: '00584129999999' }, 'phone'],
    ['another account', { CreditorAccount: '01910001430000000009' }, 'account'],
  ])('a notification with %s is stored as not ours', (_title, changes, reason) => {
    expect(readingOf({ ...sample, ...changes })).toEqual({ kind: 'notOurs', reason })
  })

  test('a truncated notification is stored and answered 400, so that the bank sends it again', () => {
    expect(receive({ body: '{"PaymentType":"P2P","Orig' })).toMatchObject({
      kind: 'keep',
      reading: { kind: 'unreadable', reason: 'not_json' },
      reply: { status: 400 },
    })
  })

  test('a notification with an unlisted payment type is money of unlisted kind', () => {
    expect(readingOf({ ...sample, PaymentType: 'XYZ' })).toMatchObject({ movement: { kind: 'unlisted' } })
  })
})
