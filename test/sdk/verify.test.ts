import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { PasarelaError, verifyWebhook, WebhookVerificationError } from '../../sdk/src/index.ts'
import { isProven, type Proof, readProof } from '../../sdk/src/webhooks/signature.ts'
import { signatureHeaders } from '../../src/webhooks/signature.ts'

type Vector = {
  name: string
  secret: string
  formerSecrets: string[]
  timestamp: number
  bodyBase64: string
  headers: Record<string, string>
}

const vectors: Vector[] = JSON.parse(
  await readFile(new URL('../../docs/webhook-vectors.json', import.meta.url), 'utf8'),
).vectors

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const sentAt = '2026-10-05T14:30:00.000Z'
const now = new Date(sentAt)
const completed = {
  event: 'payment.completed',
  data: { paymentId: '019a2b3c-0000-7000-8000-00000000a001', status: 'COMPLETED', externalRef: 'pedido ñ' },
  timestamp: sentAt,
}
const text = JSON.stringify(completed)
const headers = signed(text)

function signed(body: string | Buffer, secrets: [string, ...string[]] = [secret]): Record<string, string> {
  const timestampSeconds = now.getTime() / 1_000
  return signatureHeaders({ eventId: 'evt-1', event: 'payment.completed', body, timestampSeconds, secrets })
}

const plainOnly = (all: Record<string, string>) => ({ 'X-Webhook-Signature': all['x-webhook-signature'] })
const trioOnly = ({ 'x-webhook-signature': _plain, ...rest }: Record<string, string>) => rest
const standardOf = (all: Record<string, string>) => readProof(all) as Proof
const plainOf = (all: Record<string, string>) => readProof(plainOnly(all)) as Proof

async function refusal(call: Promise<unknown>): Promise<WebhookVerificationError> {
  const error = await call.then(
    () => expect.unreachable(),
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(WebhookVerificationError)
  expect(error).toBeInstanceOf(PasarelaError)
  return error as WebhookVerificationError
}

describe.each(vectors)('the published vector of $name', (vector) => {
  const body = Buffer.from(vector.bodyBase64, 'base64')

  test('is verified with each secret that signed it, in both headers', async () => {
    expect(await isProven(plainOf(vector.headers), body, vector.secret)).toBe(true)
    for (const each of [vector.secret, ...vector.formerSecrets]) {
      expect(await isProven(standardOf(vector.headers), body, each)).toBe(true)
    }
  })

  test('is not verified for another body, secret, id or time', async () => {
    const other = Buffer.concat([body, Buffer.from(' ')])
    for (const proof of [plainOf(vector.headers), standardOf(vector.headers)]) {
      expect(await isProven(proof, other, vector.secret)).toBe(false)
      expect(await isProven(proof, body, `${vector.secret}x`)).toBe(false)
    }
    const standard = standardOf(vector.headers)
    expect(await isProven({ ...standard, id: 'other' } as Proof, body, vector.secret)).toBe(false)
    expect(await isProven({ ...standard, timestamp: '1' } as Proof, body, vector.secret)).toBe(false)
  })

  test('is returned as an event, or refused because it is none', async () => {
    const call = verifyWebhook(body, vector.headers, vector.secret, { now: new Date(vector.timestamp * 1_000) })
    if (body.length > 2) expect(await call).toEqual(JSON.parse(body.toString()))
    else expect((await refusal(call)).problem).toBe('not_an_event')
  })
})

test.each([
  ['text', text],
  ['a Buffer', Buffer.from(text)],
  ['a Uint8Array that is part of a larger one', new TextEncoder().encode(`--${text}`).subarray(2)],
  ['an ArrayBuffer', new Uint8Array(Buffer.from(text)).buffer],
])('verifyWebhook accepts a body given as %s', async (_name, body) => {
  expect(await verifyWebhook(body, headers, secret, { now })).toEqual(completed)
})

test.each<[string, Parameters<typeof verifyWebhook>[1]]>([
  ['Headers', new Headers(headers)],
  [
    'an object in any case',
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value])),
  ],
  ['an object of lists', Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]))],
  ['the Standard trio alone', trioOnly(headers)],
  ['X-Webhook-Signature alone', plainOnly(headers)],
])('verifyWebhook accepts headers given as %s', async (_name, given) => {
  expect(await verifyWebhook(text, given, secret, { now })).toEqual(completed)
})

test('verifyWebhook accepts several secrets, and the former one verifies a delivery in its grace period', async () => {
  const former = 'a former secret of ours'
  const both = signed(text, [secret, former])
  for (const secrets of [secret, former, [former], ['whsec_another', former]]) {
    expect(await verifyWebhook(text, both, secrets, { now })).toEqual(completed)
  }
})

