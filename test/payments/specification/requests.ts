import { setTimeout as pause } from 'node:timers/promises'
import { limits } from '../../../src/foundation/limits.ts'
import { seedApproval } from '../../operators/samples.ts'
import { disbursementOf, domiciliationOf, movements } from '../advanced/requests.ts'
import { systemRandom } from '../../../src/foundation/random.ts'
import { setRoutes } from '../../../src/tenants/bank-accounts.ts'
import { seedMovement } from '../../harness/movements.ts'
import { c2pDetails, payC2p, requestC2p } from '../../harness/payments.ts'
import { register } from '../../harness/webhooks.ts'
import type { Tenant, World } from './world.ts'

const routedToMercantil = new Set<string>()

export type Request = { path: string; body?: Record<string, unknown> }
type Example = (world: World, tenant: Tenant) => Request | Promise<Request>

const token = '13572468'
export const cardCharge = {
  usdAmount: 25.5,
  cardNumber: '4242424242424242',
  expirationMonth: 12,
  expirationYear: 2040,
  cvv: '012',
  cardHolderName: 'Juana Pérez',
  cardHolderId: 'V12345678',
  accountType: 0,
  cardType: 1,
}
/** Taken as a real card's number; the simulated banks approve it. */
export const ordinaryCard = '4111111111111111'

export const testMovement = { amount: 100.5, reference: '000012345678', date: '2026-10-05', phone: '584141234567' }

const { telefono, cedula, banco, monto } = movements['/credit'](50)

