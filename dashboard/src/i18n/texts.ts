import { type Language, preferences } from '../preferences.ts'
import { createStore, useStore } from '../store.ts'
import type { Texts } from './es/es.ts'

/** Each language is a script of its own, so that a browser loads only the one it shows. */
const scripts: Record<Language, () => Promise<Texts>> = {
  es: async () => (await import('./es/es.ts')).es,
  en: async () => (await import('./en/en.ts')).en,
}

const shown = createStore<Texts | undefined>(undefined)

/** Loads the chosen language, and another one when it is chosen. Nothing is rendered before this resolves. */
export function startTexts(): Promise<void> {
  // A language that cannot be loaded leaves the one before.
  preferences.subscribe(({ language }) => void load(language).catch(() => {}))
  return load(preferences.get().language)
}

async function load(language: Language): Promise<void> {
  const texts = await scripts[language]()
  // Another one may have been chosen meanwhile.
  if (preferences.get().language === language) shown.set(texts)
}

export function currentTexts(): Texts {
  return shown.get() as Texts
}

export function useTexts(): Texts {
  return useStore(shown) as Texts
}
