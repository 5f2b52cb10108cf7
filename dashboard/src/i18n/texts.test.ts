import { expect, test } from 'vitest'
import { allTexts } from './texts.ts'
import { wordFor } from './words.ts'

/** Every text by its path; those with gaps are filled with something that is easily found again. */
function paths(texts: object, path = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([name, text]): [string, string][] => {
    const here = `${path}/${name}`
    if (typeof text === 'string') return [[here, text]]
    if (typeof text === 'function') return [[here, String(text('one gap', 'other gap'))]]
    return paths(text as object, here)
  })
}

const [es, en] = [paths(allTexts.es), paths(allTexts.en)]

test('both languages have the same texts', () => {
  expect(en.map(([path]) => path).toSorted()).toEqual(es.map(([path]) => path).toSorted())
})

test('no text is empty', () => {
  expect([...es, ...en].filter(([, text]) => text.trim() === '')).toEqual([])
})

test('a text that fills a gap in one language fills it in the other', () => {
  const english = new Map(en)
  const gaps = (text = '') => ['one gap', 'other gap'].filter((gap) => text.includes(gap))
  const functions = es.filter(([, text]) => text.includes(' gap'))
  expect(functions.length).toBeGreaterThan(10)
  for (const [path, text] of functions) expect(gaps(english.get(path)), path).toEqual(gaps(text))
})

test('a long sentence is not the same in both: it would have been left untranslated', () => {
  const english = new Map(en)
  const left = es.filter(([path, text]) => text.split(' ').length > 3 && english.get(path) === text)
  expect(left).toEqual([])
})

test('a word that is on no list yet is shown as the gateway wrote it', () => {
  expect(wordFor({ known: 'Known' }, 'new_step')).toBe('new_step')
})
