import type { Clock } from '../foundation/clock.ts'
import type { Log } from '../foundation/log.ts'
import type { Database } from '../storage/database.ts'
import { contains, type DayRange } from './calendar.ts'
import { quarantines, retrySeconds } from './refresh.ts'
import { type Mode, mayServe, type Source, type SourceError, type SourceName } from './source.ts'
import { readBest, recordPast, type StoredRate } from './store.ts'
import { checkAgainstStored } from './stored-check.ts'

/** Cached queries, to avoid immediate repetitions: a month of days at two sources (62), with a margin. */
const maxRemembered = 100

type Query = { done: Promise<void>; endedAtMs?: number }

/** Rates of value dates before today, from the database or else from the sources that keep past rates. */
export function createPastRates(parts: {
  database: Database
  clock: Clock
  log: Log
  /** In order of preference. */
  sources: Source[]
  origins: string[]
  onFailure: (source: SourceName, error: SourceError) => void
  stopping: AbortSignal
}) {
  const { database, clock, log, sources, origins, onFailure, stopping } = parts
  const queries = new Map<string, Query>()

  return async function findPast(wanted: { range: DayRange; today: string; mode: Mode }) {
    const { range, today, mode } = wanted
    const usable = origins.filter((origin) => mayServe(origin, mode))
    const read = (): Promise<StoredRate | undefined> => readBest(database, range, usable)

    let rate = await read()
    for (const source of sources.filter(({ origin, queryPast }) => queryPast && mayServe(origin, mode))) {
      if (rate) return rate
      await queryOnce(source, range, today)
      rate = await read()
    }
    return rate
  }

  /** Concurrent callers share one query; a query without a result is not repeated within the retry time. */
  function queryOnce(source: Source, range: DayRange, today: string): Promise<void> {
    const key = `${source.name} ${range.from} ${range.to}`
    const previous = queries.get(key)
    if (previous && !isOver(previous)) return previous.done
    makeRoom()
    const query: Query = { done: run() }
    queries.set(key, query)
    return query.done

    async function run(): Promise<void> {
      try {
        await queryAndStore(source, range, today)
        query.endedAtMs = clock.monotonicMs()
      } catch (error) {
        // The database failed, not the source: the next caller may retry at once.
        queries.delete(key)
        throw error
      }
    }
  }

  function isOver({ endedAtMs }: Query): boolean {
    return endedAtMs !== undefined && clock.monotonicMs() - endedAtMs >= retrySeconds * 1_000
  }

  function makeRoom(): void {
    if (queries.size < maxRemembered) return
    const ended = [...queries].find(([, { endedAtMs }]) => endedAtMs !== undefined)
    if (ended) queries.delete(ended[0])
  }

  async function queryAndStore(source: Source, range: DayRange, today: string): Promise<void> {
    const { name, origin } = source
    const answer = await source.queryPast?.({ today, inForce: range, signal: stopping })
    // A query aborted by the shutdown proves nothing about the source.
    if (!answer || stopping.aborted) return
    if (answer.kind === 'failed') return fail(name, answer.error, answer.reason)

    const inRange = answer.rates.filter(({ valueDate }) => contains(range, valueDate))
    if (inRange.length === 0) return fail(name, 'SOURCE_UNAVAILABLE', `it has no rate for ${range.from}`)
    const checked = await database.transaction(async (transaction) => {
      const result = await checkAgainstStored(transaction, inRange, { source: name, origin, origins })
      await recordPast(transaction, { source: name, origin, checked: result })
      return result
    })
    const [quarantine] = quarantines(checked)
    if (quarantine) fail(name, quarantine.error, quarantine.reason)
  }

  function fail(source: SourceName, error: SourceError, reason: string): void {
    onFailure(source, error)
    log.warn('no usable rate of a past day', { operation: source, code: error, reason })
  }
}
