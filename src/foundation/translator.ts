/** A text in the language of the person, or as it is if there is none. */
export type Translate = (text: string) => string

type Pattern = { pattern: RegExp; translation: string; literalLength: number }

/**
 * Looks up texts by their English: whole ones, then those with parts filled in (`{0}`), the most specific first; then line by
 * line. A part that was filled in is looked up too. Colours of a terminal around a text stay.
 */
export function createTranslator(catalogue: Readonly<Record<string, string>>): Translate {
  const patterns = Object.entries(catalogue)
    .filter(([english]) => /\{\d\}/.test(english))
    .map(([english, translation]): Pattern => {
      const literals = english.split(/\{\d\}/)
      const source = literals.map((literal) => literal.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.*?)')
      return { pattern: new RegExp(`^${source}$`), translation, literalLength: literals.join('').length }
    })
    .toSorted((one, other) => other.literalLength - one.literalLength)

  return translate

  function translate(text: string): string {
    const found = lookUp(text)
    if (found !== undefined) return found
    return text.includes('\n')
      ? text
          .split('\n')
          .map((line) => lookUp(line) ?? line)
          .join('\n')
      : text
  }

  function lookUp(text: string): string | undefined {
    // eslint-disable-next-line no-control-regex -- the escape character of colours
    const [, before = '', inner = '', after = ''] = /^((?:\u001b\[\d+m)*)(.*?)((?:\u001b\[\d+m)*)$/s.exec(text) ?? []
    const exact = catalogue[inner]
    if (exact !== undefined) return before + exact + after
    for (const { pattern, translation } of patterns) {
      const parts = pattern.exec(text)?.slice(1)
      if (parts)
        return translation.replaceAll(/\{(\d)\}/g, (_all, index) => translatePart(parts[Number(index)] ?? '', text))
    }
    return undefined
  }

  function translatePart(part: string, whole: string): string {
    return part === whole ? part : (lookUp(part) ?? part)
  }
}
