import { expect, test } from 'vitest'
import type { ObservedRequest } from '../observations.ts'
import { checkPromises } from './check.ts'
import { payment, paymentId, recordsWith, tenant, timeline } from './fixtures.ts'
import type { BankTransfer, ClaimRow, MovementRow, Records, StoredPayment } from './records.ts'

/** Records with one request, paid by one transfer at BNC, on an account that two tenants share. */
const price = '3013.71'
const phone = '584140000008'
const accountId = 'aa'

const request: StoredPayment = { ...payment, method: 'PAGO_MOVIL', receivedVesAmount: price, submittedMs: null }
const transfer: BankTransfer = {
  bank: 'bnc',
  client: 'guid-0',
  number: '170000001',
  reference: '412345678901',
  amount: price,
  phone,
  document: 'V000000008',
  atMs: 1_000,
}
const movement: MovementRow = {
  accountId,
  movementKey: '170000001',
  movementId: 'movement-1',
  bank: 'bnc',
  reference: '412345678901',
  vesAmount: price,
  direction: 'in',
  state: 'matched',
  tenant: 0,
  paymentId,
  isDue: false,
}
const unmatched: MovementRow = { ...movement, state: 'unmatched', tenant: null, paymentId: null }
const claim: ClaimRow = { accountId, movementKey: '170000001', tenant: 0, paymentId }
const atR4: BankTransfer = { ...transfer, bank: 'r4', client: 'sandbox-0', reference: '498765432109' }
delete atR4.number
const observed: ObservedRequest = {
  tenant: 0,
  externalRef: 'zq00kx-0-1',
  phone,
  document: undefined,
  references: [],
  isOnlyOfPayer: true,
}

type Changes = Partial<Records> & { known?: Partial<ObservedRequest>; assigned?: [string, string][] }

function paid({ known, assigned = [], ...changes }: Changes = {}): Records {
  const records = recordsWith({
    ledger: [],
    payments: [request],
    timeline: timeline.filter(({ type }) => type !== 'submitted'),
    transfersIn: [transfer],
    movements: [movement],
    claims: [claim],
    readings: [{ client: transfer.client, readMs: 2_000 }],
    tenants: [
      {
        ...tenant,
        listed: [{ paymentId, status: 'COMPLETED', vesAmount: 3013.71, method: 'PAGO_MOVIL' }],
        listedMovements: [{ movementId: 'movement-1' }],
      },
      { ...tenant, index: 1, tenantId: 'other', listed: [], listedMovements: [], endpoints: [] },
    ],
    ...changes,
  })
  records.observations.requests.set('0 zq00kx-0-1', { ...observed, ...known })
  for (const [movementId, to] of assigned) records.observations.assigned.set(movementId, to)
  return records
}

const brokenBy = (changes: Changes) => [...new Set(checkPromises(paid(changes)).map(({ promise }) => promise))]
/** The request as it would be without the money. */
const open = (more: Partial<StoredPayment> = {}): Partial<Records> => ({
  payments: [{ ...request, status: 'PENDING', stage: 'request', receivedVesAmount: null, ...more }],
  timeline: timeline.slice(0, 1),
  deliveries: recordsWith().deliveries.slice(0, 1),
  arrivals: recordsWith().arrivals.slice(0, 1),
  observations: { ...recordsWith().observations, statuses: [] },
})
const listedAs = (status: string, movements: string[] = [], others: string[] = []): Partial<Records> => ({
  tenants: paid().tenants.map((one, index) => ({
    ...one,
    listed: index === 0 ? [{ paymentId, status, vesAmount: 3013.71, method: 'PAGO_MOVIL' }] : [],
    listedMovements: (index === 0 ? movements : others).map((movementId) => ({ movementId })),
  })),
})
const both = listedAs('PENDING', ['movement-1'], ['movement-1'])

const once = 'a transfer is stored once and claimed by at most one payment'
const sums = 'a request has received the sum of its transfers'
const meant = 'a request is paid only by transfers that the bank has and that are meant for it'
const completed = 'a request is COMPLETED exactly if it has received its price'
const completes = 'a payer’s money completes their only request'
const lost = 'no transfer that was notified or read is lost'
const separate = 'no tenant is shown money of another account or another tenant'
const decided = 'every movement is listed, and none waits for a decision'

test('the audit finds no violation in a request paid by its own transfer', () => {
  expect(checkPromises(paid())).toEqual([])
})

test.each<[title: string, changes: Changes]>([
  ['it was paid in two transfers', inTwoTransfers()],
  [
    'the payer is unknown and the customer reported the reference',
    { known: { phone: undefined, references: ['678901'] } },
  ],
  ['a person chose the transfer', { known: { phone: undefined }, assigned: [['movement-1', paymentId]] }],
  ['it is open and no money came', { ...open(), ...listedAs('PENDING'), transfersIn: [], movements: [], claims: [] }],
  ['the transfer came after the last reading', { ...open(), ...listedAs('PENDING'), ...unstored(), readings: [] }],
  ['R4 could not notify the transfer', { ...open(), ...listedAs('PENDING'), ...unstored(), transfersIn: [atR4] }],
  [
    'money of unknown origin is shown to both tenants of the account',
    { ...open(), ...both, ...unclaimed(), known: { phone: undefined } },
  ],
])('the audit reports no violation when %s', (_title, changes) => {
  expect(checkPromises(paid(changes))).toEqual([])
})

