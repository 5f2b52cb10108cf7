import type { Decimal } from '../foundation/money.ts'
import type { Secret } from '../foundation/secret.ts'

/**
 * The port every bank is reached through. To add a bank: read this file, copy the folder of one that
 * exists, and offer the flows it has; a flow that is absent answers 400 `unsupported_operation`.
 *
 * Inside the gateway there is one spelling of everything, and the connector converts at its edge:
 * documents `V12345678`, phones `584141234567`, banks `0102` (four digits, text), dates `YYYY-MM-DD`
 * of Caracas, amounts exact decimals in VES, references text (leading zeros matter).
 */

/** The five possible outcomes of a call that moves money. No boolean replaces two of them. */
export type Outcome<Details = Approval> = Decision<Details> & {
  /** The bank's own id of the call, which its support asks for. Shown to operators only. */
  trace?: string
}

type Decision<Details> =
  /** The bank approved it. */
  | ({ kind: 'approved' } & Details)
  /** The bank accepted it and has not decided. Query it again with `operationId`. */
  | { kind: 'pending'; code: string; operationId?: string }
  /** A final refusal: the code is on the bank's list of codes that mean "no money moved". */
  | { kind: 'rejected'; code: string; operationId?: string; reference?: string }
  /** No money moved, for certain: the same call may be repeated. */
  | { kind: 'notSent'; reason: NotSentReason; code?: string }
  /** Money may have moved. Never repeat the call; reconcile. */
  | { kind: 'unknown'; reason: UnknownReason; code?: string; operationId?: string }

export type Approval = {
  reference?: string
  txId?: number
  operationId?: string
  code: string
  /** All numbers in the answer and its message, leading zeros removed: the statement shows the charge under one of them. */
  numbers?: string[]
  /** The bank's id of the charge, where a reversal requires it. It contains the payer's phone: stored sealed. */
  chargeId?: Secret
}

export type NotSentReason =
  /** DNS, connect or TLS handshake failed: no byte of the request was sent. */
  | 'unreachable'
  /** The bank’s certificate is not valid: expired, for another name, or of an unknown authority. No byte was sent either. */
  | 'certificate'
  /** The circuit breaker is open after repeated failures. */
  | 'circuit_open'
  /** The account's concurrency limit and its queue are full. */
  | 'too_many_calls'
  /** This process stalled too long between its claim and the call. */
  | 'claim_expired'
  /** The bank gave no session, or refused the session's key before processing. */
  | 'log_on_failed'
  /** The bank reports that it, or the bank behind it, is closed and did not process the call. */
  | 'bank_unavailable'
  /** Misconfiguration: signature, client, permission, address not allowed, malformed data. Alerts the operator. */
  | 'setup'

export type UnknownReason =
  /** No complete answer in time. */
  | 'timeout'
  /** The connection broke after bytes may have left. */
  | 'connection_lost'
  /** A 5xx, a page instead of data, a broken envelope, a failed check of the answer's own hash. */
  | 'unreadable_answer'
  /** A code of class `unknownOutcome`, or a code on no list. */
  | 'doubtful_code'

/** The result of a query, which moves no money: answered, or to be repeated later. */
export type QueryResult<Details> =
  | ({ kind: 'answered' } & Details)
  /** `retryMs`: nothing was asked, because the bank allows the call only so often; not before this time. */
  | { kind: 'unavailable'; reason: string; code?: string; retryMs?: number }

/** The person on the other side of a mobile payment. */
export type Party = { document: string; phone: string; bankCode: string }

export type C2pCharge = { paymentId: string; amount: Decimal; payer: Party; token: Secret; concept: string }

export type C2pReversal = {
  paymentId: string
  amount: Decimal
  payer: Party
  /** From the charge's approval; a charge settled from the statement may have no `txId`. */
  reference?: string
  txId?: number
  chargeId?: Secret
}

export type CardCharge = {
  paymentId: string
  amount: Decimal
  card: {
    number: Secret
    expirationMonth: number
    expirationYear: number
    cvv: Secret
    pin?: Secret
    /** Second factor of a debit card, at a bank that asks for one. */
    secondFactor?: Secret
    holderName: string
    holderDocument: string
    /** 0 credit, 10 savings, 20 checking. */
    accountType: 0 | 10 | 20
    /** 1 Visa, 2 Mastercard, 3 Maestro. */
    cardType: 1 | 2 | 3
  }
}

