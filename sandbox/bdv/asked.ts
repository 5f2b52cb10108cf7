/** Payments and change that a query has marked as conciliado. They are forgotten on a restart. */
export type Asked = {
  has(client: string, key: string): boolean
  add(client: string, key: string): void
  /** Counts the queries about a reference, this one included. */
  count(client: string, reference: string): number
}

export function createAsked(): Asked {
  const marked = new Set<string>()
  const counts = new Map<string, number>()
  return {
    has: (client, key) => marked.has(`${client} ${key}`),
    add: (client, key) => void marked.add(`${client} ${key}`),
    count: (client, reference) => {
      const count = (counts.get(`${client} ${reference}`) ?? 0) + 1
      counts.set(`${client} ${reference}`, count)
      return count
    },
  }
}
