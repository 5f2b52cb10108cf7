import { bankSettingDefinitions } from './bank-setting-definitions.ts'
import { signatureHeaderName } from './header-name.ts'
import { limits } from './limits.ts'
import {
  auto,
  cidrs,
  contact,
  databaseUrl,
  httpUrl,
  integer,
  issuerUrl,
  list,
  masterKey,
  masterKeys,
  oneOf,
  optional,
  optionalSecret,
  ratio,
  roleMappings,
  text,
  type SettingDefinition,
  words,
} from './setting-readers.ts'

/**
 * Settings of the gateway, all from the environment: variable, parser, default and meaning. `pasarela config`, the settings
 * page and the start-up errors are printed from this table, in this order.
 */
export const settingDefinitions = {
  envFile: {
    env: 'PASARELA_ENV_FILE',
    read: text,
    default: '',
    meaning: 'File with lines NAME=value, read at the start; a variable of the environment wins over its line.',
  },
  port: {
    env: 'PORT',
    read: integer(0, 65_535),
    default: '8080',
    meaning: 'Port of the HTTP API; 0 chooses a free one.',
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
    meaning:
      'local: a demo tenant and a master key generated on this machine. production: neither; a master key is required.',
  },
  role: {
    env: 'PASARELA_ROLE',
    read: oneOf('all', 'api', 'worker', 'checkout'),
    default: 'all',
    meaning:
      'api: the API and the dashboard only. checkout: the pages where customers pay only. worker: reconciles open payments and sends webhooks only. all: everything.',
  },
  publicUrl: {
    env: 'PASARELA_PUBLIC_URL',
    read: optional(httpUrl),
    default: '',
    meaning:
      'Address at which customers reach the pages where they pay, such as https://pay.example.com. Empty: the address that this process listens on.',
  },
  dashboardUrl: {
    env: 'PASARELA_DASHBOARD_URL',
    read: optional(httpUrl),
    default: '',
    follows: 'PASARELA_PUBLIC_URL',
    meaning:
      'Address at which people reach the dashboard, such as https://pasarela.example.com; passkeys are bound to its host. Empty: PASARELA_PUBLIC_URL, or localhost.',
  },
  sessionIdleMinutes: {
    env: 'PASARELA_SESSION_IDLE_MINUTES',
    read: auto(integer(1, 720)),
    default: 'auto',
    meaning: 'Minutes without use after which a dashboard session ends; auto: 15 in production, 120 in local mode.',
  },
  oidcIssuer: {
    env: 'PASARELA_OIDC_ISSUER',
    read: optional(issuerUrl),
    default: '',
    meaning:
      'OpenID Connect provider at which people may sign in to the dashboard, such as https://login.example.com; empty: passwords and passkeys only.',
  },
  oidcClientId: {
    env: 'PASARELA_OIDC_CLIENT_ID',
    read: text,
    default: '',
    meaning: 'Client id of this installation at the provider.',
  },
  oidcClientSecret: {
    env: 'PASARELA_OIDC_CLIENT_SECRET',
    read: optionalSecret,
    default: '',
    meaning: 'Client secret at the provider; empty: a public client, secured by PKCE alone.',
    secret: true,
  },
  oidcScope: {
    env: 'PASARELA_OIDC_SCOPE',
    read: words,
    default: 'openid profile',
    meaning: 'Scopes requested from the provider, separated by spaces; openid is always among them.',
  },
  oidcRoleClaim: {
    env: 'PASARELA_OIDC_ROLE_CLAIM',
    read: text,
    default: 'roles',
    meaning: 'Claim with the values that give a role: its name, or a path with dots such as realm_access.roles.',
  },
  oidcRoles: {
    env: 'PASARELA_OIDC_ROLES',
    read: roleMappings,
    default: '',
    meaning:
      'Roles by value of the claim: value=role or value=role:tenant, comma-separated; the first that matches applies, and without a match there is no entry.',
  },
  oidcRequireAmr: {
    env: 'PASARELA_OIDC_REQUIRE_AMR',
    read: list,
    default: '',
    meaning:
      'Ways of authentication, such as mfa,hwk, of which the provider must name at least one in amr or acr; empty: any.',
  },
  oidcLabel: {
    env: 'PASARELA_OIDC_LABEL',
    read: text,
    default: '',
    meaning: 'Name of the provider on the button of the sign-in page; empty: the host of its address.',
  },
  processes: {
    env: 'PASARELA_PROCESSES',
    read: auto(integer(1, limits.processes)),
    default: '1',
    meaning:
      'Processes that serve behind one port, with a supervisor that restarts them: a number, or auto for one per core. 1: no supervisor.',
  },
  stopNoticeMs: {
    env: 'PASARELA_STOP_NOTICE_MS',
    read: integer(0, 60_000),
    default: '0',
    meaning: 'How long a draining process keeps listening and answers 503, so that a load balancer notices.',
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
    meaning: 'PostgreSQL 15 or newer to use, host1:5432,host2:5432 for a cluster; empty runs the embedded one.',
    secret: true,
  },
  embeddedDatabase: {
    env: 'PASARELA_EMBEDDED_DATABASE',
    read: oneOf('auto', 'allow'),
    default: 'auto',
    meaning:
      'auto: the embedded PostgreSQL is for the local mode only. allow: production may use it too, on one machine.',
  },
  databasePool: {
    env: 'PASARELA_DATABASE_POOL',
    read: integer(2, 200),
    default: '16',
    meaning: 'Maximum number of database connections of one process; all together PASARELA_PROCESSES times as many.',
  },
  databasePrepared: {
    env: 'PASARELA_DATABASE_PREPARED',
    read: oneOf('on', 'off'),
    default: 'on',
    meaning:
      'Prepared statements, planned once per connection; off behind a pooler that does not support them (PgBouncer before 1.21).',
  },
  databaseBatches: {
    env: 'PASARELA_DATABASE_BATCHES',
    read: oneOf('on', 'off'),
    default: 'on',
    meaning:
      'Requests that arrive while others of their kind wait for the database share one statement with them; off: one each.',
  },
  masterKey: {
    env: 'PASARELA_MASTER_KEY',
    read: masterKey,
    default: '',
    meaning: 'Seals credentials, secrets and payer data: 32 bytes, hexadecimal or base64. Empty generates a local one.',
    secret: true,
  },
  masterKeyFile: {
    env: 'PASARELA_MASTER_KEY_FILE',
    read: text,
    default: '',
    meaning:
      'File with the master key, instead of PASARELA_MASTER_KEY. A systemd credential called pasarela-master-key is found without a setting.',
  },
  masterKeyCommand: {
    env: 'PASARELA_MASTER_KEY_COMMAND',
    read: text,
    default: '',
    meaning:
      'Command that prints the master key, such as a client of a key store, run at start without a shell: words separated by spaces, or a JSON list of words.',
    secret: true,
  },
  oldMasterKeys: {
    env: 'PASARELA_OLD_MASTER_KEYS',
    read: masterKeys,
    default: '',
    meaning: 'Former master keys, comma-separated, needed until everything they sealed is sealed again.',
    secret: true,
  },
  oldMasterKeysFile: {
    env: 'PASARELA_OLD_MASTER_KEYS_FILE',
    read: text,
    default: '',
    meaning:
      'File with the former master keys, instead of PASARELA_OLD_MASTER_KEYS. A systemd credential called pasarela-old-master-keys is found without a setting.',
  },
  oldMasterKeysCommand: {
    env: 'PASARELA_OLD_MASTER_KEYS_COMMAND',
    read: text,
    default: '',
    meaning: 'Command that prints the former master keys, comma-separated.',
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
    meaning: 'Requests a tenant may make in a burst after a pause.',
  },
  idempotencyDays: {
    env: 'PASARELA_IDEMPOTENCY_DAYS',
    read: integer(1, 90),
    default: '7',
    meaning: 'Days an Idempotency-Key and its response are kept.',
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
    meaning: 'How long after midnight in Caracas, which ends the day of its rate, a C2P intent may still be executed.',
  },
  checkAccountDigits: {
    env: 'PASARELA_CHECK_ACCOUNT_DIGITS',
    read: oneOf('on', 'off'),
    default: 'off',
    meaning:
      'Refuse 20-digit accounts whose check digits are wrong; the rule is known from practice, not from a published standard.',
  },
  ...bankSettingDefinitions,
  webhookHttp: {
    env: 'PASARELA_WEBHOOK_HTTP',
    read: oneOf('auto', 'on', 'off'),
    default: 'auto',
    meaning: 'Whether webhooks may be sent to http addresses; auto: in local mode only. https is always allowed.',
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
    meaning: 'Days the delivery log is kept.',
  },
  webhookSignatureHeader: {
    env: 'PASARELA_WEBHOOK_SIGNATURE_HEADER',
    read: optional(signatureHeaderName),
    default: '',
    meaning:
      'Name of an additional header of every webhook, with t=<seconds>,v1=<hexadecimal HMAC> as several client libraries verify it; empty: none.',
  },
  contact: {
    env: 'PASARELA_CONTACT',
    read: optional(contact),
    default: '',
    meaning: 'Contact for integrators, shown in the OpenAPI document: an email address or a URL.',
  },
  trustedProxies: {
    env: 'PASARELA_TRUSTED_PROXIES',
    read: cidrs,
    default: '',
    meaning: 'Addresses of your own proxies, whose X-Forwarded-For and X-Forwarded-Proto are trusted; empty: none.',
  },
  metricsAllow: {
    env: 'PASARELA_METRICS_ALLOW',
    read: cidrs,
    default: '127.0.0.0/8,::1/128',
    meaning: 'Addresses that may read /metrics directly; requests forwarded by a proxy are always refused.',
  },
  metricsPort: {
    env: 'PASARELA_METRICS_PORT',
    read: optional((value) => integer(1, 65_535)(value)),
    default: '',
    meaning: 'Port of its own for /metrics, which the port of the API then does not serve; empty: none.',
  },
  metricsToken: {
    env: 'PASARELA_METRICS_TOKEN',
    read: optionalSecret,
    default: '',
    meaning:
      'Token that /metrics requires as Authorization: Bearer; in production it or PASARELA_METRICS_PORT is needed to read them.',
    secret: true,
  },
  traceEndpoint: {
    env: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    read: optional(httpUrl),
    default: '',
    meaning: 'OpenTelemetry collector that receives the traces, by OTLP/HTTP at its /v1/traces; empty: no traces.',
  },
  traceServiceName: {
    env: 'OTEL_SERVICE_NAME',
    read: text,
    default: 'pasarela',
    meaning: 'Name of this service in traces.',
  },
  traceSampleRatio: {
    env: 'OTEL_TRACES_SAMPLER_ARG',
    read: ratio,
    default: '1',
    meaning:
      'Share of traces to record, from 0 to 1; for a request with a traceparent header, the caller’s sampling decision applies.',
  },
} satisfies Record<string, SettingDefinition<unknown>>
