import { caracasDay } from '../caracas.ts'
import type { Random } from '../random.ts'
import { type CipherKey, deriveKey } from './envelope.ts'

type WorkingKey = { cipherKey: CipherKey; day: string; validUntil: number }

export type Sessions = {
  /** Issues a new working key and returns its text. */
  open(client: string): string
  /** Valid keys of the client, newest first. */
  keysOf(client: string): CipherKey[]
  expire(client: string | undefined): void
}

/**
 * Working keys expire at midnight in Caracas. After a new log-on the older keys stay valid for `overlapMs`.
 */
export function createSessions({
  now,
  random,
  overlapMs,
}: {
  now: () => number
  random: Random
  overlapMs: () => number
}): Sessions {
  const keysByClient = new Map<string, WorkingKey[]>()

  function validKeys(client: string): WorkingKey[] {
    const keys = keysByClient.get(client) ?? []
    return keys.filter(({ day, validUntil }) => day === caracasDay(now()) && now() < validUntil)
  }

  return {
    open: (client) => {
      const older = validKeys(client).map((key) => ({
        ...key,
        validUntil: Math.min(key.validUntil, now() + overlapMs()),
      }))
      const keyText = random.bytes(16).toString('hex')
      const newest = { cipherKey: deriveKey(keyText), day: caracasDay(now()), validUntil: Number.POSITIVE_INFINITY }
      keysByClient.set(client, [newest, ...older])
      return keyText
    },
    keysOf: (client) => validKeys(client).map(({ cipherKey }) => cipherKey),
    expire: (client) => {
      if (client === undefined) keysByClient.clear()
      else keysByClient.delete(client)
    },
  }
}
