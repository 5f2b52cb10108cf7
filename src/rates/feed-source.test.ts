import { Agent } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '../../test/harness/manual-clock.ts'
import { type Receiver, startReceiver } from '../../test/harness/receiver.ts'
import { decimal } from '../foundation/money.ts'
import { readSettings } from '../foundation/settings.ts'
import { createCalendar } from './calendar.ts'
import { feedSource, feedTimeoutMs } from './feed-source.ts'
import { feedOf } from './feeds.ts'
import type { RateQuery } from './source.ts'

type Reply = { status: number; body?: string }

const dispatcher = new Agent()
let server: Receiver
let replies: Record<string, () => Reply | Promise<Reply>>
beforeAll(async () => {
  server = await startReceiver(({ path }) => replies[path]?.() ?? { status: 404 })
})
beforeEach(() => {
  replies = {}
  server.received.length = 0
})
afterAll(async () => {
  await server.stop()
  await dispatcher.close()
})

const monday = '2026-10-05'
const rateQuery: RateQuery = {
  today: monday,
  inForce: { from: monday, to: monday },
  isMissing: true,
  signal: new AbortController().signal,
}

function sourceOf(env: Record<string, string>, clock = manualClock()) {
  const settings = readSettings({ PASARELA_RATE_FEED_URL: server.url, ...env })
  const feed = feedOf(settings)
  if (!feed) throw new Error('no feed')
  return feedSource({ feed, dispatcher, clock, calendar: createCalendar(settings) })
}

const querySource = (env: Record<string, string> = {}, query = rateQuery) => sourceOf(env).query(query)
const json = (value: unknown) => () => ({ status: 200, body: JSON.stringify(value) })
const received = (...rates: [string, string][]) => ({
  kind: 'received',
  rates: rates.map(([valueDate, rate]) => ({ valueDate, rate: decimal(rate) })),
})
const sandboxPath = '/v1/dolares/oficial'

describe('a named feed is read in its own shape', () => {
  test.each<[string, string, unknown, [string, string][]]>([
    ['sandbox', sandboxPath, { promedio: 301.3709, fechaValor: monday }, [[monday, '301.3709']]],
    [
      'dolarapi',
      '/v1/dolares/oficial',
      {
        fuente: 'oficial',
        compra: null,
        venta: null,
        promedio: 301.37,
        fechaActualizacion: '2026-10-02T21:01:00.000Z',
      },
      [[monday, '301.37']],
    ],
    [
      'pydolarve',
      '/api/v1/dollar?page=bcv',
      { monitors: { usd: { price: 301.37, last_update: '05/10/2026, 12:00 AM' } } },
      [[monday, '301.37']],
    ],
    [
      'pydolarve',
      '/api/v1/dollar?page=bcv',
      { monitors: { usd: { price: 302.01, last_update: '05/10/2026, 05:02 PM' } } },
      [['2026-10-06', '302.01']],
    ],
    [
      'dolarvzla',
      '/bcv/current.json',
      { current: { usd: 302.01, date: '2026-10-06' }, previous: { usd: 301.37, date: monday } },
      [
        ['2026-10-06', '302.01'],
        [monday, '301.37'],
      ],
    ],
    ['dolarvzla', '/bcv/current.json', { current: { usd: 301.37, date: monday } }, [[monday, '301.37']]],
  ])('the feed %s is parsed in its own format', async (name, path, body, rates) => {
    replies[path] = json(body)
    expect(await querySource({ PASARELA_RATE_FEED: name })).toEqual(received(...rates))
    expect(server.received[0]?.headers['user-agent']).toBe('Pasarela')
  })

  test('named feeds have a public address, and the simulated one only a configured address', () => {
    const named = ['dolarapi', 'pydolarve', 'dolarvzla', 'sandbox'].map((name) =>
      readSettings({ PASARELA_RATE_FEED: name }),
    )
    expect(named.map((settings) => feedOf(settings, 'http://127.0.0.1:8083')?.url)).toEqual([
      'https://ve.dolarapi.com/v1/dolares/oficial',
      'https://pydolarve.org/api/v1/dollar?page=bcv',
      'https://rates.dolarvzla.com/bcv/current.json',
      'http://127.0.0.1:8083/v1/dolares/oficial',
    ])
    expect(feedOf(readSettings({}))).toBeUndefined()
  })
})

describe('a custom feed', () => {
  const custom = (extra: Record<string, string>) => ({
    PASARELA_RATE_FEED: 'custom',
    PASARELA_RATE_FEED_URL: `${server.url}/mine?currency=usd`,
    PASARELA_RATE_FEED_RATE_PATH: 'data.bcv.value',
    ...extra,
  })

  test.each([monday, `${monday}T00:00:00-04:00`])('a custom feed may have a value date: %s', async (date) => {
    replies['/mine?currency=usd'] = json({ data: { bcv: { value: '301.37090000', day: date } } })
    expect(await querySource(custom({ PASARELA_RATE_FEED_DATE_PATH: 'data.bcv.day' }))).toEqual(
      received([monday, '301.3709']),
    )
  })

  test('a custom feed may have only its time of update', async () => {
    replies['/mine?currency=usd'] = json({ data: { bcv: { value: 301.3709 } }, at: '2026-10-05T09:00:00-04:00' })
    expect(await querySource(custom({ PASARELA_RATE_FEED_TIME_PATH: 'at' }))).toEqual(received([monday, '301.3709']))
  })
})

