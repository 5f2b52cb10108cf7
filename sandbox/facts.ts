export type BankName = 'bnc' | 'r4'
export type Party = { document: string; phone?: string; bankCode?: string; account?: string }

/** How a statement names a line: its unique ControlNumber and its ReferenceA. */
export type LineNumbers = { controlNumber: string; reference: string }

/** One movement of money. Never holds a token, an OTP or a card number. */
export type LedgerEntry = {
  id: string
  bank: BankName
  /** ClientGUID at BNC, Commerce token at R4. */
  client: string
  operation: string
  /** `x.xx`, VES. */
  amount: string
  direction: 'in' | 'out'
  reference: string
  /** BNC's IdTransaction. */
  txId?: number
  /** The numbers of the statement line at BNC; absent where the statement shows no line. */
  line?: LineNumbers
  /** R4's operation id. */
  operationId?: string
  /** The person on the other side, whichever way the money went. */
  payer?: Party
  cardLast4?: string
  /** What the request carried of the caller's own: envelope Reference, OperationRef, Concepto or Referencia. */
  paymentHint?: string
  /** Of a reversal: the id of the entry it gave back. */
  reverses?: string
  /** Of a payout: whom it was divided among. */
  parts?: { document: string; account: string; amount: string }[]
  /** Milliseconds since 1970. An entry of the future has not happened yet. */
  at: number
}

/** An immediate operation of R4's network, which can be asked about by its id. */
export type NetworkOperation = { id: string; client: string; code: string; reference: string; settlesAt: number }

export const lineTypes = ['p2p', 'c2p', 'plain', 'transfer', 'immediate', 'deposit', 'commission'] as const

/** What a statement line is about; `plain` is a mobile payment that the bank labels neither P2P nor C2P. */
export type LineType = (typeof lineTypes)[number]

/** A statement line registered through the control address. Journals of older versions have only P2P payments in. */
export type RegisteredMovement = {
  controlNumber: string
  client: string
  amount: string
  reference: string
  date: string
  phone?: string
  bankCode?: string
  document?: string
  direction?: 'in' | 'out'
  type?: LineType
  concept?: string
  /** When it was registered, in milliseconds since 1970. */
  at?: number
}

/** What the banks remember over a restart. Sessions, readings, contracted services and scripted faults are not kept. */
export type JournalRecord = {
  bank: BankName /** The last number given out by then. */
  sequence: number
} & RecordedEvent

export type RecordedEvent =
  | { kind: 'effect'; entry: LedgerEntry }
  | { kind: 'operation'; operation: NetworkOperation }
  | { kind: 'movement'; movement: RegisteredMovement }
  | { kind: 'reference'; day: string; client: string; reference: string }
