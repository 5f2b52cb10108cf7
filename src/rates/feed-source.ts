import { type Dispatcher, request } from 'undici'
import { isDate } from '../foundation/caracas.ts'
import { type Clock, withTimeout } from '../foundation/clock.ts'
import { type Calendar, contains } from './calendar.ts'
import type { Feed, Mapping } from './feeds.ts'
import { daysBetween } from './holidays.ts'
import {
  type DatedRate,
  failed,
  isTooFarAhead,
  type PastQuery,
  readRate,
  type Source,
  type SourceReply,
} from './source.ts'

/** From connecting to the last byte. */
export const feedTimeoutMs = 5_000
/** Enough for a history of some years; a feed's current rate is under 2 KiB. */
const MAX_ANSWER_BYTES = 256 * 1024

/** Public feeds refuse requests without a user agent. */
const HEADERS = { accept: 'application/json', 'user-agent': 'Pasarela' }

/** A history query reaches back as far as needed, within a range that feeds can be expected to keep. */
const HISTORY_DAYS = { min: 31, max: 366 }

class Unusable extends Error {}

/** The primary source: a public JSON feed of the central bank's rate. All of its data is validated. */
export function feedSource(parts: { feed: Feed; dispatcher: Dispatcher; clock: Clock; calendar: Calendar }): Source {
  const { feed, dispatcher, clock, calendar } = parts
  // Either a history, or at least the previous day's rate in addition to the newest.
  const hasPast = feed.history !== undefined || feed.mappings.length > 1

  return {
    name: 'vexFx',
    origin: feed.name,
    ...(hasPast ? { queryPast } : {}),
    async query({ today, inForce, isMissing, signal }) {
      try {
        const document = await fetchJson(feed.url, signal)
        const [first, ...others] = readAll(document)
        if (!first) return failed('SOURCE_INVALID', `no usable rate and date at ${describe(feed.mappings[0])}`)
        if (isTooFarAhead(first.valueDate, today)) return failed('SOURCE_INVALID', 'its value date is too far ahead')
        const rates = [first, ...others.filter((rate) => rate !== undefined)]
        if (!isMissing || rates.some(({ valueDate }) => contains(inForce, valueDate))) return received(rates)
        // Optional: if the history fails, the current rates are still used.
        const past = await fetchPast(HISTORY_DAYS.min, signal).catch(() => [])
        return received([...past.filter(({ valueDate }) => contains(inForce, valueDate)), ...rates])
      } catch (error) {
        return failedWith(error)
      }
    },
  }

  async function queryPast({ today, inForce, signal }: PastQuery): Promise<SourceReply> {
    const days = daysSince(inForce.from, today)
    try {
      return received(feed.history ? await fetchPast(days, signal) : readAll(await fetchJson(feed.url, signal)))
    } catch (error) {
      return failedWith(error)
    }
  }

  function readAll(document: unknown): (DatedRate | undefined)[] {
    return feed.mappings.map((mapping) => readMapped(document, mapping, calendar))
  }

  async function fetchPast(days: number, signal: AbortSignal): Promise<DatedRate[]> {
    const { history } = feed
    if (!history) return []
    const list = await fetchJson(history.url(days), signal)
    if (!Array.isArray(list)) throw new Unusable('its history is not a list')
    return list.map((item) => readMapped(item, history.mapping, calendar)).filter((rate) => rate !== undefined)
  }

  function fetchJson(url: string, stopping: AbortSignal): Promise<unknown> {
    const read = async (signal: AbortSignal) => {
      // Redirects are not followed: their target was not configured.
      const { statusCode, body } = await request(url, {
        dispatcher,
        signal,
        headers: HEADERS,
        headersTimeout: 0,
        bodyTimeout: 0,
      })
      if (statusCode !== 200) throw new Error(`answered with status ${statusCode}`)
      const chunks: Buffer[] = []
      let bytes = 0
      for await (const chunk of body as AsyncIterable<Buffer>) {
        bytes += chunk.length
        if (bytes > MAX_ANSWER_BYTES) throw new Unusable('its answer is too large')
        chunks.push(chunk)
      }
      return parse(Buffer.concat(chunks).toString('utf8'))
    }
    return withTimeout(clock, feedTimeoutMs, read, stopping)
  }
}

/** One rate per value date; of two for the same date, the later in the list. */
function received(rates: (DatedRate | undefined)[]): SourceReply {
  const usable = rates.filter((rate) => rate !== undefined)
  return { kind: 'received', rates: [...new Map(usable.map((rate) => [rate.valueDate, rate])).values()] }
}

function failedWith(error: unknown): SourceReply {
  const { message } = error as Error
  return failed(error instanceof Unusable ? 'SOURCE_INVALID' : 'SOURCE_UNAVAILABLE', message)
}

/** Days that a history must cover to reach back to a day, both ends included. */
function daysSince(from: string, today: string): number {
  const days = daysBetween(from, today) + 1
  return Math.min(Math.max(days, HISTORY_DAYS.min), HISTORY_DAYS.max)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Unusable('its answer is not JSON')
  }
}

function readMapped(document: unknown, mapping: Mapping, calendar: Calendar): DatedRate | undefined {
  const rate = readRate(valueAt(document, mapping.rate))
  const valueDate =
    'valueDate' in mapping
      ? readDay(valueAt(document, mapping.valueDate))
      : derive(readMoment(valueAt(document, mapping.updatedAt)))
  return rate && valueDate ? { rate, valueDate } : undefined

  function derive(publishedAtMs: number | undefined): string | undefined {
    return publishedAtMs === undefined ? undefined : calendar.valueDateOf(publishedAtMs)
  }
}

function valueAt(document: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      document,
    )
}

/** `2026-10-05`, optionally followed by a time: some feeds write a value date as its midnight. */
function readDay(value: unknown): string | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(String(value))?.[1]
  return day && isDate(day) ? day : undefined
}

const ISO_WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/
const LOCAL = /^(\d{2})\/(\d{2})\/(\d{4}), (\d{2}):(\d{2}) ([AP])M$/

/** ISO 8601 with its zone, or `05/10/2026, 05:02 PM` in Caracas time. */
function readMoment(value: unknown): number | undefined {
  const text = String(value)
  const iso = ISO_WITH_ZONE.test(text) ? text : localAsIso(text)
  const ms = iso === undefined ? Number.NaN : Date.parse(iso)
  return Number.isNaN(ms) ? undefined : ms
}

function localAsIso(text: string): string | undefined {
  const [, day, month, year, hour, minute, half] = LOCAL.exec(text) ?? []
  if (half === undefined) return undefined
  const hour24 = (Number(hour) % 12) + (half === 'P' ? 12 : 0)
  return `${year}-${month}-${day}T${String(hour24).padStart(2, '0')}:${minute}:00-04:00`
}

function describe(mapping: Mapping): string {
  return `${mapping.rate} and ${'valueDate' in mapping ? mapping.valueDate : mapping.updatedAt}`
}
