import { randomUUID } from 'node:crypto'
import { caracasDay } from './caracas.ts'
import type {
  BankName,
  LedgerEntry,
  Mandate,
  MandateState,
  NetworkOperation,
  RecordedEvent,
  RegisteredMovement,
} from './records.ts'
import type { Journal } from './journal.ts'

export type NewEntry = Omit<LedgerEntry, 'id' | 'bank'>

/** Ledger of one bank: money movements, network operations and issued numbers. */
export type Ledger = {
  /** Writes an entry and the operation it belongs to in one append. */
  record(entry: NewEntry, operation?: NetworkOperation): LedgerEntry
  recordOperation(operation: NetworkOperation): void
  recordMovement(movement: RegisteredMovement): void
  recordMandate(client: string, payer: string, state: MandateState): void
  mandateOf(client: string, payer: string): MandateState
  /** Mandates of one client, or all of them. */
  mandates(client?: string): Mandate[]
  /** False when the client already used this reference today. */
  claimReference(client: string, reference: string): boolean
  /** Entries up to the current time, oldest first. */
  entries(filter?: { client?: string; since?: number; amount?: string }): LedgerEntry[]
  findLast(client: string, matches: (entry: LedgerEntry) => boolean): LedgerEntry | undefined
  isReversed(entry: LedgerEntry): boolean
  /** Whether an entry of this operation already carries the reference that the client gave. */
  hasClientReference(client: string, operation: string, reference: string): boolean
  /** The entry of this operation with the reference that the client gave, also one dated in the future. */
  findClientReference(client: string, operation: string, reference: string): LedgerEntry | undefined
  findOperation(client: string, id: string): NetworkOperation | undefined
  movements(client: string): RegisteredMovement[]
  /** Number of entries written, including those dated in the future. */
  count(): number
  hasTransaction(client: string, txId: number): boolean
  /** Whether the client has a statement line of this amount and ReferenceA, on any day. */
  hasLine(client: string, amount: string, reference: string): boolean
  /** Grows with the clock, so that a bank restarted without a journal does not issue a number twice. */
  nextSequence(): number
}

export function openLedger({ bank, journal, now }: { bank: BankName; journal: Journal; now: () => number }): Ledger {
  const index = createIndex()
  let sequence = 0

  for (const record of journal.records) {
    if (record.bank !== bank) continue
    index.add(record)
    sequence = record.sequence
  }

  function write(...events: RecordedEvent[]): void {
    journal.append(events.map((event) => ({ bank, sequence, ...event })))
    events.forEach(index.add)
  }

  const hasHappened = (entry: LedgerEntry) => entry.at <= now()

  return {
    record: (newEntry, operation) => {
      const entry: LedgerEntry = { id: randomUUID(), bank, ...newEntry }
      write({ kind: 'effect', entry }, ...(operation ? [{ kind: 'operation' as const, operation }] : []))
      return entry
    },
    recordOperation: (operation) => write({ kind: 'operation', operation }),
    recordMovement: (movement) => write({ kind: 'movement', movement }),
    recordMandate: (client, payer, state) => write({ kind: 'mandate', mandate: { client, payer, state } }),
    mandateOf: (client, payer) => index.mandates.get(mandateKey({ client, payer }))?.state ?? 'none',
    mandates: (client) =>
      [...index.mandates.values()].filter((mandate) => client === undefined || mandate.client === client),
    claimReference: (client, reference) => {
      const day = caracasDay(now())
      const { usedReferences } = index
      if (usedReferences.day === day && usedReferences.keys.has(`${key(client)} ${reference}`)) return false
      write({ kind: 'reference', day, client, reference })
      return true
    },
    entries: ({ client, since = 0, amount } = {}) => {
      const { entriesOf } = index
      const all = client === undefined ? [...entriesOf.values()].flat() : (entriesOf.get(key(client)) ?? [])
      return all
        .filter((entry) => (amount === undefined || entry.amount === amount) && hasHappened(entry) && entry.at >= since)
        .toSorted((a, b) => a.at - b.at)
    },
    findLast: (client, matches) =>
      index.entriesOf.get(key(client))?.findLast((entry) => hasHappened(entry) && matches(entry)),
    isReversed: (entry) => index.reversed.has(entry.id),
    hasClientReference: (client, operation, reference) =>
      index.clientReferences.has(clientReferenceKey({ client, operation }, reference)),
    findClientReference: (client, operation, reference) =>
      index.clientReferences.get(clientReferenceKey({ client, operation }, reference)),
    findOperation: (client, id) => {
      const operation = index.operations.get(id.toLowerCase())
      return operation?.client === client ? operation : undefined
    },
    movements: (client) => index.movementsOf.get(key(client)) ?? [],
    count: () => index.entryIds.size,
    hasTransaction: (client, txId) => index.transactions.has(`${key(client)} ${txId}`),
    hasLine: (client, amount, reference) => index.lines.has(lineKey({ client, amount }, reference)),
    nextSequence: () => {
      // One number per 10 ms of the clock: stays ahead of an earlier run's numbers below 100 operations a second.
      sequence = Math.max(sequence + 1, Math.floor(now() / 10))
      return sequence
    },
  }
}

