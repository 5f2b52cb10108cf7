import { randomBytes, randomUUID } from 'node:crypto'

/** Where working keys and operation ids come from. A recording hands in its own, to come out the same every time. */
export type Luck = { bytes(count: number): Buffer; uuid(): string }

export const systemLuck: Luck = { bytes: (count) => randomBytes(count), uuid: () => randomUUID() }
