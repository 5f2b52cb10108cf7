import { createLinkStore } from '../../src/checkout/link-store.ts'
import type { Order } from '../../src/checkout/order.ts'
import { createSessionStore } from '../../src/checkout/session-store.ts'
import { createTokens } from '../../src/checkout/tokens.ts'
import { decimal } from '../../src/foundation/money.ts'
import { noKey } from '../../src/idempotency/sql.ts'
import { testSealer } from '../harness/sealer.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { runInContext } from '../../src/foundation/request-context.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { writeAudit } from '../../src/audit/entry.ts'
import type { Database } from '../../src/storage/database.ts'
import { seedMovement } from '../harness/movements.ts'
import { positionalStatement } from '../harness/statement.ts'
import { seedPayment, setColumns } from '../harness/payments.ts'
import { seedApproval } from '../operators/samples.ts'

/** Calls `pwned` wherever it is taken for anything but text: in an element, an attribute, a script or a template. */
const everything = (name: string) =>
  `${name}"><img src=/x onerror=pwned()></code><script>pwned()</script>{{constructor.constructor('pwned()')()}}\${pwned()}`
const short = (name: string) => `${name}"><img src=/x onerror=pwned()>`
const link = (name: string) => `javascript:pwned('${name}')//"><svg onload=pwned()>`

/** Content of each column of free text. All of them are shown to operators and to staff. */
export const hostile = {
  'tenants.name': short('tenant'),
  'api_keys.name': short('key'),
  'api_keys.public_part': short('part'),
  'audit_log.action': everything('action'),
  'audit_log.actor': everything('actor'),
  'audit_log.address': everything('address'),
  'audit_log.details': everything('details'),
  'audit_log.key_id': everything('key'),
  'audit_log.request_id': everything('request'),
  'audit_log.session_id': everything('session'),
  'audit_log.subject': link('subject'),
  'checkout_sessions.description': short('session'),
  'movements.ignored_reason': everything('ignored'),
  'movements.payer_bank_code': everything('payer bank'),
  'movements.reference': everything('movement'),
  'payment_approvals.requested_by': everything('requester'),
  'payment_events.data': everything('data'),
  'payment_events.type': everything('type'),
  'payment_links.description': short('link'),
  'payments.bank_code': everything('code'),
  'payments.bank_reference': everything('reference'),
  'payments.card_brand': everything('brand'),
  'payments.external_ref': short('ref'),
  'payments.failure_code': everything('failure'),
  'payments.operation_id': link('operation'),
  'payments.reversal_ref': everything('reversal'),
  'webhook_deliveries.body': everything('body'),
  'webhook_deliveries.error': everything('error'),
  'webhook_deliveries.event': everything('event'),
  'webhook_deliveries.excerpt': everything('excerpt'),
  'webhook_endpoints.url': link('url'),
} satisfies Record<string, string>

const ours = 'written by the gateway from a list of its own'
const unread = 'no page reads it'

