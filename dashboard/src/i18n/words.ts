/** Text of a value; values without a text are shown as they are. */
export function wordFor(list: Record<string, string>, name: string): string {
  return list[name] ?? name
}
