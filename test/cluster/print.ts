import { readFile } from 'node:fs/promises'
import { printMarked } from '../../bench/marked.ts'
import { findingsLines, type Report, summaryTable } from './drill/report.ts'

/**
 * Writes the figures of drills into docs/high-availability.md and its translation: `node test/cluster/print.ts
 * drill-*.json`.
 */
const files = process.argv.slice(2)
if (files.length === 0) throw new Error('Usage: node test/cluster/print.ts drill-direct.json drill-pooled.json')
const drills = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Report))

const through: Record<string, Report['through']> = { direct: 'multi-host address', pooled: 'PgBouncer and HAProxy' }

for (const doc of ['high-availability.md', 'es/high-availability.md']) {
  await printMarked(doc, 'drill', (name) => {
    const drill = drills.find((each) => each.through === through[name])
    if (!drill) return undefined
    const { rounds, findings, violations, paymentsPerSecond } = drill
    const lines = [
      `load      ${paymentsPerSecond} payments a second through ${drill.gateways} gateways`,
      ...findingsLines(findings),
      `broken    ${violations.length} promises`,
    ]
    return `${summaryTable(rounds)}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``
  })
}
