import { inflateRawSync } from 'node:zlib'
import { importLimits, refusals, refused } from './refusal.ts'

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

type Entry = { method: number; flags: number; packed: number; offset: number }

/** Files of a ZIP archive, each inflated when it is read; all together at most `contentBytes`. */
export function openZip(bytes: Buffer): (name: string) => string | undefined {
  const entries = readDirectory(bytes)
  let left = importLimits.contentBytes
  return (name) => {
    const entry = entries.get(name)
    if (!entry) return undefined
    const content = contentOf(bytes, entry, left)
    left -= content.length
    return content.toString('utf8')
  }
}

function readDirectory(bytes: Buffer): Map<string, Entry> {
  const end = bytes.lastIndexOf(signature(END))
  if (end < 0 || end + END_BYTES > bytes.length) throw refused(refusals.damaged)
  const count = bytes.readUInt16LE(end + 10)
  if (count > importLimits.entries) throw refused(refusals.tooLarge)
  const entries = new Map<string, Entry>()
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) throw refused(refusals.damaged)
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    entries.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), {
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + extra + comment
  }
  return entries
}

function contentOf(bytes: Buffer, { method, flags, packed, offset }: Entry, left: number): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw refused(refusals.damaged)
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const content = bytes.subarray(start, start + packed)
  if (content.length !== packed || (flags & ENCRYPTED) !== 0) throw refused(refusals.damaged)
  if (method === STORED && content.length <= left) return content
  if (method !== DEFLATED) throw refused(method === STORED ? refusals.tooLarge : refusals.damaged)
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, left) })
  } catch (error) {
    const isTooLarge = (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE'
    throw refused(isTooLarge ? refusals.tooLarge : refusals.damaged)
  }
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
