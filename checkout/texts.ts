import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import type { Language } from './view.ts'

export type Texts = typeof es

/** The type of the Spanish texts makes the compiler require the same keys in English. */
export const texts: Record<Language, Texts> = { es, en }
