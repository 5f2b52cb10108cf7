import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto'

/** Source of randomness, injected: a test or a simulator passes its own, seeded. */
export type Random = {
  bytes(count: number): Buffer
  /** Time-ordered (version 7), so that new rows land at the end of an index. */
  uuid(): string
  /** A fraction in [0, 1) for jitter; not for secrets. */
  fraction(): number
}

/** Size of the pool: a system call costs 9 µs whatever the number of bytes, and a nonce needs only twelve. */
const POOL_BYTES = 4096
let pool = Buffer.alloc(0)
let used = 0

/** Bytes handed out are wiped from the pool, so that they are neither reused nor readable in memory. */
function pooledBytes(count: number): Buffer {
  if (count > POOL_BYTES / 16) return randomBytes(count)
  if (used + count > pool.length) {
    pool = randomBytes(POOL_BYTES)
    used = 0
  }
  const bytes = Buffer.from(pool.subarray(used, used + count))
  pool.fill(0, used, used + count)
  used += count
  return bytes
}

export const systemRandom: Random = {
  bytes: pooledBytes,
  uuid: () => randomUUIDv7(),
  fraction: () => randomInt(2 ** 47) / 2 ** 47,
}

/** Ids dated by `nowMs` instead of the machine's clock, so that ids of machines with different clocks sort by time. */
export function datedBy(random: Random, nowMs: () => number): Random {
  return { ...random, uuid: () => withTime(random.uuid(), nowMs()) }
}

/** Replaces the first 48 bits of a version 7 uuid, which are its milliseconds. */
function withTime(uuid: string, ms: number): string {
  const hex = Math.floor(ms).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}${uuid.slice(13)}`
}
