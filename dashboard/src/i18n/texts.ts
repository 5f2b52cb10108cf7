import { type Language, preferences } from '../preferences.ts'
import { useStore } from '../store.ts'
import { en } from './en/en.ts'
import { es, type Texts } from './es/es.ts'

export const allTexts: Record<Language, Texts> = { es, en }

export function useTexts(): Texts {
  return allTexts[useStore(preferences).language]
}
