import { certificateFile } from './certificate-file.ts'
import { signatureHeaderName } from './header-name.ts'
import {
  auto,
  cidrs,
  contact,
  databaseUrl,
  dayChanges,
  fieldPath,
  httpUrl,
  integer,
  Invalid,
  masterKey,
  masterKeys,
  oneOf,
  optional,
  optionalSecret,
  type Reader,
  text,
} from './setting-readers.ts'

/**
 * What an operator can set, all of it from the environment. One line per setting: its variable, how its text
 * is read, its default and its meaning; `pasarela config`, the docs and the start-up errors print from here.
 */
type Definition<Value> = {
  env: string
  read: Reader<Value>
  default: string
  /** Another variable, whose value goes before the default where it is given. */
  follows?: string
  meaning: string
  secret?: true
}

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
  role: {
    env: 'PASARELA_ROLE',
    read: oneOf('all', 'api', 'worker'),
    default: 'all',
    meaning: 'api: answers requests only. worker: looks after open payments and webhooks only. all: both.',
  },
  stopNoticeMs: {
    env: 'PASARELA_STOP_NOTICE_MS',
    read: integer(0, 60_000),
    default: '0',
    meaning: 'How long a stopping process still listens and answers 503, so that a load balancer sees it leave.',
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
    meaning: 'A PostgreSQL 15 or newer to use, host1:5432,host2:5432 for a cluster; empty runs the embedded one.',
    secret: true,
  },
  databasePool: {
    env: 'PASARELA_DATABASE_POOL',
    read: integer(2, 200),
    default: '16',
    meaning: 'Database connections of one process, at most.',
  },
  databasePrepared: {
    env: 'PASARELA_DATABASE_PREPARED',
    read: oneOf('on', 'off'),
    default: 'on',
    meaning:
      'Named statements, planned once per connection; off behind a pooler that does not know them (PgBouncer before 1.21).',
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
  intentTtlSeconds: {
    env: 'PASARELA_INTENT_TTL_SECONDS',
    read: integer(1, 86_400),
    default: '900',
    meaning: 'How long a C2P intent waits for the customer’s token.',
  },
  intentRateGraceSeconds: {
    env: 'PASARELA_INTENT_RATE_GRACE_SECONDS',
    read: integer(0, 86_400),
    default: '300',
    meaning:
      'How long a C2P intent may outlive the day of its rate: it expires so long after midnight in Caracas at the latest.',
  },
  checkAccountDigits: {
    env: 'PASARELA_CHECK_ACCOUNT_DIGITS',
    read: oneOf('on', 'off'),
    default: 'off',
    meaning: 'Refuse 20-digit accounts whose control digits are wrong; the rule is known from use, not from a law.',
  },
  sandbox: {
    env: 'PASARELA_SANDBOX',
    read: oneOf('auto', 'on', 'off'),
    default: 'auto',
    meaning: 'Run the simulated banks that test keys reach; auto: in local mode only.',
  },
  sandboxPort: {
    env: 'PASARELA_SANDBOX_PORT',
    read: integer(0, 65_533),
    default: '8081',
    meaning: 'First of three ports of the simulated banks (BNC, R4, rates); 0 takes free ones.',
  },
  bncUrl: {
    env: 'PASARELA_BNC_URL',
    read: httpUrl,
    default: 'https://servicios.bncenlinea.com:16000/api',
    meaning: 'BNC’s address for live keys; an account may have its own.',
  },
  r4Url: {
    env: 'PASARELA_R4_URL',
    read: httpUrl,
    default: 'https://r4conecta.mibanco.com.ve',
    meaning: 'R4’s address for live keys; an account may have its own.',
  },
  bankTimeoutMs: {
    env: 'PASARELA_BANK_TIMEOUT_MS',
    read: integer(100, 60_000),
    default: '20000',
    meaning: 'How long a bank has for its whole answer to a log-on or to a question that moves no money.',
  },
  bankPaymentTimeoutMs: {
    env: 'PASARELA_BANK_PAYMENT_TIMEOUT_MS',
    read: integer(100, 120_000),
    default: '30000',
    follows: 'PASARELA_BANK_TIMEOUT_MS',
    meaning:
      'How long a bank has for its whole answer to a payment; after that the outcome is unknown. Unset, it is PASARELA_BANK_TIMEOUT_MS where that is set.',
  },
  bankCardTimeoutMs: {
    env: 'PASARELA_BANK_CARD_TIMEOUT_MS',
    read: integer(100, 120_000),
    default: '60000',
    follows: 'PASARELA_BANK_TIMEOUT_MS',
    meaning:
      'The same for a card charge, longer because no bank can be asked about it afterwards. Unset, it is PASARELA_BANK_TIMEOUT_MS where that is set.',
  },
  bankConnectTimeoutMs: {
    env: 'PASARELA_BANK_CONNECT_TIMEOUT_MS',
    read: integer(100, 30_000),
    default: '3000',
    meaning: 'How long connecting to a bank may take; after that nothing was sent.',
  },
  bankConcurrency: {
    env: 'PASARELA_BANK_CONCURRENCY',
    read: integer(1, 1_000),
    default: '32',
    meaning:
      'Calls of one bank account in flight at once in one process: so many payments, as many questions, as many log-ons.',
  },
  bankCa: {
    env: 'PASARELA_BANK_CA_FILE',
    read: optional(certificateFile),
    default: '',
    meaning:
      'PEM file with certificates to trust beside the usual ones, for a bank whose server sends an incomplete chain.',
  },
  rateFeed: {
    env: 'PASARELA_RATE_FEED',
    read: oneOf('sandbox', 'dolarapi', 'pydolarve', 'dolarvzla', 'custom'),
    default: 'sandbox',
    meaning: 'Where the BCV reference rate comes from; sandbox is the simulated feed, custom needs the four below.',
  },
  rateFeedUrl: {
    env: 'PASARELA_RATE_FEED_URL',
    read: optional(httpUrl),
    default: '',
    meaning: 'Address of a custom feed, or of a server that stands in for a named one and has its paths.',
  },
  rateFeedRatePath: {
    env: 'PASARELA_RATE_FEED_RATE_PATH',
    read: optional(fieldPath),
    default: '',
    meaning: 'Field of a custom feed’s JSON that holds VES per USD, such as monitors.usd.price.',
  },
  rateFeedDatePath: {
    env: 'PASARELA_RATE_FEED_DATE_PATH',
    read: optional(fieldPath),
    default: '',
    meaning: 'Field of a custom feed’s JSON that holds the value date (fecha valor), YYYY-MM-DD.',
  },
  rateFeedTimePath: {
    env: 'PASARELA_RATE_FEED_TIME_PATH',
    read: optional(fieldPath),
    default: '',
    meaning:
      'For a custom feed without a value date: the field with its time of update, from which the date is derived.',
  },
  rateRefreshSeconds: {
    env: 'PASARELA_RATE_REFRESH_SECONDS',
    read: integer(10, 86_400),
    default: '300',
    meaning: 'How often the rate sources are asked, by one of all processes; after a failure, within 30 seconds.',
  },
  ratePolicy: {
    env: 'PASARELA_RATE_POLICY',
    read: oneOf('carry', 'next'),
    default: 'carry',
    meaning: 'On days without banking: carry keeps the last rate in force, next takes the next banking day’s.',
  },
  bankHolidays: {
    env: 'PASARELA_BANK_HOLIDAYS',
    read: dayChanges,
    default: '',
    meaning:
      'Bank holidays to add to the built-in list: YYYY-MM-DD, comma-separated; with - in front, one to take out of it.',
  },
  rateR4Commerce: {
    env: 'PASARELA_RATE_R4_COMMERCE',
    read: optionalSecret,
    default: '',
    meaning: 'Commerce token of an R4 account to ask for the secondary rate; empty leaves that source out.',
    secret: true,
  },
  rateR4Url: {
    env: 'PASARELA_RATE_R4_URL',
    read: httpUrl,
    default: 'https://r4conecta.mibanco.com.ve',
    meaning: 'R4’s address for the secondary rate.',
  },
  webhookHttp: {
    env: 'PASARELA_WEBHOOK_HTTP',
    read: oneOf('auto', 'on', 'off'),
    default: 'auto',
    meaning: 'Whether webhooks may go to http addresses; auto: in local mode only. https always may.',
  },
  webhookAllow: {
    env: 'PASARELA_WEBHOOK_ALLOW',
    read: auto(cidrs),
    default: 'auto',
    meaning: 'Networks besides the public internet that webhooks may reach; auto: loopback in local mode, else none.',
  },
  webhookKeepDays: {
    env: 'PASARELA_WEBHOOK_KEEP_DAYS',
    read: integer(1, 3_650),
    default: '30',
    meaning: 'Days the log of deliveries is kept.',
  },
  webhookSignatureHeader: {
    env: 'PASARELA_WEBHOOK_SIGNATURE_HEADER',
    read: optional(signatureHeaderName),
    default: '',
    meaning:
      'Name of one more header of every webhook, with t=<seconds>,v1=<hexadecimal HMAC> as several client libraries verify it; empty: none.',
  },
  contact: {
    env: 'PASARELA_CONTACT',
    read: optional(contact),
    default: '',
    meaning: 'Whom integrators may ask, shown in the OpenAPI document: a mail address or the address of a page.',
  },
  trustedProxies: {
    env: 'PASARELA_TRUSTED_PROXIES',
    read: cidrs,
    default: '',
    meaning:
      'Addresses of your own proxies, whose X-Forwarded-For and X-Forwarded-Proto are believed; empty: nobody’s.',
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
  const values = Object.entries<Definition<unknown>>(definitions).map(([name, definition]) => {
    const { env, read } = definition
    try {
      return [name, read(textOf(definition, environment))]
    } catch (error) {
      if (!(error instanceof Invalid)) throw error
      // A wrong value that comes from the variable it follows is reported once, there.
      if (environment[env] !== undefined) lines.push(`${env} ${error.message}.`)
      return [name, undefined]
    }
  })
  const settings = Object.fromEntries(values) as Settings
  if (settings.mode === 'production' && !settings.masterKey) {
    lines.push('PASARELA_MASTER_KEY is required in production: make one with `openssl rand -hex 32` and keep it safe.')
  }
  if (settings.rateFeed === 'custom' && !isCompleteFeed(settings)) {
    lines.push(
      'PASARELA_RATE_FEED custom needs PASARELA_RATE_FEED_URL, PASARELA_RATE_FEED_RATE_PATH, and PASARELA_RATE_FEED_DATE_PATH or PASARELA_RATE_FEED_TIME_PATH.',
    )
  }
  if (lines.length > 0) throw new SettingsError(lines)
  return settings
}

function textOf({ env, follows, default: fallback }: Definition<unknown>, environment: Environment): string {
  return environment[env] ?? (follows === undefined ? undefined : environment[follows]) ?? fallback
}

function isCompleteFeed({ rateFeedUrl, rateFeedRatePath, rateFeedDatePath, rateFeedTimePath }: Settings): boolean {
  return Boolean(rateFeedUrl && rateFeedRatePath && (rateFeedDatePath || rateFeedTimePath))
}

export type SettingLine = { env: string; value: string; source: 'environment' | 'default'; meaning: string }

/** Every setting as a person may see it: secrets only as set or not. */
export function describeSettings(environment: Environment): SettingLine[] {
  return Object.values<Definition<unknown>>(definitions).map((definition) => {
    const { env, meaning, secret } = definition
    const value = textOf(definition, environment)
    return {
      env,
      value: secret && value !== '' ? '(set)' : value,
      source: environment[env] === undefined ? 'default' : 'environment',
      meaning,
    }
  })
}
