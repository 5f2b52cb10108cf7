import { describe, expect, test } from 'vitest'
import { createObservations, type KeyedRequest, type Refusals } from '../observations.ts'
import { checkPromises, promises } from './check.ts'
import type { Records } from './records.ts'
import {
  arrivals,
  charge,
  deliveries,
  recordsWith,
  path,
  payment,
  paymentId,
  observedStatus,
  tenant,
  timeline,
} from './fixtures.ts'

const brokenBy = (changes: Partial<Records>) => [
  ...new Set(checkPromises(recordsWith(changes)).map(({ promise }) => promise)),
]

const keyed: KeyedRequest = {
  tenant: 0,
  operation: 'zq00kx/0/1',
  method: 'POST',
  path: '/payments/c2p',
  body: {},
  key: '0-1-execute',
  apiKey: undefined,
  answers: [{ status: 201, text: '{}', times: 2 }],
  isRefused: false,
}
const withKeyed = (...requests: KeyedRequest[]) => {
  const { observations } = recordsWith()
  for (const [index, request] of requests.entries()) observations.keyed.set(String(index), request)
  return { observations }
}
const withStatuses = (...statuses: [status: string, startedMs: number, endedMs: number][]) => {
  const { observations } = recordsWith()
  observations.statuses = statuses.map(([status, startedMs, endedMs]) => ({
    ...observedStatus,
    status,
    startedMs,
    endedMs,
  }))
  return { observations }
}
const withOrderNamingCharge = (externalRef: string) => {
  const { observations } = recordsWith()
  observations.ordersNamingCharges.add(externalRef)
  return { observations }
}
const withRefusal = (more: Partial<Refusals>) => {
  const { observations } = recordsWith()
  const what = 'POST /payments/c2p of zq00kx-0-1'
  const refusal = { tenant: 0, operation: 'zq00kx/0/1', what, externalRef: 'zq00kx-0-1', reverses: undefined }
  observations.refusals.set(what, { ...refusal, refused: 1, others: 0, ...more })
  return { observations }
}
const withSecret = (text: string, secret = text) => {
  const { observations } = recordsWith()
  observations.secrets.add(secret)
  return { observations, texts: new Map([['gateway-0.log', `{"msg":"request","code":"${text}"}`]]) }
}
const open = { ...payment, status: 'PENDING' as const, stage: 'attention' as const }
const openRows = timeline.map((row) =>
  row.type === 'completed' ? { ...row, type: 'unknown', event: 'payment.pending' } : row,
)
const openListed = {
  tenants: [{ ...tenant, listed: [{ ...tenant.listed[0], status: 'PENDING' }] as typeof tenant.listed }],
}
const withPendingStatus = withStatuses(['PENDING', 1, 2])
const mercantilCharge = { ...charge, bank: 'mercantil' as const, client: 'account-0', operation: 'compra' }
const r4Charge = { ...charge, bank: 'r4' as const, client: 'sandbox-0', operation: 'MBc2p', paymentHint: 'ZQ00KX' }
const lookalike = { ...payment, paymentId: '01a1dd9a-0000-7000-8000-000000000002' }

const effects = 'a payment has at most one effect at the bank, and at most one reversal'
const asLedger = 'a payment is COMPLETED or REVERSED exactly if the bank’s ledger has it so'
const amounts = 'each effect at a bank has the amount of its payment'
const sessions = 'a checkout session is paid at most once'
const secondId = paymentId.replace(/1$/, '2')
const sums = 'the sums of payments and of the ledger are equal'
const untellable = 'only payments that no bank can resolve are open at the end, and operators see them'

test('the audit finds no violation in records that keep every promise', () => {
  expect(checkPromises(recordsWith())).toEqual([])
})

test('every promise of the audit has a distinct description', () => {
  expect(new Set(promises.map(({ promise }) => promise)).size).toBe(promises.length)
})

