/** A word of an open list: what is not in it yet is shown as the gateway wrote it. */
export function wordFor(list: Record<string, string>, name: string): string {
  return list[name] ?? name
}
