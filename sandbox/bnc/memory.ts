import { withoutZeros } from './account-lines.ts'

/** What the simulated bank remembers between calls beside its ledger; gone after a restart. */
export type Memory = {
  /** Whether this client asked for the reference of that day before; from now on it did. */
  wasAsked(client: string, reference: string, day: string): boolean
  /** How many card approvals the client had before this one. */
  countApproval(client: string): number
}

export function createMemory(): Memory {
  const asked = new Set<string>()
  const approvals = new Map<string, number>()
  return {
    wasAsked: (client, reference, day) => {
      const question = `${client} ${withoutZeros(reference)} ${day}`
      const isKnown = asked.has(question)
      asked.add(question)
      return isKnown
    },
    countApproval: (client) => {
      const count = approvals.get(client) ?? 0
      approvals.set(client, count + 1)
      return count
    },
  }
}
