import type { Flows } from '../banks/bank.ts'
import { isDate } from '../foundation/caracas.ts'
import type { Clock } from '../foundation/clock.ts'
import { bounded } from './bounded.ts'
import { failed, isTooFarAhead, readRate, type Source } from './source.ts'

/** A little more than the bank's own time-out, which normally ends the call. */
export const r4TimeoutMs = 25_000

/** The secondary source: a bank's answer to "what is the rate of this value date". */
export function r4Source({ fetchRate, clock }: { fetchRate: Flows['fetchRate']; clock: Clock }): Source {
  return {
    name: 'r4',
    origin: 'r4',
    async ask({ today, inForce, signal }) {
      try {
        const answer = await bounded(clock, r4TimeoutMs, signal, () => fetchRate(inForce.from))
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
        return { kind: 'told', rates: [{ rate, valueDate }] }
      } catch (error) {
        return failed('SOURCE_UNAVAILABLE', (error as Error).message)
      }
    },
  }
}
