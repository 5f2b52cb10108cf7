import { createHash } from 'node:crypto'
import { seededRandom as seededSource } from '../harness/luck.ts'

/**
 * Everything that is left to chance comes from here, and all of it from one seed. Each decision maker has a stream of
 * its own, named after it: what one of them draws does not change what another will draw.
 */
export type Random = {
  fraction(): number
  chance(probability: number): boolean
  /** A whole number, both ends included. */
  between(low: number, high: number): number
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item
  weighted<Item>(rows: readonly (readonly [weight: number, item: Item])[]): Item
  digits(count: number): string
  /** Another stream, the same for the same name whatever was drawn here before. */
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
