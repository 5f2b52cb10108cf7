import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { Pasarela } from '../../sdk/src/index.ts'

/** `payments.get`, `checkout.sessions.create`, … */
function methodsOf(part: object, path = ''): string[] {
  return Object.entries(part).flatMap(([name, member]) =>
    typeof member === 'function' ? [path + name] : methodsOf(member, `${path}${name}.`),
  )
}

/** Names in a table row: `.get` after `payments.list` is `payments.get`. */
function namedIn(row: string): string[] {
  let resource = ''
  return [...row.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => {
    if (!name.startsWith('.')) resource = name.slice(0, Math.max(0, name.lastIndexOf('.')))
    return name.startsWith('.') ? resource + name : name
  })
}

test.each(['README.md', 'README.es.md'])('%s of the SDK names every method', async (page) => {
  const text = await readFile(new URL(`../../sdk/${page}`, import.meta.url), 'utf8')
  const [table = ''] = /^\| \| \|\n\|---\|---\|\n(\|.*\n)+/m.exec(text) ?? []
  const named = table.split('\n').flatMap((row) => namedIn(row.split(' | ')[0] ?? ''))
  const methods = methodsOf(new Pasarela({ apiKey: 'pas_test_key', baseUrl: 'http://localhost' }))
  expect(named.toSorted()).toEqual([...methods, 'quote'].toSorted())
})
