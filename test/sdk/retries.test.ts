import { describe, expect, test } from 'vitest'
import { Pasarela, type PasarelaError } from '../../sdk/src/index.ts'
import { readRetryAfter } from '../../sdk/src/retry.ts'
import { createSend } from '../../sdk/src/transport.ts'

type Scripted = { status: number; error?: string; headers?: Record<string, string> } | 'broken' | 'fine'

/** A client with a clock of its own, against a script of answers whose last one is repeated. */
function play(script: Scripted[], { maxRetries = 2, totalTimeoutMs = 90_000, random = 1, tryMs = 0 } = {}) {
  let now = 0
  const waits: number[] = []
  const keys: (string | undefined)[] = []
  const settings = { apiKey: 'pas_test_x', baseUrl: 'http://gateway', language: undefined, timeoutMs: 40_000 }
  const send = createSend(
    { ...settings, maxRetries, totalTimeoutMs },
    {
      now: () => now,
      random: () => random,
      uuid: () => 'generated',
      sleep: async (milliseconds) => {
        waits.push(milliseconds)
        now += milliseconds
      },
      fetch: async (_url, request) => {
        keys.push(new Headers(request?.headers).get('idempotency-key') ?? undefined)
        now += tryMs
        const answer = script[Math.min(keys.length, script.length) - 1]
        if (answer === 'broken' || answer === undefined) throw new TypeError('fetch failed')
        if (answer === 'fine') return Response.json([])
        const body = JSON.stringify(answer.error === undefined ? {} : { error: answer.error, message: 'No.' })
        return new Response(body, { status: answer.status, headers: answer.headers ?? {} })
      },
    },
  )
  return { send, waits, keys }
}

const read = (played: ReturnType<typeof play>) => played.send('listBanks', {})
const write = (played: ReturnType<typeof play>, options = {}) =>
  played.send('pollOperation', { body: { id: 'x' } }, options)
const failed = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: PasarelaError) => error,
  )

describe.each([
  ['broken', 'broken'],
  ['408', { status: 408, error: 'request_timeout' }],
  ['429', { status: 429, error: 'rate_limited' }],
  ['500', { status: 500, error: 'internal_error' }],
  ['502 of a proxy', { status: 502 }],
  ['503', { status: 503, error: 'provider_unavailable' }],
  ['504 of a proxy', { status: 504 }],
] satisfies [string, Scripted][])('a response “%s”', (_name, answer) => {
  test('is retried, and a write keeps one Idempotency-Key', async () => {
    const reading = play([answer, answer, 'fine'])
    await read(reading)
    expect(reading.keys).toEqual([undefined, undefined, undefined])
    const writing = play([answer, answer, 'fine'])
    await write(writing)
    expect(writing.keys).toEqual(['generated', 'generated', 'generated'])
    const named = play([answer, 'fine'])
    await write(named, { idempotencyKey: 'mine' })
    expect(named.keys).toEqual(['mine', 'mine'])
  })

  test('is not retried beyond maxRetries', async () => {
    const played = play([answer])
    expect(await failed(write(played))).toMatchObject({ attempts: 3, idempotencyKey: 'generated' })
    expect(played.keys).toHaveLength(3)
    const never = play([answer], { maxRetries: 0 })
    await failed(write(never))
    expect(never.keys).toHaveLength(1)
  })
})

test.each([
  [400, 'invalid_request', 'InvalidRequestError'],
  [401, 'invalid_api_key', 'AuthenticationError'],
  [404, 'intent_not_found', 'NotFoundError'],
  [405, 'method_not_allowed', 'InvalidRequestError'],
  [409, 'idempotency_key_reused', 'ConflictError'],
  [413, 'payload_too_large', 'InvalidRequestError'],
  [415, 'unsupported_media_type', 'InvalidRequestError'],
  [422, 'provider_rejected', 'BankRejectedError'],
  [429, 'card_velocity_blocked', 'RateLimitError'],
])('%i %s is final: it is not retried and becomes a %s', async (status, code, name) => {
  const played = play([{ status, error: code }])
  expect(await failed(write(played))).toMatchObject({ name, status, code, message: 'No.', attempts: 1 })
  expect(played.keys).toHaveLength(1)
})

