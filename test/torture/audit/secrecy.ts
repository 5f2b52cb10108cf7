import type { Finding } from '../observations.ts'
import { findLeaks } from '../../harness/leaks.ts'
import type { Records } from './records.ts'

/** Patterns that only secrets match, even in binary data. */
export const unmistakable: readonly RegExp[] = [
  /pas_(?:test|live|op)_[0-9A-Za-z]{49}/g,
  /whsec_[A-Za-z0-9+/=]{16,}/g,
  /torture-zq\d\dkx-[\w/]+/g,
  /sandbox-[0-9a-f]{40}/g,
  /453998\d{10}/g,
]

/** Patterns of all kinds of secrets; matches are compared with the known secrets. */
const shapes: readonly RegExp[] = [...unmistakable, /(?<![0-9A-Za-z.-])\d{6,19}(?![0-9A-Za-z.-])/g, /[0-9a-f]{32}/g]

/** Field names that indicate card data, whatever their value. */
const fieldNames = /"?(?:cvv|cardPin|cardNumber|otp|token)"?\s*[:=]/i

/** Number of secrets per run that are also searched in every encoding. */
const ENCODED = 12

/** Tokens, keys, card numbers and credentials are in no log and in no table. */
export function noSecretIsWritten({ observations, tenants, texts, credentials, ledger }: Records): Finding[] {
  const secrets = new Set([...observations.secrets, ...tenants.flatMap(({ keys }) => keys), ...credentials])
  // A bank reference is a number too and may equal a token by chance.
  for (const { reference, txId, line } of ledger) {
    for (const number of [reference, String(txId), line?.reference, line?.controlNumber]) {
      secrets.delete(number ?? '')
      secrets.delete((number ?? '').replace(/^0+/, ''))
    }
  }
  const plain = [...texts].flatMap(([source, text]) => [
    ...shapes.flatMap((shape) =>
      [...text.matchAll(shape)]
        .filter(([found]) => secrets.has(found))
        .map(([found]) => `${masked(found)} in ${source}`),
    ),
    ...(source.endsWith('.log') && fieldNames.test(text) ? [`a field name of card data or a token in ${source}`] : []),
  ])
  const long = [...secrets].filter((secret) => secret.length >= 16)
  const sample = long.filter((_secret, index) => index % Math.ceil(long.length / ENCODED) === 0)
  const encoded = findLeaks(
    new Map([...texts].map(([source, text]) => [source, Buffer.from(text)])),
    Object.fromEntries(sample.map((secret) => [masked(secret), secret])),
  )
  return [...new Set([...plain, ...encoded])].map((message) => ({ message }))
}

/** Prefix that identifies the secret without disclosing it. */
function masked(secret: string): string {
  return `${secret.slice(0, Math.min(10, Math.floor(secret.length / 3)))}…`
}
