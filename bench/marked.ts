import { readFile, writeFile } from 'node:fs/promises'
import { print } from '../src/cli/output.ts'

/**
 * Replaces the text between `<!-- KIND:NAME -->` and `<!-- /KIND:NAME -->` in a page of the docs with
 * `sectionOf(NAME)`. Sections for which it returns undefined, and the rest of the page, stay unchanged.
 */
export async function printMarked(
  doc: string,
  kind: string,
  sectionOf: (name: string) => string | undefined,
): Promise<void> {
  const file = new URL(`../docs/${doc}`, import.meta.url)
  const text = await readFile(file, 'utf8')
  const printed = text.replaceAll(
    new RegExp(`(<!-- ${kind}:(\\w+) -->\\n)[\\s\\S]*?(<!-- /${kind}:\\2 -->)`, 'g'),
    (all, begin: string, name: string, end: string) => {
      const section = sectionOf(name)
      return section === undefined ? all : `${begin}\n${section}\n\n${end}`
    },
  )
  await writeFile(file, printed)
  print(`docs/${doc}${printed === text ? ' is unchanged' : ''}`)
}
