import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPage, root } from './pages.ts'

type Manifest = Record<string, Record<string, string>>

/** The sections of docs/DEPENDENCIES.md, and the lists of package.json that they explain. */
const sections = [
  ['At run time', 'dependencies'],
  ['At run time, optional', 'optionalDependencies'],
  ['For development', 'devDependencies'],
  ['Overrides', 'overrides'],
] as const

const page = await readPage('DEPENDENCIES.md')
const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest

/** Package and reason of each row of a section's table. */
function rowsOf(heading: string): { name: string; reason: string }[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const rows = (section.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)
  return [...rows].map(([, name = '', reason = '']) => ({ name, reason }))
}

test.each(sections)('the section “%s” of docs/DEPENDENCIES.md explains each package of %s once', (heading, list) => {
  const rows = rowsOf(heading)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(manifest[list] ?? {}).toSorted())
  expect(rows.filter(({ reason }) => reason.trim() === '')).toEqual([])
})

test('every version that docs/DEPENDENCIES.md gives for an override is the one of package.json', () => {
  for (const { name, reason } of rowsOf('Overrides')) expect(reason).toContain(manifest['overrides']?.[name] ?? '')
})

test('every direct dependency is pinned to an exact version', () => {
  const ranges = sections.flatMap(([, list]) =>
    Object.entries(manifest[list] ?? {}).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  )
  expect(ranges).toEqual([])
})
