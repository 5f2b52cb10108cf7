import {
  answerPromises,
  type Observations,
  type KeyedRequest,
  recordSigningSecret,
  reportViolation,
} from '../observations.ts'
import type { HttpReply } from './exchange.ts'
import { ownersIn } from './people.ts'
import type { Tenant } from './tenant.ts'

export type Reply = {
  status: number
  text: string
  body: Record<string, unknown>
  /** Error code; empty otherwise. */
  error: string
  replayed: boolean
  paymentIds: string[]
}

/** Errors that guarantee that nothing was done. */
export const errorsWithoutEffect = new Set(['provider_unavailable', 'payment_service_unavailable', 'rate_unavailable'])

type Context = {
  tenant: Tenant
  operation: string
  what: string
  startedMs: number
  endedMs: number
  keyed: KeyedRequest | undefined
  /** The key was valid during the whole request. */
  isKeyValid: boolean
}

/** Parses a response, records its content and checks the promises that a single response can break. */
export function readReply(observations: Observations, { status, headers, text }: HttpReply, context: Context): Reply {
  const { tenant, operation, what, keyed } = context
  const body = parse(text)
  const error = status >= 400 && typeof body['error'] === 'string' ? body['error'] : ''
  const replayed = headers['idempotent-replayed'] === 'true'
  const receipts = receiptsIn(body)
  const paymentIds = receipts.map(({ paymentId }) => paymentId)
  const broken: ReportBroken = (name, message) =>
    reportViolation(observations, name, { message: `${what}: ${message}`, operations: [operation], paymentIds })

  const shown = tenant.collectingPhones.reduce((rest, phone) => rest.replaceAll(phone, ''), text)
  // Money on a shared account is shown to all of its tenants until one of them has matched it.
  const mayShare = what.includes(' /movements')
  const isShared = (owner: number) => mayShare && tenant.sharing.includes(owner)
  const foreign = [...ownersIn(shown)].filter((owner) => owner !== tenant.index && !isShared(owner))
  if (foreign.length > 0) broken('isolation', `tenant ${tenant.index} received data of tenant ${foreign.join(', ')}`)
  if (status === 401 && context.isKeyValid) broken('keys', `a valid key was rejected with ${error}`)
  if (status === 500) broken('noInternalError', text)
  if (status >= 400 && error === '') broken('noInternalError', `status ${status} without an error code: ${text}`)
  if (keyed) recordKeyed(keyed, { status, error, text }, broken)

  if (!replayed) {
    for (const { paymentId, status: observed } of receipts) {
      const { startedMs, endedMs } = context
      observations.statuses.push({ paymentId, status: observed, tenant: tenant.index, operation, startedMs, endedMs })
    }
  }
  for (const { paymentId, vesAmount } of receipts) {
    if (vesAmount === undefined) continue
    const first = observations.amounts.get(paymentId) ?? vesAmount
    observations.amounts.set(paymentId, first)
    if (first !== vesAmount) broken('amountsStay', `${paymentId} was ${first} VES and is now ${vesAmount} VES`)
  }
  const { url, secret } = body
  if (typeof url === 'string' && typeof secret === 'string') recordSigningSecret(observations, url, secret)
  rememberIds(tenant, body, paymentIds)
  return { status, text, body, error, replayed, paymentIds }
}

type ReportBroken = (promise: keyof typeof answerPromises, message: string) => void

function recordKeyed(
  keyed: KeyedRequest,
  { status, error, text }: { status: number; error: string; text: string },
  broken: ReportBroken,
): void {
  if (error === 'idempotency_key_reused')
    broken('keyIsOneRequest', `the key ${keyed.key} was rejected as used for another request`)
  keyed.isRefused = status === 400 || status === 404 || errorsWithoutEffect.has(error) || error === 'approval_not_open'
  if (status >= 300 && status !== 422) return
  const same = keyed.answers.find((answer) => answer.status === status && answer.text === text)
  if (same) same.times += 1
  else keyed.answers.push({ status, text, times: 1 })
}

type ReceiptLike = { paymentId: string; status: string; vesAmount: number | undefined }

const statuses = new Set(['PENDING', 'COMPLETED', 'FAILED', 'REVERSED'])

/** Payments in a response: itself, the items of a list, the parts of a disbursement, or a declined charge. */
function receiptsIn(body: Record<string, unknown>): ReceiptLike[] {
  // A disbursement repeats its own id as paymentId; the payments are its parts.
  const whole = 'credits' in body ? [] : [body]
  return [...whole, ...listIn(body, 'items'), ...listIn(body, 'credits')].flatMap((candidate) => {
    const { paymentId, vesAmount } = candidate
    if (typeof paymentId !== 'string') return []
    const status = candidate['error'] === 'provider_rejected' ? 'FAILED' : String(candidate['status'])
    if (!statuses.has(status)) return []
    return [{ paymentId, status, vesAmount: typeof vesAmount === 'number' ? vesAmount : undefined }]
  })
}

export function listIn(body: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const list = body[name]
  return Array.isArray(list) ? (list as Record<string, unknown>[]) : []
}

const REMEMBERED = 200

/** Keeps recent ids of this tenant for the isolation probes of others. */
function rememberIds({ knownIds }: Tenant, body: Record<string, unknown>, paymentIds: string[]): void {
  const { externalRef, operationId, id } = body
  append(knownIds.paymentIds, paymentIds)
  if (typeof externalRef === 'string') append(knownIds.externalRefs, [externalRef])
  for (const name of [operationId, paymentIds.length > 0 ? id : undefined]) {
    if (typeof name === 'string') append(knownIds.operationIds, [name])
  }
}

function append(list: string[], names: string[]): void {
  list.push(...names)
  if (list.length > REMEMBERED) list.splice(0, list.length - REMEMBERED)
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {}
  } catch {
    return {}
  }
}
