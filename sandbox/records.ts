export type BankName = 'bnc' | 'r4' | 'bdv' | 'mercantil' | 'banesco' | 'bancamiga'
export type Party = { document: string; phone?: string; bankCode?: string; account?: string }

/** Identifiers of a statement line: its unique ControlNumber and its ReferenceA. */
export type LineNumbers = { controlNumber: string; reference: string }

/** One movement of money. Never holds a token, an OTP or a card number. */
export type LedgerEntry = {
  id: string
  bank: BankName
  /** ClientGUID at BNC, Commerce token at R4, account number at the other banks. */
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
  /** R4's operation id, BDV's endToEndId. */
  operationId?: string
  /** The counterparty, in either direction. */
  payer?: Party
  cardLast4?: string
  /** The client's own reference: envelope Reference, OperationRef, TransactionIdentifier, Concepto, Referencia or invoice number. */
  paymentHint?: string
  /** Of a reversal: the id of the reversed entry. */
  reverses?: string
  /** Of a payout: its beneficiaries. */
  parts?: { document: string; account: string; amount: string }[]
  /** Milliseconds since 1970. A later time than now means the money has not moved yet. */
  at: number
}

/** The mandate of a payer at R4: `asked` until the payer has approved it at their own bank. */
export const mandateStates = ['none', 'asked', 'approved', 'suspended'] as const
export type MandateState = (typeof mandateStates)[number]
/** `payer` is the account or the phone of the payer, as the merchant sends it. */
export type Mandate = { client: string; payer: string; state: MandateState }

/** An immediate operation of R4's network, which ConsultarOperaciones finds by its id, or a used invoice number at Mercantil. */
export type NetworkOperation = { id: string; client: string; code: string; reference: string; settlesAt: number }

export const lineTypes = ['p2p', 'c2p', 'plain', 'transfer', 'immediate', 'deposit', 'commission'] as const

/** Kind of a statement line; `plain` is a mobile payment that the bank labels neither P2P nor C2P. */
export type LineType = (typeof lineTypes)[number]

/** A statement line registered through the control routes. Journals of older versions have only P2P payments in. */
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
  /** Time of registration, in milliseconds since 1970. */
  at?: number
}

/** One line of the journal. It has no sessions, assumptions, contracted services and scripted faults. */
export type JournalRecord = {
  bank: BankName
  /** The last sequence number issued when the record was written. */
  sequence: number
} & RecordedEvent

export type RecordedEvent =
  | { kind: 'effect'; entry: LedgerEntry }
  | { kind: 'operation'; operation: NetworkOperation }
  | { kind: 'movement'; movement: RegisteredMovement }
  | { kind: 'mandate'; mandate: Mandate }
  | { kind: 'reference'; day: string; client: string; reference: string }
