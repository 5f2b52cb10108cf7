/** A text a tenant's or merchant's person reads, in the two languages we speak. */
export type Text = { en: string; es: string }
export type Language = keyof Text

/** `Accept-Language` decides: Spanish when it is preferred over English, otherwise English. */
export function preferredLanguage(header: string | undefined): Language {
  if (!header) return 'en'
  let best: { language: Language; quality: number } = { language: 'en', quality: 0 }
  for (const part of header.split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const primary = tag.split('-')[0]
    if (primary !== 'es' && primary !== 'en') continue
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
    const quality = weight === undefined ? 1 : Number(weight)
    if (quality > best.quality) best = { language: primary, quality }
  }
  return best.language
}
