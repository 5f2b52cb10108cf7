import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { type Cidr, inAnyCidr } from '../foundation/setting-readers.ts'
import type { LocalizedText } from '../foundation/text.ts'

/** Allowed webhook destinations: the public Internet over https, and additional networks the operator allows. */
export type AddressPolicy = {
  allowHttp: boolean
  /** Takes precedence over the special ranges, so an operator can allow one of them or a part of it. */
  allowedNetworks: readonly Cidr[]
}

type SpecialRange = { range: string; name: string; why: string; source: string }

/**
 * Ranges outside the public Internet: every block of IANA's two special-purpose address registries, including those
 * marked globally reachable, since none contains a tenant's server; multicast; and withdrawn blocks that may still be
 * routed. The first match names the range, so narrow ranges come before the wide ones that contain them.
 */
export const specialRanges: readonly SpecialRange[] = [
  { range: '0.0.0.0/8', name: 'this network', why: 'Linux connects 0.0.0.0 to itself', source: 'RFC 791' },
  { range: '10.0.0.0/8', name: 'private network', why: 'own machines', source: 'RFC 1918' },
  { range: '100.64.0.0/10', name: 'carrier-grade NAT', why: 'providers; Alibaba’s metadata', source: 'RFC 6598' },
  { range: '127.0.0.0/8', name: 'loopback', why: 'this machine', source: 'RFC 1122' },
  {
    range: '168.63.129.16/32',
    name: 'Azure’s platform',
    why: 'public in form, serves a VM’s host',
    source: 'Azure’s manual',
  },
  { range: '169.254.0.0/16', name: 'link-local', why: 'cloud metadata at 169.254.169.254', source: 'RFC 3927' },
  { range: '172.16.0.0/12', name: 'private network', why: 'own machines, containers', source: 'RFC 1918' },
  { range: '192.0.0.0/24', name: 'protocol assignments', why: 'helpers of NAT; Oracle’s metadata', source: 'RFC 6890' },
  { range: '192.0.2.0/24', name: 'documentation', why: 'TEST-NET-1', source: 'RFC 5737' },
  { range: '192.31.196.0/24', name: 'AS112', why: 'the nearest DNS sink answers', source: 'RFC 7535' },
  { range: '192.52.193.0/24', name: 'AMT', why: 'the nearest multicast relay answers', source: 'RFC 7450' },
  { range: '192.88.99.0/24', name: '6to4 relay', why: 'the nearest relay answers; withdrawn', source: 'RFC 7526' },
  { range: '192.168.0.0/16', name: 'private network', why: 'own machines', source: 'RFC 1918' },
  { range: '192.175.48.0/24', name: 'AS112', why: 'the nearest DNS sink answers', source: 'RFC 7534' },
  { range: '198.18.0.0/15', name: 'benchmarking', why: 'laboratories, and some VPNs’ inside', source: 'RFC 2544' },
  { range: '198.51.100.0/24', name: 'documentation', why: 'TEST-NET-2', source: 'RFC 5737' },
  { range: '203.0.113.0/24', name: 'documentation', why: 'TEST-NET-3', source: 'RFC 5737' },
  { range: '224.0.0.0/4', name: 'multicast', why: 'not one host', source: 'RFC 5771' },
  { range: '255.255.255.255/32', name: 'broadcast', why: 'not one host', source: 'RFC 919' },
  { range: '240.0.0.0/4', name: 'reserved', why: 'unassigned, yet used inside some clouds', source: 'RFC 1112' },

  { range: '::/128', name: 'unspecified', why: 'Linux connects it to itself', source: 'RFC 4291' },
  { range: '::1/128', name: 'loopback', why: 'this machine', source: 'RFC 4291' },
  { range: '::/96', name: 'IPv4-compatible', why: 'hides an IPv4 address; withdrawn', source: 'RFC 4291' },
  { range: '::ffff:0:0:0/96', name: 'IPv4-translated', why: 'hides an IPv4 address', source: 'RFC 2765' },
  { range: '64:ff9b::/96', name: 'NAT64', why: 'hides an IPv4 address', source: 'RFC 6052' },
  { range: '64:ff9b:1::/48', name: 'local NAT64', why: 'hides an IPv4 address', source: 'RFC 8215' },
  { range: '100::/64', name: 'discard', why: 'swallows what it is sent', source: 'RFC 6666' },
  { range: '100:0:0:1::/64', name: 'dummy prefix', why: 'never a host', source: 'RFC 9780' },
  { range: '2001::/32', name: 'Teredo', why: 'hides an IPv4 address', source: 'RFC 4380' },
  { range: '2001:2::/48', name: 'benchmarking', why: 'laboratories', source: 'RFC 5180' },
  { range: '2001:10::/28', name: 'ORCHID', why: 'names a key, not a host; withdrawn', source: 'RFC 4843' },
  { range: '2001:20::/28', name: 'ORCHIDv2', why: 'names a key, not a host', source: 'RFC 7343' },
  { range: '2001::/23', name: 'protocol assignments', why: 'AMT, AS112, drones, the next ones', source: 'RFC 2928' },
  { range: '2001:db8::/32', name: 'documentation', why: 'never a host', source: 'RFC 3849' },
  { range: '2002::/16', name: '6to4', why: 'hides an IPv4 address', source: 'RFC 3056' },
  { range: '2620:4f:8000::/48', name: 'AS112', why: 'the nearest DNS sink answers', source: 'RFC 7534' },
  { range: '3ffe::/16', name: '6bone', why: 'the experimental network; withdrawn', source: 'RFC 3701' },
  { range: '3fff::/20', name: 'documentation', why: 'never a host', source: 'RFC 9637' },
  { range: '5f00::/16', name: 'SRv6', why: 'names a router’s instruction, not a host', source: 'RFC 9602' },
  { range: 'fc00::/7', name: 'unique local', why: 'own machines; Amazon’s metadata', source: 'RFC 4193' },
  { range: 'fe80::/10', name: 'link-local', why: 'neighbours on the wire', source: 'RFC 4291' },
  { range: 'fec0::/10', name: 'site-local', why: 'own machines; withdrawn', source: 'RFC 3879' },
  { range: 'ff00::/8', name: 'multicast', why: 'not one host', source: 'RFC 4291' },
]

