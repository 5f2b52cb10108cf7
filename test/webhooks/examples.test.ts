import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Headers,
  verifySignature,
  verifyStandardSignature,
  verifyTimestampedSignature,
} from '../../examples/verify-webhook/verify.ts'
import { phpCommand } from '../sdk/php/php.ts'
import { createSigner, type SignatureHeaders, signatureHeaders } from '../../src/webhooks/signature.ts'

type Vector = {
  secret: string
  formerSecrets: string[]
  event: string
  id: string
  timestamp: number
  body: string
  bodyBase64: string
  headers: SignatureHeaders
  timestampedSignature: string
}

/** Input of the examples; `Verdict` is their output. */
type Delivery = {
  secret: string
  headers: Headers
  bodyBase64: string
  nowSeconds?: number
  timestampedSignature?: string
}
type Verdict = { 'x-webhook-signature': boolean; 'webhook-signature': boolean; timestampedSignature?: boolean }

const TOLERANCE_SECONDS = 300
const both: Verdict = { 'x-webhook-signature': true, 'webhook-signature': true }
const neither: Verdict = { 'x-webhook-signature': false, 'webhook-signature': false }
const onlyBody: Verdict = { 'x-webhook-signature': true, 'webhook-signature': false }
const onlyStandard: Verdict = { 'x-webhook-signature': false, 'webhook-signature': true }

const folder = mkdtempSync(join(tmpdir(), 'pasarela-examples-'))
afterAll(() => rmSync(folder, { recursive: true }))

const examples = new URL('../../examples/verify-webhook/', import.meta.url)
const docs = new URL('../../docs/', import.meta.url)
const { vectors } = JSON.parse(readFileSync(new URL('webhook-vectors.json', docs), 'utf8')) as { vectors: Vector[] }

const languages = [
  { name: 'TypeScript', fence: 'ts', command: async () => [process.execPath], file: 'verify.ts' },
  { name: 'PHP', fence: 'php', command: phpCommand, file: 'verify.php' },
  { name: 'Python', fence: 'python', command: async () => ['python3'], file: 'verify.py' },
]

const received = ({ secret, headers, bodyBase64, timestamp }: Vector): Delivery => ({
  secret,
  headers,
  bodyBase64,
  nowSeconds: timestamp,
})

/** Headers that the gateway would have signed for this body. */
function resigned({ id, event, timestamp, secret, formerSecrets }: Vector, body: string): SignatureHeaders {
  const secrets = [secret, ...formerSecrets] as const
  return signatureHeaders({ eventId: id, event, body, timestampSeconds: timestamp, secrets })
}

/** Deliveries that were changed or replayed, and the verdict of each signature. */
const meddled: Record<string, { verdict: Verdict; change: (vector: Vector) => Delivery[] }> = {
  'another body': {
    verdict: neither,
    change: (vector) => [{ ...received(vector), bodyBase64: btoa('{"event":"payment.completed"}') }],
  },
  'one byte more': {
    verdict: neither,
    change: (vector) => [
      { ...received(vector), bodyBase64: Buffer.from(`${vector.body} `).toString('base64') },
      { ...received(vector), bodyBase64: Buffer.from(`${vector.body}\0`).toString('base64') },
    ],
  },
  'a changed body whose X-Webhook-Signature is right': {
    verdict: onlyBody,
    change: (vector) => {
      const forged = resigned(vector, '{"forged":true}')
      const headers = { ...vector.headers, 'x-webhook-signature': forged['x-webhook-signature'] }
      return [{ ...received(vector), headers, bodyBase64: btoa('{"forged":true}') }]
    },
  },
  'a changed body whose webhook-signature is right': {
    verdict: onlyStandard,
    change: (vector) => {
      const forged = resigned(vector, '{"forged":true}')
      const headers = { ...vector.headers, 'webhook-signature': forged['webhook-signature'] }
      return [{ ...received(vector), headers, bodyBase64: btoa('{"forged":true}') }]
    },
  },
  'another secret': {
    verdict: neither,
    change: (vector) => [
      { ...received(vector), secret: 'a secret of somebody else' },
      // Not an A: base64 of a zero byte more, and HMAC fills its key up with zero bytes.
      { ...received(vector), secret: `${vector.secret}B` },
    ],
  },
  'the former secret of a grace': {
    verdict: onlyStandard,
    change: (vector) => vector.formerSecrets.map((secret) => ({ ...received(vector), secret })),
  },
  'no headers': { verdict: neither, change: (vector) => [{ ...received(vector), headers: { host: 'localhost' } }] },
  'empty headers': {
    verdict: neither,
    change: (vector) => {
      const names = Object.keys(vector.headers)
      return [{ ...received(vector), headers: Object.fromEntries(names.map((name) => [name, ''])) }]
    },
  },
  'signatures cut short, of another kind, or beyond ASCII': {
    verdict: neither,
    change: (vector) => {
      const { 'x-webhook-signature': hex, 'webhook-signature': standard } = vector.headers
      const pairs = [
        [hex.slice(0, -1), standard.replaceAll('=', '')],
        [hex.replace('sha256=', ''), standard.replaceAll('v1,', '')],
        [hex.replace('sha256=', 'sha512='), standard.replaceAll('v1,', 'v1a,')],
        [`${hex}ñ`, standard.replaceAll('=', '=ñ')],
      ]
      return pairs.map(([body, trio]) => ({
        ...received(vector),
        headers: { ...vector.headers, 'x-webhook-signature': body, 'webhook-signature': trio },
      }))
    },
  },
  'another id or another time in the headers': {
    verdict: onlyBody,
    change: (vector) => [
      { ...received(vector), headers: { ...vector.headers, 'webhook-id': 'another' } },
      ...[`${vector.timestamp + 1}`, ` ${vector.timestamp}`, `${vector.timestamp}.0`, 'soon'].map((timestamp) => ({
        ...received(vector),
        headers: { ...vector.headers, 'webhook-timestamp': timestamp },
      })),
    ],
  },
  'a delivery older or newer than the tolerance': {
    verdict: onlyBody,
    change: (vector) => [
      { ...received(vector), nowSeconds: vector.timestamp + TOLERANCE_SECONDS + 1 },
      { ...received(vector), nowSeconds: vector.timestamp - TOLERANCE_SECONDS - 1 },
    ],
  },
}

