import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/**
 * Pagination cursors: the id of the last row shown, with a keyed hash of the id and of the list it belongs to. A cursor
 * that was altered, invented, or taken from another tenant's list or from other filters is refused.
 */
export type Cursors = {
  write(list: readonly unknown[], id: string): string
  /** The id, or undefined when the text is no cursor of this list. */
  read(list: readonly unknown[], text: string): string | undefined
}

const ID_BYTES = 16
const TAG_BYTES = 16

/** `keys`: of the installation's current secret first, then of former ones. */
export function createCursors(keys: readonly KeyObject[]): Cursors {
  const [active] = keys
  if (!active) throw new Error('a key is needed')
  return {
    write: (list, id) => write(active, list, id),
    read(list, text) {
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.length !== ID_BYTES + TAG_BYTES) return undefined
      const id = uuidOf(bytes.subarray(0, ID_BYTES))
      // Compares texts, not bytes: several texts decode to the same bytes, and only one of them was issued.
      const given = Buffer.from(text)
      const isIssued = keys.some((key) => {
        const expected = Buffer.from(write(key, list, id))
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
      return isIssued ? id : undefined
    },
  }

  function write(key: KeyObject, list: readonly unknown[], id: string): string {
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
    const tag = createHmac('sha256', key)
      .update(JSON.stringify([list, id]))
      .digest()
    return Buffer.concat([bytes, tag.subarray(0, TAG_BYTES)]).toString('base64url')
  }
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
