/** Fields of a bank's JSON, which is not trusted. Numbers are kept as the text that the bank sent. */
export type Fields = Readonly<Record<string, unknown>>

export function parseObject(text: string): Fields | undefined {
  try {
    // The digits of a number as the bank wrote them: an amount is never read through a float.
    const value: unknown = JSON.parse(text, (_key, parsed: unknown, context?: { source?: string }) =>
      typeof parsed === 'number' ? (context?.source ?? String(parsed)) : parsed,
    )
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Trimmed; blank and any other type are absent. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined
}

export function digitsOf(value: unknown): string | undefined {
  const text = textOf(value)
  return text !== undefined && /^\d{1,64}$/.test(text) ? text : undefined
}
