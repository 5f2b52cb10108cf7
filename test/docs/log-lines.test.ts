import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { components } from '../../src/foundation/log.ts'
import { readPage, root } from './pages.ts'

describe.each([
  ['operations.md', 'Logs'],
  ['es/operations.md', 'Registros'],
])('docs/%s', (page, heading) => {
  const section = async () => (await readPage(page)).split(`### ${heading}\n`)[1]?.split('\n### ')[0] ?? ''

  test(`docs/${page} lists the components of the log`, async () => {
    const listed = [...(await section()).matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name)
    expect(listed).toEqual(components)
  })

  test(`docs/${page} names only log messages that the gateway writes`, async () => {
    const messages = [...(await section()).matchAll(/`([a-z-]+): ([^`]+)`/g)]
    expect(messages.length).toBeGreaterThan(10)
    const sources: string[] = []
    for await (const file of glob('src/**/*.ts', { cwd: root })) sources.push(await readFile(join(root, file), 'utf8'))
    const written = sources.join()
    for (const [, component, message] of messages) {
      expect(components).toContain(component)
      expect(written).toContain(`'${message}'`)
    }
  })
})
