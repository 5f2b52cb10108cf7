import { settingDefinitions } from './setting-definitions.ts'
import { Invalid, type SettingDefinition } from './setting-readers.ts'

export type Settings = {
  [Name in keyof typeof settingDefinitions]: ReturnType<(typeof settingDefinitions)[Name]['read']>
}

/** Invalid settings: one line per mistake, each naming its variable. */
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
  const settings = Object.fromEntries(values) as Settings
  if (settings.mode === 'production' && !settings.masterKey) {
    lines.push(
      'PASARELA_MASTER_KEY is required in production: generate one with `openssl rand -hex 32` and store it safely.',
    )
  }
  if (settings.rateFeed === 'custom' && !isCompleteFeed(settings)) {
    lines.push(
      'PASARELA_RATE_FEED custom needs PASARELA_RATE_FEED_URL, PASARELA_RATE_FEED_RATE_PATH, and PASARELA_RATE_FEED_DATE_PATH or PASARELA_RATE_FEED_TIME_PATH.',
    )
  }
  if (lines.length > 0) throw new SettingsError(lines)
  return settings
}

function textOf({ env, follows, default: fallback }: SettingDefinition<unknown>, environment: Environment): string {
  return environment[env] ?? (follows === undefined ? undefined : environment[follows]) ?? fallback
}

function isCompleteFeed({ rateFeedUrl, rateFeedRatePath, rateFeedDatePath, rateFeedTimePath }: Settings): boolean {
  return Boolean(rateFeedUrl && rateFeedRatePath && (rateFeedDatePath || rateFeedTimePath))
}

export type SettingLine = { env: string; value: string; source: 'environment' | 'default'; meaning: string }

/** Every setting with its effective value; secrets are shown only as set or not. */
export function describeSettings(environment: Environment): SettingLine[] {
  return Object.values<SettingDefinition<unknown>>(settingDefinitions).map((definition) => {
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
