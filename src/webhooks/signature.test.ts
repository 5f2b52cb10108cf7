import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededRandom } from '../../test/harness/random.ts'
import { systemRandom } from '../foundation/random.ts'
import {
  createSigner,
  generateSecret,
  type SignatureHeaders,
  type SignedDelivery,
  signatureHeaders,
} from './signature.ts'

type Vector = {
  name: string
  secret: string
  formerSecrets: string[]
  standardKeysBase64: string[]
  event: string
  id: string
  timestamp: number
  body: string
  bodyBase64: string
  headers: SignatureHeaders
  timestampedSignature: string
}

const { vectors } = JSON.parse(readFileSync(new URL('../../docs/webhook-vectors.json', import.meta.url), 'utf8')) as {
  vectors: Vector[]
}

/** Secret with the expected key of the Standard Webhooks header, derived independently of the code under test. */
type TestSecret = { secret: string; key: Uint8Array<ArrayBuffer>; mode: 'default' | 'raw' }

function secretsOf({ secret, formerSecrets, standardKeysBase64 }: Vector): [TestSecret, ...TestSecret[]] {
  const keys = standardKeysBase64.map((encoded) => Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0)))
  const withKey = (text: string, index: number): TestSecret => {
    const key = keys[index] as TestSecret['key']
    return { secret: text, key, mode: Buffer.from(text).equals(key) ? 'raw' : 'default' }
  }
  return [withKey(secret, 0), ...formerSecrets.map((former, index) => withKey(former, index + 1))]
}

const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text))

const base64Secret: fc.Arbitrary<TestSecret> = fc
  .record({ key: fc.uint8Array({ minLength: 7, maxLength: 90 }), isPadded: fc.boolean() })
  .map(({ key, isPadded }) => {
    const encoded = btoa(String.fromCharCode(...key))
    return {
      secret: `whsec_${isPadded ? encoded : encoded.replaceAll('=', '')}`,
      key: new Uint8Array(key),
      mode: 'default',
    }
  })

/** Any text without the prefix, with code points of every plane. */
const textSecret: fc.Arbitrary<TestSecret> = fc
  .string({ unit: 'binary', minLength: 16, maxLength: 128 })
  .filter((secret) => !secret.startsWith('whsec_'))
  .map((secret) => ({ secret, key: utf8(secret), mode: 'raw' }))

const base64Characters = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.split('')),
  minLength: 10,
  maxLength: 120,
})

/** Prefix and invalid base64: with one foreign character, or of an invalid length. */
const brokenSecret: fc.Arbitrary<TestSecret> = fc
  .oneof(
    fc
      .tuple(base64Characters, fc.constantFrom('-', '_', ' ', '=', '\n', '.', 'ñ', '\0', 'Ａ', '🥖'), fc.nat())
      .map(([text, foreign, index]) => text.slice(0, index % text.length) + foreign + text.slice(index % text.length)),
    base64Characters.map((text) => text.slice(0, Math.floor((text.length - 1) / 4) * 4 + 1)),
    base64Characters.map((text) => `${text.slice(0, Math.floor(text.length / 4) * 4)}=`),
    fc.constantFrom('', 'QQ', '==', 'QUJD===='),
  )
  .map((text) => ({ secret: `whsec_${text}`, key: utf8(`whsec_${text}`), mode: 'raw' }))

const anySecret = fc.oneof(base64Secret, textSecret, brokenSecret)
const anyBody = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constant('\uFEFF{}'))

const anyDelivery = fc.record({
  eventId: fc.uuid(),
  event: fc.constantFrom('payment.completed', 'notification.test'),
  body: anyBody,
  timestampSeconds: fc.integer({ min: 1, max: 4_000_000_000 }),
})

