import { createLinkStore, type Link } from '../../src/checkout/link-store.ts'
import { createProfileStore } from '../../src/checkout/profiles.ts'
import { createTokens } from '../../src/checkout/tokens.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import type { RouteName } from '../../src/operators/access/permissions.ts'
import { createUser } from '../../src/operators/access/users.ts'
import { enterRate } from '../../src/rates/store.ts'
import { positionalStatement } from '../harness/statement.ts'
import { issueKey } from '../../src/tenants/keys.ts'
import type { TestGateway } from '../harness/gateway.ts'
import { seedMovement } from '../harness/movements.ts'
import { seedPayment } from '../harness/payments.ts'
import { testSealer } from '../harness/sealer.ts'
import { password } from './world.ts'

/** Ids that a request refers to: of one tenant, or unknown ones. */
export type Target = {
  tenantId: string
  paymentId: string
  /** An over-paid request. */
  overpaidId: string
  /** A payout that waits for approval. */
  approvalId: string
  keyId: string
  webhookId: string
  movementId: string
  linkId: string
  /** A C2P intent that waits for its token. */
  intentId: string
  /** A delivery to the endpoint that failed. */
  deliveryId: string
  /** A viewer of the tenant. */
  userId: string
}

export type Sample = { path: string; body?: object }

let daysClosed = 0

/** A past day that no earlier sample closed. */
function nextDay(): string {
  daysClosed += 1
  return new Date(Date.UTC(2020, 0, daysClosed)).toISOString().slice(0, 10)
}

const clientDataJSON = Buffer.from('{"challenge":"none"}').toString('base64url')
/** Response of a passkey that is refused. */
const noPasskey = { id: 'none', rawId: 'none', type: 'public-key', response: { clientDataJSON } }