/** Changes of the operator's own header or of its delivery, and whether the header still verifies. */
const timestamped: Record<string, { isProven: boolean; change: (vector: Vector) => Partial<Delivery>[] }> = {
  'up to the edges of the tolerance': {
    isProven: true,
    change: ({ timestamp }) => [0, 300, -300].map((offset) => ({ nowSeconds: timestamp + offset })),
  },
  'with a former secret of a grace': {
    isProven: true,
    change: ({ formerSecrets }) => formerSecrets.map((secret) => ({ secret })),
  },
  'with what a later version may add': {
    isProven: true,
    change: ({ timestampedSignature }) => [{ timestampedSignature: `${timestampedSignature},v2=ñ` }],
  },
  'of another body, secret or time': {
    isProven: false,
    change: ({ body, timestamp, timestampedSignature }) => [
      { bodyBase64: Buffer.from(`${body} `).toString('base64') },
      { secret: 'a secret of somebody else' },
      { timestampedSignature: timestampedSignature.replace(`t=${timestamp}`, `t=${timestamp + 1}`) },
      { nowSeconds: timestamp + 301 },
      { nowSeconds: timestamp - 301 },
    ],
  },
  'that is not whole': {
    isProven: false,
    change: ({ timestampedSignature: whole }) =>
      [
        '',
        't=,v1=',
        whole.replaceAll(/(?<=v1=[0-9a-f]{63})[0-9a-f]/g, ''),
        whole.replace('t=', ''),
        whole.replaceAll('v1=', 'v0='),
        `${whole}\n`,
      ].map((timestampedSignature) => ({ timestampedSignature })),
  },
}

