import ipaddr from 'ipaddr.js'
import { Secret } from './secret.ts'

/**
 * What an operator can set, all of it from the environment. One line per setting: its variable, how its text
 * is read, its default and its meaning; `pasarela config`, the docs and the start-up errors print from here.
 */
type Reader<Value> = (text: string) => Value
type Definition<Value> = { env: string; read: Reader<Value>; default: string; meaning: string; secret?: true }

class Invalid extends Error {}

const text: Reader<string> = (value) => value
const optionalSecret: Reader<Secret | undefined> = (value) => (value === '' ? undefined : new Secret(value))

function integer(min: number, max: number): Reader<number> {
  return (value) => {
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < min || number > max) {
      throw new Invalid(`must be a whole number from ${min} to ${max}`)
    }
    return number
  }
}

function oneOf<const Choice extends string>(...choices: Choice[]): Reader<Choice> {
  return (value) => {
    const choice = choices.find((candidate) => candidate === value)
    if (choice === undefined) throw new Invalid(`must be one of: ${choices.join(', ')}`)
    return choice
  }
}

const databaseUrl: Reader<Secret | undefined> = (value) => {
  if (value === '') return undefined
  if (!/^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw new Invalid('must look like postgresql://user:password@host:5432/database')
  }
  return new Secret(value)
}

/** 32 bytes as 64 hexadecimal characters or as base64. */
function keyBytes(value: string): Buffer {
  const bytes = /^[0-9a-f]{64}$/i.test(value) ? Buffer.from(value, 'hex') : Buffer.from(value, 'base64')
  if (bytes.length !== 32) throw new Invalid('must be 32 bytes: 64 hexadecimal characters, or base64')
  return bytes
}

const masterKey: Reader<Secret | undefined> = (value) => {
  if (value !== '') keyBytes(value)
  return optionalSecret(value)
}

const masterKeys: Reader<Secret[]> = (value) => {
  const keys = value.split(',').filter((key) => key !== '')
  keys.forEach(keyBytes)
  return keys.map((key) => new Secret(key))
}

export type Cidr = ReturnType<typeof ipaddr.parseCIDR>

const cidrs: Reader<Cidr[]> = (value) =>
  value
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      if (!ipaddr.isValidCIDR(part)) throw new Invalid('must be a comma-separated list such as 10.0.0.0/8,::1/128')
      return ipaddr.parseCIDR(part)
    })

const definitions = {
  port: {
    env: 'PORT',
    read: integer(0, 65_535),
    default: '8080',
    meaning: 'Port of the HTTP API; 0 takes a free one.',
  },
  host: {
    env: 'HOST',
    read: text,
    default: '127.0.0.1',
    meaning: 'Address to listen on; 0.0.0.0 for all, behind your TLS proxy.',
  },
  mode: {
    env: 'PASARELA_MODE',
    read: oneOf('local', 'production'),
    default: 'local',
    meaning: 'local: a demo tenant, a key made on this machine. production: neither; PASARELA_MASTER_KEY is required.',
  },
  dataDir: {
    env: 'PASARELA_DATA_DIR',
    read: text,
    default: './data',
    meaning: 'Folder of the embedded PostgreSQL, the local master key and the demo key.',
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    read: databaseUrl,
    default: '',
    meaning: 'A PostgreSQL 15 or newer to use; empty runs the embedded one.',
    secret: true,
  },
  databasePool: {
    env: 'PASARELA_DATABASE_POOL',
    read: integer(2, 200),
    default: '16',
    meaning: 'Database connections of one process, at most.',
  },
  masterKey: {
    env: 'PASARELA_MASTER_KEY',
    read: masterKey,
    default: '',
    meaning: 'Seals credentials, secrets and payer data: 32 bytes, hexadecimal or base64. Empty makes a local one.',
    secret: true,
  },
  oldMasterKeys: {
    env: 'PASARELA_OLD_MASTER_KEYS',
    read: masterKeys,
    default: '',
    meaning: 'Former master keys, comma-separated, still needed to open what they sealed.',
    secret: true,
  },
  logLevel: {
    env: 'PASARELA_LOG_LEVEL',
    read: oneOf('debug', 'info', 'warn', 'error', 'silent'),
    default: 'info',
    meaning: 'info logs failures and life-cycle; debug adds a line per request.',
  },
  rateLimitPerSecond: {
    env: 'PASARELA_RATE_LIMIT_PER_SECOND',
    read: integer(1, 1_000_000),
    default: '100',
    meaning: 'Requests a tenant may make per second, over all processes.',
  },
  rateLimitBurst: {
    env: 'PASARELA_RATE_LIMIT_BURST',
    read: integer(1, 1_000_000),
    default: '200',
    meaning: 'Requests a tenant may make at once after a pause.',
  },
  idempotencyDays: {
    env: 'PASARELA_IDEMPOTENCY_DAYS',
    read: integer(1, 90),
    default: '7',
    meaning: 'Days an Idempotency-Key and its answer are kept.',
  },
  metricsAllow: {
    env: 'PASARELA_METRICS_ALLOW',
    read: cidrs,
    default: '127.0.0.0/8,::1/128',
    meaning: 'Addresses that may read /metrics directly; requests forwarded by a proxy never may.',
  },
} satisfies Record<string, Definition<unknown>>

export type Settings = { [Name in keyof typeof definitions]: ReturnType<(typeof definitions)[Name]['read']> }

/** One line per mistake, each naming its variable. */
export class SettingsError extends Error {
  readonly lines: string[]

  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

export type Environment = Readonly<Record<string, string | undefined>>

export function readSettings(environment: Environment): Settings {
  const lines: string[] = []
  const values = Object.entries(definitions).map(([name, { env, read, default: fallback }]) => {
    try {
      return [name, read(environment[env] ?? fallback)]
    } catch (error) {
      if (!(error instanceof Invalid)) throw error
      lines.push(`${env} ${error.message}.`)
      return [name, undefined]
    }
  })
  const settings = Object.fromEntries(values) as Settings
  if (settings.mode === 'production' && !settings.masterKey) {
    lines.push('PASARELA_MASTER_KEY is required in production: make one with `openssl rand -hex 32` and keep it safe.')
  }
  if (lines.length > 0) throw new SettingsError(lines)
  return settings
}

export type SettingLine = { env: string; value: string; source: 'environment' | 'default'; meaning: string }

/** Every setting as a person may see it: secrets only as set or not. */
export function describeSettings(environment: Environment): SettingLine[] {
  return Object.values<Definition<unknown>>(definitions).map(({ env, default: fallback, meaning, secret }) => {
    const given = environment[env]
    const value = given ?? fallback
    return {
      env,
      value: secret && value !== '' ? '(set)' : value,
      source: given === undefined ? 'default' : 'environment',
      meaning,
    }
  })
}

export function masterKeyBytes(key: Secret): Buffer {
  return keyBytes(key.reveal())
}

export function inAnyCidr(address: string, ranges: readonly Cidr[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return ranges.some((range) => parsed.kind() === range[0].kind() && parsed.match(range))
}
