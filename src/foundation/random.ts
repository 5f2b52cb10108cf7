import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto'

/** Luck as the core sees it. A test or a simulator hands in its own, seeded. */
export type Random = {
  bytes(count: number): Buffer
  /** Time-ordered (version 7), so that new rows land at the end of an index. */
  uuid(): string
  /** A fraction in [0, 1) for jitter; not for secrets. */
  fraction(): number
}

export const systemRandom: Random = {
  bytes: (count) => randomBytes(count),
  uuid: () => randomUUIDv7(),
  fraction: () => randomInt(2 ** 47) / 2 ** 47,
}
