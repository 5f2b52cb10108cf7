/**
 * Characters that have no place in a name or a reference: controls (C0, DEL, C1), line and paragraph separators, and
 * those that turn the direction of writing, with which a text can be shown as another than it is.
 */
const refused = '\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069'

/** For schemas, as their `pattern`. */
export const plainTextPattern = `^[^${refused}]*$`

const plain = new RegExp(plainTextPattern, 'u')

export function isPlainText(text: string): boolean {
  return plain.test(text)
}
