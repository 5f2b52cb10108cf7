import { readFile } from 'node:fs/promises'
import { printMarked } from './marked.ts'
import type { Results } from './report.ts'
import { sections } from './sections.ts'

/**
 * Prints the figures of runs into the docs: `node bench/print.ts bench-results.json bench-partition.json`. The first file
 * is the complete run; rows and figures of later files replace those of the first.
 */
const files = process.argv.slice(2)
if (files.length === 0) throw new Error('Usage: node bench/print.ts bench-results.json bench-partition.json')
const runs = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Partial<Results>))
const rows = new Map(runs.flatMap((run) => run.rows ?? []).map((row) => [row.id, row]))
const results = {
  ...Object.assign({}, ...runs.toReversed()),
  rows: [...rows.values()],
  facts: Object.assign({}, ...runs.map(({ facts }) => facts)),
}

for (const doc of ['performance.md', 'scaling.md']) {
  await printMarked(doc, 'bench', (name) => {
    const section = sections[name]
    if (!section) throw new Error(`There is no section ${name}.`)
    return section(results)
  })
}
