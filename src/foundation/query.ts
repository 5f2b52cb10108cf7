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
