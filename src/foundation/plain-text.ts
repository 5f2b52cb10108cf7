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
