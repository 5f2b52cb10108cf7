/** The specification's table of operations, row by row, and what the contract adds to it. */
export type Operation = {
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below /v1. */
  path: string
  /** Its name in tables: the path, and the method before it where the path has several. */
  key: string
  success: number
  /** The other statuses the specification declares. */
  declared: number[]
  /** Statuses that the contract adds for this operation only. */
  added: number[]
}

const rows: [string, Operation['method'], string, number, number[], number[]][] = [
  ['List banks', 'GET', '/banks', 200, [400, 401], []],
  ['Quote', 'GET', '/quote', 200, [400, 401], [503]],
  ['Create C2P intent', 'POST', '/payments/c2p/request', 201, [400, 401], [503]],
  ['Execute C2P', 'POST', '/payments/c2p', 201, [400, 401, 404, 422], [503]],
  ['Execute VPOS card charge', 'POST', '/payments/vpos', 201, [400, 401, 422], [503]],
  ['Verify Pago Móvil transfer', 'POST', '/payments/pago-movil/verify', 200, [400, 401], [503]],
  ['Get latest payment by external reference', 'GET', '/payments/by-ref/{externalRef}', 200, [400, 401, 404], []],
  ['Get payment', 'GET', '/payments/{id}', 200, [400, 401, 404], []],
  ['Reverse C2P payment', 'POST', '/payments/{id}/reverse', 200, [400, 401, 404], [503]],
  ['Issue debit authorization code', 'POST', '/payments/debit/otp', 200, [401, 503], [400]],
  ['Immediate debit', 'POST', '/payments/debit', 200, [401, 503], [400]],
  ['Poll pending operation', 'GET', '/payments/operations/{id}', 200, [401, 503], [404]],
  ['Immediate credit by phone and identity', 'POST', '/payments/credit', 200, [401, 503], [202, 400]],
  ['Credit to a 20-digit bank account', 'POST', '/payments/credit/account', 200, [401, 503], [202, 400]],
  ['Disburse credits to multiple recipients', 'POST', '/payments/credit/disburse', 200, [401, 503], [202, 400]],
  ['Disburse payments to bank accounts', 'POST', '/payments/payouts', 200, [401, 503], [202, 400]],
  ['Send change to a customer', 'POST', '/payments/change', 200, [401, 503], [202, 400, 404]],
  ['Register webhook endpoint', 'POST', '/webhooks', 201, [400, 401], []],
  ['Send test notification', 'POST', '/notifications/test', 202, [400, 401], [404]],
  // Beyond the specification.
  ['List payments', 'GET', '/payments', 200, [], [400, 401]],
  ['Timeline of a payment', 'GET', '/payments/{id}/events', 200, [], [400, 401, 404]],
  ['Poll pending operation, by POST', 'POST', '/payments/operations/poll', 200, [], [400, 401, 404, 503]],
  ['Get disbursement', 'GET', '/payments/disbursements/{id}', 200, [], [400, 401, 404]],
  ['Direct debit under a mandate', 'POST', '/payments/domiciliation', 200, [], [400, 401, 503]],
  ['List mandates', 'GET', '/mandates', 200, [], [400, 401]],
  ['Balances of accounts', 'GET', '/balance', 200, [], [401]],
  ['List payouts that wait for approval', 'GET', '/approvals', 200, [], [401]],
  ['Approve a payout', 'POST', '/payments/{id}/approve', 200, [], [400, 401, 404, 503]],
  ['Decline a payout', 'POST', '/payments/{id}/decline', 200, [], [400, 401, 404]],
  ['Reconciliation of a day', 'GET', '/reconciliations', 200, [], [400, 401]],
  ['Reconciliation as CSV', 'GET', '/reconciliations/{date}.csv', 200, [], [400, 401]],
  ['Reconciliation as XLSX', 'GET', '/reconciliations/{date}.xlsx', 200, [], [400, 401]],
  ['List webhook endpoints', 'GET', '/webhooks', 200, [], [401]],
  ['Get webhook endpoint', 'GET', '/webhooks/{id}', 200, [], [400, 401, 404]],
  ['Change webhook endpoint', 'PATCH', '/webhooks/{id}', 200, [], [400, 401, 404]],
  ['Delete webhook endpoint', 'DELETE', '/webhooks/{id}', 200, [], [400, 401, 404]],
  ['Rotate signing secret', 'POST', '/webhooks/{id}/rotate-secret', 200, [], [400, 401, 404]],
  ['Log of deliveries', 'GET', '/webhooks/{id}/deliveries', 200, [], [400, 401, 404]],
  ['List events', 'GET', '/events', 200, [], [400, 401]],
  ['Request a transfer', 'POST', '/payments/pago-movil/request', 201, [], [400, 401, 503]],
  ['Cancel a payment', 'POST', '/payments/{id}/cancel', 200, [], [400, 401, 404]],
  ['Report a reference', 'POST', '/payments/{id}/reference', 200, [], [400, 401, 404]],
  ['Match a movement', 'POST', '/movements/{id}/match', 200, [], [400, 401, 404, 409]],
  ['List incoming money', 'GET', '/movements', 200, [], [400, 401]],
  ['Ignore a movement', 'POST', '/movements/{id}/ignore', 200, [], [400, 401, 404, 409]],
  ['Create a checkout session', 'POST', '/checkout/sessions', 201, [], [400, 401]],
  ['Get a checkout session', 'GET', '/checkout/sessions/{id}', 200, [], [400, 401, 404]],
  ['End a checkout session', 'POST', '/checkout/sessions/{id}/expire', 200, [], [400, 401, 404]],
  ['Create a payment link', 'POST', '/payment-links', 201, [], [400, 401]],
  ['List payment links', 'GET', '/payment-links', 200, [], [400, 401]],
  ['Get a payment link', 'GET', '/payment-links/{id}', 200, [], [400, 401, 404]],
  ['Switch a payment link on or off', 'PATCH', '/payment-links/{id}', 200, [], [400, 401, 404]],
  ['QR code of a payment link', 'GET', '/payment-links/{id}/qr.svg', 200, [], [400, 401, 404]],
  ['Second factor of a debit card', 'POST', '/payments/vpos/authentication', 200, [], [400, 401, 503]],
  // Test keys only.
  ['Script a fault', 'POST', '/test/faults', 201, [], [400, 401, 404, 503]],
  ['List faults', 'GET', '/test/faults', 200, [], [401, 404, 503]],
  ['Remove faults', 'DELETE', '/test/faults', 200, [], [401, 404, 503]],
  ['Put a movement on an account', 'POST', '/test/movements', 201, [], [400, 401, 404, 503]],
  ['Read the ledger', 'GET', '/test/ledger', 200, [], [400, 401, 404, 503]],
]

/** Statuses of every route, and of the methods with a body. */
const everywhere = [403, 405, 429]
const byMethod: Record<Operation['method'], number[]> = {
  GET: [],
  POST: [409, 413, 415],
  PATCH: [413, 415],
  DELETE: [],
}

export const operations: Operation[] = rows.map(([name, method, path, success, declared, added]) => ({
  name,
  method,
  path,
  key: rows.filter((row) => row[2] === path).length > 1 ? `${method} ${path}` : path,
  success,
  declared,
  added: [...added, ...everywhere, ...byMethod[method]],
}))
