import { copyFile, mkdir, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * Puts the pictures of the documentation where it shows them: `node test/dashboard/docs-images.ts`, after the browser
 * tests have taken them.
 */
const pictures = {
  'overview-desktop-es.png': 'dashboard-overview.png',
  'payment-desktop-es.png': 'dashboard-payment.png',
  'playground-desktop-es.png': 'dashboard-playground.png',
  'overview-phone-en.png': 'dashboard-phone.png',
}
const MOST_BYTES = 150_000

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

await mkdir(path('../../docs/images'), { recursive: true })
for (const [taken, shown] of Object.entries(pictures)) {
  const { size } = await stat(path(`artefacts/${taken}`))
  if (size > MOST_BYTES) throw new Error(`${taken} has ${size} bytes, more than ${MOST_BYTES}.`)
  await copyFile(path(`artefacts/${taken}`), path(`../../docs/images/${shown}`))
  process.stdout.write(`docs/images/${shown} ${Math.round(size / 1000)} kB\n`)
}
