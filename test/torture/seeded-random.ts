import { createHash } from 'node:crypto'
import { seededRandom as seededSource } from '../harness/random.ts'

/**
 * Source of all randomness of a run, derived from one seed. Each decision maker has a named stream: its draws do not
 * change those of another.
 */
export type Random = {
  fraction(): number
  chance(probability: number): boolean
  /** An integer, both bounds inclusive. */
  between(low: number, high: number): number
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item
  weighted<Item>(rows: readonly (readonly [weight: number, item: Item])[]): Item
  digits(count: number): string
  /** Derives another stream, which depends only on its name. */
  of(name: string): Random
}

export function seededRandom(seed: number, name = 'world'): Random {
  const source = seededSource(createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE())
  const between = (low: number, high: number) => low + Math.floor(source.fraction() * (high - low + 1))
  const pick = <Item>(items: readonly Item[]): Item => items[between(0, items.length - 1)] as Item
  return {
    fraction: source.fraction,
    chance: (probability) => source.fraction() < probability,
    between,
    pick,
    weighted(rows) {
      const total = rows.reduce((sum, [weight]) => sum + weight, 0)
      let rest = source.fraction() * total
      for (const [weight, item] of rows) {
        rest -= weight
        if (rest < 0) return item
      }
      return pick(rows)[1]
    },
    digits: (count) => Array.from({ length: count }, () => between(0, 9)).join(''),
    of: (child) => seededRandom(seed, `${name} / ${child}`),
  }
}
