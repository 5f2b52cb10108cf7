import { isCardNumber } from '../foundation/card-number.ts'

/** Set on every answer. The reference page at /docs and the dashboard replace the policy by one of their own. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

const saneRequestId = /^[A-Za-z0-9._-]{1,64}$/

/**
 * A sane id of the caller's is kept, so that both sides' logs can be laid side by side. It is logged as it is, so one
 * that is a card number is replaced.
 */
export function requestIdFrom(header: string | string[] | undefined, fresh: () => string): string {
  return typeof header === 'string' && saneRequestId.test(header) && !isCardNumber(header) ? header : fresh()
}
