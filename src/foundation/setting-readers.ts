import ipaddr from 'ipaddr.js'
import { isDate } from './caracas.ts'
import { Secret } from './secret.ts'
import { needsTenant, type Role, roles } from './roles.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Parser of an environment variable's text; throws `Invalid` with the expected format. */
export type Reader<Value> = (text: string) => Value
/** Invalid text of a setting; the message continues after the variable's name. */
export class Invalid extends Error {}

/** One setting of the environment. */
export type SettingDefinition<Value> = {
  env: string
  read: Reader<Value>
  default: string
  /** Another variable, whose value takes precedence over the default if it is set. */
  follows?: string
  meaning: string
  secret?: true
}

export const text: Reader<string> = (value) => value
export const optionalSecret: Reader<Secret | undefined> = (value) => (value === '' ? undefined : new Secret(value))

export function integer(min: number, max: number): Reader<number> {
  return (value) => {
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < min || number > max) {
      throw new Invalid(`must be a whole number from ${min} to ${max}`)
    }
    return number
  }
}

export function oneOf<const Choice extends string>(...choices: Choice[]): Reader<Choice> {
  return (value) => {
    const choice = choices.find((candidate) => candidate === value)
    if (choice === undefined) throw new Invalid(`must be one of: ${choices.join(', ')}`)
    return choice
  }
}

export const httpUrl: Reader<string> = (value) => {
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) throw new Invalid('must be an http or https address')
  return value.replace(/\/+$/, '')
}

/** Issuer of an OpenID Connect provider, with or without a slash at its end as the provider writes it. */
export const issuerUrl: Reader<string> = (value) => {
  httpUrl(value)
  return value
}

export const ratio: Reader<number> = (value) => {
  const number = Number(value)
  if (value.trim() === '' || !(number >= 0 && number <= 1)) throw new Invalid('must be a number from 0 to 1')
  return number
}

/** Contact of the operator: an email address or a URL. */
export const contact: Reader<{ email: string } | { url: string }> = (value) => {
  if (/^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i.test(value)) return { email: value }
  if (/^https?:$/.test(URL.parse(value)?.protocol ?? '')) return { url: value }
  throw new Invalid('must be an email address, or a URL that begins with https:// or http://')
}

export function optional<Value>(read: Reader<Value>): Reader<Value | undefined> {
  return (value) => (value === '' ? undefined : read(value))
}

/** `auto` is kept as text: its meaning depends on other settings. */
export function auto<Value>(read: Reader<Value>): Reader<Value | 'auto'> {
  return (value) => (value === 'auto' ? value : read(value))
}

/** Path of a JSON field: `monitors.usd.price`. */
export const fieldPath: Reader<string> = (value) => {
  if (!/^[\w-]+(\.[\w-]+)*$/.test(value)) throw new Invalid('must be names joined by dots, such as monitors.usd.price')
  return value
}

/** Space-separated words. */
export const words: Reader<string[]> = (value) => value.split(/\s+/).filter((word) => word !== '')

/** Comma-separated values. */
export const list: Reader<string[]> = (value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** Value of a claim, and the role and tenant (id or name) that it gives. */
export type RoleMapping = { value: string; role: Role; tenant: string | undefined }

const mappingShape = new RegExp(`^(.+)=(${roles.join('|')})(?::(.+))?$`)

/** `admins=operator,shop-ana=staff:Bodega Ana,audit=viewer` */
export const roleMappings: Reader<RoleMapping[]> = (value) => {
  const mappings = list(value).map((entry): RoleMapping => {
    const [, claimed = '', given, tenant] = mappingShape.exec(entry) ?? []
    const role = roles.find((known) => known === given)
    if (role === undefined) {
      throw new Invalid('must be a comma-separated list such as admins=operator,shop=staff:Bodega Ana,audit=viewer')
    }
    if (needsTenant(role) && tenant === undefined)
      throw new Invalid(`must name the tenant of ${entry}: the role is of one`)
    if (role === 'operator' && tenant !== undefined)
      throw new Invalid(`must not name a tenant in ${entry}: operators see all`)
    return { value: claimed, role, tenant }
  })
  const twice = mappings.find(
    ({ value: one }, index) => mappings.findIndex(({ value: other }) => other === one) !== index,
  )
  if (twice) throw new Invalid(`maps ${twice.value} twice`)
  return mappings
}

/** Corrections to a list of days. */
export type DayChanges = { added: ReadonlySet<string>; removed: ReadonlySet<string> }

/** `2027-01-11,-2027-06-24` adds the first day and removes the second. */
export const dayChanges: Reader<DayChanges> = (value) => {
  const entries = value.split(',').filter((entry) => entry !== '')
  const added = new Set(entries.filter((entry) => !entry.startsWith('-')))
  const removed = new Set(entries.filter((entry) => entry.startsWith('-')).map((entry) => entry.slice(1)))
  if (![...added, ...removed].every(isDate)) {
    throw new Invalid(
      'must be a comma-separated list of days such as 2026-12-24,2026-12-25, with - in front of one to remove',
    )
  }
  const both = [...added].find((day) => removed.has(day))
  if (both) throw new Invalid(`both adds and removes ${both}`)
  return { added, removed }
}

export const databaseUrl: Reader<Secret | undefined> = (given) => {
  if (given === '') return undefined
  // The driver takes an address with a blank in front for the name of a database.
  const value = given.trim()
  // A list of servers, `@one:5432,two:5432/`, is not a standard URL; with only the first server it is.
  if (!/^postgres(ql)?:$/.test(URL.parse(value.replace(/,[^/?]*/, ''))?.protocol ?? '')) {
    throw new Invalid('must look like postgresql://user:password@host:5432/database, with several hosts as a,b,c')
  }
  return new Secret(value)
}

/** 32 bytes as 64 hexadecimal characters or as base64. */
function keyBytes(value: string): Buffer {
  const bytes = /^[0-9a-f]{64}$/i.test(value) ? Buffer.from(value, 'hex') : Buffer.from(value, 'base64')
  if (bytes.length !== 32) throw new Invalid('must be 32 bytes: 64 hexadecimal characters, or base64')
  return bytes
}

export const masterKey: Reader<Secret | undefined> = (value) => {
  if (value !== '') keyBytes(value)
  return optionalSecret(value)
}

export const masterKeys: Reader<Secret[]> = (value) => {
  const keys = value.split(',').filter((key) => key !== '')
  keys.forEach(keyBytes)
  return keys.map((key) => new Secret(key))
}

export type Cidr = ReturnType<typeof ipaddr.parseCIDR>

export const cidrs: Reader<Cidr[]> = (value) =>
  value
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      if (!ipaddr.isValidCIDR(part)) throw new Invalid('must be a comma-separated list such as 10.0.0.0/8,::1/128')
      return ipaddr.parseCIDR(part)
    })

export function masterKeyBytes(key: Secret): Buffer {
  return keyBytes(key.reveal())
}

/** IPv6 with an IPv4 part, in hexadecimal: the parser takes every such address for an IPv4 one, also ::10.1.2.3. */
function withoutDots(address: string): string {
  if (!address.includes(':') || !address.includes('.')) return address
  return URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? ''
}

export function inAnyCidr(address: string, ranges: readonly Cidr[]): boolean {
  const plain = withoutDots(address)
  if (!ipaddr.isValid(plain)) return false
  const parsed = ipaddr.process(plain)
  return ranges.some((range) => parsed.kind() === range[0].kind() && parsed.match(range))
}
