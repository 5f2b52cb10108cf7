/**
 * Characters refused in names and references: controls (C0, DEL, C1), line and paragraph separators, and bidirectional
 * controls, which can make a text display as a different one.
 */
const refused = '\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069'

/** JSON Schema `pattern` of plain text. */
export const plainTextPattern = `^[^${refused}]*$`

const plain = new RegExp(plainTextPattern, 'u')

export function isPlainText(text: string): boolean {
  return plain.test(text)
}

/** Whether PostgreSQL can store the text: it has neither U+0000 nor half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
