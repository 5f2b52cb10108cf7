import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { amount, type Scenario, type Step } from './scenario.ts'

type Vector = {
  name: string
  secret: string
  formerSecrets: string[]
  standardKeysBase64: string[]
  id: string
  timestamp: number
  body: string
  bodyBase64: string
  headers: Record<string, string>
}

const file = new URL('../../../docs/webhook-vectors.json', import.meta.url)
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] }
const [first] = vectors as [Vector]
/** Events as any JSON parser reads them; the others have a valid signature and are no events. */
function expected({ body }: Vector): object {
  const { event } = JSON.parse(body || '{}') as { event?: string }
  return event === undefined ? problem('not_an_event') : { value: { event } }
}

const problem = (name: string) => ({ error: { kind: 'WebhookVerification', problem: name } })

const verify = (vector: Vector, changes: Partial<NonNullable<Step['verify']>> = {}): Step => {
  const { bodyBase64: rawBodyBase64, headers, secret: secrets, timestamp: now } = vector
  return { verify: { rawBodyBase64, headers, secrets, now, ...changes } }
}

/** The header of the body alone, as docs/webhooks.md defines it. */
const plain = (body: string, secret = first.secret) => ({
  'X-Webhook-Signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
})
/** The standard headers without one or two of them, or with an empty one. */
const partsOfTrio = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].flatMap((name, index, names) => {
  const of = (kept: string[]) => Object.fromEntries(kept.map((each) => [each, first.headers[each] ?? '']))
  return [of([name]), of(names.toSpliced(index, 1)), { ...of(names), [name]: '' }]
})
const base64 = (text: string) => Buffer.from(text).toString('base64')
const tampered = first.body.replace('25.5', '2.5')
const replaced = (name: string, value: string) => ({ headers: { ...first.headers, [name]: value } })
const shifted = (seconds: number) => verify(first, { now: first.timestamp + seconds })

/** docs/webhooks.md, with its published vectors. */
export const webhookScenarios: Scenario[] = [
  {
    title: 'every published vector is verified',
    steps: vectors.map((vector) => verify(vector)),
    results: vectors.map(expected),
  },
  {
    title: 'every published vector is verified with each secret of a rotation, in any place of the list',
    steps: vectors.flatMap((vector) =>
      [vector.secret, ...vector.formerSecrets].map((secret) => verify(vector, { secrets: ['another secret', secret] })),
    ),
    results: vectors.flatMap((vector) => [vector.secret, ...vector.formerSecrets].map(() => expected(vector))),
  },
  {
    title: 'amounts of an event are exact',
    steps: [verify(first)],
    results: [{ value: { data: { usdAmount: amount('25.5'), vesAmount: amount('4641.25') } } }],
  },
  {
    title: 'a changed body, id or time, a signature cut short and another secret are refused',
    steps: [
      ...[tampered, `${first.body} `, `${first.body}\0`, '', '{}'].map((text) =>
        verify(first, { rawBodyBase64: base64(text) }),
      ),
      verify(first, replaced('webhook-id', 'another')),
      verify(first, replaced('webhook-timestamp', String(first.timestamp + 1))),
      verify(first, replaced('webhook-signature', (first.headers['webhook-signature'] ?? '').slice(0, -4))),
      verify(first, replaced('webhook-signature', 'v1,ñ')),
      verify(first, { secrets: 'another secret' }),
      verify(first, { secrets: ['another secret', 'and another'] }),
    ],
    results: [
      problem('wrong_signature'),
      problem('rewritten_body'),
      ...Array.from({ length: 9 }, () => problem('wrong_signature')),
    ],
  },
  {
    title: 'a forged standard signature is refused even if the body’s own signature is right',
    steps: [
      verify(first, {
        rawBodyBase64: base64(tampered),
        headers: { ...first.headers, 'x-webhook-signature': plain(tampered)['X-Webhook-Signature'] },
      }),
    ],
    results: [problem('wrong_signature')],
  },
  {
    title: 'a delivery is accepted up to the tolerance, and refused beyond it on both sides',
    steps: [...[300, -300, 301, -301].map(shifted), verify(first, { now: first.timestamp + 60, toleranceSeconds: 59 })],
    results: [expected(first), expected(first), problem('wrong_time'), problem('wrong_time'), problem('wrong_time')],
  },
  {
    title: 'without a given time the clock of the machine decides',
    steps: [(({ now: _now, ...rest }) => ({ verify: rest }))(verify(first).verify as NonNullable<Step['verify']>)],
    results: [problem('wrong_time')],
  },
  {
    title: 'the signature of the body alone is verified too, with the time in the event',
    steps: [
      verify(first, { headers: plain(first.body) }),
      verify(first, { headers: plain(first.body, 'another') }),
      verify(first, { headers: plain(first.body), now: first.timestamp + 301 }),
      verify(first, {
        headers: plain('{"event":"x","data":{},"timestamp":"now"}'),
        rawBodyBase64: base64('{"event":"x","data":{},"timestamp":"now"}'),
      }),
    ],
    results: [expected(first), problem('wrong_signature'), problem('wrong_time'), problem('wrong_time')],
  },
  {
    title: 'a delivery with some of the standard headers is refused, so that none can be removed and the id replaced',
    steps: partsOfTrio.map((headers) => verify(first, { headers: { ...plain(first.body), ...headers } })),
    results: partsOfTrio.map(() => problem('missing_headers')),
  },
  {
    title: 'missing headers, an empty secret and an API key in its place have errors of their own',
    steps: [
      verify(first, { headers: { host: 'localhost' } }),
      verify(first, { secrets: '' }),
      verify(first, { secrets: [] }),
      verify(first, { secrets: [first.secret, ''] }),
      verify(first, { secrets: 'pas_test_abc' }),
    ],
    results: [problem('missing_headers'), ...Array.from({ length: 4 }, () => problem('bad_secret'))],
  },
  {
    title: 'a body that was parsed and serialized again on its way is named as the cause',
    steps: [verify(first, { rawBodyBase64: base64(JSON.stringify(JSON.parse(first.body), null, 2)) })],
    results: [problem('rewritten_body')],
  },
]
