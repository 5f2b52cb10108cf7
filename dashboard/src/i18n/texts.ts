import { type Language, preferences } from '../preferences.ts'
import { useStore } from '../store.ts'
import { en } from './en/en.ts'
import { es } from './es/es.ts'

/** Spanish is written first; the other languages have exactly its keys, or they do not compile. */
export type Texts = typeof es

export const allTexts: Record<Language, Texts> = { es, en }

export function useTexts(): Texts {
  return allTexts[useStore(preferences).language]
}
