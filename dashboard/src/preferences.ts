import { createStore } from './store.ts'

export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]
export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
export type Mode = 'test' | 'live'

/** What one person chose in this browser; it outlives the session. */
export type Preferences = {
  language: Language
  theme: Theme
  /** Undefined until chosen: then the installation's kind decides. */
  mode: Mode | undefined
  /** The tenant that those who see all of them look at; undefined: all. */
  tenantId: string | undefined
}

const KEY = 'pasarela.preferences'

export const preferences = createStore<Preferences>(readPreferences())

export function choose(change: Partial<Preferences>): void {
  const next = { ...preferences.get(), ...change }
  preferences.set(next)
  // A browser that stores nothing still works; it only forgets.
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {}
}

function readPreferences(): Preferences {
  const kept = readKept()
  return {
    language: oneOf(languages, kept['language']) ?? languageOf(globalThis.navigator?.languages ?? []),
    theme: oneOf(themes, kept['theme']) ?? 'auto',
    mode: oneOf(['test', 'live'] as const, kept['mode']),
    tenantId: typeof kept['tenantId'] === 'string' ? kept['tenantId'] : undefined,
  }
}

function readKept(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The first of the browser's languages that we speak; Spanish when there is none. */
export function languageOf(wanted: readonly string[]): Language {
  const found = wanted.map((tag) => oneOf(languages, tag.slice(0, 2).toLowerCase())).find((one) => one !== undefined)
  return found ?? 'es'
}

function oneOf<Value extends string>(values: readonly Value[], given: unknown): Value | undefined {
  return values.find((value) => value === given)
}