describe('the time of a signature', () => {
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

  test.each([trioOnly(headers), plainOnly(headers)])(
    'may be 300 s away, or as far as the given tolerance',
    async (given) => {
      for (const seconds of [300, -300])
        expect(await verifyWebhook(text, given, secret, { now: at(seconds) })).toBeDefined()
      for (const seconds of [301, -301]) {
        const error = await refusal(verifyWebhook(text, given, secret, { now: at(seconds) }))
        expect(error.problem).toBe('wrong_time')
        expect(error.message).toContain('300 s')
      }
      await refusal(verifyWebhook(text, given, secret, { now: at(31), toleranceSeconds: 30 }))
      expect(await verifyWebhook(text, given, secret, { now: at(9_999), toleranceSeconds: Infinity })).toBeDefined()
    },
  )

  test('that is no number is refused, though signed', async () => {
    const signature = createHmac('sha256', Buffer.alloc(32, 7)).update(`evt-1.soon.${text}`).digest('base64')
    const given = { 'webhook-id': 'evt-1', 'webhook-timestamp': 'soon', 'webhook-signature': `v1,${signature}` }
    expect((await refusal(verifyWebhook(text, given, secret, { now }))).problem).toBe('wrong_time')
  })

  test('is compared with the present unless a time is given', async () => {
    expect((await refusal(verifyWebhook(text, headers, secret))).problem).toBe('wrong_time')
  })
})

describe('verifyWebhook names the likely mistake when it is given', () => {
  const cases: [string, () => Promise<unknown>, string, string][] = [
    [
      'a parsed body',
      () => verifyWebhook(completed as never, headers, secret),
      'parsed_body',
      'You passed a parsed body',
    ],
    ['no body', () => verifyWebhook(undefined as never, headers, secret), 'parsed_body', 'express.raw'],
    ['no secret', () => verifyWebhook(text, headers, undefined as never), 'bad_secret', 'secret is empty'],
    ['an empty list of secrets', () => verifyWebhook(text, headers, []), 'bad_secret', 'secret is empty'],
    ['an API key', () => verifyWebhook(text, headers, 'pas_test_x'), 'bad_secret', 'You passed an API key'],
    ['no headers', () => verifyWebhook(text, {}, secret), 'missing_headers', 'x-webhook-signature'],
    [
      'half of the trio',
      () => verifyWebhook(text, { 'webhook-signature': headers['webhook-signature'] }, secret),
      'missing_headers',
      'Pass all headers',
    ],
    ['another secret', () => verifyWebhook(text, headers, 'whsec_another'), 'wrong_signature', 'another endpoint'],
    [
      'a line end behind the secret',
      () => verifyWebhook(text, headers, `${secret}\n`),
      'wrong_signature',
      'white space',
    ],
    [
      'a body that was parsed and written again',
      () => verifyWebhook(JSON.stringify(completed, undefined, 2), headers, secret),
      'rewritten_body',
      'another serialization',
    ],
    [
      'a body with its letters escaped',
      () => verifyWebhook(text.replace('ñ', '\\u00f1'), plainOnly(headers), secret),
      'rewritten_body',
      'another serialization',
    ],
    [
      'a changed body',
      () => verifyWebhook(text.replace('COMPLETED', 'FAILED'), headers, secret),
      'wrong_signature',
      'changed',
    ],
    [
      'a signature that is none',
      () => verifyWebhook(text, { 'x-webhook-signature': 'sha256=xyz' }, secret),
      'wrong_signature',
      'does not match',
    ],
    [
      'Standard signatures of versions we do not know',
      () => verifyWebhook(text, { ...headers, 'webhook-signature': 'v2,AAAA v1a,AAAA v1,%' }, secret),
      'wrong_signature',
      'does not match',
    ],
    [
      'signed text that is no event',
      () => verifyWebhook('"hello"', signed('"hello"'), secret),
      'not_an_event',
      'not an event',
    ],
  ]
  test.each(cases)('%s', async (_name, call, problem, sentence) => {
    const error = await refusal(call())
    expect(error).toMatchObject({ problem, code: 'webhook_not_verified', name: 'WebhookVerificationError' })
    expect(error.message).toContain(sentence)
    expect(error.message).not.toContain(secret)
  })
})

test('the type of a verified event is narrowed by its name', async () => {
  const event = await verifyWebhook(text, headers, secret, { now })
  if (event.event === 'notification.test' || event.event === 'movement.unmatched') return expect.unreachable()
  if (event.event === 'checkout.paid' || event.event === 'checkout.expired') return expect.unreachable()
  expectTypeOf(event.data.status).toEqualTypeOf<'PENDING' | 'COMPLETED' | 'FAILED' | 'REVERSED'>()
  if (event.event !== 'payment.completed') return expect.unreachable()
  expectTypeOf(event.data.status).toEqualTypeOf<'COMPLETED'>()
  expect(event.data.status).toBe('COMPLETED')
})
