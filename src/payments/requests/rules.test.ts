import { describe, expect, test } from 'vitest'
import { decimal } from '../../foundation/money.ts'
import { exactTolerance } from '../../foundation/tolerance.ts'
import type { Line, Person } from '../matching/match.ts'
import { type Arrival, matchRequests, type OpenRequest, type Verdict } from './rules.ts'

const ana: Person = { phone: 'phone-ana', document: 'doc-ana', bankCode: '0102' }
const luis: Person = { phone: 'phone-luis', document: 'doc-luis', bankCode: '0134' }
const nobody: Person = { phone: undefined, document: undefined }

function arrival(
  amount: number,
  person: Person = ana,
  changes: Partial<Arrival> = {},
  line: Partial<Line> = {},
): Arrival {
  return {
    date: '2026-10-05',
    amount: decimal(amount),
    direction: 'in',
    reference: '000012345678',
    isProof: true,
    line: {
      key: 'k',
      kind: 'p2p',
      isContradictory: false,
      numbers: ['12345678', '99'],
      phones: person.phone === undefined ? [] : [person.phone],
      phonesMayBeOwn: false,
      document: person.document,
      bankCode: person.bankCode,
      ...line,
    },
    ...changes,
  }
}

function request(
  paymentId: string,
  amount: number,
  person: Person = ana,
  changes: Partial<OpenRequest> = {},
): OpenRequest {
  return {
    tenantId: 'tenant',
    livemode: true,
    paymentId,
    vesAmount: decimal(amount),
    remaining: decimal(amount),
    tolerance: exactTolerance,
    person,
    reference: undefined,
    openedAt: new Date('2026-10-05T14:00:00Z'),
    lateUntil: new Date('2026-10-06T15:00:00Z'),
    isExpired: false,
    ...changes,
  }
}

function shown(verdict: Verdict): string {
  if (verdict.kind === 'settle') return `${verdict.request.paymentId} ${verdict.share} by ${verdict.by}`
  return `${verdict.kind}: ${verdict.reason}`
}

const tolerant = { ...exactTolerance, percent: decimal(1) }
const reported = { reference: '345678' }
const expired = { isExpired: true }

