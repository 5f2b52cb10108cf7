import { randomBytes, randomUUID } from 'node:crypto'

/** Where working keys and operation ids come from. A recording hands in its own, to come out the same every time. */
export type Random = { bytes(count: number): Buffer; uuid(): string }

export const systemRandom: Random = { bytes: (count) => randomBytes(count), uuid: () => randomUUID() }
