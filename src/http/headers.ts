import { isCardNumber } from '../foundation/card-number.ts'

/** Headers of every response. The reference page at /docs and the dashboard replace the policy by their own. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

const validRequestId = /^[A-Za-z0-9._-]{1,64}$/

/**
 * The caller's request id if it is valid, so that the logs of both sides can be correlated. It is logged verbatim, so a
 * card number is replaced.
 */
export function requestIdFrom(header: string | string[] | undefined, fresh: () => string): string {
  return typeof header === 'string' && validRequestId.test(header) && !isCardNumber(header) ? header : fresh()
}
