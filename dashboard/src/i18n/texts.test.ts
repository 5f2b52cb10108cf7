import { expect, test } from 'vitest'
import { allTexts } from './texts.ts'
import { wordFor } from './words.ts'

/** All texts by path; parameters are filled with recognizable values. */
function paths(texts: object, path = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([name, text]): [string, string][] => {
    const here = `${path}/${name}`
    if (typeof text === 'string') return [[here, text]]
    if (typeof text === 'function') return [[here, String(text('one gap', 'other gap'))]]
    return paths(text as object, here)
  })
}

const [es, en] = [paths(allTexts.es), paths(allTexts.en)]

test('Spanish and English have the same text keys', () => {
  expect(en.map(([path]) => path).toSorted()).toEqual(es.map(([path]) => path).toSorted())
})

test('no dashboard text is empty', () => {
  expect([...es, ...en].filter(([, text]) => text.trim() === '')).toEqual([])
})

test('a parameter used in the Spanish text is used in the English text', () => {
  const english = new Map(en)
  const gaps = (text = '') => ['one gap', 'other gap'].filter((gap) => text.includes(gap))
  const functions = es.filter(([, text]) => text.includes(' gap'))
  expect(functions.length).toBeGreaterThan(10)
  for (const [path, text] of functions) expect(gaps(english.get(path)), path).toEqual(gaps(text))
})

test('no sentence is identical in Spanish and English', () => {
  const english = new Map(en)
  const left = es.filter(([path, text]) => text.split(' ').length > 3 && english.get(path) === text)
  expect(left).toEqual([])
})

test('a value without a text is shown as the gateway sent it', () => {
  expect(wordFor({ known: 'Known' }, 'new_step')).toBe('new_step')
})
