import { expect, test } from 'vitest'
import { languageOf } from './preferences.ts'

test.each([
  [['es-VE', 'en'], 'es'],
  [['en-US', 'es'], 'en'],
  [['pt-BR', 'EN-gb'], 'en'],
  [['pt-BR'], 'es'],
  [[], 'es'],
] as const)('a browser that prefers %j gets %s', (wanted, language) => expect(languageOf(wanted)).toBe(language))
