import type { Clock } from '../foundation/clock.ts'
import type { Log } from '../foundation/log.ts'
import type { Database } from '../storage/database.ts'
import { type Calendar, contains } from './calendar.ts'
import { describeObjection } from './objection-text.ts'
import type { CheckedRate } from './outlier-check.ts'
import type { DatedRate, Source, SourceError, SourceName } from './source.ts'
import { claim, readState, record } from './store.ts'
import { checkAgainstStored } from './stored-check.ts'

/** Longer than any query: 25 s at R4, twice 5 s at a feed. A process that exceeds it counts as dead. */
const leaseSeconds = 60
/** Retry interval after a failure, or while no rate is in force. */
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

/** Queries a source if it is due and no other process does, checks the rates received, and stores them. */
export async function refreshSource(parts: RefreshParts, source: Source, stopping: AbortSignal): Promise<void> {
  const { database, clock, log, calendar, origins, refreshSeconds, onFailure } = parts
  const today = calendar.today(clock.now())
  const before = await claim(database, { source: source.name, today, leaseSeconds })
  if (!before) return

  const inForce = calendar.inForceOn(today)
  const isInForce = ({ valueDate }: DatedRate) => contains(inForce, valueDate)
  const stored = await readState(database, { fromDay: inForce.from, origins })
  const isMissing = !stored.rates.some((rate) => rate.source === source.name && isInForce(rate))
  const answer = await source.query({ today, inForce, isMissing, signal: stopping })
  // An aborted query proves nothing about the source; the claim ends with its lease.
  if (stopping.aborted) return

  const { checked, problem } = await database.transaction(async (transaction) => {
    const { name, origin } = source
    const rates = answer.kind === 'received' ? answer.rates : []
    const result = await checkAgainstStored(transaction, rates, { source: name, origin, origins })
    const failure = answer.kind === 'failed' ? answer : problemWith(result)
    const nextInSeconds = failure ? Math.min(retrySeconds, refreshSeconds) : refreshSeconds
    await record(transaction, { source: name, origin, checked: result, error: failure?.error ?? null, nextInSeconds })
    return { checked: result, problem: failure }
  })
  if (problem) onFailure(source.name, problem.error)
  report()

  function problemWith(received: CheckedRate[]): Problem | undefined {
    const [quarantine] = quarantines(received)
    if (quarantine) return quarantine
    // A source may already return the next day's rate, which is fine if today's is stored.
    const isAhead = received.some(({ valueDate }) => valueDate > inForce.to)
    if (received.some(isInForce) || (isAhead && !isMissing)) return undefined
    const days = received.map(({ valueDate }) => valueDate).join(', ')
    return { error: 'SOURCE_UNAVAILABLE', reason: `nothing in force on ${today}, only for ${days}` }
  }

  /** Logs changes of state only, not every query of a long failure. */
  function report(): void {
    const isQuarantined = checked.some(({ quarantinedBy }) => quarantinedBy)
    if ((problem?.error ?? null) === before?.error && isQuarantined === before?.held) return
    if (!problem) return log.info('source recovered', { operation: source.name })
    const message = isQuarantined
      ? 'rate quarantined until it is entered with pasarela rate set --again'
      : 'source failed'
    log.warn(message, { operation: source.name, code: problem.error, reason: problem.reason })
  }
}

/** The problem of each rate that failed the outlier check. */
export function quarantines(checked: CheckedRate[]): Problem[] {
  return checked.flatMap((rate) => {
    const { quarantinedBy } = rate
    if (!quarantinedBy) return []
    return [{ error: 'SOURCE_INVALID' as const, reason: describeObjection(rate, quarantinedBy).en }]
  })
}