describe('violations', () => {
  test.each<[title: string, changes: Partial<Records>, broken: string[]]>([
    ['a payment was charged twice', { ledger: [charge, { ...charge, id: 'again' }] }, [effects, asLedger, sums]],
    [
      'money moved without a payment',
      { ledger: [charge, { ...charge, id: 'other', paymentHint: '0000000000FFA1B2C3D4' }] },
      [effects, asLedger, sums],
    ],
    [
      'a checkout session was paid by two attempts',
      {
        payments: [
          { ...payment, checkoutSessionId: 'session' },
          { ...payment, checkoutSessionId: 'session', paymentId: secondId },
        ],
        ledger: [charge, { ...charge, id: 'second', paymentHint: '000000000002A1B2C3D4' }],
      },
      // The second payment is in nothing else of these records.
      [sessions, 'the API lists every payment with its current status', sums, 'each transition has exactly one event'],
    ],
    ['a charge has another amount than its payment', { ledger: [{ ...charge, amount: '3013.72' }] }, [amounts, sums]],
    [
      'a charge was made through an account that is not the tenant’s',
      { ledger: [{ ...charge, client: 'guid-7' }] },
      [effects, asLedger, sums],
    ],
    ['a failed payment was charged', { ...ended('FAILED') }, [asLedger, sums]],
    ['a reversed payment has no reversal in the ledger', { ...ended('REVERSED') }, [asLedger, sums]],
    [
      'a failed payment that was charged is flagged but not on the operator’s list',
      { ...ended('FAILED', { reviewReason: 'line_after_failure' }) },
      [untellable],
    ],
    [
      'one of two people on a phone is completed with the other’s charge',
      { ...completedWithChargeOfOther() },
      [asLedger],
    ],
    [
      'a charge of R4 is in its ledger twice',
      {
        payments: [{ ...payment, bank: 'r4' }],
        ledger: [r4Charge, { ...r4Charge, id: 'again' }],
      },
      [effects, asLedger, sums],
    ],
    [
      'an order was paid with the line of a C2P charge',
      transfer({ bankReference: '001398' }),
      ['no order is paid with a C2P charge or with a transfer that does not exist'],
    ],
    [
      'an order was paid with another number of a charge',
      {
        ...transfer({ bankReference: '476683592', externalRef: 'zq00kx-0-2' }),
        ...withOrderNamingCharge('zq00kx-0-2'),
      },
      ['no order is paid with a C2P charge or with a transfer that does not exist'],
    ],
    [
      'an order was paid with a transfer that the bank does not have',
      transfer({ bankReference: '123450404' }),
      ['no order is paid with a C2P charge or with a transfer that does not exist'],
    ],
    ['a completed payment has no effect', { ledger: [] }, [asLedger, sums]],
    [
      'the ledger has a reversal of a payment that is not reversed',
      { ledger: [charge, { ...charge, id: 'back', direction: 'out', operation: 'ReverseC2P', reverses: 'charge' }] },
      [asLedger, sums],
    ],
    [
      'a payment named in a response is missing',
      withStatusOfUnknownPayment(),
      ['no payment named in a response is missing'],
    ],
    [
      'a list leaves a payment out',
      { tenants: [{ ...tenant, listed: [] }] },
      ['no payment named in a response is missing', 'the API lists every payment with its current status', sums],
    ],
    [
      'an amount was rounded the wrong way',
      { payments: [{ ...payment, bcvRate: '301.3719' }] },
      ['amounts are exact, and parts add up'],
    ],
    [
      'the parts of a disbursement do not add up',
      { disbursements: [{ batchId: 'none', vesAmount: '10.00' }] },
      ['amounts are exact, and parts add up'],
    ],
    [
      'a payment that the bank can resolve is left open',
      { payments: [open], timeline: openRows, attention: new Set([paymentId]), ...openListed, ...withPendingStatus },
      [untellable],
    ],
    [
      'an open payment is not on the operator’s list',
      {
        payments: [{ ...open, bank: 'r4' }],
        ledger: [r4Charge],
        timeline: openRows,
        ...openListed,
        ...withPendingStatus,
      },
      [untellable],
    ],
    ['one transfer paid for two orders', transfers(), ['a transfer pays for at most one order']],
    [
      'a payment was made by a request that was only refused with 503',
      withRefusal({}),
      ['a request refused with 503 has no effect'],
    ],
    [
      'a reversal was made by a request that was only refused with 503',
      { ...ended('REVERSED'), ...withReversal(), ...withRefusal({ reverses: paymentId, externalRef: undefined }) },
      ['a request refused with 503 has no effect'],
    ],
    [
      'an intent expired early',
      { ...ended('FAILED', { failureCode: 'INTENT_EXPIRED' }), ledger: [] },
      ['no intent expires early'],
    ],
    [
      'a live charge is declared not found on the day of its call',
      { ...ended('FAILED', { failureCode: 'MOVEMENT_NOT_FOUND', livemode: true }), ledger: [] },
      ['in live mode no charge is declared not found before the next day'],
    ],
    [
      'a payment is escalated although its bank answered',
      { ...openAtR4([r4Charge]), observations: observationsWithAnswer() },
      [untellable],
    ],
    ['a charge that Mercantil finds is still open', openAtMercantil([mercantilCharge]), [untellable]],
    [
      'a completed payment was reported as failed before',
      withStatuses(['FAILED', 1, 2], ['COMPLETED', 3, 4]),
      ['terminal statuses do not change'],
    ],
    [
      'a payment returned to PENDING',
      withStatuses(['COMPLETED', 1, 2], ['PENDING', 3, 4], ['COMPLETED', 5, 6]),
      ['terminal statuses do not change'],
    ],
    [
      'a replay differs in a byte',
      withKeyed({ ...keyed, answers: [...keyed.answers, { status: 201, text: '{} ', times: 1 }] }),
      ['a repeated request with the same key has one response, byte for byte'],
    ],
    [
      'a request with a key never got a final response',
      withKeyed({ ...keyed, answers: [] }),
      ['a repeated request with the same key has one response, byte for byte'],
    ],
    [
      'a transition has two events',
      { timeline: [...timeline, { ...timeline[2], eventId: 'event-9' } as (typeof timeline)[0]] },
      ['each transition has exactly one event', 'each event is queued exactly once for each endpoint'],
    ],
    [
      'an event was not queued',
      { deliveries: deliveries.slice(1), arrivals: arrivals.slice(1) },
      ['each event is queued exactly once for each endpoint'],
    ],
    [
      'an event was sent twice',
      { arrivals: [...arrivals, ...arrivals.slice(1)] },
      ['each event reaches an endpoint at most once'],
    ],
    [
      'an event is logged as answered and never arrived',
      { arrivals: arrivals.slice(1) },
      ['each event reaches an endpoint at most once'],
    ],
    [
      'a delivery stays in the state sending',
      { deliveries: deliveries.map((row) => ({ ...row, state: 'sending' })) },
      ['each event reaches an endpoint at most once'],
    ],
    [
      'a delivery is signed with another secret',
      { arrivals: arrivals.map((one) => ({ ...one, signature: 'sha256=00' })) },
      ['each delivery is signed and concerns only its tenant'],
    ],
    [
      'a delivery is signed at a time its receiver rejects',
      { arrivals: arrivals.map((one) => ({ ...one, signedSeconds: one.receivedSeconds + 301 })) },
      ['each delivery is signed and concerns only its tenant'],
    ],
    [
      'a delivery contains data of another tenant',
      { arrivals: arrivals.map((one) => ({ ...one, body: one.body.replace('zq00kx', 'zq07kx') })) },
      ['each delivery is signed and concerns only its tenant'],
    ],
    ['a token is in a log', withSecret('9123456'), ['no secret is written anywhere']],
    ['a key is in a log', withSecret(`pas_test_${'a'.repeat(49)}`), ['no secret is written anywhere']],
    [
      'a secret is in a log as base64',
      withSecret(Buffer.from('a secret of 16 and more').toString('base64'), 'a secret of 16 and more'),
      ['no secret is written anywhere'],
    ],
    [
      'the memory of a process grows without bound',
      {
        processMemory: [
          { name: 'gateway', pid: 1, samplesMb: Array.from({ length: 200 }, (_none, index) => 100 + 5 * index) },
        ],
      },
      ['no gateway grows without bound'],
    ],
  ])('the audit reports a violation when %s', (_title, changes, broken) => {
    expect(brokenBy(changes)).toEqual(broken)
  })
})