const specialNetworks = specialRanges.map(({ range, name }) => ({ network: ipaddr.parseCIDR(range), name }))

/** Global unicast, the only IPv6 block from which public addresses are allocated; the rest is refused. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * Name of the special range an address is in; undefined for a public address. An IPv4-mapped IPv6 address is checked
 * as its IPv4 address. Other forms that embed an IPv4 address are refused, because they can hide a private one.
 */
export function specialRangeOf(address: string): string | undefined {
  const plain = plainForm(address)
  if (plain === undefined) return 'not an address'
  const parsed = ipaddr.process(plain)
  const isIn = (network: Cidr) => network[0].kind() === parsed.kind() && parsed.match(network)
  const special = specialNetworks.find(({ network }) => isIn(network))
  if (special) return special.name
  return parsed.kind() === 'ipv4' || isIn(globalUnicast) ? undefined : 'unassigned'
}

export function isAllowedAddress(address: string, policy: AddressPolicy): boolean {
  const plain = plainForm(address)
  if (plain === undefined) return false
  return specialRangeOf(plain) === undefined || inAnyCidr(plain, policy.allowedNetworks)
}

/**
 * Canonical form that ipaddr.js parses unambiguously. ipaddr.js also accepts 127.1 and 0x7f000001, which are no socket
 * addresses, and reads ::8.8.8.8 as ::ffff:8.8.8.8; therefore the URL parser first rewrites IPv6 in hexadecimal.
 * An address with a zone (fe80::1%eth0) selects a local network interface and is never public.
 */
function plainForm(address: string): string | undefined {
  if (isIP(address) === 0 || address.includes('%')) return undefined
  return isIP(address) === 4 ? address : withoutBrackets(new URL(`https://[${address}]`).hostname)
}

export type Refusal =
  | 'not_a_url'
  | 'too_long'
  | 'scheme'
  | 'credentials'
  | 'fragment'
  | 'port'
  | 'private_name'
  | 'private_address'

/** Limit of common servers and proxies. */
const MAX_URL_CHARACTERS = 2048

