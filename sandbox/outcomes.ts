/** Outcome of a simulated operation. The tables below list all fixed test values. */
export type Outcome =
  /** With `answerAfterMs` the money moves at once and the response is delayed. */
  | { kind: 'approved'; answerAfterMs?: number }
  /** `code` is the interbank network's; each bank maps it to its own. */
  | { kind: 'declined'; code: NetworkCode }
  /** The bank accepts it and decides `settleMs` later. */
  | { kind: 'inProcess'; settles: 'approved' | 'declined' }
  /** The money moved and the connection is reset without a response. */
  | { kind: 'lostAfter' }
  /** Nothing moved and the connection is reset without a response. */
  | { kind: 'lostBefore' }
  /** The money moved and the response is truncated. */
  | { kind: 'malformedAfter' }
  /** Refused before processing. */
  | { kind: 'unavailable' }

export type NetworkCode = '05' | '13' | '41' | '51' | '54' | '55' | '56' | '61' | '80' | '94'

export const settleMs = 3_000
const slowAnswerMs = 8_000

const approved: Outcome = { kind: 'approved' }

/** A map instead of an object, because a token may be `toString`. */
function table<T>(rows: Record<string, T>): ReadonlyMap<string, T> {
  return new Map(Object.entries(rows))
}

/** C2P tokens and debit OTPs, by exact text: `51` and `000051` are ordinary tokens. */
const tokens = table<Outcome>({
  '00000051': { kind: 'declined', code: '51' },
  '00000055': { kind: 'declined', code: '55' },
  '00000056': { kind: 'declined', code: '56' },
  '00000061': { kind: 'declined', code: '61' },
  '00000080': { kind: 'declined', code: '80' },
  '00000009': { kind: 'inProcess', settles: 'approved' },
  '00000008': { kind: 'inProcess', settles: 'declined' },
  '00000098': { kind: 'lostAfter' },
  '00000099': { kind: 'lostBefore' },
  '00000097': { kind: 'malformedAfter' },
  '00000091': { kind: 'unavailable' },
})

/** The two decimals of an amount, for operations that carry no token. */
const cents = table<Outcome>({
  '51': { kind: 'declined', code: '51' },
  '09': { kind: 'inProcess', settles: 'approved' },
  '08': { kind: 'inProcess', settles: 'declined' },
  '98': { kind: 'lostAfter' },
  '99': { kind: 'lostBefore' },
  '97': { kind: 'malformedAfter' },
  '91': { kind: 'unavailable' },
})

const cards = table<Outcome>({
  '4242424242424242': approved,
  '5555555555554444': approved,
  '6759649826438453': approved,
  '4000000000003220': { kind: 'approved', answerAfterMs: slowAnswerMs },
  '4000000000000002': { kind: 'declined', code: '05' },
  '4000000000009995': { kind: 'declined', code: '51' },
  '4000000000000069': { kind: 'declined', code: '54' },
  '4000000000000127': { kind: 'declined', code: '55' },
  '4000000000000119': { kind: 'lostAfter' },
  '4000000000000101': { kind: 'lostBefore' },
})

/** Reversals by the payer's document, without leading zeros, because the banks pad documents differently. */
const reversals = table<Outcome>({
  V41: { kind: 'declined', code: '41' },
  V98: { kind: 'lostAfter' },
  V99: { kind: 'lostBefore' },
})

export type TransferFinding = 'found' | 'notFound' | 'otherAmount' | 'fromSecondTime'

const referenceEndings = table<TransferFinding>({
  '0404': 'notFound',
  '0408': 'fromSecondTime',
  '0409': 'otherAmount',
})

/**
 * Phones and references that have paid whenever they are queried, at banks whose queries name no amount: the number of
 * the first query that shows the payment.
 */
const payers = table<number>({
  '584140000200': 1,
  '584140000408': 2,
  '000200': 1,
  '000408': 2,
})

export const fixedPaymentAmount = '120.00'

/** The document of somebody who is a customer of another bank, where only own customers get a key. */
export const foreignCustomer = 'V00000105'

/** The document, without leading zeros, of somebody who approves every mandate as soon as they are asked for it. */
const mandateApprover = 'V200'

export function approvesMandates(document: string): boolean {
  return withoutZeros(document) === mandateApprover
}

/** Undefined for a phone or reference without a fixed payment. */
export function firstQueryOf(payer: string): number | undefined {
  return payers.get(payer)
}

export function outcomeOfToken(token: string): Outcome {
  return tokens.get(token) ?? approved
}

/** `amount` is an `x.xx` text. */
export function outcomeOfAmount(amount: string): Outcome {
  return cents.get(amount.slice(-2)) ?? approved
}

/** A card outside the table is approved when its Luhn digit is valid, otherwise declined with 56. */
export function outcomeOfCard(number: string): Outcome {
  return cards.get(number) ?? (passesLuhn(number) ? approved : { kind: 'declined', code: '56' })
}

export function outcomeOfReversal(document: string): Outcome {
  return reversals.get(withoutZeros(document)) ?? approved
}

function withoutZeros(document: string): string {
  return document.replace(/^([A-Z])0+/, '$1')
}

export function findingOfReference(reference: string): TransferFinding {
  return referenceEndings.get(reference.padStart(4, '0').slice(-4)) ?? 'found'
}

function passesLuhn(number: string): boolean {
  let sum = 0
  for (const [index, digit] of Array.from(number).toReversed().entries()) {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return sum % 10 === 0
}