/** Independent implementation of the first two signatures, from the documentation and with Web Crypto. */
async function independentHeaders(
  delivery: Omit<SignedDelivery, 'secrets'>,
  [current, ...former]: readonly [TestSecret, ...TestSecret[]],
): Promise<SignatureHeaders> {
  const body = typeof delivery.body === 'string' ? utf8(delivery.body) : new Uint8Array(delivery.body)
  const signed = [...utf8(`${delivery.eventId}.${delivery.timestampSeconds}.`), ...body]
  const standard = await Promise.all(
    [current, ...former].map(async ({ key }) => `v1,${btoa(String.fromCharCode(...(await hmac(key, signed))))}`),
  )
  const digest = await hmac(utf8(current.secret), [...body])
  return {
    'x-webhook-event': delivery.event,
    'x-webhook-signature': `sha256=${hexOf(digest)}`,
    'webhook-id': delivery.eventId,
    'webhook-timestamp': `${delivery.timestampSeconds}`,
    'webhook-signature': standard.join(' '),
  }
}

/** Independent implementation of the timestamped signature, from the documentation. */
async function independentTimestamped(
  { body, timestampSeconds }: Pick<SignedDelivery, 'body' | 'timestampSeconds'>,
  secrets: readonly string[],
): Promise<string> {
  const bytes = typeof body === 'string' ? utf8(body) : new Uint8Array(body)
  const signatures = await Promise.all(
    secrets.map(async (secret) => hexOf(await hmac(utf8(secret), [...utf8(`${timestampSeconds}.`), ...bytes]))),
  )
  return `t=${timestampSeconds},${signatures.map((signature) => `v1=${signature}`).join(',')}`
}

const hexOf = (digest: Uint8Array) => [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')

async function hmac(bytes: Uint8Array<ArrayBuffer>, message: number[]): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, new Uint8Array(message)))
}

/** The library as an integrator uses it: by default, or with the secret's UTF-8 in its raw format. */
function publicLibrary({ secret, mode }: Pick<TestSecret, 'secret' | 'mode'>): Webhook {
  return mode === 'default' ? new Webhook(secret) : new Webhook(utf8(secret), { format: 'raw' })
}

function isVerified(library: Webhook, body: string, headers: SignatureHeaders): boolean {
  vi.setSystemTime(Number(headers['webhook-timestamp']) * 1000)
  try {
    library.verify(body, headers, { jsonParse: false })
    return true
  } catch {
    return false
  }
}

// The public library reads the system clock.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

describe('a generated secret', () => {
  test('is whsec_ and the base64 of 32 random bytes', () => {
    const bytes = seededRandom(7).bytes(32)
    expect(generateSecret(seededRandom(7))).toBe(`whsec_${bytes.toString('base64')}`)
    expect(generateSecret(systemRandom)).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(generateSecret(systemRandom)).not.toBe(generateSecret(systemRandom))
  })
})

describe('signatures', () => {
  test('agree with an independent implementation, for any body and any secrets', async () => {
    const secrets = fc.tuple(anySecret, fc.array(anySecret, { maxLength: 2 }))
    await fc.assert(
      fc.asyncProperty(anyDelivery, secrets, async (delivery, [current, former]) => {
        const signed = signatureHeaders({
          ...delivery,
          secrets: [current.secret, ...former.map(({ secret }) => secret)],
        })
        expect(signed).toEqual(await independentHeaders(delivery, [current, ...former]))
      }),
      { numRuns: 500 },
    )
  })

  test('are the same for a string and for its UTF-8 bytes', () => {
    fc.assert(
      fc.property(anyDelivery, anySecret, (delivery, { secret }) => {
        const bytes = Buffer.from(delivery.body)
        expect(signatureHeaders({ ...delivery, body: bytes, secrets: [secret] })).toEqual(
          signatureHeaders({ ...delivery, secrets: [secret] }),
        )
      }),
    )
  })

  test('cover bytes that are not valid UTF-8 unchanged', async () => {
    const delivery = {
      eventId: 'e',
      event: 'payment.failed',
      body: Buffer.from('ff00fe7b', 'hex'),
      timestampSeconds: 1,
    }
    const secret: TestSecret = { secret: 'sixteen letters!', key: utf8('sixteen letters!'), mode: 'raw' }
    expect(signatureHeaders({ ...delivery, secrets: [secret.secret] })).toEqual(
      await independentHeaders(delivery, [secret]),
    )
  })
})

