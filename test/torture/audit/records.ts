import type { Observations } from '../observations.ts'
import type { Endpoint } from '../tenants/tenant.ts'
import type { LedgerEntry } from '../world/banks.ts'
import type { ProcessMemory } from '../world/memory.ts'
import type { Arrival } from '../world/receivers.ts'

/** All that is known when it is over: what the promises are checked against. Plain data, so that a test can make some. */
export type Records = {
  tenants: TenantRecords[]
  payments: StoredPayment[]
  timeline: TimelineRow[]
  deliveries: DeliveryRow[]
  disbursements: { batchId: string; vesAmount: string }[]
  /** What really moved, as the banks themselves have it. */
  ledger: LedgerEntry[]
  transfers: readonly Transfer[]
  /** Servers of each tenant, which the numbers of its customers were drawn for. */
  lanes: number
  /** BNC's statement is as its manual has it, so that the line of a C2P can be told. */
  isManual: boolean
  /** The payments on the operator's list. */
  attention: ReadonlySet<string>
  arrivals: Arrival[]
  observations: Observations
  processMemory: ProcessMemory[]
  /** Texts in which no secret may stand, by where they are from. */
  texts: ReadonlyMap<string, string>
  /** What is sealed at rest and never leaves in the clear: bank credentials. */
  credentials: string[]
}

export type TenantRecords = {
  index: number
  tenantId: string
  /** Its client at each bank; tenants that share an account have the same. */
  bnc: string
  r4: string
  /** The clients it ever had at BNC: the account of a live tenant is replaced now and then. */
  everyBnc: string[]
  keys: string[]
  endpoints: Endpoint[]
  /** Its payments as the API lists them in the end. */
  listed: { paymentId: string; status: string; vesAmount: number; method: string }[]
}

/** A row of the table, amounts as text. Who paid is sealed there: a payment is known by its id and its reference. */
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
  /** Set on an ended payment that a person has to look at. */
  reviewReason: string | null
  /** Milliseconds since 1970, of the last change; the latest call; and of an intent's end. */
  updatedMs: number
  submittedMs: number | null
  expiresMs: number | null
}

/** A transfer that was put on an account during the run. */
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
