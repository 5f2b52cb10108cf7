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
  return { observations, places: new Map([['gateway-0.log', `{"msg":"request","code":"${text}"}`]]) }
}
const open = { ...payment, status: 'PENDING' as const, stage: 'attention' as const }
const openRows = timeline.map((row) =>
  row.type === 'completed' ? { ...row, type: 'unknown', event: 'payment.pending' } : row,
)
const openListed = {
  tenants: [{ ...tenant, listed: [{ ...tenant.listed[0], status: 'PENDING' }] as typeof tenant.listed }],
}
const withPendingStatus = withStatuses(['PENDING', 1, 2])
const r4Charge = { ...charge, bank: 'r4' as const, client: 'sandbox-0', operation: 'MBc2p', paymentHint: 'ZQ00KX' }
const lookalike = { ...payment, paymentId: '01a1dd9a-0000-7000-8000-000000000002' }

const effects = 'the bank does at most one thing for a payment, and one for its reversal'
const asLedger = 'a payment is COMPLETED, and REVERSED, exactly when the bank’s ledger says so'
const amounts = 'what a bank does for a payment has its amount'
const sums = 'the sums of payments and of the ledger are equal'
const untellable = 'open in the end is only what no bank can tell, and operators see it'

test('a world that kept every promise is found to have kept them', () => {
  expect(checkPromises(recordsWith())).toEqual([])
})

test('no two promises have the same words', () => {
  expect(new Set(promises.map(({ promise }) => promise)).size).toBe(promises.length)
})