/** In-memory lookups over the recorded events. */
function createIndex() {
  const entriesOf = new Map<string, LedgerEntry[]>()
  const movementsOf = new Map<string, RegisteredMovement[]>()
  const operations = new Map<string, NetworkOperation>()
  const mandates = new Map<string, Mandate>()
  /** References of the newest day only: older ones may be used again. */
  const usedReferences = { day: '', keys: new Set<string>() }
  const entryIds = new Set<string>()
  const reversed = new Set<string>()
  const clientReferences = new Map<string, LedgerEntry>()
  const transactions = new Set<string>()
  const lines = new Set<string>()

  function addEntry(entry: LedgerEntry): void {
    const { id, client, txId, line, reverses, paymentHint } = entry
    entryIds.add(id)
    listOf(entriesOf, key(client)).push(entry)
    if (txId !== undefined) transactions.add(`${key(client)} ${txId}`)
    if (line) lines.add(lineKey(entry, line.reference))
    if (reverses !== undefined) reversed.add(reverses)
    if (paymentHint !== undefined) clientReferences.set(clientReferenceKey(entry, paymentHint), entry)
  }

  function add(event: RecordedEvent): void {
    switch (event.kind) {
      case 'effect':
        addEntry(event.entry)
        break
      case 'operation':
        operations.set(event.operation.id, event.operation)
        break
      case 'mandate':
        mandates.set(mandateKey(event.mandate), event.mandate)
        break
      case 'movement':
        listOf(movementsOf, key(event.movement.client)).push(event.movement)
        lines.add(lineKey(event.movement, event.movement.reference))
        break
      case 'reference':
        if (usedReferences.day !== event.day) usedReferences.keys.clear()
        usedReferences.day = event.day
        usedReferences.keys.add(`${key(event.client)} ${event.reference}`)
        break
    }
  }

  return {
    add,
    entriesOf,
    movementsOf,
    operations,
    mandates,
    usedReferences,
    entryIds,
    reversed,
    clientReferences,
    transactions,
    lines,
  }
}

/** The client's own reference of a payment as a ledger field; empty and absent ones leave the field out. */
export function clientReference(text: string | undefined): { paymentHint?: string } {
  return text === undefined || text === '' ? {} : { paymentHint: text }
}

/** GUIDs compare case-insensitively. */
function key(client: string): string {
  return client.toLowerCase()
}

function mandateKey({ client, payer }: Pick<Mandate, 'client' | 'payer'>): string {
  return `${key(client)} ${payer}`
}

function clientReferenceKey({ client, operation }: { client: string; operation: string }, reference: string): string {
  return `${key(client)} ${operation} ${reference}`
}

function lineKey({ client, amount }: { client: string; amount: string }, reference: string): string {
  return `${key(client)} ${amount} ${reference}`
}

function listOf<T>(lists: Map<string, T[]>, name: string): T[] {
  const list = lists.get(name) ?? []
  lists.set(name, list)
  return list
}
