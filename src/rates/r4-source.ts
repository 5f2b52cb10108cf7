import type { Flows } from '../banks/bank.ts'
import { isDate } from '../foundation/caracas.ts'
import { type Clock, withTimeout } from '../foundation/clock.ts'
import { failed, isTooFarAhead, type PastQuery, readRate, type Source, type SourceReply } from './source.ts'

/** Slightly longer than the bank call's own time-out, which normally ends it. */
export const r4TimeoutMs = 25_000

/** The secondary source: R4's rate for a value date. */
export function r4Source({ fetchRate, clock }: { fetchRate: Flows['fetchRate']; clock: Clock }): Source {
  // The same query serves today and past value dates.
  return { name: 'r4', origin: 'r4', query, queryPast: query }

  async function query({ today, inForce, signal }: PastQuery): Promise<SourceReply> {
    try {
      const answer = await withTimeout(clock, r4TimeoutMs, () => fetchRate(inForce.from), signal)
      if (answer.kind === 'unavailable') {
        const { reason } = answer
        return failed(reason === 'unreadable_answer' ? 'SOURCE_INVALID' : 'SOURCE_UNAVAILABLE', reason)
      }
      if (!answer.rate) return failed('SOURCE_UNAVAILABLE', `it has no rate for ${inForce.from}`)
      const { valueDate } = answer.rate
      const rate = readRate(answer.rate.value.toFixed())
      if (!rate || !isDate(valueDate) || isTooFarAhead(valueDate, today)) {
        return failed('SOURCE_INVALID', 'its rate or value date makes no sense')
      }
      return { kind: 'received', rates: [{ rate, valueDate }] }
    } catch (error) {
      return failed('SOURCE_UNAVAILABLE', (error as Error).message)
    }
  }
}
