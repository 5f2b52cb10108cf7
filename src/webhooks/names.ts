import { Resolver } from 'node:dns'
import type { Lookup } from './connector.ts'

/** Together less than the three seconds a connection has. */
const TRY_MS = 1_200
const TRIES = 2

/**
 * Names become addresses by asking DNS directly. The system's own lookup reads the hosts file too, but runs on four
 * threads that the whole process shares: four endpoints whose name servers never answer would hold up every other
 * name, and everything else that needs those threads. localhost is loopback by definition and is not asked for.
 * `servers` stand in for the system's name servers.
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
    let asked = 2
    const answered = (family: 4 | 6) => (error: Error | null, addresses: string[]) => {
      if (!error) found.push(...addresses.map((address) => ({ address, family })))
      asked -= 1
      if (asked > 0) return
      if (found.length > 0) return callback(null, found)
      callback(Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' }), [])
    }
    resolver.resolve4(hostname, answered(4))
    resolver.resolve6(hostname, answered(6))
  }
}
