import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns'
import { isIP, type LookupFunction, Socket } from 'node:net'
import { buildConnector } from 'undici'
import { type AddressPolicy, isAllowedAddress, specialRangeOf, withoutBrackets } from './addresses.ts'

/** The overload of node:dns's `lookup` that returns all addresses of a name. */
export type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** Refused connection target. For operators only: the message reveals what a name resolves to on this network. */
export class AddressRefused extends Error {
  constructor(hostname: string, address: string) {
    super(`${hostname} may not be reached at ${address} (${specialRangeOf(address)})`)
  }
}

type ConnectorParts = { policy: AddressPolicy; connectTimeoutMs: number; lookup?: Lookup }

/**
 * SSRF-safe connector for undici: checks the resolved address at connect time, so DNS rebinding reaches nothing.
 * Three checks: a literal address before connecting, because sockets do not look those up; a name's addresses in the
 * same lookup whose result the socket connects to; and the remote address before the first byte, including the TLS
 * ClientHello. The time-out covers lookup, connection and TLS handshake together.
 */
export function createFilteringConnector(parts: ConnectorParts): buildConnector.connector {
  const { policy, connectTimeoutMs, lookup = systemLookup } = parts
  const connect = buildConnector({
    allowH2: false,
    rejectUnauthorized: true,
    timeout: connectTimeoutMs,
    lookup: filterLookup(policy, lookup),
  })

  return (options, callback) => {
    const { hostname } = options
    if (isIP(hostname) !== 0 && !isAllowedAddress(hostname, policy)) {
      queueMicrotask(() => callback(new AddressRefused(hostname, hostname), null))
      return
    }

    let problem: Error | undefined
    const checkRemote = ({ remoteAddress }: Socket) => {
      if (remoteAddress === undefined) problem ??= failure('ECONNRESET', `${hostname} has hung up at once`)
      else if (!isAllowedAddress(remoteAddress, policy)) problem ??= new AddressRefused(hostname, remoteAddress)
      return problem
    }

    // undici types the return value as void and documents it as the socket.
    const connecting: unknown = connect(options, (error, socket) => {
      if (error) return callback(error, null)
      const refusal = checkRemote(socket)
      if (!refusal) return callback(null, socket)
      socket.destroy()
      callback(refusal, null)
    })
    if (!(connecting instanceof Socket)) throw new TypeError('the connector has not returned its socket')
    // Runs before Node's own listener, which sends the TLS ClientHello.
    connecting.prependOnceListener('connect', () => {
      const refusal = checkRemote(connecting)
      if (refusal) connecting.destroy(refusal)
    })
  }
}

/** Lookup that fails if any address of the name is not allowed: a mix of both is an attack or a mistake. */
function filterLookup(policy: AddressPolicy, lookup: Lookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      const refused = addresses.find(({ address }) => !isAllowedAddress(address, policy))
      if (refused) return callback(new AddressRefused(hostname, refused.address), [])
      const first = addresses[0]
      // On an empty list, Node's socket throws an error that cannot be caught.
      if (!first) return callback(failure('ENOTFOUND', `${hostname} has no address`), [])
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
  }
}

/** Network error with a `code`, like Node's own. */
function failure(code: string, message: string): NodeJS.ErrnoException {
  return Object.assign(new Error(message), { code })
}

/**
 * The same check at registration, for immediate feedback. A name that does not resolve now may resolve later, and is
 * checked again at every connect. The lookup has no time-out besides the resolver's own.
 */
export function resolveAndCheck(
  hostname: string,
  policy: AddressPolicy,
  lookup: Lookup = systemLookup,
): Promise<'allowed' | 'refused' | 'unresolved'> {
  const host = withoutBrackets(hostname)
  const check = (addresses: string[]) =>
    addresses.every((address) => isAllowedAddress(address, policy)) ? 'allowed' : 'refused'
  if (isIP(host) !== 0) return Promise.resolve(check([host]))
  return new Promise((resolve) => {
    lookup(host, { all: true }, (error, addresses) => {
      if (error || addresses.length === 0) return resolve('unresolved')
      resolve(check(addresses.map(({ address }) => address)))
    })
  })
}
