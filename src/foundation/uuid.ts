/** Spellings that PostgreSQL accepts as a uuid: any case, with or without hyphens, in braces, as a URN. */
const anySpelling = /^(urn:uuid:)?\{?[0-9a-f]{4}(-?[0-9a-f]{4}){7}\}?$/i

export function isUuid(text: string): boolean {
  return anySpelling.test(text.trim())
}

const hyphenated = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether it is a uuid in the spelling that the gateway writes, in any case. */
export function isHyphenatedUuid(text: string): boolean {
  return hyphenated.test(text)
}

const inPath = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** Path with its uuids in lower case: ids in capitals identify the same object. */
export function lowerCaseUuids(path: string): string {
  return path.replaceAll(inPath, (id) => id.toLowerCase())
}

/**
 * Lower-cases the values that the schema declares as uuids. The database compares uuids without regard to case, but the
 * context of a sealed secret, cursors and equality in code compare text, so requests are normalised to one spelling.
 */
export function uuidNormaliser(schema: unknown): (values: unknown) => void {
  const properties = (schema as { properties?: Record<string, { format?: string }> } | undefined)?.properties ?? {}
  const names = Object.keys(properties).filter((name) => properties[name]?.format === 'uuid')
  return (given) => {
    if (typeof given !== 'object' || given === null) return
    const values = given as Record<string, unknown>
    for (const name of names) {
      const value = values[name]
      if (typeof value === 'string') values[name] = value.toLowerCase()
    }
  }
}
