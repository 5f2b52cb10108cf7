import { type Dispatcher, request } from 'undici'
import type { BankName } from '../banks/bank.ts'
import { GatewayError } from '../foundation/errors.ts'
import type { Language } from '../foundation/text.ts'

/** Where the simulated banks listen, and under which name they know a tenant. */
export type SimulatedBanks = {
  bncUrl: string
  r4Url: string
  credentialsOf(tenantId: string): { bnc: Readonly<Record<string, string>>; r4: Readonly<Record<string, string>> }
}

export type ControlCall = {
  bank: BankName
  method: Dispatcher.HttpMethod
  path: 'faults' | 'movements' | 'ledger'
  tenantId: string
  language: Language
  body?: object
}

const TIMEOUT_MS = 5_000

/** The tenant's name at each bank: everything it controls is limited to its own account. */
export function clientOf({ credentialsOf }: SimulatedBanks, tenantId: string, bank: BankName): string {
  const { bnc, r4 } = credentialsOf(tenantId)
  return (bank === 'bnc' ? bnc['clientGuid'] : r4['commerce']) ?? ''
}

/** Asks the control address of a simulated bank on behalf of one tenant. */
export async function control(banks: SimulatedBanks, call: ControlCall): Promise<Record<string, unknown>> {
  const { bank, method, path, tenantId, body } = call
  const client = clientOf(banks, tenantId, bank)
  const url = new URL(`/control/${path}`, bank === 'bnc' ? banks.bncUrl : banks.r4Url)
  if (body === undefined) url.searchParams.set('client', client)
  const answer = await ask(url, method, body && { ...body, client })
  if (!answer) throw new GatewayError('provider_unavailable')
  const { status, value } = answer
  if (status === 400) throw refused(value, call.language)
  if (status >= 300 || typeof value !== 'object' || value === null) {
    throw new GatewayError('provider_unavailable')
  }
  return value as Record<string, unknown>
}

/** Undefined when there is no whole answer, or one that is not JSON. */
async function ask(url: URL, method: Dispatcher.HttpMethod, body: object | undefined) {
  try {
    const answer = await request(url, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return { status: answer.statusCode, value: await answer.body.json() }
  } catch {
    return undefined
  }
}

/** The simulated banks name the fields they do not understand: `invalid: kind, operation`. */
function refused(answer: unknown, language: Language): GatewayError {
  const { error } = (answer ?? {}) as { error?: unknown }
  const fields = (typeof error === 'string' ? error : '')
    .replace(/^invalid: /, '')
    .split(', ')
    .filter((field) => /^\w+$/.test(field))
  const message = { en: 'is not what the simulated bank takes', es: 'no es lo que acepta el banco simulado' }[language]
  return new GatewayError('invalid_request', { details: fields.map((field) => ({ path: `/${field}`, message })) })
}
