import { readFile, writeFile } from 'node:fs/promises'
import { print } from '../src/cli/output.ts'
import type { Results } from './report.ts'
import { sections } from './sections.ts'

/**
 * Puts the figures of runs into the docs: `node bench/print.ts bench-results.json bench-partition.json`. Between
 * `<!-- bench:NAME -->` and `<!-- /bench:NAME -->` stands the section of that name; the rest is left alone.
 */
const docs = ['performance.md', 'scaling.md'].map((name) => new URL(`../docs/${name}`, import.meta.url))

const files = process.argv.slice(2)
if (files.length === 0) throw new Error('Which runs? node bench/print.ts bench-results.json bench-partition.json')
const runs = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Partial<Results>))
const results = { rows: [], ...Object.assign({}, ...runs), facts: Object.assign({}, ...runs.map(({ facts }) => facts)) }

for (const doc of docs) {
  const text = await readFile(doc, 'utf8')
  const printed = text.replaceAll(
    /(<!-- bench:(\w+) -->\n)[\s\S]*?(<!-- \/bench:\2 -->)/g,
    (_all, begin: string, name: string, end: string) => {
      const section = sections[name]
      if (!section) throw new Error(`There is no section ${name}.`)
      return `${begin}\n${section(results)}\n\n${end}`
    },
  )
  await writeFile(doc, printed)
  print(`docs/${doc.pathname.split('/').at(-1)}${printed === text ? ' is as it was' : ''}`)
}
