import { expect } from 'vitest'
import { systemRandom } from '../../../src/foundation/random.ts'
import { issueKey, type NewRestrictions, revokeKey } from '../../../src/tenants/keys.ts'
import type { HttpAnswer } from '../../harness/gateway.ts'
import type { Case } from './case.ts'
import { exampleOf, missing, type Request } from './requests.ts'
import type { Operation } from './rows.ts'
import type { Tenant, World } from './world.ts'

const bodyLimitBytes = 64 * 1024

/** Cases that every operation has in common. */
export function casesEverywhere({ method, path }: Operation): Case[] {
  const everybody: Case[] = [
    { status: 401, title: 'without a key', error: 'missing_api_key', send: withKey(undefined) },
    { status: 401, title: 'a key nobody issued', error: 'invalid_api_key', send: withKey('pas_test_nobodys') },
    { status: 401, title: 'a key that was revoked', error: 'inactive_api_key', send: withRevokedKey },
    {
      status: 403,
      title: 'from an address that the key may not be used from',
      error: 'address_not_allowed',
      send: withRestrictedKey({ allowedIps: ['203.0.113.0/24'] }),
    },
    ...(isOpenToAnyKey(path) ? [] : [withoutScope(path)]),
    { status: 405, title: 'another method', error: 'method_not_allowed', send: withAnotherMethod },
    { status: 429, title: 'faster than the tenant may', error: 'rate_limited', send: untilLimited },
  ]
  if (method === 'GET' || method === 'DELETE') return everybody
  const withBody: Case[] = [
    ...everybody,
    { status: 400, title: 'a body cut in the middle', error: 'invalid_request', send: withText('{"usdAmount":') },
    {
      status: 413,
      title: 'more than 64 KiB',
      error: 'payload_too_large',
      send: withText(JSON.stringify('x'.repeat(bodyLimitBytes))),
    },
    {
      status: 415,
      title: 'a body that is not JSON',
      error: 'unsupported_media_type',
      send: withText('usdAmount=25', 'application/x-www-form-urlencoded'),
    },
  ]
  if (method === 'PATCH') return withBody
  return [
    ...withBody,
    {
      status: 400,
      title: 'an Idempotency-Key of 256 characters',
      error: 'invalid_idempotency_key',
      send: (world, tenant, operation) => send(world, tenant, operation, { 'idempotency-key': 'k'.repeat(256) }),
    },
    { status: 409, title: 'an Idempotency-Key used for something else', error: 'idempotency_key_reused', send: reuse },
  ]
}

type Send = NonNullable<Case['send']>

async function send(
  world: World,
  tenant: Tenant,
  operation: Operation,
  headers: Record<string, string>,
): Promise<HttpAnswer> {
  const { path, body } = await exampleOf(operation.key, world, tenant)
  return world.gateway.call(`/v1${path}`, { method: operation.method, key: tenant.key, body, headers })
}

function withKey(key: string | undefined): Send {
  return async (world, tenant, operation) => {
    const { path, body } = await exampleOf(operation.key, world, tenant)
    return world.gateway.call(`/v1${path}`, { method: operation.method, body, ...(key ? { key } : {}) })
  }
}

const withRevokedKey: Send = async (world, tenant, operation) => {
  const { database, pepper } = world.gateway
  const actor = 'test'
  const request = { tenant: tenant.tenantId, livemode: false, actor }
  const { key, keyId } = await issueKey(database, systemRandom, pepper, request)
  await revokeKey(database, systemRandom, { key: keyId, actor })
  return withKey(key)(world, tenant, operation)
}

/** Operations that need no scope. */
const isOpenToAnyKey = (path: string) => path === '/banks' || path === '/quote' || path.startsWith('/test/')

const withoutScope = (path: string): Case => ({
  status: 403,
  title: 'a key without the scope',
  error: 'insufficient_scope',
  send: withRestrictedKey({ scopes: [/approve|decline|approvals/.test(path) ? 'read' : 'approve'] }),
})

function withRestrictedKey(restrictions: NewRestrictions): Send {
  return async (world, tenant, operation) => {
    const { database, pepper } = world.gateway
    const request = { tenant: tenant.tenantId, livemode: false, actor: 'test', restrictions }
    return withKey((await issueKey(database, systemRandom, pepper, request)).key)(world, tenant, operation)
  }
}

const withAnotherMethod: Send = async (world, tenant, operation) => {
  const { path } = await exampleOf(operation.key, world, tenant)
  const answer = await world.gateway.call(`/v1${path}`, { method: 'PUT', key: tenant.key })
  expect(answer.headers.get('allow')?.split(', ')).toContain(operation.method)
  return answer
}

/** The bucket holds one request and fills once a second: of requests in a row, some come too early. */
const untilLimited: Send = async ({ narrow }, { key }, { method, path }) => {
  for (let attempt = 0; attempt < 50; attempt++) {
    const answer = await narrow.call(`/v1${missing(path).path}`, { method, key })
    if (answer.status !== 429) continue
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    for (const name of ['limit', 'remaining', 'reset']) expect(answer.headers.get(`ratelimit-${name}`)).toMatch(/^\d+$/)
    return answer
  }
  throw new Error('50 requests were let through')
}

function withText(body: string, type = 'application/json'): Send {
  return async (world, tenant, operation) => {
    const { path } = await exampleOf(operation.key, world, tenant)
    const headers = { 'content-type': type }
    return world.gateway.call(`/v1${path}`, { method: operation.method, key: tenant.key, body, headers })
  }
}

/** The same key with the same request first: that is the stored answer again, byte for byte. */
const reuse: Send = async (world, tenant, operation) => {
  const first = await exampleOf(operation.key, world, tenant)
  const another = await exampleOf(operation.key, world, tenant)
  const headers = { 'idempotency-key': 'order-1042' }
  const post = ({ path, body }: Request) =>
    world.gateway.call(`/v1${path}`, { method: 'POST', key: tenant.key, body, headers })
  const [answer, replay] = [await post(first), await post(first)]
  expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([operation.success, null])
  expect([replay.status, replay.text, replay.headers.get('idempotent-replayed')]).toEqual([
    answer.status,
    answer.text,
    'true',
  ])
  return post(another.body ? { ...another, body: altered(another.body) } : another)
}

/** The same body with another value in one of its declared fields. */
function altered(body: Record<string, unknown>): Record<string, unknown> {
  const number = Object.entries(body).find(([, value]) => typeof value === 'number')
  if (number) return { ...body, [number[0]]: Number(number[1]) + 1 }
  const name = ['reference', 'reason', 'url', 'code', 'id', 'paymentId', 'webhookId', 'cardHolderId'].find(
    (field) => field in body,
  )
  if (name === undefined) throw new Error(`nothing to alter in ${JSON.stringify(body)}`)
  const text = String(body[name])
  return { ...body, [name]: text.slice(0, -1) + (text.endsWith('1') ? '2' : '1') }
}