/** All other columns of text, and why they need no filling. */
export const closed: Record<string, string> = {
  'account_orders.accounts': ours,
  'account_holders.bank': ours,
  'account_holders.version': 'written by the gateway, and read by no page',
  'audit_log.outcome': ours,
  'api_keys.allowed_ips': 'the database takes networks only',
  'api_keys.created_by': 'the actor, as in the audit log; read by no page',
  'api_keys.scopes': ours,
  'bank_accounts.bank': ours,
  'bank_invoices.invoice_number': unread,
  'bank_invoices.purpose': ours,
  'bank_notifications.bank': ours,
  'bank_notifications.movement_key': unread,
  'bank_notifications.operation': unread,
  'bank_notifications.reading': ours,
  'bank_notifications.reason': unread,
  'bank_notifications.reply_body': unread,
  'bank_questions.movement_key': unread,
  'bank_quotas.name': ours,
  'checkout_profiles.colour': 'the database takes # and six hexadecimal digits only',
  'checkout_profiles.frame_origins': 'the gateway takes https origins only',
  'checkout_profiles.logo_type': ours,
  'checkout_profiles.return_hosts': 'the gateway takes host names only',
  'checkout_sessions.end_reason': ours,
  'checkout_sessions.external_ref': unread,
  'checkout_sessions.language': ours,
  'checkout_sessions.lines': unread,
  'checkout_sessions.metadata': unread,
  'checkout_sessions.methods': ours,
  'checkout_sessions.return_url': unread,
  'claimed_movements.movement_key': unread,
  'closed_days.bank': ours,
  'closed_days.closed_by': 'the name of a user, of which the database takes letters, digits and ._@+- only',
  'closed_days.content': 'the same lines as on a day that is open, which are filled',
  'day_corrections.change': ours,
  'day_corrections.line': 'the same lines as on a day that is open, which are filled',
  'disbursements.reference': unread,
  'drained_banks.bank': ours,
  'flow_routes.bank': ours,
  'flow_routes.flow': ours,
  'idempotency_keys.key': unread,
  'idempotency_keys.route': unread,
  'installation_secrets.name': ours,
  'mandates.bank': ours,
  'mandates.status': ours,
  'movements.bank': ours,
  'movements.direction': ours,
  'movements.kind': ours,
  'movements.movement_key': unread,
  'movements.numbers': unread,
  'movements.source': ours,
  'movements.state': ours,
  'notification_addresses.allowed': unread,
  'notification_addresses.bank': ours,
  'operator_former_passwords.password_hash': unread,
  'operator_passkeys.name': 'shown only to its owner, who entered it',
  'operator_passkeys.transports': ours,
  'operator_sessions.address': 'the address of a connection, parsed by the server',
  'operator_sessions.device': ours,
  'operator_sessions.verified_with': ours,
  'operator_tokens.public_part': unread,
  'operator_users.issuer': 'the configured provider, verified',
  'operator_users.name': 'the database takes letters, digits and ._@+- only',
  'operator_users.password_hash': unread,
  'operator_users.role': ours,
  'operator_users.subject': 'shown in the audit log only, as text of its details',
  'passkey_challenges.purpose': ours,
  'payment_approvals.decided_by': unread,
  'payment_approvals.decision': ours,
  'payment_events.event': ours,
  'payment_events.status': ours,
  'payment_hours.bank': ours,
  'payment_hours.method': ours,
  'payment_links.created_by': unread,
  'payment_links.currency': ours,
  'payment_links.external_ref': unread,
  'payment_links.language': ours,
  'payment_links.lines': unread,
  'payment_links.metadata': unread,
  'payment_links.methods': ours,
  'payment_links.return_url': unread,
  'payment_requests.bank_code': unread,
  'payment_requests.reference': 'the database takes digits only',
  'payments.bank': ours,
  'payments.bank_numbers': unread,
  'payments.card_last4': 'the database takes four digits only',
  'payments.metadata': unread,
  'payments.method': ours,
  'payments.operation_ref': unread,
  'payments.reversal_code': unread,
  'payments.reversal_numbers': unread,
  'payments.reversal_stage': ours,
  'payments.review_reason': ours,
  'payments.stage': ours,
  'payments.status': ours,
  'rate_sources.error': ours,
  'rate_sources.source': ours,
  'rates.origin': 'rates of an origin that is not on the gateway’s own list are not read',
  'rates.source': ours,
  'statement_readings.bank': ours,
  'tenants.language': ours,
  'tenant_events.body': unread,
  'webhook_deliveries.state': ours,
  'webhook_endpoints.events': ours,
}

const setKey = positionalStatement(
  'test.hostile_key',
  'update api_keys set public_part = $2, name = $3 where key_id = $1',
)
const setRequester = positionalStatement(
  'test.hostile_requester',
  'update payment_approvals set requested_by = $2 where subject_id = $1',
)
const addEvent = positionalStatement(
  'test.hostile_event',
  `insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data)
   values ($1, $2, $3, $4, now(), $5, 'FAILED', 'payment.failed', $6)`,
)
const addEndpoint = positionalStatement(
  'test.hostile_endpoint',
  `insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, secret, created_at, updated_at)
   values ($1, $2, $3, 1, $4, '{payment.reversed}', '\\x00', now(), now())`,
)
const addDelivery = positionalStatement(
  'test.hostile_delivery',
  `insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state,
     created_at, sender, claimed_at, response_status, error, duration_ms, excerpt)
   values ($1, $2, $3, $4, $5, $6, $7, 'failed', now(), $4, now(), 500, $8, 3, $9)`,
)

const ignore = positionalStatement(
  'test.hostile_movement',
  `update movements set state = 'ignored', tenant_id = $2, livemode = $3, ignored_reason = $4 where movement_id = $1`,
)

