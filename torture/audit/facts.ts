import type { Payment } from '../../src/payments/payment.ts'
import type { Diary } from '../diary.ts'
import type { Endpoint } from '../tenants/tenant.ts'
import type { LedgerEntry } from '../world/banks.ts'
import type { Life } from '../world/memory.ts'
import type { Arrival } from '../world/receivers.ts'

/** All that is known when it is over: what the promises are checked against. Plain data, so that a test can make some. */
export type Facts = {
  tenants: TenantFacts[]
  payments: StoredPayment[]
  timeline: TimelineRow[]
  deliveries: DeliveryRow[]
  disbursements: { batchId: string; vesAmount: string }[]
  /** The banks' own books: the truth about money. */
  ledger: LedgerEntry[]
  /** The payments on the operator's list. */
  attention: ReadonlySet<string>
  arrivals: Arrival[]
  diary: Diary
  lives: Life[]
  /** Texts in which no secret may stand, by where they are from. */
  places: ReadonlyMap<string, string>
  /** What is sealed at rest and never leaves in the clear: bank credentials. */
  credentials: string[]
}

export type TenantFacts = {
  index: number
  tenantId: string
  bnc: string
  r4: string
  keys: string[]
  endpoints: Endpoint[]
  /** Its payments as the API lists them in the end. */
  listed: { paymentId: string; status: string; vesAmount: number; method: string }[]
}

export type StoredPayment = Payment & { tenant: number }

export type TimelineRow = {
  tenant: number
  paymentId: string
  eventId: string
  type: string
  event: string | null
}

export type DeliveryRow = {
  tenant: number
  endpointId: string
  eventId: string
  event: string
  state: string
  error: string | null
  responseStatus: number | null
}