describe('the wait between retries', () => {
  test('doubles, with a random jitter of up to half of it', async () => {
    const longest = play(['broken'], { maxRetries: 6, random: 1 })
    await failed(read(longest))
    expect(longest.waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000])
    const shortest = play(['broken'], { maxRetries: 6, random: 0 })
    await failed(read(shortest))
    expect(shortest.waits).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000])
  })

  test('is never shorter than Retry-After', async () => {
    const played = play([{ status: 429, error: 'rate_limited', headers: { 'retry-after': '7' } }, 'fine'])
    await read(played)
    expect(played.waits).toEqual([7_000])
  })

  test('is not begun when it would exceed the total time', async () => {
    const played = play([{ status: 503, headers: { 'retry-after': '90' } }])
    expect(await failed(read(played))).toMatchObject({ retryAfterSeconds: 90, attempts: 1 })
    expect(played.waits).toEqual([])
  })

  test('for a request still in flight goes on without using up retries, until the total time is over', async () => {
    const running = { status: 409, error: 'idempotency_request_in_progress', headers: { 'retry-after': '1' } }
    const patient = play(['broken', ...Array.from({ length: 30 }, () => running), 'fine'], { maxRetries: 1 })
    await write(patient)
    expect(patient.keys).toHaveLength(32)
    const endless = play([running], { totalTimeoutMs: 10_000 })
    expect(await failed(write(endless))).toMatchObject({ name: 'ConflictError', retryAfterSeconds: 1 })
    expect(endless.waits).toHaveLength(9)
    const impatient = play([running], { maxRetries: 0 })
    await failed(write(impatient))
    expect(impatient.keys).toHaveLength(1)
  })

  test('and the tries together stay within the total time', async () => {
    const played = play(['broken'], { maxRetries: 100, totalTimeoutMs: 60_000, tryMs: 20_000 })
    await failed(read(played))
    expect(played.keys).toHaveLength(3)
  })
})

test.each([
  [null, undefined],
  ['3', 3],
  ['0', 0],
  ['Thu, 01 Jan 1970 00:00:09 GMT', 4],
  ['Thu, 01 Jan 1970 00:00:01 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  ['-5', undefined],
])('Retry-After %j at second 5 means a wait of %j seconds', (header, seconds) => {
  expect(readRetryAfter(header, 5_000)).toBe(seconds)
})

test('an error without a readable body still has a sentence and a code', async () => {
  for (const status of [400, 401, 404, 409, 422, 429, 500, 503]) {
    const error = await failed(read(play([{ status }], { maxRetries: 0 })))
    expect(error).toMatchObject({ status, code: 'unreadable_answer', message: expect.stringMatching(/^[A-Z].+\.$/) })
  }
  expect(await failed(write(play([{ status: 422 }])))).toMatchObject({ failureCode: 'UNKNOWN' })
})

describe('before anything is sent, the SDK refuses', () => {
  const options = { apiKey: 'pas_test_x', baseUrl: 'http://gateway' }
  const forbidden = async () => expect.unreachable()

  test.each([
    ['', 'apiKey'],
    ['pas_test_x\n', 'apiKey'],
    ['clave ñ', 'apiKey'],
    [undefined as unknown as string, 'apiKey'],
  ])('the key %j, without repeating it', (apiKey, name) => {
    const construct = () => new Pasarela({ ...options, apiKey })
    expect(construct).toThrow(name)
    expect(construct).not.toThrow(/ñ|pas_test_x/)
  })

  test.each(['', 'gateway:8080', 'ftp://gateway', 'https://ana:secret@gateway', 'https://gateway?x=1', '/v1'])(
    'the address %j',
    (baseUrl) => {
      expect(() => new Pasarela({ ...options, baseUrl })).toThrow('baseUrl must be')
    },
  )

  test.each(['', '.', '..', undefined as unknown as string])('the id %j', async (id) => {
    const client = new Pasarela({ ...options, fetch: forbidden })
    await expect(client.payments.get(id)).rejects.toThrow('id must be')
  })

  test.each(['', 'ñ', 'x'.repeat(256), 'a\nb'])('the idempotencyKey %j', async (idempotencyKey) => {
    const client = new Pasarela({ ...options, fetch: forbidden })
    await expect(client.payments.reverse('x', { idempotencyKey })).rejects.toThrow('idempotencyKey must be')
  })
})

test.each(['http://gateway/pay', 'http://gateway/pay/', 'HTTP://GATEWAY/pay//'])(
  'a gateway below a path is reached: %s',
  async (baseUrl) => {
    const requested: string[] = []
    const client = new Pasarela({
      apiKey: 'pas_test_x',
      baseUrl,
      fetch: async (url) => {
        requested.push(new Request(url).url)
        return Response.json({})
      },
    })
    await client.payments.byRef('a/b c')
    expect(requested).toEqual(['http://gateway/pay/v1/payments/by-ref/a%2Fb%20c'])
  },
)
