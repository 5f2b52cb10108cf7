import { pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = { name: string; content: AsyncIterable<string | Buffer> }

/** A ZIP archive, written while its entries are read. Without dates: the same content gives the same bytes. */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    const sums = { crc: 0, length: 0, packed: 0 }
    const header = Buffer.concat([signature(LOCAL), fieldsOf(name, sums), Buffer.from(name)])
    yield header
    for await (const chunk of deflated(content, sums)) {
      sums.packed += chunk.length
      yield chunk
    }
    const fields = fieldsOf(name, sums)
    // The sums are known only now: they follow the content, in the order of the header.
    const descriptor = Buffer.concat([signature(DESCRIPTOR), fields.subarray(10, 22)])
    yield descriptor
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([signature(CENTRAL), twoBytes(VERSION), fields, tail, Buffer.from(name)]))
    offset += header.length + sums.packed + descriptor.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(checked(offset), 12)
  yield Buffer.concat([listed, signature(END), end])
}

type Sums = { crc: number; length: number; packed: number }

function deflated(content: ZipEntry['content'], sums: Sums): AsyncIterable<Buffer> {
  const packed = createDeflateRaw()
  // A failure of the content ends the reading of `packed` with it, and a reader that stops ends the content.
  pipeline(counted(content, sums), packed, () => {})
  return packed
}

async function* counted(content: ZipEntry['content'], sums: Sums): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'utf8') : chunk
    sums.crc = crc32(bytes, sums.crc)
    sums.length += bytes.length
    yield bytes
  }
}

function fieldsOf(name: string, { crc, length, packed }: Sums): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(VERSION, 0)
  fields.writeUInt16LE(UTF8_NAMES | SUMS_FOLLOW, 2)
  fields.writeUInt16LE(DEFLATED, 4)
  fields.writeUInt16LE(FIRST_DAY, 8)
  fields.writeUInt32LE(crc, 10)
  fields.writeUInt32LE(checked(packed), 14)
  fields.writeUInt32LE(checked(length), 18)
  fields.writeUInt16LE(Buffer.byteLength(name), 22)
  return fields
}

/** Larger archives have another form, which no file here comes near: an entry is at most one sheet. */
function checked(bytes: number): number {
  if (bytes > 0xffff_ffff) throw new Error('an archive of more than 4 GB')
  return bytes
}

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const UTF8_NAMES = 0x0800
const SUMS_FOLLOW = 0x0008
const DEFLATED = 8
/** 1 January 1980, the first day that the format can state. */
const FIRST_DAY = 0x21

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function twoBytes(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
