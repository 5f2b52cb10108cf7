/** The headers of answers that are part of the API. Those for browsers only (securityHeaders) are on every answer. */
const count = (minimum = 0) => ({ type: 'integer' as const, minimum })
const text = { type: 'string' as const }

export const responseHeaders = {
  'X-Request-Id': {
    description: 'Names this request in the logs: yours, if you sent a sane one, or a new one.',
    required: true as const,
    schema: { ...text, pattern: '^[A-Za-z0-9._-]{1,64}$' },
  },
  'Cache-Control': { description: 'Nothing is to be kept.', schema: { ...text, enum: ['no-store'] } },
  'RateLimit-Limit': { description: 'Requests your tenant may make at once after a pause.', schema: count() },
  'RateLimit-Remaining': { description: 'How many of them are left.', schema: count() },
  'RateLimit-Reset': { description: 'Seconds until one more is allowed.', schema: count() },
  'Retry-After': { description: 'Seconds to wait before the next try.', schema: count(1) },
  'Idempotent-Replayed': {
    description: 'There when this is the stored answer to an earlier request with the same Idempotency-Key.',
    schema: { ...text, enum: ['true'] },
  },
}

type HeaderName = keyof typeof responseHeaders

const always: HeaderName[] = ['X-Request-Id', 'Cache-Control']
const ofTheTenant: HeaderName[] = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']
/** 409 while the first request with the key is under way. */
const retryAfter = new Set(['409', '429', '503'])
/** The answers that are stored under an Idempotency-Key. */
const mayBeReplayed = new Set(['200', '201', '202', '422'])

/** Which of them an answer may have. */
export function headersOf(method: string, status: string): Record<string, { $ref: string }> {
  const names = [
    ...always,
    ...(status === '401' ? [] : ofTheTenant),
    ...(retryAfter.has(status) ? ['Retry-After'] : []),
    ...(method === 'post' && mayBeReplayed.has(status) ? ['Idempotent-Replayed'] : []),
  ]
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}
