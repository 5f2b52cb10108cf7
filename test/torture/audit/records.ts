import type { Observations } from '../observations.ts'
import type { Endpoint } from '../tenants/tenant.ts'
import type { LedgerEntry } from '../world/banks.ts'
import type { ProcessMemory } from '../world/memory.ts'
import type { Arrival } from '../world/receivers.ts'

/** Input of the audit, collected at the end of a run. Plain data, so that tests can build it. */
export type Records = {
  tenants: TenantRecords[]
  payments: StoredPayment[]
  timeline: TimelineRow[]
  deliveries: DeliveryRow[]
  disbursements: { batchId: string; vesAmount: string }[]
  /** Money that really moved, according to the banks. */
  ledger: LedgerEntry[]
  transfers: readonly Transfer[]
  /** Servers per tenant; customer numbers depend on it. */
  lanes: number
  /** BNC's statement follows its manual, so that the line of a C2P can be identified. */
  isManual: boolean
  /** Payments on the operator's list. */
  attention: ReadonlySet<string>
  arrivals: Arrival[]
  observations: Observations
  processMemory: ProcessMemory[]
  /** Texts that must contain no secret, by their source. */
  texts: ReadonlyMap<string, string>
  /** Bank credentials, which are sealed at rest. */
  credentials: string[]
}

export type TenantRecords = {
  index: number
  tenantId: string
  /** Client at each bank; the same for tenants that share an account. */
  bnc: string
  r4: string
  /** Every client it had at BNC: the account of a live tenant is replaced from time to time. */
  everyBnc: string[]
  keys: string[]
  endpoints: Endpoint[]
  /** Its payments as the API lists them at the end. */
  listed: { paymentId: string; status: string; vesAmount: number; method: string }[]
}

/** Row of `payments`, amounts as text. The payer is encrypted: a payment is identified by its id and reference. */
export type StoredPayment = {
  tenant: number
  paymentId: string
  livemode: boolean
  method: string
  status: string
  stage: string | null
  bank: string | null
  usdAmount: string | null
  vesAmount: string
  bcvRate: string | null
  externalRef: string | null
  bankReference: string | null
  operationId: string | null
  failureCode: string | null
  batchId: string | null
  reversalStage: string | null
  /** Set on a final payment that needs manual review. */
  reviewReason: string | null
  /** Epoch milliseconds of the last change, of the latest call and of an intent's expiry. */
  updatedMs: number
  submittedMs: number | null
  expiresMs: number | null
}

/** A transfer credited to an account during the run. */
export type Transfer = { client: string; reference: string; amount: string }

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
