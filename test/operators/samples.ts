import { systemRandom } from '../../src/foundation/random.ts'
import type { RouteName } from '../../src/operators/access/permissions.ts'
import { positionalStatement } from '../harness/statement.ts'
import { listKeys } from '../../src/tenants/keys.ts'
import type { TestGateway } from '../harness/gateway.ts'
import { seedPayment } from '../harness/payments.ts'
import { password } from './world.ts'

/** Ids that a request refers to: of one tenant, or unknown ones. */
export type Target = { tenantId: string; paymentId: string; keyId: string; webhookId: string }

export type Sample = { path: string; body?: object }

/** One valid request for every route. */
export const samples: Record<RouteName, (target: Target) => Sample> = {
  'POST /session': () => ({ path: '/session', body: { name: 'nobody', password } }),
  'GET /session': () => ({ path: '/session' }),
  'DELETE /session': () => ({ path: '/session' }),
  'POST /session/password': () => ({
    path: '/session/password',
    body: { password, newPassword: 'another long password' },
  }),
  'GET /overview': ({ tenantId }) => ({ path: `/overview?mode=test&window=24h&tenantId=${tenantId}` }),
  'GET /payments': ({ tenantId }) => ({ path: `/payments?mode=test&tenantId=${tenantId}` }),
  'GET /payments/{paymentId}': ({ paymentId }) => ({ path: `/payments/${paymentId}` }),
  'POST /payments/{paymentId}/resolve': ({ paymentId }) => ({
    path: `/payments/${paymentId}/resolve`,
    body: { verdict: 'completed', reference: '000012345678' },
  }),
  'GET /attention': ({ tenantId }) => ({ path: `/attention?mode=test&tenantId=${tenantId}` }),
  'GET /stream': ({ tenantId }) => ({ path: `/stream?mode=test&tenantId=${tenantId}` }),
  'GET /tenants': () => ({ path: '/tenants' }),
  'POST /tenants': () => ({ path: '/tenants', body: { name: `Tenant ${systemRandom.uuid()}` } }),
  'POST /tenants/{tenantId}/activate': ({ tenantId }) => ({ path: `/tenants/${tenantId}/activate` }),
  'POST /tenants/{tenantId}/deactivate': ({ tenantId }) => ({ path: `/tenants/${tenantId}/deactivate` }),
  'GET /tenants/{tenantId}/keys': ({ tenantId }) => ({ path: `/tenants/${tenantId}/keys` }),
  'POST /tenants/{tenantId}/keys': ({ tenantId }) => ({ path: `/tenants/${tenantId}/keys`, body: { mode: 'test' } }),
  'POST /tenants/{tenantId}/keys/{keyId}/rotate': ({ tenantId, keyId }) => ({
    path: `/tenants/${tenantId}/keys/${keyId}/rotate`,
    body: { graceSeconds: 60 },
  }),
  'POST /tenants/{tenantId}/keys/{keyId}/revoke': ({ tenantId, keyId }) => ({
    path: `/tenants/${tenantId}/keys/${keyId}/revoke`,
  }),
  'GET /tenants/{tenantId}/banks': ({ tenantId }) => ({ path: `/tenants/${tenantId}/banks?mode=test` }),
  'POST /tenants/{tenantId}/banks/route': ({ tenantId }) => ({
    path: `/tenants/${tenantId}/banks/route`,
    body: { mode: 'test', flow: 'collections', bank: 'r4' },
  }),
  'GET /tenants/{tenantId}/webhooks': ({ tenantId }) => ({ path: `/tenants/${tenantId}/webhooks?mode=test` }),
  'POST /tenants/{tenantId}/webhooks/test': ({ tenantId }) => ({
    path: `/tenants/${tenantId}/webhooks/test`,
    body: { mode: 'live' },
  }),
  'GET /tenants/{tenantId}/webhooks/{webhookId}/deliveries': ({ tenantId, webhookId }) => ({
    path: `/tenants/${tenantId}/webhooks/${webhookId}/deliveries?mode=test`,
  }),
  'GET /banks': ({ tenantId }) => ({ path: `/banks?mode=test&tenantId=${tenantId}` }),
  'GET /rates': () => ({ path: '/rates' }),
  'GET /rates/history': () => ({ path: '/rates/history' }),
  'POST /rates': () => ({ path: '/rates', body: { rate: '301.3709', valueDate: '2026-01-05' } }),
  'POST /rates/refresh': () => ({ path: '/rates/refresh' }),
  'GET /audit': ({ tenantId }) => ({ path: `/audit?tenantId=${tenantId}` }),
  'GET /users': () => ({ path: '/users' }),
  'POST /playground': ({ tenantId }) => ({
    path: '/playground',
    body: { tenantId, method: 'GET', path: '/v1/banks' },
  }),
}

const insertEndpoint = positionalStatement(
  'test.endpoint',
  `insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, secret, created_at, updated_at)
   values ($1, false, $2, 1, 'http://127.0.0.1:9/', '{payment.completed}', '\\x00', now(), now())
   on conflict (tenant_id, livemode, slot) do update set endpoint_id = excluded.endpoint_id`,
)

/** Creates everything the samples refer to for this tenant. */
export async function makeTarget({ database }: TestGateway, tenantId: string): Promise<Target> {
  const webhookId = systemRandom.uuid()
  await database.query(insertEndpoint, [tenantId, webhookId])
  const open = { status: 'PENDING', stage: 'attention' } as const
  const paymentId = await seedPayment(database, { tenantId, livemode: false }, open)
  const keyId = (await listKeys(database, tenantId)).find(({ active }) => active)?.keyId ?? ''
  return { tenantId, paymentId, keyId, webhookId }
}

/** Unknown ids. */
export function noTarget(): Target {
  const [tenantId, paymentId, keyId, webhookId] = Array.from({ length: 4 }, () => systemRandom.uuid()) as [
    string,
    string,
    string,
    string,
  ]
  return { tenantId, paymentId, keyId, webhookId }
}
