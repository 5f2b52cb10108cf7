import { Resolver } from 'node:dns'
import type { Lookup } from './connector.ts'

/** Two tries of 1.2 s leave most of the 10 s of an attempt for the connection and the answer. */
const TRY_MS = 1_200
const TRIES = 2

/**
 * Name resolution by DNS queries (c-ares) instead of `getaddrinfo`. `getaddrinfo` also reads the hosts file, but runs
 * on the four threads of libuv's pool, which the whole process shares: four endpoints whose name servers never answer
 * would block every other lookup and everything else that needs the pool. localhost resolves to loopback without a
 * query (RFC 6761). `servers` replaces the system's name servers.
 */
export function createNameLookup(servers?: string[]): Lookup {
  const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES })
  if (servers) resolver.setServers(servers)
  return (hostname, _options, callback) => {
    if (hostname === 'localhost' || hostname.endsWith('.localhost')) {
      return queueMicrotask(() =>
        callback(null, [
          { address: '127.0.0.1', family: 4 },
          { address: '::1', family: 6 },
        ]),
      )
    }
    const found: { address: string; family: number }[] = []
    let pending = 2
    const onAnswer = (family: 4 | 6) => (error: Error | null, addresses: string[]) => {
      if (!error) found.push(...addresses.map((address) => ({ address, family })))
      pending -= 1
      if (pending > 0) return
      if (found.length > 0) return callback(null, found)
      callback(Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' }), [])
    }
    resolver.resolve4(hostname, onAnswer(4))
    resolver.resolve6(hostname, onAnswer(6))
  }
}
