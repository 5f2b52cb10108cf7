import { createHmac } from 'node:crypto'
import { createObservations, type ObservedStatus } from '../observations.ts'
import type { LedgerEntry } from '../world/banks.ts'
import type { Records, StoredPayment, TenantRecords } from './records.ts'

/** Records that keep every promise: one payment with its charge in the ledger, its events, and signed deliveries. */
export const paymentId = '01a1dd9a-0000-7000-8000-000000000001'
const endpointId = '01a1dd9a-0000-7000-8000-00000000000e'
export const path = '/zq00kx/0/0'
const secret = 'torture-zq00kx-zq00kx/0/0'

export const payment: StoredPayment = {
  tenant: 0,
  paymentId,
  livemode: false,
  method: 'C2P',
  status: 'COMPLETED',
  stage: null,
  bank: 'bnc',
  usdAmount: '10.00',
  vesAmount: '3013.71',
  bcvRate: '301.3709',
  externalRef: 'zq00kx-0-1',
  bankReference: '00991420',
  operationId: null,
  failureCode: null,
  batchId: null,
  checkoutSessionId: null,
  receivedVesAmount: null,
  paidLate: false,
  reversalStage: null,
  reviewReason: null,
  updatedMs: Date.parse('2026-11-15T12:00:10Z'),
  submittedMs: Date.parse('2026-11-15T12:00:05Z'),
  expiresMs: Date.parse('2026-11-15T12:05:00Z'),
}

export const charge: LedgerEntry = {
  id: 'charge',
  bank: 'bnc',
  client: 'guid-0',
  operation: 'SendC2P',
  amount: '3013.71',
  direction: 'in',
  reference: '00991420',
  line: { controlNumber: '279476683592', reference: '1398' },
  payer: { document: 'V000000008', phone: '584120000008', bankCode: '0102' },
  paymentHint: '000000000001A1B2C3D4',
  at: '2026-11-15T00:00:00.000Z',
}

export const observedStatus: ObservedStatus = {
  paymentId,
  status: 'COMPLETED',
  tenant: 0,
  operation: 'zq00kx/0/1',
  startedMs: 10,
  endedMs: 20,
}

const steps = [
  { type: 'created', event: 'payment.pending' },
  { type: 'submitted', event: null },
  { type: 'completed', event: 'payment.completed' },
]
export const timeline = steps.map((step, index) => ({ tenant: 0, paymentId, eventId: `event-${index}`, ...step }))

export const deliveries = timeline
  .filter(({ event }) => event !== null)
  .map(({ eventId, event }) => ({
    tenant: 0,
    endpointId,
    eventId,
    event: String(event),
    state: 'delivered',
    error: null,
    responseStatus: 200,
  }))

export const arrivals = deliveries.map(({ eventId, event }) => {
  const body = JSON.stringify({ event, data: { paymentId, externalRef: 'zq00kx-0-1' } })
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  return { path, eventId, signature, body, signedSeconds: 30, receivedSeconds: 31 }
})

export const tenant: TenantRecords = {
  index: 0,
  tenantId: '01a1dd9a-0000-7000-8000-00000000000a',
  bnc: 'guid-0',
  r4: 'sandbox-0',
  bdv: 'account-0',
  mercantil: 'account-0',
  banesco: 'account-0',
  bancamiga: 'account-0',
  everyBnc: ['guid-0'],
  keys: [],
  approvalAbove: null,
  endpoints: [{ id: endpointId, path, state: 'stable' }],
  listed: [{ paymentId, status: 'COMPLETED', vesAmount: 3013.71, method: 'C2P' }],
  listedMovements: [],
}

export function recordsWith(changes: Partial<Records> = {}): Records {
  const observations = createObservations()
  observations.statuses.push(observedStatus)
  observations.signingSecrets.set(path, new Set([secret]))
  return {
    tenants: [tenant],
    payments: [payment],
    timeline,
    deliveries,
    disbursements: [],
    ledger: [charge],
    transfers: [],
    transfersIn: [],
    notices: [],
    movements: [],
    claims: [],
    readings: [],
    lanes: 1,
    isManual: true,
    attention: new Set(),
    arrivals,
    observations,
    processMemory: [],
    texts: new Map(),
    credentials: [],
    ...changes,
  }
}
