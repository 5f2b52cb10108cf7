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

/** What a call that moves money can have come to. There is no sixth, and no boolean that stands for two of them. */
export type Outcome<Details = Approval> =
  /** The bank said yes. */
  | ({ kind: 'approved' } & Details)
  /** The bank took it and has not decided. Ask again with `operationId`. */
  | { kind: 'pending'; code: string; operationId?: string }
  /** A final refusal: the code is on the bank's list of codes that mean "no money moved". */
  | { kind: 'rejected'; code: string; operationId?: string; reference?: string }
  /** Certainly nothing happened, and the same call may be made again. */
  | { kind: 'notSent'; reason: NotSentReason; code?: string }
  /** Money may have moved. Never repeat the call; find out. */
  | { kind: 'unknown'; reason: UnknownReason; code?: string; operationId?: string }

export type Approval = {
  reference?: string
  txId?: number
  operationId?: string
  code: string
  /** Every number the answer and its message gave, zeros in front removed: the statement shows the charge under one of them. */
  numbers?: string[]
}

export type NotSentReason =
  /** Name not found, connection refused, connect or TLS handshake failed: no byte of the request left. */
  | 'unreachable'
  /** Our own guard kept the call back after repeated failures. */
  | 'circuit_open'
  /** More calls of this account wait for the bank than the cap allows. */
  | 'too_many_calls'
  /** This process stalled too long between its claim and the call. */
  | 'claim_expired'
  /** The bank gave no session, or refused the session's key before processing. */
  | 'log_on_failed'
  /** The bank says it, or the bank behind it, is closed, and that it did not process the call. */
  | 'bank_unavailable'
  /** Our set-up is wrong: signature, client, permission, address not allowed, malformed data. An operator's alarm. */
  | 'setup'

export type UnknownReason =
  /** No complete answer in time. */
  | 'timeout'
  /** The connection broke after bytes may have left. */
  | 'connection_lost'
  /** A 5xx, a page instead of data, a broken envelope, a failed check of the answer's own hash. */
  | 'unreadable_answer'
  /** A code the bank's list calls doubtful, or one that is on no list. */
  | 'doubtful_code'

/** A question that moves no money: it was answered, or it may be asked again later. */
export type Answer<Details> = ({ kind: 'answered' } & Details) | { kind: 'unavailable'; reason: string; code?: string }

/** The person on the other side of a mobile payment. */
export type Party = { document: string; phone: string; bankCode: string }

export type C2pCharge = { paymentId: string; amount: Decimal; payer: Party; token: Secret; concept: string }

export type C2pReversal = {
  paymentId: string
  amount: Decimal
  payer: Party
  /** What the charge's approval gave; a charge settled from the statement may have no `txId`. */
  reference?: string
  txId?: number
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
    holderName: string
    holderDocument: string
    /** 0 credit, 10 savings, 20 checking. */
    accountType: 0 | 10 | 20
    /** 1 Visa, 2 Mastercard, 3 Maestro. */
    cardType: 1 | 2 | 3
  }
}

/**
 * A line of an account's statement. What the bank leaves open stays open here: a line that names nobody has no phone and
 * no document, a line that contradicts itself says so. Who a line belongs to is decided by the payments, never here.
 */
export type Movement = {
  /** The bank's own number of the line: two lines never share it, the same line always has it. */
  key: string
  date: string
  amount: Decimal
  direction: 'in' | 'out'
  kind: MovementKind
  /** Code, direction or type of the line disagree: it proves nothing, and it does not prove absence either. */
  isContradictory: boolean
  /** The reference a customer may hold; empty when the line has none. */
  reference: string
  /** Every number the bank filed the line under, zeros in front removed: one of them names a charge of ours. */
  numbers: string[]
  /** The phones the line names, `58…`, without the account's own where that is known. */
  phones: string[]
  /** The account's own phone is not known, so one of `phones` may be it. */
  phonesMayBeOwn: boolean
  /** The other party's document: digits without zeros in front, and its letter where the line has one. */
  document?: { digits: string; letter?: string }
  /** Absent where the line gives the account's own bank, which says nothing about the other party. */
  bankCode?: string
  concept?: string
}

