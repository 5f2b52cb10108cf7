import { GatewayError } from './errors.ts'
import type { Language, LocalizedText } from './text.ts'

const plainNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/

/**
 * Converts query values that the schema declares as numbers, if they are plain decimals. Other texts (`NaN`, `0x10`, an
 * empty or repeated value) are left alone and fail validation as "must be a number".
 */
export function numberReader(schema: unknown): (query: unknown) => void {
  const properties = (schema as { properties?: Record<string, { type?: string }> } | undefined)?.properties ?? {}
  const names = Object.keys(properties).filter((name) => ['number', 'integer'].includes(properties[name]?.type ?? ''))
  return (query) => {
    const values = query as Record<string, unknown>
    for (const name of names) {
      const value = values[name]
      if (typeof value === 'string' && plainNumber.test(value)) values[name] = Number(value)
    }
  }
}

export const timeHint: LocalizedText = {
  en: 'must be a time such as 2026-10-05T04:00:00Z',
  es: 'debe ser una fecha y hora como 2026-10-05T04:00:00Z',
}

/** The filters `from` and `to` of a list. */
export function periodOf(
  { from, to }: { from?: string; to?: string },
  language: Language,
): { from: Date | undefined; to: Date | undefined } {
  return { from: readTime('/from', from, language), to: readTime('/to', to, language) }
}

/** The schema accepts leap seconds, which a Date cannot represent. */
function readTime(path: string, text: string | undefined, language: Language): Date | undefined {
  const time = text === undefined ? undefined : new Date(text)
  if (!time || !Number.isNaN(time.getTime())) return time
  throw new GatewayError('invalid_request', { details: [{ path, message: timeHint[language] }] })
}
