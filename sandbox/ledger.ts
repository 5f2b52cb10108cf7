import { randomUUID } from 'node:crypto'
import { caracasDay } from './caracas.ts'
import type { BankName, LedgerEntry, NetworkOperation, RecordedEvent, RegisteredMovement } from './facts.ts'
import type { Journal } from './journal.ts'

export type NewEntry = Omit<LedgerEntry, 'id' | 'bank'>

/** The ledger of one bank: what moved, for whom, and which numbers were given out. */
export type Ledger = {
  /** Writes an effect, and the operation it belongs to, in one piece. */
  record(entry: NewEntry, operation?: NetworkOperation): LedgerEntry
  recordOperation(operation: NetworkOperation): void
  recordMovement(movement: RegisteredMovement): void
  /** False when the client already used this reference today. */
  claimReference(client: string, reference: string): boolean
  /** What has happened by now, oldest first. */
  entries(filter?: { client?: string; since?: number; amount?: string }): LedgerEntry[]
  findLast(client: string, matches: (entry: LedgerEntry) => boolean): LedgerEntry | undefined
  isReversed(entry: LedgerEntry): boolean
  hasHint(client: string, operation: string, paymentHint: string): boolean
  findOperation(client: string, id: string): NetworkOperation | undefined
  movements(client: string): RegisteredMovement[]
  /** How many effects were written, those of the future included. */
  count(): number
  hasTransaction(client: string, txId: number): boolean
  /** Whether the client has a statement line of this amount and ReferenceA, of whatever day. */
  hasLine(client: string, amount: string, reference: string): boolean
  /** Grows with the clock, so that a bank restarted without a journal does not give a number out twice. */
  nextSequence(): number
}

export function openLedger({ bank, journal, now }: { bank: BankName; journal: Journal; now: () => number }): Ledger {
  const entriesOf = new Map<string, LedgerEntry[]>()
  const movementsOf = new Map<string, RegisteredMovement[]>()
  const operations = new Map<string, NetworkOperation>()
  const references = { day: '', used: new Set<string>() }
  const reversed = new Set<string>()
  const hints = new Set<string>()
  const transactions = new Set<string>()
  const lines = new Set<string>()
  let effects = 0
  let sequence = 0

  function keep(event: RecordedEvent): void {
    switch (event.kind) {
      case 'effect':
        effects += 1
        listOf(entriesOf, key(event.entry.client)).push(event.entry)
        if (event.entry.txId !== undefined) transactions.add(`${key(event.entry.client)} ${event.entry.txId}`)
        if (event.entry.line) lines.add(lineKey(event.entry, event.entry.line.reference))
        if (event.entry.reverses !== undefined) reversed.add(event.entry.reverses)
        if (event.entry.paymentHint !== undefined) hints.add(hintKey(event.entry, event.entry.paymentHint))
        break
      case 'operation':
        operations.set(event.operation.id, event.operation)
        break
      case 'movement':
        listOf(movementsOf, key(event.movement.client)).push(event.movement)
        lines.add(lineKey(event.movement, event.movement.reference))
        break
      case 'reference':
        if (references.day !== event.day) references.used.clear()
        references.day = event.day
        references.used.add(`${key(event.client)} ${event.reference}`)
        break
    }
  }

  function write(...events: RecordedEvent[]): void {
    journal.append(events.map((event) => ({ bank, sequence, ...event })))
    events.forEach(keep)
  }

  for (const record of journal.records) {
    if (record.bank !== bank) continue
    keep(record)
    sequence = record.sequence
  }

  const happened = (entry: LedgerEntry) => entry.at <= now()

  return {
    record: (newEntry, operation) => {
      const entry: LedgerEntry = { id: randomUUID(), bank, ...newEntry }
      write({ kind: 'effect', entry }, ...(operation ? [{ kind: 'operation' as const, operation }] : []))
      return entry
    },
    recordOperation: (operation) => write({ kind: 'operation', operation }),
    recordMovement: (movement) => write({ kind: 'movement', movement }),
    claimReference: (client, reference) => {
      const day = caracasDay(now())
      if (references.day === day && references.used.has(`${key(client)} ${reference}`)) return false
      write({ kind: 'reference', day, client, reference })
      return true
    },
    entries: ({ client, since = 0, amount } = {}) => {
      const all = client === undefined ? [...entriesOf.values()].flat() : (entriesOf.get(key(client)) ?? [])
      return all
        .filter((entry) => (amount === undefined || entry.amount === amount) && happened(entry) && entry.at >= since)
        .toSorted((a, b) => a.at - b.at)
    },
    findLast: (client, matches) => entriesOf.get(key(client))?.findLast((entry) => happened(entry) && matches(entry)),
    isReversed: (entry) => reversed.has(entry.id),
    hasHint: (client, operation, paymentHint) => hints.has(hintKey({ client, operation }, paymentHint)),
    findOperation: (client, id) => {
      const operation = operations.get(id.toLowerCase())
      return operation?.client === client ? operation : undefined
    },
    movements: (client) => movementsOf.get(key(client)) ?? [],
    count: () => effects,
    hasTransaction: (client, txId) => transactions.has(`${key(client)} ${txId}`),
    hasLine: (client, amount, reference) => lines.has(lineKey({ client, amount }, reference)),
    nextSequence: () => {
      // One number every 10 ms of the clock: ahead of what an earlier run gave out below 100 operations a second.
      sequence = Math.max(sequence + 1, Math.floor(now() / 10))
      return sequence
    },
  }
}

/** The caller's own mark on a payment, where it gave one. */
export function clientReference(text: string | undefined): { paymentHint?: string } {
  return text === undefined || text === '' ? {} : { paymentHint: text }
}

/** GUIDs are the same in either case. */
function key(client: string): string {
  return client.toLowerCase()
}

function hintKey({ client, operation }: { client: string; operation: string }, paymentHint: string): string {
  return `${key(client)} ${operation} ${paymentHint}`
}

function lineKey({ client, amount }: { client: string; amount: string }, reference: string): string {
  return `${key(client)} ${amount} ${reference}`
}

function listOf<T>(lists: Map<string, T[]>, name: string): T[] {
  const list = lists.get(name) ?? []
  lists.set(name, list)
  return list
}
