/** Response headers that are part of the API. Those for browsers only (securityHeaders) are on every response. */
const count = (minimum = 0) => ({ type: 'integer' as const, minimum })
const text = { type: 'string' as const }

export const responseHeaders = {
  'X-Request-Id': {
    description: 'Identifies this request in the logs: your own id if you sent a valid one, otherwise a new one.',
    required: true as const,
    schema: { ...text, pattern: '^[A-Za-z0-9._-]{1,64}$' },
  },
  'Cache-Control': { description: 'Responses must not be cached.', schema: { ...text, enum: ['no-store'] } },
  'RateLimit-Limit': { description: 'Requests your tenant may make in a burst after a pause.', schema: count() },
  'RateLimit-Remaining': { description: 'Requests left in the current burst.', schema: count() },
  'RateLimit-Reset': {
    description: 'Seconds until the burst is available again; on 429, until the next request is allowed.',
    schema: count(),
  },
  'Retry-After': { description: 'Seconds to wait before retrying.', schema: count(1) },
  'Content-Disposition': { description: 'Name of the file.', schema: { ...text, pattern: '^attachment; filename=' } },
  'Pasarela-Warning': {
    description:
      'In test mode only: fields of the body that the operation does not know and ignores, such as ' +
      '`unknown field "usdAmout"`. At most 5.',
    schema: { ...text, pattern: '^unknown field "', maxLength: 2000 },
  },
  'Idempotent-Replayed': {
    description: 'Present if this is the stored response to an earlier request with the same Idempotency-Key.',
    schema: { ...text, enum: ['true'] },
  },
}

type HeaderName = keyof typeof responseHeaders

const always: HeaderName[] = ['X-Request-Id', 'Cache-Control']
const rateLimit: HeaderName[] = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']
/** Statuses with Retry-After; 409 while the first request with the key is in flight. */
const retryAfter = new Set(['409', '429', '503'])
/** Statuses of responses that are stored under an Idempotency-Key. */
const replayable = new Set(['200', '201', '202', '422'])

/** Headers of a response. */
export function headersOf(
  method: string,
  status: string,
  { isFile, hasBody }: { isFile: boolean; hasBody: boolean },
): Record<string, { $ref: string }> {
  const names = [
    ...always,
    ...(status === '401' ? [] : rateLimit),
    ...(retryAfter.has(status) ? ['Retry-After'] : []),
    ...(isFile ? ['Content-Disposition'] : []),
    ...(hasBody && status !== '401' ? ['Pasarela-Warning'] : []),
    ...(method === 'post' && replayable.has(status) ? ['Idempotent-Replayed'] : []),
  ]
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}
