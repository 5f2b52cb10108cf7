import { withoutZeros } from './account-lines.ts'

/** Per-client call state outside the ledger; lost on a restart. */
export type CallCounters = {
  /** Whether the client queried this reference and day before; records the query. */
  wasQueried(client: string, reference: string, day: string): boolean
  /** Number of earlier card approvals of the client; counts this one. */
  countApproval(client: string): number
}

export function createCallCounters(): CallCounters {
  const queries = new Set<string>()
  const approvals = new Map<string, number>()
  return {
    wasQueried: (client, reference, day) => {
      const query = `${client} ${withoutZeros(reference)} ${day}`
      const isKnown = queries.has(query)
      queries.add(query)
      return isKnown
    },
    countApproval: (client) => {
      const count = approvals.get(client) ?? 0
      approvals.set(client, count + 1)
      return count
    },
  }
}
