import { createCipheriv, createDecipheriv, createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

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

/**
 * Cursors that do not show the id: for positions that are counted over all tenants, from which one tenant could derive how much
 * the others do. An id is one block of the cipher.
 */
export function createHiddenCursors(keys: readonly KeyObject[]): Cursors {
  const [active] = keys
  if (!active) throw new Error('a key is needed')
  return {
    write: (list, id) => createCursors([active]).write(list, hide(createCipheriv, active, id)),
    read(list, text) {
      for (const key of keys) {
        const hidden = createCursors([key]).read(list, text)
        if (hidden !== undefined) return hide(createDecipheriv, key, hidden)
      }
      return undefined
    },
  }
}

function hide(cipherOf: typeof createCipheriv | typeof createDecipheriv, key: KeyObject, id: string): string {
  const cipher = cipherOf('aes-256-ecb', createHmac('sha256', key).update('hidden cursor').digest(), null)
  return uuidOf(cipher.setAutoPadding(false).update(id.replaceAll('-', ''), 'hex'))
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
