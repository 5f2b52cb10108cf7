import type { Template } from '../load/job.ts'
import { c2pDetails, token } from './payments.ts'

/** Path prefix and headers of a target: a gateway, or a baseline without API key and version. */
export type Side = { prefix: '' | '/v1' | '/admin/api'; headers: Record<string, string> }

export const baselineSide: Side = { prefix: '', headers: {} }

export function gatewaySide(key: string): Side {
  return { prefix: '/v1', headers: { 'x-api-key': key } }
}

/** The dashboard's API, with a user's token. */
export function dashboardSide(userToken: string): Side {
  return { prefix: '/admin/api', headers: { authorization: `Bearer ${userToken}` } }
}

export const requestOf = {
  quote: (side: Side): Template => get(side, '/quote?usdAmount=25'),
  byId: (side: Side, id: string): Template => get(side, `/payments/${id}`),
  byRef: (side: Side, id: string): Template => get(side, `/payments/by-ref/order-${id}`),
  c2pRequest: (side: Side): Template => post(side, '/payments/c2p/request', c2pDetails),
  c2pExecute: (side: Side, intentId: string): Template =>
    post(side, '/payments/c2p', { ...c2pDetails, intentId, token }),
}

export function get({ prefix, headers }: Side, path: string): Template {
  return { method: 'GET', path: prefix + path, headers, status: 200 }
}

export function post({ prefix, headers }: Side, path: string, body: object): Template {
  return { method: 'POST', path: prefix + path, headers, body: JSON.stringify(body), status: 201 }
}