const cases: [title: string, arrival: Arrival, requests: OpenRequest[], expected: string][] = [
  ['amount and payer', arrival(100), [request('a', 100)], 'a whole by payer'],
  ['amount and phone alone', arrival(100, { ...ana, document: undefined }), [request('a', 100)], 'a whole by payer'],
  ['amount and document alone', arrival(100, { ...ana, phone: undefined }), [request('a', 100)], 'a whole by payer'],
  ['within the tolerance', arrival(99), [request('a', 100, ana, { tolerance: tolerant })], 'a whole by payer'],
  ['outside the tolerance', arrival(98.99), [request('a', 100, ana, { tolerance: tolerant })], 'a part by payer'],
  [
    'the rest, within the tolerance of the whole',
    arrival(39),
    [request('a', 100, ana, { remaining: decimal(40), tolerance: tolerant })],
    'a whole by payer',
  ],
  ['less of the only request of the payer', arrival(40), [request('a', 100)], 'a part by payer'],
  ['more for the only request of the payer', arrival(150), [request('a', 100)], 'a more by payer'],
  [
    'more, for a tenant that refuses over-payments',
    arrival(150),
    [request('a', 100, ana, { tolerance: { ...exactTolerance, acceptsOverpayment: false } })],
    'propose: overpayment_refused',
  ],
  [
    'less, with two requests of the payer',
    arrival(40),
    [request('a', 100), request('b', 200)],
    'propose: several_of_payer',
  ],
  [
    'the amount of one of two requests of the payer',
    arrival(200),
    [request('a', 100), request('b', 200)],
    'b whole by payer',
  ],
  [
    'the amount of both requests of the payer',
    arrival(100),
    [request('a', 100), request('b', 100)],
    'propose: several_fit',
  ],
  [
    'the amount of both, of two tenants',
    arrival(100),
    [request('a', 100), request('b', 100, ana, { tenantId: 'other' })],
    'propose: several_fit',
  ],
  [
    'the amount of both, and the reference of one',
    arrival(100),
    [request('a', 100), request('b', 100, ana, reported)],
    'b whole by payer',
  ],
  [
    'an open and an expired one',
    arrival(100),
    [request('a', 100, ana, expired), request('b', 100)],
    'b whole by payer',
  ],
  ['an expired one', arrival(100), [request('a', 100, ana, expired)], 'a whole by payer'],
  [
    'the amount of the expired one of two',
    arrival(100),
    [request('a', 100, ana, expired), request('b', 200)],
    'a whole by payer',
  ],
  ['another payer, the same amount', arrival(100, luis), [request('a', 100)], 'propose: payer_differs'],
  [
    'another document on the same phone',
    arrival(100, { ...ana, document: 'doc-x' }),
    [request('a', 100)],
    'propose: payer_differs',
  ],
  [
    'the payer at another bank',
    arrival(100, { ...ana, bankCode: '0134' }),
    [request('a', 100)],
    'propose: payer_differs',
  ],
  [
    'another payer, with the reference',
    arrival(100, luis),
    [request('a', 100, ana, reported)],
    'propose: payer_differs',
  ],
  ['the amount alone', arrival(100, nobody), [request('a', 100)], 'propose: amount_only'],
  ['the amount alone of a request without payer', arrival(100), [request('a', 100, nobody)], 'propose: amount_only'],
  ['amount and reference', arrival(100, nobody), [request('a', 100, nobody, reported)], 'a whole by reference'],
  [
    'amount and whole reference',
    arrival(100, nobody),
    [request('a', 100, nobody, { reference: '12345678' })],
    'a whole by reference',
  ],
  [
    'amount and reference with zeros',
    arrival(100, nobody),
    [request('a', 100, nobody, { reference: '00000012345678' })],
    'a whole by reference',
  ],
  [
    'five digits of the reference',
    arrival(100, nobody),
    [request('a', 100, nobody, { reference: '45678' })],
    'propose: amount_only',
  ],
  [
    'zeros and two digits',
    arrival(100, nobody),
    [request('a', 100, nobody, { reference: '000099' })],
    'propose: amount_only',
  ],
  [
    'another reference',
    arrival(100, nobody),
    [request('a', 100, nobody, { reference: '345679' })],
    'propose: amount_only',
  ],
  [
    'reference and another amount',
    arrival(90, nobody),
    [request('a', 100, nobody, reported)],
    'propose: amount_differs',
  ],
  [
    'the reference of two requests',
    arrival(100, nobody),
    [request('a', 100, nobody, reported), request('b', 100, nobody, reported)],
    'propose: several_fit',
  ],
  [
    'the payer of one and the reference of another',
    arrival(100),
    [request('a', 100), request('b', 100, nobody, reported)],
    'propose: several_fit',
  ],
  [
    'a part for one, the amount of another that names nobody',
    arrival(40),
    [request('a', 100), request('b', 40, nobody)],
    'propose: amount_of_another',
  ],
  [
    'a part for one, the amount of somebody else’s',
    arrival(40),
    [request('a', 100), request('b', 40, luis)],
    'a part by payer',
  ],
  ['no proof', arrival(100, ana, { isProof: false }), [request('a', 100)], 'propose: not_proof'],
  ['money that goes out', arrival(100, ana, { direction: 'out' }), [request('a', 100)], 'none: not_a_transfer'],
  ['a C2P', arrival(100, ana, {}, { kind: 'c2p' }), [request('a', 100)], 'none: not_a_transfer'],
  ['a card sale', arrival(100, ana, {}, { kind: 'other' }), [request('a', 100)], 'none: not_a_transfer'],
  [
    'a line that contradicts itself',
    arrival(100, ana, {}, { isContradictory: true }),
    [request('a', 100)],
    'none: not_a_transfer',
  ],
  ['a bank transfer', arrival(100, ana, {}, { kind: 'transfer' }), [request('a', 100)], 'a whole by payer'],
  ['the day before the request', arrival(100, ana, { date: '2026-10-04' }), [request('a', 100)], 'a whole by payer'],
  ['two days before the request', arrival(100, ana, { date: '2026-10-03' }), [request('a', 100)], 'none: nothing_fits'],
  ['the day after the late period', arrival(100, ana, { date: '2026-10-07' }), [request('a', 100)], 'a whole by payer'],
  [
    'two days after the late period',
    arrival(100, ana, { date: '2026-10-08' }),
    [request('a', 100)],
    'none: nothing_fits',
  ],
  ['no request', arrival(100), [], 'none: nothing_fits'],
  ['a stranger’s other amount', arrival(70, luis), [request('a', 100)], 'none: nothing_fits'],
]

describe('a movement and the requests of its account', () => {
  test.each(cases)('%s', (_title, given, requests, expected) => {
    expect(shown(matchRequests(given, requests))).toBe(expected)
    expect(shown(matchRequests(given, requests.toReversed()))).toBe(expected)
  })

  test('settles nothing if not all requests that could fit were read', () => {
    expect(shown(matchRequests(arrival(100), [request('a', 100)], false))).toBe('propose: too_many')
  })
})