describe('accepted records', () => {
  test.each<[title: string, changes: Partial<Records>]>([
    [
      'a charge is escalated because a transfer of its amount names no payer',
      {
        payments: [open],
        timeline: openRows,
        attention: new Set([paymentId]),
        transfers: [{ client: tenant.bnc, reference: '212345678901', amount: payment.vesAmount }],
        ...openListed,
        ...withPendingStatus,
      },
    ],
    ['a payment is open that R4 cannot resolve, and it was charged', openAtR4([r4Charge])],
    ['a charge is open that Mercantil does not find', openAtMercantil([])],
    ['a payment is open that R4 cannot resolve, and it was not charged', openAtR4([])],
    ['responses to concurrent requests differ', withStatuses(['PENDING', 1, 9], ['COMPLETED', 2, 3])],
    ['two lookalikes have one charge and one of them is open', lookalikePayments()],
    ['R4 charged a payment once', { payments: [{ ...payment, bank: 'r4' }], ledger: [r4Charge] }],
    ['an order was paid with a transfer that was made', transfer({ bankReference: '123450404' }, '123450404')],
    [
      'a failed payment that was charged is on the operator’s list',
      { ...ended('FAILED', { reviewReason: 'line_after_failure' }), attention: new Set([paymentId]) },
    ],
    ['a charge went through a previous account of its tenant', { tenants: [{ ...tenant, ...replaced }] }],
    [
      'a live charge is declared not found on the next day',
      {
        ...ended('FAILED', {
          failureCode: 'MOVEMENT_NOT_FOUND',
          livemode: true,
          updatedMs: Date.parse('2026-11-16T12:00:00Z'),
        }),
        ledger: [],
      },
    ],
    ['a refused request was repeated', withRefusal({ others: 1 })],
    ['an unreadable payment is on the operator’s list', { ...unreadable() }],
    ['a number in a log is part of a longer one', withSecret('109123456789', '9123456')],
    ['a refused request has no response to replay', withKeyed({ ...keyed, answers: [], isRefused: true })],
    ['an endpoint had several signing secrets', { observations: withTwoSigningSecrets() }],
    [
      'the memory of a process grows during warm-up only',
      { processMemory: [{ name: 'gateway', pid: 1, samplesMb: [50, 90, ...Array.from({ length: 200 }, () => 400)] }] },
    ],
  ])('the audit reports no violation when %s', (_title, changes) => {
    expect(brokenBy(changes)).toEqual([])
  })
})

