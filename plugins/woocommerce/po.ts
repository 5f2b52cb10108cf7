export type Translation = { id: string; text: string }

/** Entries of a .po file of single strings, the header among them (its id is empty). */
export function parsePo(source: string): Translation[] {
  const entries: Translation[] = []
  let current: Translation = { id: '', text: '' }
  let field: keyof Translation = 'text'
  for (const line of source.split('\n')) {
    const found = /^(?:(msgid|msgstr) )?(".*")$/.exec(line)
    if (!found) continue
    const [, keyword, quoted = '""'] = found
    if (keyword === 'msgid') entries.push((current = { id: '', text: '' }))
    if (keyword !== undefined) field = keyword === 'msgid' ? 'id' : 'text'
    // The escapes of gettext that are used here are those of JSON.
    current[field] += JSON.parse(quoted) as string
  }
  return entries
}

const MAGIC = 0x950412de
const HEADER_BYTES = 28

/** The same entries as gettext's binary .mo: two tables of lengths and offsets, sorted by id, then the strings. */
export function toMo(entries: readonly Translation[]): Buffer {
  const sorted = entries
    .map(({ id, text }) => ({ id: Buffer.from(id), text: Buffer.from(text) }))
    .toSorted((left, right) => Buffer.compare(left.id, right.id))
  const tableBytes = sorted.length * 8
  const header = Buffer.alloc(HEADER_BYTES)
  const fields = [MAGIC, 0, sorted.length, HEADER_BYTES, HEADER_BYTES + tableBytes, 0, HEADER_BYTES + 2 * tableBytes]
  for (const [index, value] of fields.entries()) header.writeUInt32LE(value, index * 4)
  let offset = HEADER_BYTES + 2 * tableBytes
  const strings: Buffer[] = []
  const tableOf = (texts: Buffer[]) => {
    const table = Buffer.alloc(tableBytes)
    for (const [index, text] of texts.entries()) {
      table.writeUInt32LE(text.length, index * 8)
      table.writeUInt32LE(offset, index * 8 + 4)
      strings.push(text, Buffer.from([0]))
      offset += text.length + 1
    }
    return table
  }
  const ids = tableOf(sorted.map(({ id }) => id))
  const texts = tableOf(sorted.map(({ text }) => text))
  return Buffer.concat([header, ids, texts, ...strings])
}