/** Fills everything of one tenant; returns a payment and a movement of today that show most of it. */
export async function fill(
  database: Database,
  scope: Scope,
  keyId: string,
): Promise<{ paymentId: string; movementId: string }> {
  const owner = [scope.tenantId, scope.livemode]
  const payer = Object.fromEntries(
    ['document', 'phone', 'bankCode', 'account', 'name', 'concept', 'reference'].map((name) => [name, short(name)]),
  )
  const externalRef = hostile['payments.external_ref']
  await seedPayment(database, scope, { externalRef, payer, status: 'PENDING', stage: 'attention' })
  const paymentId = await seedPayment(database, scope, {
    externalRef,
    payer,
    status: 'FAILED',
    failureCode: hostile['payments.failure_code'],
    cardLast4: '4242',
  })
  for (const column of ['bank_code', 'bank_reference', 'card_brand', 'operation_id', 'reversal_ref'] as const) {
    await setColumns(database, scope, paymentId, { [column]: hostile[`payments.${column}`] })
  }
  const data = hostile['payment_events.data']
  const texts = { reason: data, bank: data, by: data, bankCode: data, [data]: data }
  const type = hostile['payment_events.type']
  const eventId = systemRandom.uuid()
  await database.query(addEvent, [...owner, paymentId, eventId, type, JSON.stringify(texts)])

  const endpointId = systemRandom.uuid()
  await database.query(addEndpoint, [...owner, endpointId, hostile['webhook_endpoints.url']])
  const deliveryColumns = ['event', 'body', 'error', 'excerpt'] as const
  const [event, body, error, excerpt] = deliveryColumns.map((name) => hostile[`webhook_deliveries.${name}`])
  await database.query(addDelivery, [...owner, endpointId, eventId, event, paymentId, body, error, excerpt])
  const answered = systemRandom.uuid()
  await database.query(addDelivery, [...owner, endpointId, answered, event, paymentId, body, null, excerpt])

  await database.query(setKey, [keyId, hostile['api_keys.public_part'], hostile['api_keys.name']])
  const approvalId = await seedApproval(database, scope)
  await database.query(setRequester, [approvalId, hostile['payment_approvals.requested_by']])
  const { tenantId } = scope
  const actor = hostile['audit_log.actor']
  const details = { [hostile['audit_log.details']]: hostile['audit_log.details'] }
  const entry = { actor, tenantId, subject: hostile['audit_log.subject'], details }
  const origin = {
    address: hostile['audit_log.address'],
    keyId: hostile['audit_log.key_id'],
    requestId: hostile['audit_log.request_id'],
    sessionId: hostile['audit_log.session_id'],
  }
  await runInContext(origin, () =>
    writeAudit(database, systemRandom, { ...entry, action: hostile['audit_log.action'] }),
  )
  // Its subject becomes a part of a link.
  await writeAudit(database, systemRandom, { ...entry, action: 'payment.resolve' })

  await sell(database, scope)
  const line = { reference: hostile['movements.reference'], bankCode: hostile['movements.payer_bank_code'] }
  await seedMovement(database, tenantId, line)
  const movementId = await seedMovement(database, tenantId, line)
  await database.query(ignore, [movementId, ...owner, hostile['movements.ignored_reason']])
  return { paymentId, movementId }
}

/** A link and a session. The customers' own pages are in test/checkout. */
async function sell(database: Database, scope: Scope): Promise<void> {
  const tokens = createTokens(systemRandom)
  const parts = { database, sealer: testSealer, tokens }
  const ofOrder = (description: string): Order => ({
    usdAmount: decimal(25),
    vesAmount: null,
    description,
    methods: null,
    externalRef: null,
    returnUrl: null,
    lines: [],
    metadata: {},
    language: 'es',
    customer: null,
  })
  const createdAt = new Date()
  const sessions = createSessionStore(parts)
  const session = sessions.newSession({
    order: ofOrder(hostile['checkout_sessions.description']),
    sessionId: systemRandom.uuid(),
    keyId: null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 3_600_000),
  })
  await sessions.insert(scope, session, noKey)
  const links = createLinkStore({ ...parts, newId: () => systemRandom.uuid() })
  const sold = {
    ...ofOrder(hostile['payment_links.description']),
    linkId: systemRandom.uuid(),
    slug: links.newSlug(),
    currency: 'USD',
    maxUses: 1,
    isShared: true,
    isActive: true,
    expiresAt: null,
    createdAt,
    uses: 0,
    paid: 0,
  } as const
  await links.insert(scope, sold, { actor: 'test', update: noKey })
}
