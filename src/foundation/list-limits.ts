type Node = {
  type?: string | readonly string[]
  maxItems?: number
  items?: unknown
  properties?: Record<string, unknown>
  anyOf?: unknown[]
  allOf?: unknown[]
}

type Cut = (value: unknown) => void

/**
 * Truncates a list that is longer than its schema allows to one item more than allowed, before validation. The validator
 * collects all errors, so it would check every item of a list it has already refused: 20,000 of them in one body of
 * 64 KiB, and for `uniqueItems` every pair. One item too many is enough for the refusal, so a truncated body never
 * reaches a handler. Lists in fields that the schema does not name are ignored.
 *
 * A list without `maxItems` is a mistake in the schema, reported when the route is added.
 */
export function listLimiter(schema: unknown, where: string): Cut {
  return cutOf(schema, where) ?? (() => {})
}

function cutOf(schema: unknown, where: string): Cut | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined
  const node = schema as Node
  const cuts = [
    [node.type].flat().includes('array') ? cutList(node, where) : undefined,
    node.properties && cutProperties(node.properties, where),
    ...[...(node.anyOf ?? []), ...(node.allOf ?? [])].map((part) => cutOf(part, where)),
  ].filter((cut) => cut !== undefined)
  if (cuts.length < 2) return cuts[0]
  return (value) => {
    for (const cut of cuts) cut(value)
  }
}

function cutList({ maxItems, items }: Node, where: string): Cut {
  if (maxItems === undefined) throw new Error(`${where}: a list in a request needs maxItems`)
  const cutItem = cutOf(items, `${where}/items`)
  return (value) => {
    if (!Array.isArray(value)) return
    if (value.length > maxItems + 1) value.length = maxItems + 1
    if (cutItem) for (const item of value) cutItem(item)
  }
}

function cutProperties(properties: Record<string, unknown>, where: string): Cut | undefined {
  const cuts = Object.entries(properties)
    .map(([name, schema]) => [name, cutOf(schema, `${where}/${name}`)] as const)
    .filter((entry): entry is readonly [string, Cut] => entry[1] !== undefined)
  if (cuts.length === 0) return undefined
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    for (const [name, cut] of cuts) cut((value as Record<string, unknown>)[name])
  }
}