/** A request of each operation that succeeds, by its name in tables. */
const examples: Record<string, Example> = {
  '/banks': () => ({ path: '/banks' }),
  '/balance': () => ({ path: '/balance' }),
  '/quote': () => ({ path: '/quote?usdAmount=25' }),
  '/payments/c2p/request': () => ({
    path: '/payments/c2p/request',
    body: { ...c2pDetails, externalRef: 'order/1042' },
  }),
  '/payments/c2p': async ({ gateway }, { key }) => ({
    path: '/payments/c2p',
    body: { ...c2pDetails, intentId: await requestC2p(gateway, key), token },
  }),
  '/payments/vpos': () => ({ path: '/payments/vpos', body: cardCharge }),
  '/payments/vpos/authentication': async ({ gateway }, { tenantId }) => {
    const scope = { tenantId, livemode: false }
    if (!routedToMercantil.has(tenantId)) {
      await setRoutes(gateway.database, systemRandom, { scope, flows: ['card'], bank: 'mercantil', actor: 'test' })
      // The routes that the tenant has used are cached.
      await pause(limits.bankAccountCacheMs + 100)
      routedToMercantil.add(tenantId)
    }
    const { cardNumber, cardHolderId } = cardCharge
    return { path: '/payments/vpos/authentication', body: { cardNumber, cardHolderId } }
  },
  '/payments/pago-movil/verify': () => ({
    path: '/payments/pago-movil/verify',
    body: { usdAmount: 25.5, reference: '000012345678', externalRef: 'order/1042' },
  }),
  '/payments/by-ref/{externalRef}': async ({ gateway }, { key }) => {
    await requestC2p(gateway, key, { externalRef: 'order/1042' })
    return { path: '/payments/by-ref/order%2F1042' }
  },
  '/payments/{id}': async ({ gateway }, { key }) => ({ path: `/payments/${await requestC2p(gateway, key)}` }),
  '/payments/{id}/reverse': async ({ gateway }, { key }) => ({
    path: `/payments/${await payC2p(gateway, key)}/reverse`,
  }),
  '/payments/debit/otp': () => ({ path: '/payments/debit/otp', body: { telefono, cedula, banco, monto } }),
  '/payments/debit': movement('/debit'),
  '/payments/domiciliation': () => ({ path: '/payments/domiciliation', body: domiciliationOf(50) }),
  '/mandates': async (world, tenant) => {
    await requestMandate(world, tenant)
    return { path: '/mandates' }
  },
  '/payments/operations/{id}': async (world, tenant) => ({
    path: `/payments/operations/${String((await credit(world, tenant))['paymentId'])}`,
  }),
  '/payments/credit': movement('/credit'),
  '/payments/credit/account': movement('/credit/account'),
  '/payments/credit/disburse': () => ({ path: '/payments/credit/disburse', body: disbursementOf([10, 20.5]) }),
  '/payments/disbursements/{id}': async (world, tenant) => ({
    path: `/payments/disbursements/${String((await disburse(world, tenant))['id'])}`,
  }),
  '/payments/payouts': movement('/payouts'),
  '/payments/change': movement('/change'),
  '/approvals': async (world, tenant) => {
    await waiting(world, tenant)
    return { path: '/approvals' }
  },
  '/payments/{id}/approve': async (world, tenant) => ({ path: `/payments/${await waiting(world, tenant)}/approve` }),
  '/payments/{id}/decline': async (world, tenant) => ({ path: `/payments/${await waiting(world, tenant)}/decline` }),
  '/payments': async ({ gateway }, { key }) => {
    await requestC2p(gateway, key)
    return { path: '/payments' }
  },
  '/payments/{id}/events': async ({ gateway }, { key }) => ({
    path: `/payments/${await requestC2p(gateway, key)}/events`,
  }),
  '/payments/operations/poll': async (world, tenant) => ({
    path: '/payments/operations/poll',
    body: { id: (await credit(world, tenant))['paymentId'] },
  }),
  '/payments/pago-movil/request': () => ({ path: '/payments/pago-movil/request', body: { ...transferRequest } }),
  '/payments/{id}/cancel': async (world, tenant) => ({
    path: `/payments/${await requestTransfer(world, tenant)}/cancel`,
  }),
  '/payments/{id}/reference': async (world, tenant) => ({
    path: `/payments/${await requestTransfer(world, tenant)}/reference`,
    body: { reference: '000012345678' },
  }),
  '/movements/{id}/match': async (world, tenant) => ({
    path: `/movements/${await seedMovement(world.gateway.database, tenant.tenantId)}/match`,
    body: { paymentId: await requestTransfer(world, tenant) },
  }),
  '/movements': async ({ gateway }, { tenantId }) => {
    await seedMovement(gateway.database, tenantId)
    return { path: '/movements' }
  },
  '/movements/{id}/ignore': async ({ gateway }, { tenantId }) => ({
    path: `/movements/${await seedMovement(gateway.database, tenantId)}/ignore`,
    body: { reason: 'Deposit of the owner' },
  }),
  '/reconciliations': () => ({ path: '/reconciliations?date=2026-10-05' }),
  '/reconciliations/{date}.csv': () => ({ path: '/reconciliations/2026-10-05.csv' }),
  '/reconciliations/{date}.xlsx': () => ({ path: '/reconciliations/2026-10-05.xlsx' }),
  '/checkout/sessions': () => ({ path: '/checkout/sessions', body: { ...order } }),
  '/checkout/sessions/{id}': async (world, tenant) => ({
    path: `/checkout/sessions/${(await sessionOf(world, tenant)).sessionId}`,
  }),
  '/checkout/sessions/{id}/expire': async (world, tenant) => ({
    path: `/checkout/sessions/${(await sessionOf(world, tenant)).sessionId}/expire`,
  }),
  'POST /payment-links': () => ({ path: '/payment-links', body: { ...order } }),
  'GET /payment-links': async (world, tenant) => {
    await linkOf(world, tenant)
    return { path: '/payment-links' }
  },
  'GET /payment-links/{id}': async (world, tenant) => ({
    path: `/payment-links/${(await linkOf(world, tenant)).linkId}`,
  }),
  'PATCH /payment-links/{id}': async (world, tenant) => ({
    path: `/payment-links/${(await linkOf(world, tenant)).linkId}`,
    body: { active: false },
  }),
  '/payment-links/{id}/qr.svg': async (world, tenant) => ({
    path: `/payment-links/${(await linkOf(world, tenant)).linkId}/qr.svg`,
  }),
  'POST /webhooks': ({ receiver }) => ({ path: '/webhooks', body: { url: receiver.url, events: ['payment.failed'] } }),
  'GET /webhooks': async (world, tenant) => {
    await endpoint(world, tenant)
    return { path: '/webhooks' }
  },
  'GET /webhooks/{id}': async (world, tenant) => ({ path: `/webhooks/${await endpoint(world, tenant)}` }),
  'PATCH /webhooks/{id}': async (world, tenant) => ({
    path: `/webhooks/${await endpoint(world, tenant)}`,
    body: { events: ['payment.reversed'] },
  }),
  'DELETE /webhooks/{id}': async (world, tenant) => ({ path: `/webhooks/${await endpoint(world, tenant)}` }),
  '/webhooks/{id}/rotate-secret': async (world, tenant) => ({
    path: `/webhooks/${await endpoint(world, tenant)}/rotate-secret`,
    body: { graceSeconds: 60 },
  }),
  '/webhooks/{id}/deliveries': async (world, tenant) => {
    const id = await endpoint(world, tenant)
    await world.gateway.call('/v1/notifications/test', { method: 'POST', key: tenant.key })
    return { path: `/webhooks/${id}/deliveries` }
  },
  '/events': () => ({ path: '/events' }),
  'POST /test/faults': () => ({
    path: '/test/faults',
    body: { bank: 'bnc', kind: 'code', operation: 'SendC2P', code: 'G65' },
  }),
  'GET /test/faults': () => ({ path: '/test/faults' }),
  'DELETE /test/faults': () => ({ path: '/test/faults' }),
  '/test/movements': () => ({ path: '/test/movements', body: testMovement }),
  '/test/ledger': () => ({ path: '/test/ledger?bank=bnc' }),
  '/notifications/test': async (world, tenant) => ({
    path: '/notifications/test',
    body: { webhookId: await endpoint(world, tenant) },
  }),
}

