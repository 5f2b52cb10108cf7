import { expect } from 'vitest'
import { payC2p, requestC2p } from '../../harness/payments.ts'
import type { Case } from './case.ts'
import { cardCharge, missing } from './requests.ts'
import { reverseWithoutAccount } from './steps.ts'
import type { Tenant, World } from './world.ts'

export const notUuid = (path: string): Case => ({
  status: 400,
  title: 'an id that is no uuid',
  error: 'invalid_request',
  field: '/id',
  request: () => ({ path: path.replace('{id}', 'order-1042') }),
})

export const nobodys = (path: string, error: string): Case => ({
  status: 404,
  title: 'one that does not exist',
  error,
  request: () => missing(path),
})

/** A payment of the payer with that document, whom the simulated banks treat in a way of their own. */
const reversalOf = (debtorId: string) => async (world: World, tenant: Tenant) => ({
  path: `/payments/${await payC2p(world.gateway, tenant.key, { debtorId })}/reverse`,
})

/** Look-ups and reversals, by path. */
export const recordCases: Record<string, Case[]> = {
  '/payments/by-ref/{externalRef}': [
    { status: 200, title: 'the payment', expected: { externalRef: 'order/1042' } },
    {
      status: 200,
      title: 'the latest of two',
      expected: { usdAmount: 12 },
      async request({ gateway }, { key }) {
        await requestC2p(gateway, key, { externalRef: 'twice', usdAmount: 11 })
        await requestC2p(gateway, key, { externalRef: 'twice', usdAmount: 12 })
        return { path: '/payments/by-ref/twice' }
      },
    },
    {
      status: 400,
      title: 'a reference of 129 characters',
      error: 'invalid_request',
      field: '/externalRef',
      request: () => ({ path: `/payments/by-ref/${'r'.repeat(129)}` }),
    },
    nobodys('/payments/by-ref/{externalRef}', 'payment_not_found'),
  ],

  '/payments/{id}': [
    { status: 200, title: 'an intent', expected: { status: 'PENDING', method: 'C2P' } },
    {
      status: 200,
      title: 'a payment that failed',
      expected: {
        status: 'FAILED',
        failureCode: 'G51',
        failureMessage: expect.stringMatching(/./),
        customerMessage: expect.stringMatching(/funds/),
      },
      request: async ({ gateway }, { key }) => ({ path: `/payments/${await payC2p(gateway, key, {}, '00000051')}` }),
    },
    notUuid('/payments/{id}'),
    nobodys('/payments/{id}', 'payment_not_found'),
  ],

  '/payments/{id}/events': [
    { status: 200, title: 'of an intent', expected: { items: [{ type: 'created', event: 'payment.pending' }] } },
    notUuid('/payments/{id}/events'),
    nobodys('/payments/{id}/events', 'payment_not_found'),
  ],

  '/payments/{id}/reverse': [
    {
      status: 200,
      title: 'reversed at BNC',
      expected: { status: 'REVERSED', reversalRef: expect.stringMatching(/^\d+$/) },
    },
    { status: 200, title: 'reversed at R4', bank: 'r4', expected: { status: 'REVERSED' } },
    {
      status: 200,
      title: 'the answer was lost',
      expected: { status: 'COMPLETED', reversalStatus: 'PENDING' },
      request: reversalOf('V00000098'),
    },
    notUuid('/payments/{id}/reverse'),
    {
      status: 400,
      title: 'refused by the bank',
      error: 'payment_not_reversible',
      expected: { failureCode: 'G41', code: 'G41' },
      request: reversalOf('V00000041'),
    },
    {
      status: 400,
      title: 'an intent nobody executed',
      error: 'payment_not_reversible',
      request: async ({ gateway }, { key }) => ({ path: `/payments/${await requestC2p(gateway, key)}/reverse` }),
    },
    {
      status: 400,
      title: 'a card charge',
      error: 'payment_not_reversible',
      async request({ gateway }, { key }) {
        const { body } = await gateway.call('/v1/payments/vpos', { method: 'POST', key, body: cardCharge })
        return { path: `/payments/${String(body['paymentId'])}/reverse` }
      },
    },
    nobodys('/payments/{id}/reverse', 'payment_not_found'),
    { status: 503, title: 'the bank cannot be reached', error: 'provider_unavailable', away: true },
    {
      status: 503,
      title: 'no account at the bank that charged',
      error: 'provider_unavailable',
      send: reverseWithoutAccount,
    },
  ],

  '/payments': [
    { status: 200, title: 'one payment', expected: { items: [{ method: 'C2P', status: 'PENDING' }] } },
    ...['limit=0', 'limit=101', 'limit=two', 'status=DONE', 'method=CASH', 'from=today', 'cursor=made-up'].map(
      (query): Case => ({
        status: 400,
        title: `?${query}`,
        error: 'invalid_request',
        field: `/${query.split('=')[0]}`,
        request: () => ({ path: `/payments?${query}` }),
      }),
    ),
  ],
}
