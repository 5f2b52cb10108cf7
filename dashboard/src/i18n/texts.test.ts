import { expect, test } from 'vitest'
import { en as english } from './en/en.ts'
import { es as spanish } from './es/es.ts'
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

const [es, en] = [paths(spanish), paths(english)]

test('Spanish and English have the same text keys', () => {
  expect(en.map(([path]) => path).toSorted()).toEqual(es.map(([path]) => path).toSorted())
})

test('no dashboard text is empty', () => {
  expect([...es, ...en].filter(([, text]) => text.trim() === '')).toEqual([])
})

test('a parameter used in the Spanish text is used in the English text', () => {
  const byPath = new Map(en)
  const gaps = (text = '') => ['one gap', 'other gap'].filter((gap) => text.includes(gap))
  const functions = es.filter(([, text]) => text.includes(' gap'))
  expect(functions.length).toBeGreaterThan(10)
  for (const [path, text] of functions) expect(gaps(byPath.get(path)), path).toEqual(gaps(text))
})

test('no sentence is identical in Spanish and English', () => {
  const byPath = new Map(en)
  const left = es.filter(([path, text]) => text.split(' ').length > 3 && byPath.get(path) === text)
  expect(left).toEqual([])
})

test('a value without a text is shown as the gateway sent it', () => {
  expect(wordFor({ known: 'Known' }, 'new_step')).toBe('new_step')
})
