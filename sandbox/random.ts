import { randomBytes, randomUUID } from 'node:crypto'

/** Source of working keys and operation ids. Recordings pass a deterministic one. */
export type Random = { bytes(count: number): Buffer; uuid(): string }

export const systemRandom: Random = { bytes: (count) => randomBytes(count), uuid: () => randomUUID() }
