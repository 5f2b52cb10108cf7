import { bncAccountOf, claimMovement, seedMovement } from '../../harness/movements.ts'
import { expect } from 'vitest'
import { payC2p, requestC2p } from '../../harness/payments.ts'
import { type Case, invalid } from './case.ts'
import { incoming } from './shapes.ts'
import { withoutRate } from './collections.ts'
import { requestTransfer } from './requests.ts'
import { nobodys, notUuid } from './records.ts'
import type { Tenant, World } from './world.ts'

const nobody = '018f0000-0000-7000-8000-000000000000'
const ignoring = { reason: 'Deposit of the owner' }
const invalidQuery = (field: string, value: string): Case => ({
  status: 400,
  title: `${field}=${value}`,
  error: 'invalid_request',
  field: `/${field}`,
  request: () => ({ path: `/movements?${field}=${value}` }),
})

async function matched({ gateway: { database } }: World, { tenantId }: Tenant) {
  const movementId = await seedMovement(database, tenantId)
  await claimMovement(database, bncAccountOf(tenantId), movementId, { tenantId })
  return { path: `/movements/${movementId}/ignore`, body: ignoring }
}

/** Incoming money, by path. */
export const movementCases: Record<string, Case[]> = {
  '/movements': [
    { status: 200, title: 'one movement', expected: { items: [incoming] } },
    { status: 200, title: 'none', request: () => ({ path: '/movements?state=ignored' }), expected: { items: [] } },
    invalidQuery('state', 'lost'),
    invalidQuery('bank', 'none'),
    invalidQuery('from', 'yesterday'),
    invalidQuery('cursor', 'x'),
  ],

  '/payments/pago-movil/request': [
    { status: 201, title: 'a request', expected: { method: 'PAGO_MOVIL', status: 'PENDING' } },
    { status: 201, title: 'in VES', change: { usdAmount: undefined, vesAmount: 100 }, expected: { vesAmount: 100 } },
    invalid('usdAmount', undefined),
    invalid('usdAmount', 0),
    invalid('debtorCellPhone', '123'),
    invalid('debtorId', 'X1'),
    invalid('debtorBankCode', 9999),
    invalid('expiresInMinutes', 4),
    invalid('expiresInMinutes', 1441),
    invalid('reference', '123'),
    { status: 400, title: 'no account', error: 'unsupported_operation', live: true, change: { vesAmount: 100 } },
    withoutRate,
  ],

  '/payments/{id}/cancel': [
    {
      status: 200,
      title: 'a request',
      expected: { status: 'FAILED', failureCode: 'CANCELED_BY_TENANT', customerMessage: expect.stringMatching(/./) },
    },
    {
      status: 200,
      title: 'an intent',
      expected: { method: 'C2P', failureCode: 'CANCELED_BY_TENANT' },
      request: async ({ gateway }, { key }) => ({ path: `/payments/${await requestC2p(gateway, key)}/cancel` }),
    },
    {
      status: 400,
      title: 'a completed payment',
      error: 'payment_not_cancelable',
      request: async ({ gateway }, { key }) => ({ path: `/payments/${await payC2p(gateway, key)}/cancel` }),
    },
    notUuid('/payments/{id}/cancel'),
    nobodys('/payments/{id}/cancel', 'payment_not_found'),
  ],

  '/payments/{id}/reference': [
    { status: 200, title: 'reported', expected: { status: 'PENDING' } },
    invalid('reference', undefined),
    invalid('reference', '12a456'),
    {
      status: 400,
      title: 'of a C2P',
      error: 'request_not_open',
      request: async ({ gateway }, { key }) => ({
        path: `/payments/${await requestC2p(gateway, key)}/reference`,
        body: { reference: '123456' },
      }),
    },
    {
      ...notUuid('/payments/{id}/reference'),
      request: () => ({ path: '/payments/order-1042/reference', body: { reference: '123456' } }),
    },
    {
      ...nobodys('/payments/{id}/reference', 'payment_not_found'),
      request: () => ({ path: `/payments/${nobody}/reference`, body: { reference: '123456' } }),
    },
  ],

  '/movements/{id}/match': [
    { status: 200, title: 'a part', expected: { status: 'PENDING', receivedVesAmount: 150.25 } },
    invalid('paymentId', undefined),
    invalid('paymentId', 'order-1042'),
    {
      status: 400,
      title: 'to an intent',
      error: 'request_not_open',
      request: async ({ gateway }, { key, tenantId }) => ({
        path: `/movements/${await seedMovement(gateway.database, tenantId)}/match`,
        body: { paymentId: await requestC2p(gateway, key) },
      }),
    },
    {
      ...notUuid('/movements/{id}/match'),
      request: () => ({ path: '/movements/order-1042/match', body: { paymentId: nobody } }),
    },
    {
      ...nobodys('/movements/{id}/match', 'movement_not_found'),
      request: () => ({ path: `/movements/${nobody}/match`, body: { paymentId: nobody } }),
    },
    {
      status: 404,
      title: 'to a payment that does not exist',
      error: 'payment_not_found',
      request: async ({ gateway }, { tenantId }) => ({
        path: `/movements/${await seedMovement(gateway.database, tenantId)}/match`,
        body: { paymentId: nobody },
      }),
    },
    {
      status: 409,
      title: 'one that pays already',
      error: 'movement_already_matched',
      request: async (world, tenant) => ({
        path: (await matched(world, tenant)).path.replace('ignore', 'match'),
        body: { paymentId: await requestTransfer(world, tenant) },
      }),
    },
  ],

  '/movements/{id}/ignore': [
    { status: 200, title: 'ignored', expected: { state: 'ignored' } },
    invalid('reason', undefined),
    invalid('reason', ''),
    invalid('reason', 'x'.repeat(201)),
    { ...notUuid('/movements/{id}/ignore'), request: () => ({ path: '/movements/order-1042/ignore', body: ignoring }) },
    {
      ...nobodys('/movements/{id}/ignore', 'movement_not_found'),
      request: () => ({ path: '/movements/018f0000-0000-7000-8000-000000000000/ignore', body: ignoring }),
    },
    { status: 409, title: 'one that pays already', error: 'movement_already_matched', request: matched },
  ],
}