const replaced = { bnc: 'guid-1', everyBnc: ['guid-0', 'guid-1'] }

function withReversal(): Partial<Records> {
  return {
    ledger: [charge, { ...charge, id: 'back', direction: 'out', operation: 'ReverseC2P', reverses: 'charge' }],
  }
}

function observationsWithAnswer(): Records['observations'] {
  const { observations } = withPendingStatus
  return { ...observations, answeredOrders: new Set(['zq00kx-0-1']) }
}

/** An immediate debit, which the bank can be queried about by its id. */
function unreadable(): Partial<Records> {
  const records = openAtR4([r4Charge])
  const payments = [{ ...open, bank: 'r4', operationId: 'id' }]
  return {
    ...records,
    payments,
    observations: { ...withPendingStatus.observations, unreadablePayers: new Map([[paymentId, Buffer.from('payer')]]) },
  }
}

function withStatusOfUnknownPayment(): Partial<Records> {
  const { observations } = recordsWith()
  observations.statuses.push({ ...observedStatus, paymentId: lookalike.paymentId })
  return { observations }
}

function openAtMercantil(ledger: Records['ledger']): Partial<Records> {
  const records = openAtR4(ledger)
  return { ...records, payments: [{ ...open, bank: 'mercantil' }] }
}

function openAtR4(ledger: Records['ledger']): Partial<Records> {
  const atR4 = { payments: [{ ...open, bank: 'r4' }], ledger, timeline: openRows, attention: new Set([paymentId]) }
  return { ...atR4, ...openListed, ...withPendingStatus }
}

/** The payment with another final status, and its charge in the ledger. */
function ended(status: 'FAILED' | 'REVERSED', more: Partial<typeof payment> = {}): Partial<Records> {
  const last = timeline.slice(0, 2)
  const endings = status === 'FAILED' ? ['failed'] : ['completed', 'reversed']
  const rows = endings.map((type, index) => ({
    ...(timeline[2] as (typeof timeline)[0]),
    type,
    event: `payment.${type}`,
    eventId: `event-${index + 2}`,
  }))
  const queued = rows.map(({ eventId, event }) => ({ ...(deliveries[0] as (typeof deliveries)[0]), eventId, event }))
  const failed = queued.map((row) => ({ ...row, state: 'failed', responseStatus: null }))
  return {
    payments: [{ ...payment, status, ...more }],
    timeline: [...last, ...rows],
    deliveries: [...deliveries.slice(0, 1), ...(failed as unknown as typeof deliveries)],
    arrivals: arrivals.slice(0, 1),
    tenants: [{ ...tenant, listed: [{ paymentId, status, vesAmount: 3013.71, method: 'C2P' }] }],
    ...withStatuses([status, 1, 2]),
  }
}

