const plainNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/

/**
 * Query values are text; those the schema wants as numbers are read by what this makes of it, and only when they are
 * plain decimals. What is left as text (`NaN`, `0x10`, an empty value, a repeated one) then fails as "must be a number".
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
