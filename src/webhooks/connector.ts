import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns'
import { isIP, type LookupFunction, Socket } from 'node:net'
import { buildConnector } from 'undici'
import { type AddressPolicy, isAllowedAddress, specialRangeOf, withoutBrackets } from './addresses.ts'

/** Of node:dns's lookup, the part that answers with all addresses of a name. */
export type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** No socket may connect there. For the operator only: the message tells what a name resolves to on this network. */
export class AddressRefused extends Error {
  constructor(hostname: string, address: string) {
    super(`${hostname} may not be reached at ${address} (${specialRangeOf(address)})`)
  }
}

type ConnectorParts = { policy: AddressPolicy; connectTimeoutMs: number; lookup?: Lookup }

/**
 * What an undici Agent takes as `connect`. It judges the address itself at the moment of use, so that a name which
 * was harmless when it was registered and is not any more reaches nothing:
 * a literal address before anything is done, since sockets never look those up; a name in the very lookup whose
 * answer the socket then connects to; and the address at the other end, before the first byte, a TLS greeting's
 * included. The time-out covers the lookup, the connection and the TLS handshake together.
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
    const judge = ({ remoteAddress }: Socket) => {
      if (remoteAddress === undefined) problem ??= failure('ECONNRESET', `${hostname} has hung up at once`)
      else if (!isAllowedAddress(remoteAddress, policy)) problem ??= new AddressRefused(hostname, remoteAddress)
      return problem
    }

    // Typed as void, documented as the socket.
    const connecting: unknown = connect(options, (error, socket) => {
      if (error) return callback(error, null)
      const found = judge(socket)
      if (!found) return callback(null, socket)
      socket.destroy()
      callback(found, null)
    })
    if (!(connecting instanceof Socket)) throw new TypeError('the connector has not returned its socket')
    // Before node's own listener, which sends the TLS greeting.
    connecting.prependOnceListener('connect', () => {
      const found = judge(connecting)
      if (found) connecting.destroy(found)
    })
  }
}

/** One address that is not allowed refuses the name: a name that mixes them is an attack or a mistake. */
function filterLookup(policy: AddressPolicy, lookup: Lookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      const refused = addresses.find(({ address }) => !isAllowedAddress(address, policy))
      if (refused) return callback(new AddressRefused(hostname, refused.address), [])
      const first = addresses[0]
      // Given an empty list, node's socket throws where nobody can catch it.
      if (!first) return callback(failure('ENOTFOUND', `${hostname} has no address`), [])
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
  }
}

/** As node's own errors of the network are: told apart by their code. */
function failure(code: string, message: string): NodeJS.ErrnoException {
  return Object.assign(new Error(message), { code })
}

/**
 * The same judgement when an endpoint is registered, to tell a person at once. A name that does not resolve now may do
 * so later, and is judged again at every connect. A lookup may take as long as the system's resolver lets it.
 */
export function resolveAndCheck(
  hostname: string,
  policy: AddressPolicy,
  lookup: Lookup = systemLookup,
): Promise<'allowed' | 'refused' | 'unresolved'> {
  const host = withoutBrackets(hostname)
  const judge = (addresses: string[]) =>
    addresses.every((address) => isAllowedAddress(address, policy)) ? 'allowed' : 'refused'
  if (isIP(host) !== 0) return Promise.resolve(judge([host]))
  return new Promise((resolve) => {
    lookup(host, { all: true }, (error, addresses) => {
      if (error || addresses.length === 0) return resolve('unresolved')
      resolve(judge(addresses.map(({ address }) => address)))
    })
  })
}