/** Two payers on one phone: the charged payment is FAILED and the other one is COMPLETED. */
function completedWithChargeOfOther(): Partial<Records> {
  const records = ended('FAILED')
  const rows = timeline.map((row, index) => ({ ...row, paymentId: lookalike.paymentId, eventId: `lookalike-${index}` }))
  const template = deliveries[0] as (typeof deliveries)[0]
  const queued = rows
    .filter(({ event }) => event !== null)
    .map(
      ({ eventId }) => ({ ...template, eventId, state: 'failed', responseStatus: null }) as unknown as typeof template,
    )
  const listed = [
    ...(records.tenants?.[0]?.listed ?? []),
    { paymentId: lookalike.paymentId, status: 'COMPLETED', vesAmount: 3013.71, method: 'C2P' },
  ]
  return {
    ...records,
    payments: [...(records.payments ?? []), lookalike],
    timeline: [...(records.timeline ?? []), ...rows],
    deliveries: [...(records.deliveries ?? []), ...queued],
    tenants: [{ ...tenant, listed }],
  }
}

/**
 * A verified transfer beside the tenant's charge; `made` is the reference of a transfer that a customer really made.
 */
function transfer(changes: Partial<typeof payment>, made?: string): Partial<Records> {
  const { payments = [], timeline: rows = [], tenants = [] } = transfers()
  const [verified] = payments
  if (!verified) throw new Error('no transfer to change')
  const listed = [...tenant.listed, ...(tenants[0]?.listed ?? []).slice(1)]
  const announced = rows.slice(1).map((row) => ({ ...row, eventId: 'transfer' }))
  const template = deliveries[0] as (typeof deliveries)[0]
  const queued = {
    ...template,
    eventId: 'transfer',
    state: 'failed',
    responseStatus: null,
  } as unknown as typeof template
  return {
    payments: [payment, { ...verified, paymentId: lookalike.paymentId, ...changes }],
    timeline: [...timeline, ...announced],
    deliveries: [...deliveries, queued],
    tenants: [{ ...tenant, listed }],
    transfers: made === undefined ? [] : [{ client: tenant.bnc, reference: made, amount: payment.vesAmount }],
  }
}

function transfers(): Partial<Records> {
  const verified = { ...payment, method: 'PAGO_MOVIL', expiresMs: null, bankReference: '000012345678' }
  const payments = [verified, { ...verified, paymentId: lookalike.paymentId }]
  const row = { tenant: 0, type: 'completed', event: 'payment.completed' }
  const rows = payments.map((one, index) => ({ ...row, paymentId: one.paymentId, eventId: `event-${index * 2}` }))
  const listed = payments.map((one) => ({
    paymentId: one.paymentId,
    status: 'COMPLETED',
    vesAmount: 3013.71,
    method: 'PAGO_MOVIL',
  }))
  return { payments, timeline: rows, ledger: [], tenants: [{ ...tenant, listed }] }
}

function lookalikePayments(): Partial<Records> {
  const second = { ...lookalike, status: 'PENDING' as const, stage: 'attention' as const }
  const rows = openRows.map((row, index) => ({ ...row, paymentId: lookalike.paymentId, eventId: `lookalike-${index}` }))
  const announced = rows.filter(({ event }) => event !== null)
  const template = deliveries[0] as (typeof deliveries)[0]
  const queued = announced.map(
    ({ eventId }) => ({ ...template, eventId, state: 'failed', responseStatus: null }) as unknown as typeof template,
  )
  const listed = [
    ...tenant.listed,
    { paymentId: lookalike.paymentId, status: 'PENDING', vesAmount: 3013.71, method: 'C2P' },
  ]
  return {
    payments: [payment, second],
    timeline: [...timeline, ...rows],
    deliveries: [...deliveries, ...queued],
    attention: new Set([lookalike.paymentId]),
    tenants: [{ ...tenant, listed }],
  }
}

function withTwoSigningSecrets(): Records['observations'] {
  const observations = createObservations()
  const { signingSecrets } = recordsWith().observations
  observations.statuses.push(observedStatus)
  for (const secret of signingSecrets.get(path) ?? [])
    observations.signingSecrets.set(path, new Set([secret, 'torture-another']))
  return observations
}
