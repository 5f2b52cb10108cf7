import type { Clock } from '../foundation/clock.ts'
import type { Database } from '../storage/database.ts'
import { type Calendar, contains } from './calendar.ts'
import { createQuoter, type Quoter, type SourceView } from './quote.ts'
import type { Source, SourceName } from './source.ts'
import { readState, type SourceState, type StoredRate } from './store.ts'

/** A snapshot older than this is not quoted, even while the database is down. */
const maxAgeMs = 30_000

/** The authoritative rate, valid today. */
export type ReferenceRate = StoredRate & { source: 'vexFx' }

type Snapshot = { readAtMs: number; rates: StoredRate[]; sources: Map<SourceName, SourceState> }

/** Cached result for a snapshot and a day. */
type CurrentView = {
  snapshot: Snapshot | undefined
  today: string
  rate: ReferenceRate | undefined
  quoter?: Quoter
}

/** The rates and sources of the last read of the database, and their view of today. */
export function createSnapshots(parts: {
  database: Database
  clock: Clock
  calendar: Calendar
  sources: Source[]
  origins: string[]
}) {
  const { database, clock, calendar, sources, origins } = parts
  let snapshot: Snapshot | undefined
  let latest: CurrentView | undefined

  return {
    /** Returns the states of the sources as they were read. */
    async read(): Promise<Map<SourceName, SourceState>> {
      const readAtMs = clock.monotonicMs()
      const fromDay = calendar.inForceOn(calendar.today(clock.now())).from
      const { rates, sources: states } = await readState(database, { fromDay, origins })
      const seen = { readAtMs, rates, sources: new Map(states.map((state) => [state.source, state])) }
      // A slow read must not replace a later one.
      if (!snapshot || snapshot.readAtMs <= readAtMs) snapshot = seen
      return seen.sources
    },

    /** The rate in force; undefined if there is none or the last read is too old. */
    freshRate(): ReferenceRate | undefined {
      const isFresh = snapshot !== undefined && clock.monotonicMs() - snapshot.readAtMs <= maxAgeMs
      return isFresh ? currentView().rate : undefined
    },

    quoter(rate: ReferenceRate): Quoter {
      const now = currentView()
      if (now.quoter && now.rate === rate) return now.quoter
      const quoter = createQuoter(rate, { vexFx: viewOf('vexFx'), r4: viewOf('r4') })
      if (now.rate === rate) now.quoter = quoter
      return quoter
    },

    /** The rate in force and the state of a source, however old the last read is, for operators. */
    inForce: () => inForce('vexFx'),
    state(source: SourceName) {
      const state = snapshot?.sources.get(source)
      return state && { ...state, isConfigured: isConfigured(source), view: viewOf(source) }
    },
  }

  /** Rebuilt after each read of the rates, every two seconds, and when the day changes. */
  function currentView(): CurrentView {
    const today = calendar.today(clock.now())
    if (!latest || latest.snapshot !== snapshot || latest.today !== today) {
      latest = { snapshot, today, rate: inForce('vexFx') }
    }
    return latest
  }

  /** Evaluates today at every call: midnight passes while the process runs. */
  function inForce<Name extends SourceName>(source: Name): (StoredRate & { source: Name }) | undefined {
    const days = calendar.inForceOn(calendar.today(clock.now()))
    return snapshot?.rates.find(
      (rate): rate is StoredRate & { source: Name } => rate.source === source && contains(days, rate.valueDate),
    )
  }

  function isConfigured(source: SourceName): boolean {
    return sources.some(({ name }) => name === source)
  }

  function viewOf(source: SourceName): SourceView {
    if (source === 'r4' && !isConfigured(source)) return { error: 'R4_NOT_CONFIGURED' }
    const error = snapshot?.sources.get(source)?.error
    return error ? { error } : (inForce(source) ?? { error: 'SOURCE_UNAVAILABLE' })
  }
}
