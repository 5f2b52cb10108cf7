import { randomUUID } from 'node:crypto'
import { integer, oneOfTexts, optional, readModel } from '../model.ts'
import { type Forge, forges, type Read } from './protocol.ts'

export const faultKinds = ['lose', 'repeat', 'delay', 'reorder', 'forge'] as const

/** A scripted fault for the next notifications of a client. */
export type NotificationFault = {
  id: string
  kind: (typeof faultKinds)[number]
  /** Number of notifications it still applies to. */
  times: number
  /** Of `repeat`: number of copies. */
  copies?: number
  delayMs?: number
  /** Of `reorder`: number of notifications held back and then sent in reverse order. */
  hold?: number
  forge?: Forge
}

const model = {
  kind: oneOfTexts(...faultKinds),
  times: optional(integer(1, 10_000)),
  copies: optional(integer(1, 50)),
  delayMs: optional(integer(0, 600_000)),
  hold: optional(integer(2, 1_000)),
  forge: optional(oneOfTexts(...forges)),
}

export function readFault(input: Record<string, unknown>): Read<NotificationFault> {
  const read = readModel(model, input)
  if ('wrong' in read) return read
  const { kind, times = 1, copies = 5, delayMs = 1_000, hold = 2, forge } = read.values
  const fault = { id: randomUUID(), kind, times }
  switch (kind) {
    case 'lose':
      return { values: fault }
    case 'repeat':
      return { values: { ...fault, copies } }
    case 'delay':
      return { values: { ...fault, delayMs } }
    case 'reorder':
      return { values: { ...fault, times: hold, hold } }
    case 'forge':
      return forge ? { values: { ...fault, forge } } : { wrong: ['forge'] }
  }
}
