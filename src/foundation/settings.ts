import { maskedAddress } from './masked-address.ts'
import { type KeySource, type MasterKeys, readMasterKeys } from './master-keys.ts'
import { modeProblems } from './mode-rules.ts'
import { settingDefinitions } from './setting-definitions.ts'
import { withSecretFiles } from './secret-files.ts'
import { type Environment, Invalid, type SettingDefinition } from './setting-readers.ts'
import { type UnknownSetting, unknownSettings } from './unknown-settings.ts'

export type Settings = {
  [Name in keyof typeof settingDefinitions]: ReturnType<(typeof settingDefinitions)[Name]['read']>
} & { masterKeySource: KeySource; unknownSettings: UnknownSetting[] }

/** Invalid settings: one line per mistake, each naming its variable. */
export class SettingsError extends Error {
  readonly lines: string[]

  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** `keys` are given to a process whose supervisor has read them; otherwise they are read from their source. */
export function readSettings(given: Environment, keys?: MasterKeys): Settings {
  const lines: string[] = []
  const complete = withSecretFiles(given, lines)
  const before = lines.length
  const { source, current, former } = keys ?? readMasterKeys(complete, lines)
  const hasKeyProblem = lines.length > before
  const environment: Environment = { ...complete, PASARELA_MASTER_KEY: current, PASARELA_OLD_MASTER_KEYS: former }
  const values = Object.entries<SettingDefinition<unknown>>(settingDefinitions).map(([name, definition]) => {
    const { env, read } = definition
    try {
      return [name, read(textOf(definition, environment))]
    } catch (error) {
      if (!(error instanceof Invalid)) throw error
      // An invalid value inherited through `follows` is reported once, for the variable that was set.
      if (environment[env] !== undefined) lines.push(`${env} ${error.message}.`)
      return [name, undefined]
    }
  })
  const settings = {
    ...Object.fromEntries(values),
    masterKeySource: source,
    unknownSettings: unknownSettings(given),
  } as Settings
  if (settings.mode === 'production' && source.kind === 'none' && !hasKeyProblem) {
    lines.push(
      'PASARELA_MASTER_KEY is required in production, or PASARELA_MASTER_KEY_FILE, PASARELA_MASTER_KEY_COMMAND or the credential pasarela-master-key: generate a key with `openssl rand -hex 32` and store it safely.',
    )
  }
  if (lines.length === 0) lines.push(...modeProblems(settings))
  if (settings.rateFeed === 'custom' && !isCompleteFeed(settings)) {
    lines.push(
      'PASARELA_RATE_FEED custom needs PASARELA_RATE_FEED_URL, PASARELA_RATE_FEED_RATE_PATH, and PASARELA_RATE_FEED_DATE_PATH or PASARELA_RATE_FEED_TIME_PATH.',
    )
  }
  // With an invalid value among them, that one is reported first.
  if (lines.length === 0) lines.push(...oidcProblems(settings))
  if (lines.length > 0) throw new SettingsError(lines)
  return settings
}

function textOf({ env, follows, default: fallback }: SettingDefinition<unknown>, environment: Environment): string {
  return environment[env] ?? (follows === undefined ? undefined : environment[follows]) ?? fallback
}

function isCompleteFeed({ rateFeedUrl, rateFeedRatePath, rateFeedDatePath, rateFeedTimePath }: Settings): boolean {
  return Boolean(rateFeedUrl && rateFeedRatePath && (rateFeedDatePath || rateFeedTimePath))
}

function oidcProblems(settings: Settings): string[] {
  const { mode, oidcIssuer, oidcClientId, oidcClientSecret, oidcRoles, dashboardUrl } = settings
  if (oidcIssuer === undefined) {
    const isAlone = oidcClientId !== '' || oidcClientSecret !== undefined || oidcRoles.length > 0
    return isAlone ? ['PASARELA_OIDC_ISSUER is required with the other settings of the provider.'] : []
  }
  const isProduction = mode === 'production'
  const { protocol, hostname } = new URL(oidcIssuer)
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
  const problems: [isWrong: boolean, line: string][] = [
    [oidcClientId === '', 'PASARELA_OIDC_ISSUER needs PASARELA_OIDC_CLIENT_ID.'],
    [oidcRoles.length === 0, 'PASARELA_OIDC_ISSUER needs at least one role in PASARELA_OIDC_ROLES.'],
    [
      protocol !== 'https:' && (isProduction || !isLoopback),
      'PASARELA_OIDC_ISSUER must be an https address; http is accepted outside production, on this machine only.',
    ],
    [
      isProduction && !dashboardUrl?.startsWith('https:'),
      'PASARELA_OIDC_ISSUER needs, in production, the https address of the dashboard in PASARELA_DASHBOARD_URL or PASARELA_PUBLIC_URL.',
    ],
  ]
  return problems.filter(([isWrong]) => isWrong).map(([, line]) => line)
}

export type SettingLine = { env: string; value: string; source: 'environment' | 'file' | 'default'; meaning: string }

/**
 * Every setting with its effective value; secrets are shown only as set or not, addresses without credentials. `fromFile`
 * came from PASARELA_ENV_FILE.
 */
export function describeSettings(environment: Environment, fromFile: ReadonlySet<string> = new Set()): SettingLine[] {
  return Object.values<SettingDefinition<unknown>>(settingDefinitions).map((definition) => {
    const { env, meaning, secret } = definition
    const ownFile = environment[`${env}_FILE`]
    const value = (secret && ownFile) || textOf(definition, environment)
    const isFile = fromFile.has(env) || (secret && Boolean(ownFile))
    return {
      env,
      value: secret && value !== '' ? '(set)' : maskedAddress(value),
      source: isFile ? 'file' : environment[env] === undefined ? 'default' : 'environment',
      meaning,
    }
  })
}
