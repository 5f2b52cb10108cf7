import { median } from './statistics.ts'

/**
 * Measures two sides alternately, A B B A A B …, so that other load on the machine affects both alike and neither always
 * runs first.
 */
export async function alternate<Measured>(
  rounds: number,
  a: (round: number) => Promise<Measured>,
  b: (round: number) => Promise<Measured>,
): Promise<{ a: Measured; b: Measured }[]> {
  const pairs: { a: Measured; b: Measured }[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await a(round)
      pairs.push({ a: first, b: await b(round) })
    } else {
      const first = await b(round)
      pairs.push({ b: first, a: await a(round) })
    }
  }
  return pairs
}

export type Comparison = { a: number; b: number; ratio: number; ratios: number[] }

/** Each side's median, and the median of the per-round ratios: a short disturbance affects one round only. */
export function compare(pairs: readonly { a: number; b: number }[]): Comparison {
  const ratios = pairs.map(({ a, b }) => a / b)
  return {
    a: median(pairs.map(({ a }) => a)),
    b: median(pairs.map(({ b }) => b)),
    ratio: median(ratios),
    ratios,
  }
}
