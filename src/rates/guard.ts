import type { DatedRate, SourceName } from './source.ts'

/** The central bank's rate does not move so far from one banking day to the next; a misplaced point does. */
const MAX_JUMP = '0.25'

export type Verdict = DatedRate & { held: boolean }

/**
 * Holds back what jumps from the good rates of its time: from the one of the same value date, or else from both
 * the nearest before and the nearest after. Each list of good rates, best first, is compared with, and being
 * near any of them is enough; with none there is no jump. What passes is compared with next.
 */
export function judge(told: readonly DatedRate[], ...good: (readonly DatedRate[])[]): Verdict[] {
  const passed: DatedRate[] = []
  return told.toSorted(oldestFirst).map((candidate) => {
    const [own = [], ...others] = good
    const compared = [[...own, ...passed], ...others].flatMap((list) => neighbours(list, candidate.valueDate))
    const held = compared.length > 0 && compared.every((rate) => jumps(candidate, rate))
    if (!held) passed.push(candidate)
    return { ...candidate, held }
  })
}

/**
 * The sources whose accepted rates a source's new ones are compared with. The authoritative source answers only to
 * itself and the operator. The secondary one may follow it: once an operator accepted a jump there, the same jump
 * here is no surprise.
 */
export function comparedWith(source: SourceName): SourceName[] {
  return source === 'vexFx' ? ['vexFx'] : ['r4', 'vexFx']
}

function neighbours(list: readonly DatedRate[], valueDate: string): DatedRate[] {
  const best = (day: string | undefined) => list.find((rate) => rate.valueDate === day) ?? []
  const days = list.map((rate) => rate.valueDate).toSorted()
  if (days.includes(valueDate)) return [best(valueDate)].flat()
  return [best(days.findLast((day) => day < valueDate)), best(days.find((day) => day > valueDate))].flat()
}

function oldestFirst(a: DatedRate, b: DatedRate): number {
  return a.valueDate < b.valueDate ? -1 : 1
}

function jumps({ rate }: DatedRate, { rate: known }: DatedRate): boolean {
  return rate.minus(known).abs().gt(known.times(MAX_JUMP))
}