/** The second factor that a bank asks of the holder of a debit card. `label` is the bank's text for the customer. */
export type CardFactor = { type: string; label: string; fieldType?: string; length?: number }

/**
 * A line of an account's statement. Nothing is guessed: a line that names no payer has no phone and no document, and a
 * line that contradicts itself is marked. Payments, not connectors, decide which payment a line belongs to.
 */
export type Movement = {
  /** The bank's number of the line: unique, and the same every time the line is read. */
  key: string
  date: string
  amount: Decimal
  direction: 'in' | 'out'
  kind: MovementKind
  /** Code, direction or type of the line disagree: it proves neither payment nor absence. */
  isContradictory: boolean
  /** The reference a customer may see; empty when the line has none. */
  reference: string
  /** All numbers of the line, leading zeros removed: one of them identifies a charge of ours. */
  numbers: string[]
  /** The phones the line names, `58…`, without the account's own where that is known. */
  phones: string[]
  /** The account's own phone is not known, so one of `phones` may be it. */
  phonesMayBeOwn: boolean
  /** The other party's document: digits without leading zeros, and its letter where the line has one. */
  document?: { digits: string; letter?: string }
  /** Absent where the line gives the account's own bank, which does not identify the other party. */
  bankCode?: string
  concept?: string
}

export type MovementKind =
  /** Marked as C2P by the bank. */
  | 'c2p'
  /** Marked as a mobile payment between persons. */
  | 'p2p'
  /** A mobile payment that the line marks as neither C2P nor P2P. */
  | 'mobile'
  /** Money sent to the account by another rail: a transfer between accounts, an immediate credit. */
  | 'transfer'
  /** A fee that the bank charged. */
  | 'commission'
  /** Card sales that the bank credited, usually several together and less its fee. */
  | 'card'
  /** Certainly nothing a customer sent, and neither of those two: a withdrawal, a purchase, returned money. */
  | 'other'
  /** A code and a type that are on no list. */
  | 'unlisted'

export type TransferQuery = {
  reference: string
  date: string
  amount: Decimal
  payerBankCode?: string
  payerPhone?: string
  payerDocument?: string
}

/** A mobile payment by its payer, for when none of the bank's numbers is known. */
export type PayerQuery = {
  payer: Pick<Party, 'phone' | 'bankCode'> & { document?: string }
  date: string
  amount: Decimal
}

export type Debit = { paymentId: string; amount: Decimal; payer: Party; name: string; otp: Secret; concept: string }
/** A direct debit under a mandate of the payer, known by an account, or by the phone and bank that it is registered under. */
export type Domiciliation = {
  paymentId: string
  amount: Decimal
  payer: { document: string; name: string } & ({ account: string } | { phone: string; bankCode: string })
  concept: string
}
export type PhoneCredit = { paymentId: string; operationRef?: string; amount: Decimal; payee: Party; concept: string }
export type AccountCredit = {
  paymentId: string
  amount: Decimal
  document: string
  account: string
  concept: string
}
export type Payout = {
  paymentId: string
  total: Decimal
  date: string
  reference: string
  people: { name: string; document: string; account: string; amount: Decimal }[]
}
export type Change = {
  paymentId: string
  operationRef?: string
  amount: Decimal
  payee: Party
  concept?: string
  ip?: string
}

/** An operation as the gateway stored it, for a bank that finds one by more than its id. `date` is the day it was sent. */
export type SentPayment = { amount: Decimal; party: Partial<Party>; date: string }

