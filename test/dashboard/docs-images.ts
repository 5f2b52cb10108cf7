import { copyFile, mkdir, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * Copies the screenshots taken by the browser tests into the docs: `node test/dashboard/docs-images.ts`.
 */
const screenshots = {
  'overview-desktop-es.png': 'dashboard-overview.png',
  'payment-desktop-es.png': 'dashboard-payment.png',
  'playground-desktop-es.png': 'dashboard-playground.png',
  'overview-phone-en.png': 'dashboard-phone.png',
  'payments-today-phone-en.png': 'dashboard-payments.en.png',
  'payments-payer-phone-en.png': 'dashboard-payer.en.png',
  'collect-ready-phone-en.png': 'dashboard-collect.en.png',
  'payments-today-desktop-es.png': 'dashboard-payments.es.png',
  'reverse-desktop-es.png': 'dashboard-reverse.es.png',
  'invite-link-desktop-es.png': 'dashboard-invite.es.png',
}
const MAX_BYTES = 200_000

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

await mkdir(path('../../docs/images'), { recursive: true })
for (const [source, target] of Object.entries(screenshots)) {
  const { size } = await stat(path(`artefacts/${source}`))
  if (size > MAX_BYTES) throw new Error(`${source} has ${size} bytes, more than ${MAX_BYTES}.`)
  await copyFile(path(`artefacts/${source}`), path(`../../docs/images/${target}`))
  process.stdout.write(`docs/images/${target} ${Math.round(size / 1000)} kB\n`)
}
