import { type Dispatcher, request } from 'undici'
import type { BankName } from '../banks/bank.ts'
import { GatewayError } from '../foundation/errors.ts'
import type { Language } from '../foundation/text.ts'

/** URLs of the simulated banks and the tenants' credentials there. */
export type SimulatedBanks = {
  bncUrl: string
  r4Url: string
  bdvUrl?: string
  mercantilUrl?: string
  banescoUrl?: string
  bancamigaUrl?: string
  credentialsOf(tenantId: string): Record<BankName, Readonly<Record<string, string>>>
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

/** The credential that names a client in the controls of a simulated bank. */
const clientFields: Record<BankName, string> = {
  bnc: 'clientGuid',
  r4: 'commerce',
  bdv: 'accountNumber',
  mercantil: 'accountNumber',
  banesco: 'accountNumber',
  bancamiga: 'accountNumber',
}

/** Client id of the tenant at a bank: all controls are limited to that client's account. */
export function clientOf({ credentialsOf }: SimulatedBanks, tenantId: string, bank: BankName): string {
  return credentialsOf(tenantId)[bank][clientFields[bank]] ?? ''
}

/** Calls the control route of a simulated bank on behalf of one tenant. */
export async function control(banks: SimulatedBanks, call: ControlCall): Promise<Record<string, unknown>> {
  const { bank, method, path, tenantId, body } = call
  const client = clientOf(banks, tenantId, bank)
  const address = {
    bnc: banks.bncUrl,
    r4: banks.r4Url,
    bdv: banks.bdvUrl,
    mercantil: banks.mercantilUrl,
    banesco: banks.banescoUrl,
    bancamiga: banks.bancamigaUrl,
  }[bank]
  if (address === undefined) throw new GatewayError('not_found')
  const url = new URL(`/control/${path}`, address)
  if (body === undefined) url.searchParams.set('client', client)
  const response = await sendJson(url, method, body && { ...body, client })
  if (!response) throw new GatewayError('provider_unavailable')
  const { status, value } = response
  if (status === 400) throw refused(value, call.language)
  if (status >= 300 || typeof value !== 'object' || value === null) {
    throw new GatewayError('provider_unavailable')
  }
  return value as Record<string, unknown>
}

/** Response with its JSON body; undefined if it is missing, incomplete or not JSON. */
async function sendJson(url: URL, method: Dispatcher.HttpMethod, body: object | undefined) {
  try {
    const response = await request(url, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return { status: response.statusCode, value: await response.body.json() }
  } catch {
    return undefined
  }
}

/** Validation error from a simulated bank's refusal, which names the invalid fields: `invalid: kind, operation`. */
function refused(value: unknown, language: Language): GatewayError {
  const { error } = (value ?? {}) as { error?: unknown }
  const fields = (typeof error === 'string' ? error : '')
    .replace(/^invalid: /, '')
    .split(', ')
    .filter((field) => /^\w+$/.test(field))
  const message = { en: 'is not accepted by the simulated bank', es: 'no es aceptado por el banco simulado' }[language]
  return new GatewayError('invalid_request', { details: fields.map((field) => ({ path: `/${field}`, message })) })
}