export type Flows = {
  /** Collects from a customer who authorised it with a token of their own bank. */
  chargeC2p(charge: C2pCharge): Promise<Outcome>
  /** Requests a token for the customer from their bank. Best effort: an intent works without it. */
  requestC2pToken(request: { amount: Decimal; payer: Party }): Promise<Outcome>
  /** Reverses a completed C2P charge. */
  reverseC2p(reversal: C2pReversal): Promise<Outcome>
  /** Charges a card. */
  chargeCard(charge: CardCharge): Promise<Outcome>
  /** Asks which second factor a debit card is charged with. The bank may send the customer one. */
  requestCardFactor(card: { number: Secret; holderDocument: string }): Promise<QueryResult<{ factor: CardFactor }>>
  /**
   * The incoming lines of that day that match a customer's reference, and all others of the queried amount or of the
   * matching lines' amounts. The bank's search compares fewer digits: the caller checks the result again.
   */
  findTransfers(query: TransferQuery): Promise<QueryResult<{ movements: Movement[] }>>
  /**
   * All incoming lines of that day from the statement and the bank's search, for a customer without a reference. Absent
   * where the payer's phone cannot be distinguished from the account's own: then a reference is required.
   */
  findTransfersOfPayer(query: PayerQuery): Promise<QueryResult<{ movements: Movement[] }>>
  /**
   * The account's statement between two days, both included. `byDate` queries by date even for recent days, for which the
   * bank otherwise has a list of limited length.
   */
  listMovements(range: { from: string; to: string; byDate?: boolean }): Promise<QueryResult<{ movements: Movement[] }>>
  /** The bank's search by payer, amount and day: it also finds lines that a limited statement omits. */
  findByPayer(query: PayerQuery): Promise<QueryResult<{ movements: Movement[] }>>
  /** Requests the single-use key of an immediate debit for the payer from their bank. */
  requestDebitOtp(request: { amount: Decimal; payer: Party }): Promise<Outcome>
  debit(debit: Debit): Promise<Outcome>
  /**
   * Debits a payer under a mandate. For a payer without one the bank asks them for it and charges nothing: a refusal, with
   * a code that says so. Once they have approved it, another call charges.
   */
  domiciliate(debit: Domiciliation): Promise<Outcome>
  creditPhone(credit: PhoneCredit): Promise<Outcome>
  creditAccount(credit: AccountCredit): Promise<Outcome>
  payOut(payout: Payout): Promise<Outcome>
  sendChange(change: Change): Promise<Outcome>
  /**
   * The outcome of an operation the bank left pending. `unknown` here means only that the query failed. `elapsedMs` since
   * the operation was submitted decides whether a refusal that may still settle late is final.
   */
  findOperation(query: { operationId: string; elapsedMs: number; payment?: SentPayment }): Promise<Outcome>
  /**
   * The same for a bank that finds an operation by numbers which the connector wrote with the payment before it was sent:
   * it needs no id from an answer, so it also finds an operation whose process died.
   */
  findPayment(payment: SentPayment & { paymentId: string }): Promise<Outcome>
  /** The same for the reversal of a C2P charge: `reference` is the charge's, `date` the day the reversal was sent. */
  findReversal(reversal: SentPayment & { paymentId: string; reference?: string }): Promise<Outcome>
  /** The BCV reference rate for a value date; no rate for that date is `rate: null`. */
  fetchRate(valueDate: string): Promise<QueryResult<{ rate: { value: Decimal; valueDate: string } | null }>>
  /** The balance of the configured account, and of no other account of the same client. */
  fetchBalance(): Promise<QueryResult<{ currency: string; amount: Decimal }>>
  /** The banks this bank's network reaches, with the services it names for each. */
  listBanks(): Promise<QueryResult<{ banks: { code: string; name: string; services: string[] }[] }>>
}

export type Flow = keyof Flows
export type BankName = 'bnc' | 'r4' | 'bdv' | 'mercantil' | 'banesco' | 'bancamiga'

/** A tenant's name of an account: that of its bank, or `bank:label` for another account there. */
export type AccountName = BankName | `${BankName}:${string}`

/** A connector bound to one account's credentials. */
export type Bank = {
  readonly name: BankName
  readonly flows: Partial<Flows>
  /**
   * Flows that the bank carries out at most once for a number of ours, and that number for a payment. It is stored before
   * the first call; a call whose answer was lost may be repeated under it, and only under it. Where the bank keeps the
   * numbers of each client apart, another client has another number for the payment.
   */
  readonly operationRefs?: Partial<Record<Flow, (paymentId: string) => string>>
  /** Tries every service that moves no money, for `pasarela bank check`, and names the services not contracted. */
  check(): Promise<ServiceCheck[]>
}

export type ServiceCheck = { what: string; ok: boolean; detail: string }
