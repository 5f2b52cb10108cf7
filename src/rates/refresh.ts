import type { Clock } from '../foundation/clock.ts'
import type { Log } from '../foundation/log.ts'
import type { Database } from '../storage/database.ts'
import { type Calendar, contains } from './calendar.ts'
import { comparedWith, judge, type Verdict } from './guard.ts'
import type { DatedRate, Source, SourceError, SourceName } from './source.ts'
import { claim, readGood, record } from './store.ts'

/** Longer than any asking lasts: 25 s at R4, twice 5 s at a feed. Who took longer is dead. */
const leaseSeconds = 60
/** After a failure, or while nothing is in force. */
export const retrySeconds = 30

type RefreshParts = {
  database: Database
  clock: Clock
  log: Log
  calendar: Calendar
  origins: string[]
  refreshSeconds: number
  onFailure: (source: SourceName, error: SourceError) => void
}

type Problem = { error: SourceError; reason: string }

/** Asks a source when it is due and nobody else does, judges what it told, and keeps it. */
export async function refreshSource(parts: RefreshParts, source: Source, stopping: AbortSignal): Promise<void> {
  const { database, clock, log, calendar, origins, refreshSeconds, onFailure } = parts
  const today = calendar.today(clock.now())
  const before = await claim(database, { source: source.name, today, leaseSeconds })
  if (!before) return

  const inForce = calendar.inForceOn(today)
  const isInForce = ({ valueDate }: DatedRate) => contains(inForce, valueDate)
  const good = Object.groupBy(await readGood(database, origins), (rate) => rate.source)
  const isMissing = !good[source.name]?.some(isInForce)
  const answer = await source.ask({ today, inForce, isMissing, signal: stopping })
  // What was cut short says nothing of the source; the claim ends with its lease.
  if (stopping.aborted) return

  const compared = comparedWith(source.name).map((name) => good[name] ?? [])
  const verdicts = answer.kind === 'told' ? judge(answer.rates, ...compared) : []
  const problem = answer.kind === 'failed' ? answer : problemWith(verdicts)
  await record(database, {
    source: source.name,
    origin: source.origin,
    verdicts,
    error: problem?.error ?? null,
    nextInSeconds: problem ? Math.min(retrySeconds, refreshSeconds) : refreshSeconds,
  })
  if (problem) onFailure(source.name, problem.error)
  report()

  function problemWith(told: Verdict[]): Problem | undefined {
    const held = told.find((verdict) => verdict.held)
    if (held) return { error: 'SOURCE_INVALID', reason: `${held.rate.toFixed()} for ${held.valueDate} jumps too far` }
    // A source that is ahead already tells the next day's: fine, once today's is stored.
    const isAhead = told.some(({ valueDate }) => valueDate > inForce.to)
    if (told.some(isInForce) || (isAhead && !isMissing)) return undefined
    const days = told.map(({ valueDate }) => valueDate).join(', ')
    return { error: 'SOURCE_UNAVAILABLE', reason: `nothing in force on ${today}, only for ${days}` }
  }

  /** A line when something changed, not one for every asking of a long failure. */
  function report(): void {
    const isHeld = verdicts.some(({ held }) => held)
    if ((problem?.error ?? null) === before?.error && isHeld === before?.held) return
    if (!problem) return log.info('rate source works again', { operation: source.name })
    const message = isHeld ? 'rate held back until it is accepted with pasarela rate set' : 'rate source failed'
    log.warn(message, { operation: source.name, code: problem.error, reason: problem.reason })
  }
}
