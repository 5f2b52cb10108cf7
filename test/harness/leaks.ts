import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Searched contents by name: files, table dumps, logs, responses. */
export type SearchedContents = Map<string, Buffer>

/** Reads every file of a folder. PostgreSQL may remove a file meanwhile. */
export async function readFolder(folder: string): Promise<SearchedContents> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const contents: SearchedContents = new Map()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const content = await readFile(path).catch(() => undefined)
    if (content) contents.set(relative(folder, path), content)
  }
  return contents
}

/** Finds secrets in plain text or encoded: one line per secret, encoding and location. */
export function findLeaks(contents: SearchedContents, secrets: Record<string, string>): string[] {
  return Object.entries(secrets).flatMap(([name, secret]) =>
    formsOf(secret).flatMap(({ form, needle }) =>
      [...contents]
        .filter(([, content]) => contains(content, needle, form === 'text' && secret.length < 8))
        .map(([location]) => `${name} as ${form} in ${location}`),
    ),
  )
}

/** Encodings of a secret. Inside a longer text, its base64 depends on its byte offset modulo 3. */
function formsOf(secret: string): { form: string; needle: Buffer }[] {
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  const forms = [
    ['text', secret],
    ['hex', hex],
    ['hex', hex.toUpperCase()],
    ['utf-16', bytes.toString('latin1').split('').join('\0')],
  ]
  for (const before of [0, 1, 2]) {
    const padded = Buffer.concat([Buffer.alloc(before), bytes])
    // Characters that also hold bits of adjacent bytes are left out.
    const [first, end] = [Math.ceil((before * 8) / 6), Math.floor((padded.length * 8) / 6)]
    forms.push(['base64', padded.toString('base64').slice(first, end)])
    forms.push(['base64url', padded.toString('base64url').slice(first, end)])
  }
  const unique = new Map(forms.map(([form = '', needle = '']) => [needle, form]))
  return [...unique].map(([needle, form]) => ({ form, needle: Buffer.from(needle) }))
}

/** Neighbours of four digits inside an id or a longer number, which are no leak. */
const partOfMore = /[0-9a-fA-F.-]/

/** Decimals of a metric, such as 0.0000006123 seconds, are not a leak of token 00000061. */
const inDecimals = /\d\.\d*$/
const shortNumber = /^\d{1,8}$/

function contains(content: Buffer, needle: Buffer, alone: boolean): boolean {
  const isShort = shortNumber.test(needle.toString('latin1'))
  for (let at = content.indexOf(needle); at >= 0; at = content.indexOf(needle, at + 1)) {
    if (isShort && inDecimals.test(content.toString('latin1', Math.max(0, at - 24), at))) continue
    const neighbours = [content[at - 1] ?? 0, content[at + needle.length] ?? 0]
    if (!alone || !neighbours.some((byte) => partOfMore.test(String.fromCharCode(byte)))) return true
  }
  return false
}