export async function exampleOf(operation: string, world: World, tenant: Tenant): Promise<Request> {
  const example = examples[operation]
  if (!example) throw new Error(`${operation} has no example`)
  return example(world, tenant)
}

/** A direct debit that asked for a mandate: the bank has decided it when it is queried. */
export async function requestMandate(
  { gateway }: Reached,
  { key }: Pick<Tenant, 'key'>,
  changes = {},
): Promise<string> {
  const request = { method: 'POST', key, body: domiciliationOf(50, changes) }
  const { paymentId } = (await gateway.call('/v1/payments/domiciliation', request)).body
  await gateway.call(`/v1/payments/operations/${String(paymentId)}`, { key })
  return String(paymentId)
}

const order = { usdAmount: 25, description: 'Pedido 1042' }

type Reached = Pick<World, 'gateway'>

export async function sessionOf({ gateway }: Reached, { key }: Tenant): Promise<{ sessionId: string; url: string }> {
  const { body } = await gateway.call('/v1/checkout/sessions', { method: 'POST', key, body: order })
  return body as { sessionId: string; url: string }
}

export async function linkOf({ gateway }: Reached, { key }: Tenant): Promise<{ linkId: string; url: string }> {
  const { body } = await gateway.call('/v1/payment-links', { method: 'POST', key, body: order })
  return body as { linkId: string; url: string }
}

/** Of a payer that no other example has, so that no movement of another example settles it. */
const transferRequest = { usdAmount: 7.5, debtorCellPhone: '584147770001', debtorId: 'V17770001' }

/** An open request for a transfer. */
export async function requestTransfer({ gateway }: World, { key }: Tenant): Promise<string> {
  const body = transferRequest
  return String(
    (await gateway.call('/v1/payments/pago-movil/request', { method: 'POST', key, body })).body['paymentId'],
  )
}

async function endpoint({ gateway, receiver }: World, { key }: Tenant): Promise<string> {
  return (await register(gateway, key, { url: receiver.url })).id
}

/** A credit that the bank makes, or what the amount's cents ask of it. */
export async function credit({ gateway }: World, { key }: Tenant, amount = 50): Promise<Record<string, unknown>> {
  const body = movements['/credit'](amount)
  return (await gateway.call('/v1/payments/credit', { method: 'POST', key, body })).body
}

/** A payout that another key has requested. */
export function waiting({ gateway }: World, { tenantId }: Tenant): Promise<string> {
  return seedApproval(gateway.database, { tenantId, livemode: false })
}

export async function disburse(
  { gateway }: World,
  { key }: Tenant,
  amounts = [10, 20.5],
): Promise<Record<string, unknown>> {
  const body = disbursementOf(amounts)
  return (await gateway.call('/v1/payments/credit/disburse', { method: 'POST', key, body })).body
}

export const missing = (template: string): Request => ({
  path: template.replace('{id}', systemRandom.uuid()).replace('{externalRef}', 'nobody%2Fs'),
})

function movement(path: keyof typeof movements): Example {
  return () => ({ path: `/payments${path}`, body: movements[path](50) })
}
