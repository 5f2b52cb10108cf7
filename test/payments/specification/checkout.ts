import { type Case, invalid } from './case.ts'
import { linkOf, sessionOf } from './requests.ts'
import { nobodys, notUuid } from './records.ts'

type CaseOrFile = Case & { file?: { type: string; name: RegExp } }

const nobody = '018f0000-0000-7000-8000-000000000000'
const invalidQuery = (field: string, value: string): Case => ({
  status: 400,
  title: `${field}=${value}`,
  error: 'invalid_request',
  field: `/${field}`,
  request: () => ({ path: `/payment-links?${field}=${value}` }),
})

const fields: Case[] = [
  invalid('usdAmount', undefined),
  invalid('usdAmount', 0),
  invalid('description', undefined),
  invalid('description', ''),
  invalid('description', 'x'.repeat(201)),
  invalid('methods', []),
  invalid('externalRef', '4242424242424242'),
  invalid('language', 'fr'),
  {
    status: 400,
    title: 'a shop that is not registered',
    error: 'return_url_refused',
    change: { returnUrl: 'https://shop.example.com' },
  },
  { status: 400, title: 'an address that is none', error: 'return_url_refused', change: { returnUrl: 'shop' } },
  { status: 400, title: 'no account', error: 'unsupported_operation', live: true },
]

/** Checkout sessions and payment links, by path. */
export const checkoutCases: Record<string, CaseOrFile[]> = {
  '/checkout/sessions': [
    { status: 201, title: 'a session', expected: { status: 'OPEN' } },
    { status: 201, title: 'in VES', change: { usdAmount: undefined, vesAmount: 100 }, expected: { vesAmount: 100 } },
    {
      status: 201,
      title: 'back to a shop on this machine',
      change: { returnUrl: 'http://localhost:3000/order' },
      expected: { returnUrl: 'http://localhost:3000/order' },
    },
    ...fields,
    invalid('expiresInMinutes', 4),
    invalid('expiresInMinutes', 1441),
  ],

  '/checkout/sessions/{id}': [
    { status: 200, title: 'a session', expected: { status: 'OPEN' } },
    notUuid('/checkout/sessions/{id}'),
    nobodys('/checkout/sessions/{id}', 'checkout_session_not_found'),
  ],

  '/checkout/sessions/{id}/expire': [
    { status: 200, title: 'an open session', expected: { status: 'EXPIRED' } },
    {
      status: 400,
      title: 'one that the customer canceled',
      error: 'checkout_session_not_open',
      async request({ gateway }, tenant) {
        const { sessionId, url } = await sessionOf({ gateway }, tenant)
        await fetch(`${url}/cancel`, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' })
        return { path: `/checkout/sessions/${sessionId}/expire` }
      },
    },
    notUuid('/checkout/sessions/{id}/expire'),
    nobodys('/checkout/sessions/{id}/expire', 'checkout_session_not_found'),
  ],

  'POST /payment-links': [
    { status: 201, title: 'a link for one payment', expected: { active: true, amount: 'fixed', reusable: false } },
    {
      status: 201,
      title: 'whose amount the customer types',
      change: { usdAmount: undefined, amount: 'customer', currency: 'VES', reusable: true },
      expected: { amount: 'customer', currency: 'VES', reusable: true },
    },
    ...fields,
    { ...invalid('usdAmount', 25), title: 'an amount that the customer types too', change: { amount: 'customer' } },
    invalid('maxUses', 0),
    invalid('expiresAt', 'tomorrow'),
    invalid('expiresAt', '2020-01-01T00:00:00Z'),
    { ...invalid('maxUses', 5), change: { maxUses: 5, reusable: false } },
  ],

  'GET /payment-links': [
    { status: 200, title: 'one link', expected: { nextCursor: null } },
    invalidQuery('cursor', 'x'),
    invalidQuery('limit', '0'),
  ],

  'GET /payment-links/{id}': [
    { status: 200, title: 'a link' },
    notUuid('/payment-links/{id}'),
    nobodys('/payment-links/{id}', 'payment_link_not_found'),
  ],

  'PATCH /payment-links/{id}': [
    { status: 200, title: 'off', expected: { active: false } },
    {
      status: 200,
      title: 'on again',
      expected: { active: true },
      async request({ gateway }, tenant) {
        const { linkId } = await linkOf({ gateway }, tenant)
        const path = `/payment-links/${linkId}`
        await gateway.call(`/v1${path}`, { method: 'PATCH', key: tenant.key, body: { active: false } })
        return { path, body: { active: true } }
      },
    },
    invalid('active', 'no'),
    {
      ...notUuid('/payment-links/{id}'),
      request: () => ({ path: '/payment-links/order-1042', body: { active: false } }),
    },
    {
      ...nobodys('/payment-links/{id}', 'payment_link_not_found'),
      request: () => ({ path: `/payment-links/${nobody}`, body: { active: false } }),
    },
  ],

  '/payment-links/{id}/qr.svg': [
    { status: 200, title: 'an image', file: { type: 'image/svg+xml', name: /^qr\.svg$/ } },
    notUuid('/payment-links/{id}/qr.svg'),
    nobodys('/payment-links/{id}/qr.svg', 'payment_link_not_found'),
  ],
}