/** One request of valid form for every route. */
export const samples: Record<RouteName, (target: Target) => Sample> = {
  'POST /session': () => ({ path: '/session', body: { name: 'nobody', password } }),
  'GET /session': () => ({ path: '/session' }),
  'DELETE /session': () => ({ path: '/session' }),
  'POST /session/password': () => ({
    path: '/session/password',
    body: { password, newPassword: 'another long password' },
  }),
  'POST /session/second-step': () => ({ path: '/session/second-step', body: { ticket: 'none', code: '123456' } }),
  'POST /session/passkey/challenge': () => ({ path: '/session/passkey/challenge' }),
  'POST /session/passkey': () => ({ path: '/session/passkey', body: { passkey: noPasskey } }),
  'GET /session/methods': () => ({ path: '/session/methods' }),
  'POST /session/link': () => ({ path: '/session/link', body: { token: 'none' } }),
  'POST /session/link/password': () => ({ path: '/session/link/password', body: { token: 'none', password } }),
  'GET /session/oidc': () => ({ path: '/session/oidc' }),
  'GET /session/oidc/callback': () => ({ path: '/session/oidc/callback' }),
  'GET /session/oidc/step-up': () => ({ path: '/session/oidc/step-up' }),
  'POST /session/step-up': () => ({ path: '/session/step-up', body: { password } }),
  'POST /session/step-up/challenge': () => ({ path: '/session/step-up/challenge' }),
  'GET /session/factors': () => ({ path: '/session/factors' }),
  'POST /session/factors/totp': () => ({ path: '/session/factors/totp' }),
  'POST /session/factors/totp/confirm': () => ({ path: '/session/factors/totp/confirm', body: { code: '123456' } }),
  'DELETE /session/factors/totp': () => ({ path: '/session/factors/totp' }),
  'POST /session/factors/passkeys/challenge': () => ({ path: '/session/factors/passkeys/challenge' }),
  'POST /session/factors/passkeys': () => ({
    path: '/session/factors/passkeys',
    body: { name: 'Key', passkey: noPasskey },
  }),
  'DELETE /session/factors/passkeys/{passkeyId}': ({ keyId }) => ({ path: `/session/factors/passkeys/${keyId}` }),
  'POST /session/factors/recovery-codes': () => ({ path: '/session/factors/recovery-codes' }),
  'GET /sessions': () => ({ path: '/sessions' }),
  'DELETE /sessions/{sessionId}': ({ keyId }) => ({ path: `/sessions/${keyId}` }),
  'POST /sessions/end-others': () => ({ path: '/sessions/end-others' }),
  'GET /overview': ({ tenantId }) => ({ path: `/overview?mode=test&window=24h&tenantId=${tenantId}` }),
  'GET /payments': ({ tenantId }) => ({ path: `/payments?mode=test&tenantId=${tenantId}` }),
  'POST /payments/search': ({ tenantId }) => ({
    path: '/payments/search',
    body: { mode: 'test', tenantId, q: '0414-1234567' },
  }),
  'GET /payments/totals': ({ tenantId }) => ({ path: `/payments/totals?mode=test&tenantId=${tenantId}` }),
  'POST /payments/{paymentId}/payer': ({ paymentId }) => ({ path: `/payments/${paymentId}/payer` }),
  'GET /payments/{paymentId}': ({ paymentId }) => ({ path: `/payments/${paymentId}` }),
  'POST /payments/{paymentId}/resolve': ({ paymentId }) => ({
    path: `/payments/${paymentId}/resolve`,
    body: { verdict: 'completed', reference: '000012345678' },
  }),
  'POST /payments/{paymentId}/reverse': ({ paymentId }) => ({ path: `/payments/${paymentId}/reverse` }),
  'POST /payments/{paymentId}/cancel': ({ intentId }) => ({ path: `/payments/${intentId}/cancel` }),
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
  'GET /approvals': ({ tenantId }) => ({ path: `/approvals?mode=test&tenantId=${tenantId}` }),
  'GET /approvals/{paymentId}/payees': ({ tenantId, approvalId }) => ({
    path: `/approvals/${approvalId}/payees?mode=test&tenantId=${tenantId}`,
  }),
  'POST /approvals/{paymentId}/approve': ({ tenantId, approvalId }) => ({
    path: `/approvals/${approvalId}/approve`,
    body: { tenantId, mode: 'test' },
  }),
  'POST /approvals/{paymentId}/decline': ({ tenantId, approvalId }) => ({
    path: `/approvals/${approvalId}/decline`,
    body: { tenantId, mode: 'test' },
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
  'GET /exports/payments': ({ tenantId }) => ({ path: `/exports/payments?mode=test&format=csv&tenantId=${tenantId}` }),
  'GET /exports/movements': ({ tenantId }) => ({
    path: `/exports/movements?mode=test&format=csv&tenantId=${tenantId}`,
  }),
  'GET /exports/fees': ({ tenantId }) => ({
    path: `/exports/fees?mode=test&format=csv&from=2026-01-05&to=2026-01-06&tenantId=${tenantId}`,
  }),
  'GET /exports/closings': ({ tenantId }) => ({
    path: `/exports/closings?mode=test&format=csv&from=2026-01-05&to=2026-01-06&tenantId=${tenantId}`,
  }),
  'GET /exports/month': ({ tenantId }) => ({
    path: `/exports/month?mode=test&format=xlsx&month=2026-01&tenantId=${tenantId}`,
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
  'POST /tenants/{tenantId}/banks/order': ({ tenantId }) => ({
    path: `/tenants/${tenantId}/banks/order`,
    body: { mode: 'test', accounts: ['r4', 'bnc'] },
  }),
  'GET /tenants/{tenantId}/banks/accounts': ({ tenantId }) => ({ path: `/tenants/${tenantId}/banks/accounts` }),
  'POST /tenants/{tenantId}/banks/accounts': ({ tenantId }) => ({
    path: `/tenants/${tenantId}/banks/accounts`,
    body: {
      account: `r4:${systemRandom.bytes(4).toString('hex')}`,
      version: null,
      fields: { commerce: systemRandom.uuid(), baseUrl: 'https://bank.test' },
    },
  }),
  'POST /tenants/{tenantId}/banks/check': ({ tenantId }) => ({
    path: `/tenants/${tenantId}/banks/check`,
    body: { mode: 'test', account: 'r4' },
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
  'GET /tenants/{tenantId}/links': ({ tenantId }) => ({ path: `/tenants/${tenantId}/links?mode=test` }),
  'POST /tenants/{tenantId}/links': ({ tenantId }) => ({
    path: `/tenants/${tenantId}/links`,
    body: { mode: 'test', amount: '25.00', currency: 'USD', description: 'Pedido 1042', reusable: false },
  }),
  'POST /tenants/{tenantId}/links/{linkId}/switch': ({ tenantId, linkId }) => ({
    path: `/tenants/${tenantId}/links/${linkId}/switch`,
    body: { mode: 'test', active: false },
  }),
  'GET /tenants/{tenantId}/links/{linkId}/qr': ({ tenantId, linkId }) => ({
    path: `/tenants/${tenantId}/links/${linkId}/qr?mode=test`,
  }),
  'GET /tenants/{tenantId}/checkout-sessions': ({ tenantId }) => ({
    path: `/tenants/${tenantId}/checkout-sessions?mode=test`,
  }),
  'GET /tenants/{tenantId}/checkout-profile': ({ tenantId }) => ({ path: `/tenants/${tenantId}/checkout-profile` }),
  'POST /tenants/{tenantId}/checkout-profile': ({ tenantId }) => ({
    path: `/tenants/${tenantId}/checkout-profile`,
    body: { colour: '#0b6171', returnHosts: ['shop.example.com'] },
  }),
  'GET /tenants/{tenantId}/checkout-profile/logo': ({ tenantId }) => ({
    path: `/tenants/${tenantId}/checkout-profile/logo`,
  }),
  'GET /tenants/{tenantId}/webhooks': ({ tenantId }) => ({ path: `/tenants/${tenantId}/webhooks?mode=test` }),
  'POST /tenants/{tenantId}/webhooks': ({ tenantId }) => ({
    path: `/tenants/${tenantId}/webhooks`,
    body: { mode: 'test', url: 'https://example.com/hooks', events: ['payment.completed'] },
  }),
  'POST /tenants/{tenantId}/webhooks/{webhookId}': ({ tenantId, webhookId }) => ({
    path: `/tenants/${tenantId}/webhooks/${webhookId}`,
    body: { mode: 'test', isActive: false },
  }),
  'POST /tenants/{tenantId}/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver': (target) => ({
    path: `/tenants/${target.tenantId}/webhooks/${target.webhookId}/deliveries/${target.deliveryId}/redeliver`,
    body: { mode: 'test' },
  }),
  'POST /tenants/{tenantId}/webhooks/test': ({ tenantId }) => ({
    path: `/tenants/${tenantId}/webhooks/test`,
    body: { mode: 'live' },
  }),
  'GET /tenants/{tenantId}/webhooks/{webhookId}/deliveries': ({ tenantId, webhookId }) => ({
    path: `/tenants/${tenantId}/webhooks/${webhookId}/deliveries?mode=test`,
  }),
  'GET /banks/fields': () => ({ path: '/banks/fields' }),
  'POST /banks/{bank}/drain': () => ({ path: '/banks/bdv/drain', body: { mode: 'live', drained: true } }),
  'GET /banks': ({ tenantId }) => ({ path: `/banks?mode=test&tenantId=${tenantId}` }),
  'GET /rates': () => ({ path: '/rates' }),
  'GET /rates/history': () => ({ path: '/rates/history' }),
  'POST /rates': () => ({ path: '/rates', body: { rate: '301.3709', valueDate: '2026-01-05' } }),
  'GET /rates/preview': () => ({ path: '/rates/preview?rate=301.3709&valueDate=2026-01-05' }),
  'POST /rates/withdraw': () => ({ path: '/rates/withdraw', body: { valueDate: '2026-01-06' } }),
  'POST /rates/refresh': () => ({ path: '/rates/refresh' }),
  'GET /audit/file': ({ tenantId }) => ({ path: `/audit/file?tenantId=${tenantId}` }),
  'GET /audit': ({ tenantId }) => ({ path: `/audit?tenantId=${tenantId}` }),
  'GET /users': ({ tenantId }) => ({ path: `/users?tenantId=${tenantId}` }),
  'POST /users': ({ tenantId }) => ({
    path: '/users',
    body: { name: `person-${systemRandom.bytes(6).toString('hex')}`, role: 'cashier', tenantId },
  }),
  'POST /users/{userId}/link': ({ userId }) => ({ path: `/users/${userId}/link` }),
  'POST /users/{userId}/role': ({ userId }) => ({ path: `/users/${userId}/role`, body: { role: 'cashier' } }),
  'POST /users/{userId}/disable': ({ userId }) => ({ path: `/users/${userId}/disable` }),
  'POST /users/{userId}/enable': ({ userId }) => ({ path: `/users/${userId}/enable` }),
  'POST /playground': ({ tenantId }) => ({
    path: '/playground',
    body: { tenantId, method: 'GET', path: '/v1/banks' },
  }),
}

/** Routes whose sample is refused: they need a second factor, a challenge, a link, a real charge or a provider first. */
export const refusedSamples: readonly RouteName[] = [
  'POST /session/second-step',
  'POST /session/passkey/challenge',
  'POST /session/passkey',
  'POST /session/link',
  'POST /session/link/password',
  'POST /payments/{paymentId}/reverse',
  'GET /session/oidc',
  'GET /session/oidc/callback',
  'GET /session/oidc/step-up',
  'POST /session/step-up/challenge',
  'POST /session/factors/totp/confirm',
  'POST /session/factors/passkeys/challenge',
  'POST /session/factors/passkeys',
  'DELETE /session/factors/passkeys/{passkeyId}',
  'POST /session/factors/recovery-codes',
  'DELETE /sessions/{sessionId}',
]

const insertEndpoint = positionalStatement(
  'test.endpoint',
  `insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, secret, created_at, updated_at)
   values ($1, false, $2, 1, 'http://127.0.0.1:9/', '{payment.completed}', '\\x00', now(), now())
   on conflict (tenant_id, livemode, slot) do update set endpoint_id = excluded.endpoint_id, is_active = true`,
)

const insertDelivery = positionalStatement(
  'test.failed_delivery',
  `insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, body, state, created_at, sender,
     claimed_at, error)
   values ($1, false, $2, $3, 'payment.completed', '{"event":"payment.completed"}', 'failed', now(), $3, now(), 'timeout')`,
)

/** Creates everything the samples refer to for this tenant. */
export async function makeTarget({ database, pepper }: TestGateway, tenantId: string): Promise<Target> {
  const webhookId = systemRandom.uuid()
  await database.query(insertEndpoint, [tenantId, webhookId])
  const open = { status: 'PENDING', stage: 'attention' } as const
  const paymentId = await seedPayment(database, { tenantId, livemode: false }, open)
  const overpaidId = await seedOverpaid(database, { tenantId, livemode: false })
  const approvalId = await seedApproval(database, { tenantId, livemode: false })
  const { keyId } = await issueKey(database, systemRandom, pepper, { tenant: tenantId, livemode: false, actor: 'test' })
  const movementId = await seedMovement(database, tenantId)
  const linkId = await seedLink(database, { tenantId, livemode: false })
  const intent = { status: 'PENDING', stage: 'intent', expiresAt: new Date(Date.now() + 600_000) } as const
  const intentId = await seedPayment(database, { tenantId, livemode: false }, intent)
  const deliveryId = systemRandom.uuid()
  await database.query(insertDelivery, [tenantId, webhookId, deliveryId])
  await enterRate(database, systemRandom, { rate: decimal('301.3709'), valueDate: '2026-01-06', actor: 'test' })
  const user = { name: `viewer-${deliveryId}`, role: 'viewer', tenantId, passwordHash: 'none', actor: 'test' } as const
  const { userId } = await createUser(database, systemRandom, user)
  const ids = { keyId, webhookId, movementId, linkId, intentId, deliveryId, userId }
  return { tenantId, paymentId, overpaidId, approvalId, ...ids }
}

/** The signature of a PNG image, which is all that the gateway reads of a logo. */
export const pngBytes = Buffer.from('89504e470d0a1a0a', 'hex')

/** A payment link of 25 USD, and a logo on its pages. */
export async function seedLink(
  database: TestGateway['database'],
  scope: Scope,
  description = 'Pedido 1042',
): Promise<string> {
  const tokens = createTokens(systemRandom)
  const links = createLinkStore({ database, sealer: testSealer, tokens, newId: () => systemRandom.uuid() })
  const link: Link = {
    linkId: systemRandom.uuid(),
    slug: links.newSlug(),
    usdAmount: decimal('25.00'),
    vesAmount: null,
    description,
    methods: null,
    externalRef: null,
    returnUrl: null,
    lines: [],
    metadata: {},
    language: 'es',
    customer: null,
    currency: 'USD',
    maxUses: 1,
    isShared: true,
    isActive: true,
    expiresAt: null,
    createdAt: new Date(),
    uses: 0,
    paid: 0,
  }
  await links.insert(scope, link, {
    actor: 'test',
    update: { claim: undefined, do: 'complete', status: 201, answer: null },
  })
  const profiles = createProfileStore({ database, random: systemRandom })
  await profiles.change(scope.tenantId, 'test', { logo: { bytes: pngBytes, type: 'image/png' } })
  return link.linkId
}

/** A paid request of 900.00 VES that received more. */
export function seedOverpaid(database: TestGateway['database'], scope: Scope, received = '1000.00'): Promise<string> {
  const amounts = { vesAmount: decimal('900.00'), receivedVesAmount: decimal(received) }
  return seedPayment(database, scope, { method: 'PAGO_MOVIL', expiresAt: new Date(), ...amounts })
}

const insertApproval = positionalStatement(
  'test.approval',
  `insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at)
   values ($1, $2, $3, 900, 'key:requester', now(), now() + interval '1 day')`,
)

/** A payout of 900.00 VES that waits for a second person. */
export async function seedApproval(database: TestGateway['database'], scope: Scope): Promise<string> {
  const expiresAt = new Date(Date.now() + 86_400_000)
  const waiting = { method: 'VUELTO', status: 'PENDING', stage: 'approval', expiresAt } as const
  const paymentId = await seedPayment(database, scope, { ...waiting, vesAmount: decimal('900.00') })
  await database.query(insertApproval, [scope.tenantId, scope.livemode, paymentId])
  return paymentId
}

/** Unknown ids. */
export function noTarget(): Target {
  const id = () => systemRandom.uuid()
  return {
    tenantId: id(),
    paymentId: id(),
    overpaidId: id(),
    approvalId: id(),
    keyId: id(),
    webhookId: id(),
    movementId: id(),
    linkId: id(),
    intentId: id(),
    deliveryId: id(),
    userId: id(),
  }
}
