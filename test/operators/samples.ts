import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import type { RouteName } from '../../src/operators/access/permissions.ts'
import { positionalStatement } from '../harness/statement.ts'
import { listKeys } from '../../src/tenants/keys.ts'
import type { TestGateway } from '../harness/gateway.ts'
import { seedMovement } from '../harness/movements.ts'
import { seedPayment } from '../harness/payments.ts'
import { password } from './world.ts'

/** Ids that a request refers to: of one tenant, or unknown ones. */
export type Target = {
  tenantId: string
  paymentId: string
  /** An over-paid request. */
  overpaidId: string
  keyId: string
  webhookId: string
  movementId: string
}

export type Sample = { path: string; body?: object }

let daysClosed = 0

/** A past day that no earlier sample closed. */
function nextDay(): string {
  daysClosed += 1
  return new Date(Date.UTC(2020, 0, daysClosed)).toISOString().slice(0, 10)
}

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
  'GET /movements': ({ tenantId }) => ({ path: `/movements?mode=test&tenantId=${tenantId}` }),
  'GET /incoming': ({ tenantId }) => ({ path: `/incoming?mode=test&tenantId=${tenantId}` }),
  'GET /movements/{movementId}': ({ tenantId, movementId }) => ({
    path: `/movements/${movementId}?mode=test&tenantId=${tenantId}`,
  }),
  'GET /movements/{movementId}/requests': ({ tenantId, movementId }) => ({
    path: `/movements/${movementId}/requests?mode=test&q=150.25&tenantId=${tenantId}`,
  }),
  'POST /movements/{movementId}/match': ({ tenantId, movementId, overpaidId }) => ({
    path: `/movements/${movementId}/match`,
    body: { mode: 'test', tenantId, paymentId: overpaidId },
  }),
  'POST /movements/{movementId}/ignore': ({ tenantId, movementId }) => ({
    path: `/movements/${movementId}/ignore`,
    body: { mode: 'test', tenantId, reason: 'Deposit of the owner' },
  }),
  'GET /payments/{paymentId}/overpayment': ({ overpaidId }) => ({ path: `/payments/${overpaidId}/overpayment` }),
  'POST /payments/{paymentId}/overpayment/give-back': ({ overpaidId }) => ({
    path: `/payments/${overpaidId}/overpayment/give-back`,
    body: { vesAmount: '100.00' },
  }),
  'GET /attention': ({ tenantId }) => ({ path: `/attention?mode=test&tenantId=${tenantId}` }),
  'GET /stream': ({ tenantId }) => ({ path: `/stream?mode=test&tenantId=${tenantId}` }),
  'GET /reconciliations': ({ tenantId }) => ({ path: `/reconciliations?mode=test&days=2&tenantId=${tenantId}` }),
  'GET /reconciliations/{date}': ({ tenantId }) => ({
    path: `/reconciliations/2026-01-05?mode=test&tenantId=${tenantId}`,
  }),
  'GET /reconciliations/{date}/file': ({ tenantId }) => ({
    path: `/reconciliations/2026-01-05/file?mode=test&format=csv&tenantId=${tenantId}`,
  }),
  'POST /reconciliations/{date}/close': ({ tenantId }) => ({
    path: `/reconciliations/${nextDay()}/close`,
    body: { mode: 'test', tenantId, confirm: true },
  }),
  'POST /movements/import': ({ tenantId }) => ({
    path: '/movements/import',
    body: {
      mode: 'test',
      tenantId,
      bank: 'r4',
      apply: true,
      file: Buffer.from('Fecha;Referencia;Monto\n05/01/2026;123456;10,00\n').toString('base64'),
    },
  }),
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
  'GET /tenants/{tenantId}/notifications': ({ tenantId }) => ({ path: `/tenants/${tenantId}/notifications?mode=test` }),
  'POST /tenants/{tenantId}/notifications': ({ tenantId }) => ({
    path: `/tenants/${tenantId}/notifications`,
    body: {
      mode: 'test',
      bank: 'r4',
      settles: true,
      allowed: '10.0.0.0/8',
      graceHours: 24,
      origin: 'https://pay.test',
    },
  }),
  'POST /tenants/{tenantId}/notifications/end': ({ tenantId }) => ({
    path: `/tenants/${tenantId}/notifications/end`,
    body: { mode: 'test', bank: 'r4' },
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
  const overpaidId = await seedOverpaid(database, { tenantId, livemode: false })
  const keyId = (await listKeys(database, tenantId)).find(({ active }) => active)?.keyId ?? ''
  const movementId = await seedMovement(database, tenantId)
  return { tenantId, paymentId, overpaidId, keyId, webhookId, movementId }
}

/** A paid request of 900.00 VES that received more. */
export function seedOverpaid(database: TestGateway['database'], scope: Scope, received = '1000.00'): Promise<string> {
  const amounts = { vesAmount: decimal('900.00'), receivedVesAmount: decimal(received) }
  return seedPayment(database, scope, { method: 'PAGO_MOVIL', expiresAt: new Date(), ...amounts })
}

/** Unknown ids. */
export function noTarget(): Target {
  const id = () => systemRandom.uuid()
  return { tenantId: id(), paymentId: id(), overpaidId: id(), keyId: id(), webhookId: id(), movementId: id() }
}
