type Node = { type?: string | readonly string[]; properties?: Record<string, unknown>; items?: unknown }

/** Collects the unknown fields of a value, each as the names that lead to it; stops when it has enough. */
type Find = (value: unknown, path: readonly string[], found: string[]) => void

/** Names in one response, and characters of each. */
const MOST_NAMES = 5
const NAME_LENGTH = 60

/**
 * Fields of a body that its schema does not name, for the warning header of test mode; undefined if there are none. Such
 * fields are ignored, so a misspelled one would go unnoticed. Objects with free names are not looked into.
 */
export function unknownFields(schema: unknown): (body: unknown) => string | undefined {
  const find = finderOf(schema)
  if (!find) return () => undefined
  return (body) => {
    const found: string[] = []
    find(body, [], found)
    if (found.length === 0) return undefined
    const shown = found.slice(0, MOST_NAMES).map((name) => `unknown field ${quoted(name)}`)
    return [...shown, ...(found.length > MOST_NAMES ? ['and more'] : [])].join(', ')
  }
}

function finderOf(schema: unknown): Find | undefined {
  const { properties, items } = (schema ?? {}) as Node
  if (properties) return findInObject(properties)
  const findInItem = items === undefined ? undefined : finderOf(items)
  if (!findInItem) return undefined
  return (value, path, found) => {
    if (!Array.isArray(value)) return
    for (const [index, item] of value.entries()) {
      if (found.length > MOST_NAMES) return
      findInItem(item, [...path, String(index)], found)
    }
  }
}

function findInObject(properties: Record<string, unknown>): Find {
  const finders = new Map(Object.entries(properties).map(([name, schema]) => [name, finderOf(schema)]))
  return (value, path, found) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    for (const [name, field] of Object.entries(value)) {
      if (found.length > MOST_NAMES) return
      if (finders.has(name)) finders.get(name)?.(field, [...path, name], found)
      else found.push([...path, name].join('/'))
    }
  }
}

/**
 * A name as a JSON string of printable ASCII, which cannot end the header or begin another one. Names with four digits or
 * more are left out: headers are logged on their way, and a value in the place of a name may be a card or a secret.
 */
function quoted(name: string): string {
  const parts = name.slice(0, 10 * NAME_LENGTH).split('/')
  const safe = parts.map((part) => (part.replaceAll(/\D/g, '').length < 4 ? part : '***')).join('/')
  const text = safe.length > NAME_LENGTH ? `${safe.slice(0, NAME_LENGTH)}...` : safe
  return JSON.stringify(text).replaceAll(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