test.each<[title: string, changes: Changes, broken: string[]]>([
  ['two payments claim one movement', { claims: [claim, { ...claim, paymentId: 'another' }] }, [once]],
  [
    'a transfer is stored twice and claimed twice',
    {
      movements: [movement, { ...movement, accountId: 'bb', movementId: 'movement-2', paymentId: 'another' }],
      claims: [claim, { ...claim, accountId: 'bb', paymentId: 'another' }],
      ...listedAs('COMPLETED', ['movement-1', 'movement-2']),
    },
    [once],
  ],
  [
    'a request has received more than its transfers',
    { payments: [{ ...request, receivedVesAmount: '3013.72' }] },
    [sums],
  ],
  ['a request counts a transfer twice', { payments: [{ ...request, receivedVesAmount: '6027.42' }] }, [sums]],
  ['an invented notification completed a request', { transfersIn: [], readings: [] }, [sums, meant]],
  ['another payer’s money completed it', { known: { phone: '584140000016' } }, [meant]],
  [
    'another payer’s money with the right reference completed it',
    { known: { phone: '584140000016', references: ['678901'] } },
    [meant],
  ],
  ['money without payer or reference completed it', { known: { phone: undefined } }, [meant]],
  ['another reference completed it', { known: { phone: undefined, references: ['678902'] } }, [meant]],
  ['a person chose another movement', { known: { phone: undefined }, assigned: [['movement-2', paymentId]] }, [meant]],
  [
    'money on the account of another tenant completed it',
    { transfersIn: [{ ...transfer, client: 'guid-7' }], readings: [] },
    [meant, separate],
  ],
  ['a movement was claimed for another tenant', { claims: [{ ...claim, tenant: 1 }] }, [meant]],
  [
    'it was completed with less than its price',
    {
      payments: [{ ...request, receivedVesAmount: '3013.70' }],
      transfersIn: [{ ...transfer, amount: '3013.70' }],
      movements: [{ ...movement, vesAmount: '3013.70' }],
    },
    [completed],
  ],
  [
    'it has its price and is open',
    { ...open({ receivedVesAmount: price }), ...listedAs('PENDING', ['movement-1']) },
    [completed, completes],
  ],
  ['its payer’s money was stored and it is open', { ...open(), ...both, ...unclaimed() }, [completes]],
  [
    'a transfer on a statement that was read is not stored',
    { ...open(), ...listedAs('PENDING'), ...unstored() },
    [lost],
  ],
  [
    'a transfer that R4 notified is not stored',
    {
      ...open(),
      ...listedAs('PENDING'),
      ...unstored(),
      transfersIn: [atR4],
      notices: [{ bank: 'r4', client: 'sandbox-0', reference: '498765432109', amount: price, isConfirmed: true }],
    },
    [lost],
  ],
  [
    'a tenant is shown money that another one matched',
    listedAs('COMPLETED', ['movement-1'], ['movement-1']),
    [separate],
  ],
  ['a tenant is shown a movement that does not exist', listedAs('COMPLETED', ['movement-1', 'other']), [separate]],
  ['a movement is in no list', listedAs('COMPLETED'), [decided]],
  ['a movement waits for a decision', { movements: [{ ...movement, isDue: true }] }, [decided]],
])('the audit finds that %s', (_title, changes, broken) => {
  expect(brokenBy(changes).toSorted()).toEqual(broken.toSorted())
})

test('the audit finds that a canceled request was paid, and accepts that its money stays', () => {
  const canceled = { ...open({ status: 'FAILED', stage: null, failureCode: 'CANCELED_BY_TENANT' }) }
  const failed = { ...paid().timeline[1], eventId: 'event-2', type: 'canceled', event: 'payment.failed' }
  const rows = [...(canceled.timeline ?? []), failed] as Records['timeline']
  const queued = recordsWith().deliveries.map((row, index) => ({
    ...row,
    ...(index === 1 ? { event: 'payment.failed' } : {}),
  }))
  const common = { ...canceled, timeline: rows, deliveries: queued, arrivals: recordsWith().arrivals }
  const stays = listedAs('FAILED', ['movement-1'], ['movement-1'])
  expect(brokenBy({ ...common, ...stays, ...unclaimed() })).toEqual([])
  expect(brokenBy({ ...common, ...listedAs('FAILED', ['movement-1']) })).toEqual([sums])
})

function unclaimed(): Partial<Records> {
  return { movements: [unmatched], claims: [] }
}

function unstored(): Partial<Records> {
  return { movements: [], claims: [] }
}

function inTwoTransfers(): Partial<Records> {
  const parts = ['3000.00', '13.71']
  const numbers = ['170000001', '170000002']
  return {
    transfersIn: parts.map((amount, index) => ({ ...transfer, amount, number: numbers[index] ?? '' })),
    movements: parts.map((vesAmount, index) => ({
      ...movement,
      vesAmount,
      movementKey: numbers[index] ?? '',
      movementId: `movement-${index + 1}`,
    })),
    claims: numbers.map((movementKey) => ({ ...claim, movementKey })),
    ...listedAs('COMPLETED', ['movement-1', 'movement-2']),
  }
}
