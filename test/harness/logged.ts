const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** Log lines that hold this text outside of ids, whose random digits may happen to be the same. */
export function linesWith(text: string, lines: readonly string[]): string[] {
  return lines.filter((line) => line.replaceAll(UUID, '').includes(text))
}
