import type { Clock } from '../foundation/clock.ts'
import { GatewayError } from '../foundation/errors.ts'
import { limits } from '../foundation/limits.ts'
import { networkOf } from '../foundation/network.ts'
import { cidrs, inAnyCidr } from '../foundation/setting-readers.ts'

/**
 * Requests with a wrong API key, per client address (of IPv6 its /64). An address that sent too many is refused before its
 * key is looked up, so that guessing costs no query. In memory of this process: it protects the process, and needs no
 * exact count. Addresses of this machine do not count: they are a proxy that was not declared, behind which everybody
 * would be refused together.
 */
export type WrongKeys = {
  /** Refuses an address that has to wait. A key that was right on this process in its last uses is not refused. */
  check(address: string, key: string | string[] | undefined): void
  wasWrong(address: string): void
  wasRight(key: string): void
}

type Bucket = { tokens: number; refilledAtMs: number }

const loopback = cidrs('127.0.0.0/8,::1/128')

export function createWrongKeys(clock: Pick<Clock, 'monotonicMs'>): WrongKeys {
  const buckets = new Map<string, Bucket>()
  const known = new Set<string>()
  const { burst, perSecond, addresses, knownKeys } = limits.wrongKeys

  return {
    check(address, key) {
      const bucket = buckets.get(networkOf(address))
      if (!bucket || (typeof key === 'string' && known.has(key))) return
      refill(bucket)
      if (bucket.tokens >= 1) return
      const retryAfterSeconds = Math.ceil((1 - bucket.tokens) / perSecond)
      throw new GatewayError('rate_limited', { retryAfterSeconds, texts: tooMany })
    },

    wasWrong(address) {
      if (inAnyCidr(address, loopback)) return
      const network = networkOf(address)
      const bucket = buckets.get(network) ?? { tokens: burst, refilledAtMs: clock.monotonicMs() }
      refill(bucket)
      bucket.tokens = Math.max(-burst, bucket.tokens - 1)
      buckets.delete(network)
      buckets.set(network, bucket)
      dropOldest(buckets, addresses)
    },

    wasRight(key) {
      known.delete(key)
      known.add(key)
      dropOldest(known, knownKeys)
    },
  }

  function refill(bucket: Bucket): void {
    const now = clock.monotonicMs()
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.refilledAtMs) / 1000) * perSecond)
    bucket.refilledAtMs = now
  }
}

/** Maps and sets keep the order of insertion. */
function dropOldest(entries: Map<string, unknown> | Set<string>, most: number): void {
  const [oldest] = entries.size > most ? entries.keys() : []
  if (oldest !== undefined) entries.delete(oldest)
}

const tooMany = {
  en: 'Too many requests with a wrong API key came from your address. Check the key, and try again later.',
  es: 'Demasiadas solicitudes con una clave incorrecta llegaron desde su dirección. Revise la clave e intente más tarde.',
}
