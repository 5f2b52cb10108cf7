import { mkdir, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import type { AnyPage } from '../../checkout/addresses.ts'
import { samplesOf } from '../../checkout/fixtures/samples.ts'
import { renderPage } from '../../checkout/render.ts'
import { launchChromium } from '../harness/chromium.ts'

/**
 * Takes the pictures of the customers' pages in the docs, on a phone of 360 px: `node test/checkout/docs-images.ts`. The
 * pages are those of the fixtures, in Spanish.
 */
const pictures = { methods: 'methods', c2p_token: 'key', unknown_outcome: 'unknown', receipt: 'receipt' }
const MAX_BYTES = 60_000

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url))
const samples = samplesOf('es')

await mkdir(folder, { recursive: true })
const browser = await launchChromium()
try {
  const page = await browser.newPage({ viewport: { width: 360, height: 720 }, locale: 'es-VE' })
  for (const [name, picture] of Object.entries(pictures)) {
    await page.setContent(renderPage(shown(name)))
    const path = `${folder}checkout-${picture}.png`
    await page.screenshot({ path })
    const { size } = await stat(path)
    if (size > MAX_BYTES) throw new Error(`${path} has ${size} bytes, more than ${MAX_BYTES}.`)
    process.stdout.write(`docs/images/checkout-${picture}.png ${Math.round(size / 1000)} kB\n`)
  }
} finally {
  await browser.close()
}

/** Without the logo, which a server would have to deliver. The receipt is short, so that the picture has its QR code. */
function shown(name: string): AnyPage {
  const sample = samples[name]
  if (!sample) throw new Error(`There is no sample ${name}.`)
  const { logoUrl: _logo, ...merchant } = 'merchant' in sample ? sample.merchant : { name: '' }
  const page = 'merchant' in sample ? { ...sample, merchant } : sample
  if (page.kind !== 'receipt') return page
  return { ...page, lines: [], amount: { ves: page.amount.ves }, checkQr: renderSVG(page.checkUrl) }
}
