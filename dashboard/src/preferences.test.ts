import { expect, test } from 'vitest'
import { languageOf } from './preferences.ts'

test.each([
  [['es-VE', 'en'], 'es'],
  [['en-US', 'es'], 'en'],
  [['pt-BR', 'EN-gb'], 'en'],
  [['pt-BR'], 'es'],
  [[], 'es'],
] as const)('a browser that prefers %j gets the language %s', (preferred, language) =>
  expect(languageOf(preferred)).toBe(language),
)
