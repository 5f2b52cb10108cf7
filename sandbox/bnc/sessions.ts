import { caracasDay } from '../caracas.ts'
import type { Random } from '../random.ts'
import { type CipherKey, deriveKey } from './envelope.ts'

type WorkingKey = { cipherKey: CipherKey; day: string; validUntil: number }

export type Sessions = {
  /** A new working key, as the text its owner is told. */
  open(client: string): string
  /** The keys of the client that still work, newest first. */
  keysOf(client: string): CipherKey[]
  expire(client: string | undefined): void
}

/**
 * Working keys die at midnight of Caracas. A new log-on leaves the older ones alive for `overlapMs`, so that
 * several processes can share a client as long as each takes a refused key for what it is.
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

  function alive(client: string): WorkingKey[] {
    const keys = keysByClient.get(client) ?? []
    return keys.filter(({ day, validUntil }) => day === caracasDay(now()) && now() < validUntil)
  }

  return {
    open: (client) => {
      const older = alive(client).map((key) => ({ ...key, validUntil: Math.min(key.validUntil, now() + overlapMs()) }))
      const keyText = random.bytes(16).toString('hex')
      const newest = { cipherKey: deriveKey(keyText), day: caracasDay(now()), validUntil: Number.POSITIVE_INFINITY }
      keysByClient.set(client, [newest, ...older])
      return keyText
    },
    keysOf: (client) => alive(client).map(({ cipherKey }) => cipherKey),
    expire: (client) => {
      if (client === undefined) keysByClient.clear()
      else keysByClient.delete(client)
    },
  }
}
