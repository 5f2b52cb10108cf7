import { expect } from 'vitest'
import { type Case, invalid } from './case.ts'
import { cardCharge } from './requests.ts'

/** With a live key there is nothing at these addresses; without simulated banks that answer, nothing can be asked. */
const forTestKeys: Case[] = [
  { status: 404, title: 'a live key', error: 'not_found', live: true },
  { status: 503, title: 'the simulated banks cannot be reached', error: 'provider_unavailable', away: true },
]

/** The controls of a tenant's own accounts at the simulated banks, by their name in tables. */
export const testControlCases: Record<string, Case[]> = {
  'POST /test/faults': [
    { status: 201, title: 'a code on demand', expected: { kind: 'code', code: 'G65', times: 1 } },
    ...['bank', 'kind'].map((field) => invalid(field, undefined)),
    invalid('kind', 'outage'),
    ...forTestKeys,
  ],
  'GET /test/faults': [{ status: 200, title: 'none', expected: { items: [] } }, ...forTestKeys],
  'DELETE /test/faults': [{ status: 200, title: 'all of them', expected: { items: [] } }, ...forTestKeys],
  '/test/movements': [
    { status: 201, title: 'a payment that came in', expected: { amount: '100.50', reference: '000012345678' } },
    ...['amount', 'reference', 'date'].map((field) => invalid(field, undefined)),
    invalid('date', '2026-02-30'),
    ...forTestKeys,
  ],
  '/test/ledger': [
    { status: 200, title: 'nothing moved', expected: { items: [] } },
    {
      status: 200,
      title: 'what a payment moved',
      expected: { items: [expect.objectContaining({ operation: 'Send', direction: 'in' })] },
      async request({ gateway }, { key }) {
        await gateway.call('/v1/payments/vpos', { method: 'POST', key, body: cardCharge })
        return { path: '/test/ledger?bank=bnc' }
      },
    },
    {
      status: 400,
      title: 'a bank that is not there',
      error: 'invalid_request',
      field: '/bank',
      request: () => ({ path: '/test/ledger?bank=other' }),
    },
    ...forTestKeys,
  ],
}
