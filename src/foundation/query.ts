const plainNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/

/**
 * Query values are text; those the schema wants as numbers are read here, and only when they are plain
 * decimals. What is left as text (`NaN`, `0x10`, an empty value, a repeated one) then fails as "must be a number".
 */
export function readQueryNumbers(query: Record<string, unknown>, schema: unknown): void {
  const properties = (schema as { properties?: Record<string, { type?: string }> } | undefined)?.properties ?? {}
  for (const [name, { type }] of Object.entries(properties)) {
    const value = query[name]
    if (type !== 'number' && type !== 'integer') continue
    if (typeof value === 'string' && plainNumber.test(value)) query[name] = Number(value)
  }
}