export const refusalTexts: Record<Refusal, LocalizedText> = {
  not_a_url: {
    en: 'Use a complete URL such as https://shop.example/hooks, without spaces or backslashes.',
    es: 'Use una dirección completa como https://tienda.example/avisos, sin espacios ni barras invertidas.',
  },
  too_long: {
    en: `Use a URL of at most ${MAX_URL_CHARACTERS} characters.`,
    es: `Use una dirección de ${MAX_URL_CHARACTERS} caracteres como máximo.`,
  },
  scheme: {
    en: 'Use an https URL: http works only if the operator of this gateway allows it.',
    es: 'Use una dirección https: http solo funciona si lo permite el operador de esta pasarela.',
  },
  credentials: {
    en: 'Leave user name and password out of the URL: the signature of each delivery proves who sent it.',
    es: 'No ponga usuario ni contraseña en la dirección: la firma de cada notificación prueba quién la envió.',
  },
  fragment: {
    en: 'Remove the fragment (# and everything after it): it is never sent to a server.',
    es: 'Quite el fragmento (# y lo que le sigue): nunca se envía a un servidor.',
  },
  port: {
    en: 'Use a port from 1 to 65535, or leave it out.',
    es: 'Use un puerto de 1 a 65535, o no ponga ninguno.',
  },
  private_name: {
    en: 'Use a public host name: this one resolves only inside a private network, and the operator of this gateway has not allowed any.',
    es: 'Use un nombre de host público: este solo existe dentro de una red privada, y el operador de esta pasarela no ha permitido ninguna.',
  },
  private_address: {
    en: 'Use a public address: this one is private or reserved, and the operator of this gateway has not allowed it.',
    es: 'Use una dirección pública: esta es privada o reservada, y el operador de esta pasarela no la ha permitido.',
  },
}

/**
 * Checks a URL submitted by a tenant, before its name is resolved. The returned URL is the one to store and to send to:
 * the WHATWG parser has already normalised 2130706433, 0x7f.1, %31 and full-width digits, so no later parser can
 * disagree with this check. Every port is allowed except 0, which cannot be connected to: public hosts are reachable
 * at any port by anyone, and other hosts are refused at every port.
 */
export function checkUrl(text: string, policy: AddressPolicy): { url: URL } | { refusal: Refusal } {
  if (text.length > MAX_URL_CHARACTERS) return { refusal: 'too_long' }
  const url = URL.parse(text)
  if (!url) return { refusal: 'not_a_url' }
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && policy.allowHttp)) return { refusal: 'scheme' }
  // The parser silently repairs https:/a, https:///a, a\b and line breaks, which are probably mistakes: refuse them.
  if (!/^https?:\/\/[^/\\\s\p{Cc}][^\\\s\p{Cc}]*$/iu.test(text)) return { refusal: 'not_a_url' }
  if (url.username !== '' || url.password !== '') return { refusal: 'credentials' }
  if (url.href.includes('#')) return { refusal: 'fragment' }
  if (url.port === '0') return { refusal: 'port' }
  if (/^\.|\.\./.test(url.hostname)) return { refusal: 'not_a_url' }
  // The trailing dot of a fully qualified name is DNS syntax; certificates and virtual hosts use the name without it.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)
  if (url.href.length > MAX_URL_CHARACTERS) return { refusal: 'too_long' }
  const host = withoutBrackets(url.hostname)
  if (isIP(host) !== 0) return isAllowedAddress(host, policy) ? { url } : { refusal: 'private_address' }
  return isAllowedName(host, policy) ? { url } : { refusal: 'private_name' }
}

/** Host name without the brackets of an IPv6 literal: URLs write [::1], sockets and DNS write ::1. */
export function withoutBrackets(hostname: string): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
}

/** Suffixes for mDNS (RFC 6762), private use (ICANN 2024; e.g. metadata.google.internal), home networks (RFC 8375). */
const localSuffixes = ['local', 'internal', 'home.arpa']

/**
 * Early feedback only: the security check is that of the address at connect time. localhost is always loopback
 * (RFC 6761). Other local names are accepted once the operator allows any network.
 */
function isAllowedName(name: string, policy: AddressPolicy): boolean {
  const isUnder = (suffix: string) => name === suffix || name.endsWith(`.${suffix}`)
  if (isUnder('localhost')) return ['127.0.0.1', '::1'].some((address) => isAllowedAddress(address, policy))
  const isLocal = !name.includes('.') || localSuffixes.some(isUnder)
  return !isLocal || policy.allowedNetworks.length > 0
}
