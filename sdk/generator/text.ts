/** `payment.completed` and `paymentLinks` become `PaymentCompleted` and `PaymentLinks`. */
export const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_match, first: string) => first.toUpperCase())

export const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`).replace(/^_/, '')

/** Lines of at most `width` characters, broken at spaces. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

export const indent = (lines: string[], spaces: number): string[] =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(spaces) + line))

export const unique = <Item>(items: Item[]): Item[] => [...new Set(items)]
