import { createStore } from './store.ts'

export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]
export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
export type Mode = 'test' | 'live'

/** User preferences, stored in this browser beyond the session. */
export type Preferences = {
  language: Language
  theme: Theme
  /** Undefined until chosen: the default follows the installation's mode. */
  mode: Mode | undefined
  /** Selected tenant of users who see all tenants; undefined selects all. */
  tenantId: string | undefined
  /** Whether this browser notifies of payments; also needs the browser's permission. */
  notifications: boolean
}

const KEY = 'pasarela.preferences'

export const preferences = createStore<Preferences>(readPreferences())

export function choose(change: Partial<Preferences>): void {
  const next = { ...preferences.get(), ...change }
  preferences.set(next)
  // Without localStorage the preferences last until the page is closed.
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {}
}

function readPreferences(): Preferences {
  const stored = readStored()
  return {
    language: oneOf(languages, stored['language']) ?? languageOf(globalThis.navigator?.languages ?? []),
    theme: oneOf(themes, stored['theme']) ?? 'auto',
    mode: oneOf(['test', 'live'] as const, stored['mode']),
    tenantId: typeof stored['tenantId'] === 'string' ? stored['tenantId'] : undefined,
    notifications: stored['notifications'] === true,
  }
}

function readStored(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** First supported language of the browser's list; Spanish if there is none. */
export function languageOf(preferred: readonly string[]): Language {
  const found = preferred.map((tag) => oneOf(languages, tag.slice(0, 2).toLowerCase())).find((one) => one !== undefined)
  return found ?? 'es'
}

function oneOf<Value extends string>(values: readonly Value[], given: unknown): Value | undefined {
  return values.find((value) => value === given)
}
