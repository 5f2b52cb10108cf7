import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const bytes = readFileSync(new URL('./assets/checkout.js', import.meta.url))
const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** The address contains the hash of the content, so browsers may keep it forever. */
export const script: { path: string; bytes: Buffer } = { path: `/pay/assets/checkout.${hash}.js`, bytes }