describe('the timestamped signature', () => {
  test('is one additional header with a v1 for each secret, the current one first', async () => {
    const secrets = fc.tuple(anySecret, fc.array(anySecret, { maxLength: 2 }))
    await fc.assert(
      fc.asyncProperty(anyDelivery, secrets, async (delivery, [current, former]) => {
        const texts = [current.secret, ...former.map(({ secret }) => secret)] as const
        expect(createSigner(texts, 'x-shop-signature')(delivery)).toEqual({
          ...signatureHeaders({ ...delivery, secrets: texts }),
          'x-shop-signature': await independentTimestamped(delivery, texts),
        })
      }),
    )
  })
})

describe('the public standardwebhooks library', () => {
  test('verifies every delivery with any of its secrets, by default or in its raw format', () => {
    const secrets = fc.tuple(anySecret, fc.array(anySecret, { maxLength: 2 }))
    fc.assert(
      fc.property(anyDelivery, secrets, (delivery, [current, former]) => {
        const headers = signatureHeaders({
          ...delivery,
          secrets: [current.secret, ...former.map(({ secret }) => secret)],
        })
        for (const each of [current, ...former]) {
          expect(isVerified(publicLibrary(each), delivery.body, headers)).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('accepts an ASCII secret in its raw format as a string too', () => {
    const body = '{}'
    const [secret, timestampSeconds] = ['correct horse battery staple', 1_791_210_600]
    const headers = signatureHeaders({
      eventId: 'e',
      event: 'payment.failed',
      body,
      timestampSeconds,
      secrets: [secret],
    })
    expect(isVerified(new Webhook(secret, { format: 'raw' }), body, headers)).toBe(true)
  })

  test('rejects another body, another id, another timestamp and another secret', () => {
    const other = { secret: generateSecret(systemRandom), mode: 'default' } as const
    fc.assert(
      fc.property(anyDelivery, anySecret, (delivery, testSecret) => {
        const headers = signatureHeaders({ ...delivery, secrets: [testSecret.secret] })
        const library = publicLibrary(testSecret)
        expect(isVerified(library, `${delivery.body} `, headers)).toBe(false)
        expect(isVerified(library, delivery.body, { ...headers, 'webhook-id': 'another' })).toBe(false)
        const later = `${delivery.timestampSeconds + 1}`
        expect(isVerified(library, delivery.body, { ...headers, 'webhook-timestamp': later })).toBe(false)
        expect(isVerified(publicLibrary(other), delivery.body, headers)).toBe(false)
      }),
    )
  })
})

describe('the published vectors', () => {
  test.each(vectors)('$name', async (vector) => {
    const { id: eventId, event, body, timestamp: timestampSeconds, secret, formerSecrets } = vector
    expect(Buffer.from(vector.bodyBase64, 'base64')).toEqual(Buffer.from(body))
    const delivery = { eventId, event, body, timestampSeconds }
    expect(signatureHeaders({ ...delivery, secrets: [secret, ...formerSecrets] })).toEqual(vector.headers)

    const secrets = [secret, ...formerSecrets] as const
    expect(createSigner(secrets, 'x')(delivery)).toEqual({ ...vector.headers, x: vector.timestampedSignature })
    expect(await independentTimestamped(delivery, secrets)).toBe(vector.timestampedSignature)

    const testSecrets = secretsOf(vector)
    expect(await independentHeaders(delivery, testSecrets)).toEqual(vector.headers)
    for (const each of testSecrets) expect(isVerified(publicLibrary(each), body, vector.headers)).toBe(true)
  })

  test('each have a name, an id and a timestamp of their own', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(8)
    for (const field of ['name', 'id', 'timestamp'] as const) {
      expect(new Set(vectors.map((vector) => vector[field])).size).toBe(vectors.length)
    }
  })

  test('include a body that changes when parsed and serialised as JSON', () => {
    const changed = vectors.filter(({ body }) => body !== '' && JSON.stringify(JSON.parse(body)) !== body)
    expect(changed.map(({ name }) => name)).toContain('a body that a JSON parser and serialiser would change')
  })
})
