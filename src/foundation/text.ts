/** Text shown to a person, in the two languages of the gateway. */
export type LocalizedText = { en: string; es: string }
export type Language = keyof LocalizedText

export const languages = ['en', 'es'] as const satisfies readonly Language[]

/**
 * Supported language that `Accept-Language` prefers. If it names none of them (no header, `*`, others only), the
 * fallback, unless the header refuses it with a quality of 0.
 */
export function preferredLanguage(header: string | undefined, fallback: Language = 'en'): Language {
  if (!header) return fallback
  const qualities = new Map<Language, number>()
  for (const part of header.split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const language = languages.find((each) => each === tag.split('-')[0])
    if (!language) continue
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
    qualities.set(language, Math.max(qualities.get(language) ?? 0, weight === undefined ? 1 : Number(weight)))
  }
  // An unnamed language ranks below any named one and above a refused one. Between equals the first wins.
  const quality = (language: Language) => qualities.get(language) ?? Number.EPSILON
  const candidates = [...qualities.keys(), fallback, ...languages]
  return candidates.reduce((best, each) => (quality(each) > quality(best) ? each : best))
}