describe('invalid answers of a feed', () => {
  const valid = { promedio: 301.37, fechaValor: monday }
  test.each<[string, unknown]>([
    ['a missing rate', { fechaValor: monday }],
    ['a null rate', { ...valid, promedio: null }],
    ['a rate of zero', { ...valid, promedio: 0 }],
    ['a negative rate', { ...valid, promedio: -301.37 }],
    ['a rate beyond reason', { ...valid, promedio: 1e12 }],
    ['a rate with the rounding dirt of a float', { ...valid, promedio: 0.1 + 0.2 }],
    ['a rate that is a list', { ...valid, promedio: [301.37] }],
    ['a rate with a decimal comma', { ...valid, promedio: '301,37' }],
    ['a missing date', { promedio: 301.37 }],
    ['a day that does not exist', { ...valid, fechaValor: '2026-02-30' }],
    ['a date of another form', { ...valid, fechaValor: '05/10/2026' }],
    ['a date in the far future', { ...valid, fechaValor: '2026-10-20' }],
    ['fields of the prototype', { constructor: 1 }],
    ['a list', []],
    ['null', null],
    ['text', 'promedio'],
  ])('a feed with %s is SOURCE_INVALID', async (_what, body) => {
    replies[sandboxPath] = json(body)
    expect(await querySource()).toMatchObject({ kind: 'failed', error: 'SOURCE_INVALID' })
  })

  test.each([
    ['a page', '<html>301.37</html>'],
    ['nothing', ''],
    ['half an answer', '{"promedio": 301.37, "fecha'],
    ['more than 256 KiB', JSON.stringify({ ...valid, pad: 'x'.repeat(256 * 1024) })],
  ])('a feed with %s is SOURCE_INVALID', async (_what, body) => {
    replies[sandboxPath] = () => ({ status: 200, body })
    expect(await querySource()).toMatchObject({ kind: 'failed', error: 'SOURCE_INVALID' })
  })

  test('a time of update without a zone, or that is no time, is SOURCE_INVALID', async () => {
    for (const fechaActualizacion of ['2026-10-05T09:00:00', '2026-13-05T09:00:00Z', 'yesterday', 1_790_000_000]) {
      replies['/v1/dolares/oficial'] = json({ promedio: 301.37, fechaActualizacion })
      expect(await querySource({ PASARELA_RATE_FEED: 'dolarapi' })).toMatchObject({ error: 'SOURCE_INVALID' })
    }
  })

  test('the reason of SOURCE_INVALID never contains the feed’s data', async () => {
    replies[sandboxPath] = json({ promedio: '<script>', fechaValor: monday })
    expect(JSON.stringify(await querySource())).not.toContain('script')
  })
})

describe('feeds without an answer', () => {
  test.each([204, 301, 302, 403, 404, 429, 500, 503])('a feed with status %i is SOURCE_UNAVAILABLE', async (status) => {
    replies[sandboxPath] = () => ({ status, body: JSON.stringify({ promedio: 301.37, fechaValor: monday }) })
    expect(await querySource()).toEqual({
      kind: 'failed',
      error: 'SOURCE_UNAVAILABLE',
      reason: `answered with status ${status}`,
    })
    expect(server.received).toHaveLength(1)
  })

  test('a feed whose server is down is SOURCE_UNAVAILABLE', async () => {
    const gone = await startReceiver()
    await gone.stop()
    expect(await querySource({ PASARELA_RATE_FEED_URL: gone.url })).toMatchObject({ error: 'SOURCE_UNAVAILABLE' })
  })

  test('a feed that exceeds its time-out is SOURCE_UNAVAILABLE', async () => {
    replies[sandboxPath] = () => new Promise(() => {})
    const clock = manualClock()
    const reply = sourceOf({}, clock).query(rateQuery)
    await server.waitFor(1)
    await clock.advance(feedTimeoutMs)
    expect(await reply).toEqual({
      kind: 'failed',
      error: 'SOURCE_UNAVAILABLE',
      reason: `no answer within ${feedTimeoutMs} ms`,
    })
  })

  test('a feed whose query was aborted is SOURCE_UNAVAILABLE', async () => {
    replies[sandboxPath] = () => new Promise(() => {})
    const stopping = new AbortController()
    const reply = querySource({}, { ...rateQuery, signal: stopping.signal })
    await server.waitFor(1)
    stopping.abort(new Error('stopped'))
    expect(await reply).toMatchObject({ error: 'SOURCE_UNAVAILABLE', reason: 'stopped' })
  })
})

describe('past rates', () => {
  const saturday: RateQuery = { ...rateQuery, today: '2026-10-10', inForce: { from: '2026-10-09', to: '2026-10-10' } }
  const current = { promedio: 302, fechaValor: '2026-10-12' }
  const past = [
    { promedio: 300, fechaValor: '2026-10-08' },
    { promedio: 'n/a', fechaValor: '2026-10-09' },
    { promedio: 301, fechaValor: '2026-10-09' },
  ]

  test('a feed’s history is queried if no rate is in force, and only rates in force are used', async () => {
    replies = { [sandboxPath]: json(current), '/history?days=31': json(past) }
    expect(await querySource({}, saturday)).toEqual(received(['2026-10-09', '301'], ['2026-10-12', '302']))
  })

  test('a feed’s history is not queried if today’s rate is stored', async () => {
    replies = { [sandboxPath]: json(current), '/history?days=31': json(past) }
    expect(await querySource({}, { ...saturday, isMissing: false })).toEqual(received(['2026-10-12', '302']))
    expect(server.received).toHaveLength(1)
  })

  test.each([
    ['away', () => ({ status: 500 })],
    ['no list', json({ promedio: 1 })],
  ])('a feed’s history that is %s leaves the current rates', async (_what, reply) => {
    replies = { [sandboxPath]: json(current), '/history?days=31': reply }
    expect(await querySource({}, saturday)).toEqual(received(['2026-10-12', '302']))
  })
})