describe('it is found out that', () => {
  test.each<[title: string, changes: Partial<Records>, broken: string[]]>([
    ['a payment was charged twice', { ledger: [charge, { ...charge, id: 'again' }] }, [effects, asLedger, sums]],
    [
      'money moved for no payment at all',
      { ledger: [charge, { ...charge, id: 'other', paymentHint: '0000000000FFA1B2C3D4' }] },
      [effects, asLedger, sums],
    ],
    ['a charge has another amount than its payment', { ledger: [{ ...charge, amount: '3013.72' }] }, [amounts, sums]],
    [
      'a charge was made through an account that is not the tenant’s',
      { ledger: [{ ...charge, client: 'guid-7' }] },
      [effects, asLedger, sums],
    ],
    ['a failed payment was charged', { ...ended('FAILED') }, [asLedger, sums]],
    ['a reversed payment never went back', { ...ended('REVERSED') }, [asLedger, sums]],
    [
      'a failed payment that was charged is flagged, and operators do not see it',
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
      ['no order is paid with a C2P charge or with a transfer that is not there'],
    ],
    [
      'an order was paid with another number of a charge',
      {
        ...transfer({ bankReference: '476683592', externalRef: 'zq00kx-0-2' }),
        ...withOrderNamingCharge('zq00kx-0-2'),
      },
      ['no order is paid with a C2P charge or with a transfer that is not there'],
    ],
    [
      'an order was paid with a transfer that the bank does not know',
      transfer({ bankReference: '123450404' }),
      ['no order is paid with a C2P charge or with a transfer that is not there'],
    ],
    ['a completed payment has no effect', { ledger: [] }, [asLedger, sums]],
    [
      'a reversal went back that nobody was told of',
      { ledger: [charge, { ...charge, id: 'back', direction: 'out', operation: 'ReverseC2P', reverses: 'charge' }] },
      [asLedger, sums],
    ],
    [
      'a payment that was told of is missing',
      withStatusOfUnknownPayment(),
      ['no payment a tenant was told of is missing'],
    ],
    [
      'a list leaves a payment out',
      { tenants: [{ ...tenant, listed: [] }] },
      ['no payment a tenant was told of is missing', 'the API lists every payment as it is', sums],
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
      'a payment that the bank can tell of is left open',
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
    ['one transfer paid for two orders', transfers(), ['a transfer pays for one order']],
    [
      'a payment was made of which its caller was only told to ask again',
      withRefusal({}),
      ['who is told to ask again finds nothing done'],
    ],
    [
      'a reversal was made of which its caller was only told to ask again',
      { ...ended('REVERSED'), ...withReversal(), ...withRefusal({ reverses: paymentId, externalRef: undefined }) },
      ['who is told to ask again finds nothing done'],
    ],
    [
      'an intent expired before its time',
      { ...ended('FAILED', { failureCode: 'INTENT_EXPIRED' }), ledger: [] },
      ['an intent processMemory its time'],
    ],
    [
      'a live charge counts as not found on the day of its call',
      { ...ended('FAILED', { failureCode: 'MOVEMENT_NOT_FOUND', livemode: true }), ledger: [] },
      ['with real money nothing counts as not found before the next day'],
    ],
    [
      'a payment is left to a person although its bank had answered',
      { ...openAtR4([r4Charge]), observations: observationsWithAnswer() },
      [untellable],
    ],
    [
      'a completed payment was told as failed before',
      withStatuses(['FAILED', 1, 2], ['COMPLETED', 3, 4]),
      ['terminal states do not move'],
    ],
    [
      'a payment went back to pending',
      withStatuses(['COMPLETED', 1, 2], ['PENDING', 3, 4], ['COMPLETED', 5, 6]),
      ['terminal states do not move'],
    ],
    [
      'a replay differs in a byte',
      withKeyed({ ...keyed, answers: [...keyed.answers, { status: 201, text: '{} ', times: 1 }] }),
      ['the same request with the same key has one answer, to the byte'],
    ],
    [
      'a request with a key was never answered',
      withKeyed({ ...keyed, answers: [] }),
      ['the same request with the same key has one answer, to the byte'],
    ],
    [
      'a transition was told twice',
      { timeline: [...timeline, { ...timeline[2], eventId: 'event-9' } as (typeof timeline)[0]] },
      ['each transition is one event', 'each event is queued once for each endpoint'],
    ],
    [
      'an event was not queued',
      { deliveries: deliveries.slice(1), arrivals: arrivals.slice(1) },
      ['each event is queued once for each endpoint'],
    ],
    [
      'an event was sent twice',
      { arrivals: [...arrivals, ...arrivals.slice(1)] },
      ['each event reaches an endpoint at most once'],
    ],
    [
      'an event counts as answered and never arrived',
      { arrivals: arrivals.slice(1) },
      ['each event reaches an endpoint at most once'],
    ],
    [
      'a delivery is left hanging',
      { deliveries: deliveries.map((row) => ({ ...row, state: 'sending' })) },
      ['each event reaches an endpoint at most once'],
    ],
    [
      'a delivery is signed with another secret',
      { arrivals: arrivals.map((one) => ({ ...one, signature: 'sha256=00' })) },
      ['what reaches an endpoint is signed and is its tenant’s'],
    ],
    [
      'a delivery is signed at a time its receiver refuses',
      { arrivals: arrivals.map((one) => ({ ...one, signedSeconds: one.receivedSeconds + 301 })) },
      ['what reaches an endpoint is signed and is its tenant’s'],
    ],
    [
      'a delivery tells of another tenant',
      { arrivals: arrivals.map((one) => ({ ...one, body: one.body.replace('zq00kx', 'zq07kx') })) },
      ['what reaches an endpoint is signed and is its tenant’s'],
    ],
    ['a token stands in a log', withSecret('9123456'), ['no secret is written anywhere']],
    ['a key stands in a log', withSecret(`pas_test_${'a'.repeat(49)}`), ['no secret is written anywhere']],
    [
      'a secret stands in a log in base64',
      withSecret(Buffer.from('a secret of 16 and more').toString('base64'), 'a secret of 16 and more'),
      ['no secret is written anywhere'],
    ],
    [
      'a process grows and grows',
      {
        processMemory: [
          { name: 'gateway', pid: 1, samplesMb: Array.from({ length: 200 }, (_none, index) => 100 + 5 * index) },
        ],
      },
      ['no process grows without bound'],
    ],
  ])('%s', (_title, changes, broken) => {
    expect(brokenBy(changes)).toEqual(broken)
  })
})

describe('it is no broken promise that', () => {
  test.each<[title: string, changes: Partial<Records>]>([
    [
      'a charge is left to a person because a transfer of its amount names nobody',
      {
        payments: [open],
        timeline: openRows,
        attention: new Set([paymentId]),
        transfers: [{ client: tenant.bnc, reference: '212345678901', amount: payment.vesAmount }],
        ...openListed,
        ...withPendingStatus,
      },
    ],
    ['a payment is open that R4 cannot tell of, with its money', openAtR4([r4Charge])],
    ['a payment is open that R4 cannot tell of, without its money', openAtR4([])],
    ['answers to requests that ran side by side differ', withStatuses(['PENDING', 1, 9], ['COMPLETED', 2, 3])],
    ['two look-alikes have one charge when the other of them is open', lookalikePayments()],
    ['R4 charged a payment once', { payments: [{ ...payment, bank: 'r4' }], ledger: [r4Charge] }],
    ['an order was paid with a transfer that was made', transfer({ bankReference: '123450404' }, '123450404')],
    [
      'a failed payment that was charged is on the operator’s list',
      { ...ended('FAILED', { reviewReason: 'line_after_failure' }), attention: new Set([paymentId]) },
    ],
    ['a charge went through an account that its tenant has no more', { tenants: [{ ...tenant, ...replaced }] }],
    [
      'a live charge counts as not found on the next day',
      {
        ...ended('FAILED', {
          failureCode: 'MOVEMENT_NOT_FOUND',
          livemode: true,
          updatedMs: Date.parse('2026-11-16T12:00:00Z'),
        }),
        ledger: [],
      },
    ],
    ['a caller was told to ask again, and did', withRefusal({ others: 1 })],
    ['a payment that cannot be read is on the operator’s list', { ...unreadable() }],
    ['a number in a log is a part of a longer one', withSecret('109123456789', '9123456')],
    ['a request was refused and has no answer to repeat', withKeyed({ ...keyed, answers: [], isRefused: true })],
    ['an endpoint had several secrets', { observations: withTwoSigningSecrets() }],
    [
      'a process takes its time to warm up',
      { processMemory: [{ name: 'gateway', pid: 1, samplesMb: [50, 90, ...Array.from({ length: 200 }, () => 400)] }] },
    ],
  ])('%s', (_title, changes) => {
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
  const rows = timeline.map((row, index) => ({ ...row, paymentId: lookalike.paymentId, eventId: `twin-${index}` }))
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
  if (!verified) throw new Error('there is no transfer')
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
  const verified = { ...payment, method: 'PAGO_MOVIL', bankReference: '000012345678' }
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
  const rows = openRows.map((row, index) => ({ ...row, paymentId: lookalike.paymentId, eventId: `twin-${index}` }))
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