// A language that is missing makes its tests fail: an example that is not run is not known to work.
describe.each(languages)('the $name example', ({ command, file }) => {
  async function verify(input: Delivery | Delivery[]): Promise<{ code: number; verdicts: Verdict[] }> {
    const [program = '', ...args] = await command()
    const given = join(folder, `${randomUUID()}.json`)
    writeFileSync(given, JSON.stringify(input))
    // A file as standard input: PHP compiled to WebAssembly does not wait for the rest of a pipe.
    const stdin = openSync(given, 'r')
    const child = spawn(program, [...args, fileURLToPath(new URL(file, examples))], {
      stdio: [stdin, 'pipe', 'inherit'],
    })
    closeSync(stdin)
    const [output, [code]] = await Promise.all([
      text(child.stdout as Readable),
      once(child, 'close') as Promise<[number]>,
    ])
    const lines = output.split('\n').filter((line) => line !== '')
    return { code, verdicts: lines.map((line) => JSON.parse(line) as Verdict) }
  }

  test('accepts every published vector, up to the edges of the tolerance', async () => {
    const deliveries = [0, TOLERANCE_SECONDS, -TOLERANCE_SECONDS].flatMap((offset) =>
      vectors.map((vector) => ({ ...received(vector), nowSeconds: vector.timestamp + offset })),
    )
    expect(await verify(deliveries)).toEqual({ code: 0, verdicts: deliveries.map(() => both) })
  })

  describe('refuses', () => {
    const all = Object.entries(meddled).flatMap(([name, { change }]) =>
      vectors.flatMap(change).map((delivery) => ({ name, delivery })),
    )
    // All of them in one process: starting one takes longer than any number of signatures.
    let verdicts: Verdict[]
    beforeAll(async () => {
      verdicts = (await verify(all.map(({ delivery }) => delivery))).verdicts
    })

    test.each(Object.entries(meddled))('%s', (kind, { verdict }) => {
      const indexes = all.flatMap(({ name }, index) => (name === kind ? [index] : []))
      expect(indexes).not.toEqual([])
      expect(indexes.map((index) => verdicts[index])).toEqual(indexes.map(() => verdict))
    })
  })

  test.each(Object.entries(timestamped))('verifies a timestamped signature %s', async (_kind, { isProven, change }) => {
    const deliveries = vectors.flatMap((vector) =>
      change(vector).map((changed) => ({
        ...received(vector),
        timestampedSignature: vector.timestampedSignature,
        ...changed,
      })),
    )
    expect(deliveries).not.toEqual([])
    const { verdicts } = await verify(deliveries)
    expect(verdicts.map(({ timestampedSignature }) => timestampedSignature)).toEqual(deliveries.map(() => isProven))
  })

  test('ends with 0 for one genuine delivery and with 1 when any of many is not', async () => {
    const [first, second] = vectors as [Vector, Vector]
    expect(await verify(received(first))).toEqual({ code: 0, verdicts: [both] })
    const mixed = [received(first), { ...received(second), secret: first.secret }, received(second)]
    expect(await verify(mixed)).toEqual({ code: 1, verdicts: [both, neither, both] })
  })

  test('accepts the delivery that its README shows', async () => {
    const [, shown] = /^```json\n([\s\S]*?)^```$/m.exec(readFileSync(new URL('README.md', examples), 'utf8')) ?? []
    expect(await verify(JSON.parse(shown as string) as Delivery)).toEqual({ code: 0, verdicts: [both] })
  })

  test('uses its own clock when no time is given', async () => {
    const [secret, body] = ['correct horse battery staple', '{}']
    const signedAt = (timestampSeconds: number): Delivery => ({
      secret,
      headers: signatureHeaders({ eventId: 'e', event: 'payment.failed', body, timestampSeconds, secrets: [secret] }),
      bodyBase64: btoa(body),
    })
    const nowSeconds = Math.floor(Date.now() / 1000)
    const { verdicts } = await verify([signedAt(nowSeconds), signedAt(nowSeconds - 3600)])
    expect(verdicts).toEqual([both, onlyBody])
  })
})

test('the functions of the TypeScript example can be imported and accept headers as Node gives them', () => {
  const { secret, body, headers, timestamp } = vectors[0] as Vector
  const repeated = { ...headers, 'webhook-id': [headers['webhook-id'], headers['webhook-id']] }
  expect(verifySignature(secret, Buffer.from(body), headers)).toBe(true)
  expect(verifyStandardSignature(secret, Buffer.from(body), headers, timestamp)).toBe(true)
  expect(verifyStandardSignature(secret, Buffer.from(body), repeated, timestamp)).toBe(false)
  const [nowSeconds, name] = [Math.floor(Date.now() / 1000), 'x-shop-signature']
  const delivery = { eventId: 'e', event: 'payment.failed', body, timestampSeconds: nowSeconds }
  const signed: Headers = createSigner([secret], name)(delivery)
  expect(verifyTimestampedSignature(secret, Buffer.from(body), signed[name])).toBe(true)
  expect(verifyTimestampedSignature(secret, Buffer.from(body), undefined)).toBe(false)
})

const page = readFileSync(new URL('webhooks.md', docs), 'utf8')

test('the delivery that docs/webhooks.md shows is the first published vector', () => {
  const [, request] = /^```http\n([\s\S]*?)^```$/m.exec(page) ?? []
  const [head, body] = (request as string).split('\n\n') as [string, string]
  const { body: expected, headers } = vectors[0] as Vector
  expect(body.replaceAll('\n', '')).toBe(expected)
  for (const [name, value] of Object.entries(headers)) expect(head.split('\n')).toContain(`${name}: ${value}`)
})

test.each(languages)('the code that docs/webhooks.md shows in $name is in the example verbatim', ({ fence, file }) => {
  const shown = [...page.matchAll(new RegExp(`^\`\`\`${fence}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))]
    .map(([, code = '']) => code)
    // Code that uses the SDK is run by test/docs.
    .filter((code) => !code.includes('@pasarela/sdk'))
  expect(shown).not.toEqual([])
  for (const code of shown) expect(readFileSync(new URL(file, examples), 'utf8')).toContain(code)
})
