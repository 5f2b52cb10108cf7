/**
 * Fields of request bodies that hold a secret, by route. No hash of them outlives the request: the fingerprint that is kept
 * leaves them out, or has the part of them that is no secret. An undeclared field is treated as a secret everywhere.
 */
export const secretFields: Readonly<Record<string, Readonly<Record<string, (value: unknown) => unknown>>>> = {
  'POST /payments/vpos': { cardNumber: lastFour, cvv: nothing, cardPin: nothing, secondFactor: nothing },
  'POST /payments/vpos/authentication': { cardNumber: lastFour },
  'POST /payments/c2p': { token: nothing },
  'POST /payments/debit': { otp: nothing },
  // At least 16 characters, and kept sealed anyway: a repetition with another one must be refused.
  'POST /webhooks': { secret: whole },
  'POST /webhooks/{id}/rotate-secret': { secret: whole },
}

function lastFour(value: unknown): unknown {
  return typeof value === 'string' ? value.slice(-4) : undefined
}

function nothing(): undefined {
  return undefined
}

function whole(value: unknown): unknown {
  return value
}