export type MovementKind =
  /** Marked as C2P by the bank. */
  | 'c2p'
  /** Marked as a mobile payment between persons. */
  | 'p2p'
  /** A mobile payment that the line does not call one or the other. */
  | 'mobile'
  /** Money sent to the account by another rail: a transfer between accounts, an immediate credit. */
  | 'transfer'
  /** Certainly nothing a customer sent: a card sale, a commission, a withdrawal. */
  | 'other'
  /** A code and a type that are on no list. */
  | 'unlisted'

export type TransferQuery = {
  reference: string
  date: string
  amount: Decimal
  payerBankCode?: string
  payerPhone?: string
}

/** A mobile payment by its payer, for when nothing of the bank's own numbers is known. */
export type PayerQuery = { payer: Pick<Party, 'phone' | 'bankCode'>; date: string; amount: Decimal }

export type Debit = { paymentId: string; amount: Decimal; payer: Party; name: string; otp: Secret; concept: string }
export type PhoneCredit = { paymentId: string; amount: Decimal; payee: Party; concept: string }
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
export type Change = { paymentId: string; amount: Decimal; payee: Party; concept?: string; ip?: string }

export type Flows = {
  /** Collects from a customer who authorised it with a token of their own bank. */
  chargeC2p(charge: C2pCharge): Promise<Outcome>
  /** Asks the customer's bank to send them a token. Best effort: an intent lives without it. */
  requestC2pToken(request: { amount: Decimal; payer: Party }): Promise<Outcome>
  /** Gives a completed C2P charge back. */
  reverseC2p(reversal: C2pReversal): Promise<Outcome>
  /** Charges a card. */
  chargeCard(charge: CardCharge): Promise<Outcome>
  /**
   * The incoming lines of that day that a customer's reference could mean, and beside them those of the amount asked for
   * and of the amounts of these lines.
   * The bank's own search compares less than we do: what comes back is checked again by the caller.
   */
  findTransfers(query: TransferQuery): Promise<Answer<{ movements: Movement[] }>>
  /**
   * All incoming lines of that day that the bank shows or finds, for a customer who gives no reference. Absent where the
   * lines do not tell the payer's phone from the account's own: then only a reference finds a transfer.
   */
  findTransfersOfPayer(query: PayerQuery): Promise<Answer<{ movements: Movement[] }>>
  /**
   * The account's statement between two days, both included. `byDate` asks the bank for the dates themselves also where
   * its list of the latest days, whose length is limited, would do.
   */
  listMovements(range: { from: string; to: string; byDate?: boolean }): Promise<Answer<{ movements: Movement[] }>>
  /** What the bank finds by payer, amount and day, beyond what a limited statement shows. */
  findByPayer(query: PayerQuery): Promise<Answer<{ movements: Movement[] }>>
  /** Asks the payer's bank to send them the single-use key of an immediate debit. */
  requestDebitOtp(request: { amount: Decimal; payer: Party }): Promise<Outcome>
  debit(debit: Debit): Promise<Outcome>
  creditPhone(credit: PhoneCredit): Promise<Outcome>
  creditAccount(credit: AccountCredit): Promise<Outcome>
  payOut(payout: Payout): Promise<Outcome>
  sendChange(change: Change): Promise<Outcome>
  /**
   * What became of an operation the bank left pending. `unknown` here means only that the question failed. `elapsedMs`
   * since the operation was submitted decides whether a refusal that is known to settle late is final.
   */
  findOperation(question: { operationId: string; elapsedMs: number }): Promise<Outcome>
  /** The BCV reference rate for a value date; no rate for that date is `rate: null`. */
  fetchRate(valueDate: string): Promise<Answer<{ rate: { value: Decimal; valueDate: string } | null }>>
  /** The banks this bank's network reaches, with the services it names for each. */
  listBanks(): Promise<Answer<{ banks: { code: string; name: string; services: string[] }[] }>>
}

export type Flow = keyof Flows
export type BankName = 'bnc' | 'r4'

/** A connector bound to one account's credentials. */
export type Bank = {
  readonly name: BankName
  readonly flows: Partial<Flows>
  /** Tries what can be tried without moving money, for `pasarela bank check`, and names what is not contracted. */
  check(): Promise<ServiceCheck[]>
}

export type ServiceCheck = { what: string; ok: boolean; detail: string }
