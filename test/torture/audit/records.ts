import type { Observations } from '../observations.ts'
import type { Endpoint } from '../tenants/tenant.ts'
import type { IncomingBank, LedgerEntry } from '../world/banks.ts'
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
  /** Transfers of customers to an account, according to the banks. */
  transfersIn: BankTransfer[]
  /** Notifications of the banks. */
  notices: NoticeRecord[]
  movements: MovementRow[]
  claims: ClaimRow[]
  /** When the last complete reading of a client's statement began. */
  readings: { client: string; readMs: number }[]
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
  bdv: string
  mercantil: string
  banesco: string
  bancamiga: string
  /** Every client it had at BNC: the account of a live tenant is replaced from time to time. */
  everyBnc: string[]
  keys: string[]
  /** Payouts above this many bolívares wait for a second person; null: none does. */
  approvalAbove: number | null
  endpoints: Endpoint[]
  /** Its payments as the API lists them at the end. */
  listed: { paymentId: string; status: string; vesAmount: number; method: string }[]
  /** Incoming money as the API lists it at the end. */
  listedMovements: { movementId: string }[]
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
  checkoutSessionId: string | null
  receivedVesAmount: string | null
  /** A request completed after it had expired. */
  paidLate: boolean
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

/** A customer's transfer in a bank's records. `number` is that of its statement line, where the bank has statements. */
export type BankTransfer = {
  bank: IncomingBank
  client: string
  number?: string
  reference: string
  amount: string
  phone?: string
  document?: string
  atMs: number
}

/** A genuine notification, and whether the gateway confirmed it. */
export type NoticeRecord = {
  bank: 'bnc' | 'r4'
  client: string
  reference: string
  amount: string
  isConfirmed: boolean
}

/** Row of `movements`; the account as hexadecimal text. */
export type MovementRow = {
  accountId: string
  movementKey: string
  movementId: string
  bank: string
  reference: string
  vesAmount: string
  direction: string
  state: string
  /** Index of the tenant that matched or ignored it; null while nobody has, -1 for an unknown one. */
  tenant: number | null
  paymentId: string | null
  isDue: boolean
}

export type ClaimRow = { accountId: string; movementKey: string; tenant: number; paymentId: string }

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
