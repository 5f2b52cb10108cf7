import type { MovementKind } from '../../banks/bank.ts'

/**
 * Matching of statement lines to payments. Pure: its input is the lines and all payments of the account that could own
 * them, of every tenant, with people as keyed hashes. The rules, in this order:
 *
 *   1. A claimed line belongs to its owner only.
 *   2. A line with a number that the bank returned for a payment belongs to that payment.
 *   3. A line belongs to a charge only if it is marked as a charge and identifies its payer: phone or document is equal,
 *      and nothing differs. The line of a C2P charge is a mobile payment, that of a debit a transfer.
 *   4. Lines are not assigned in the order of the queries. There must be at least as many matching lines as payments that
 *      could own them (open, completed or reversed); otherwise the payment needs manual review.
 *   5. A line without a payer, or with contradictory data, settles nothing; and while such a line could be the one of the
 *      payment, the absence of a line is not proven either.
 *   6. A charge whose answer was lost is not completed while the statement has an outgoing line that may be its reversal: a
 *      bank reverses by itself what it answered too late.
 */
export type Line = {
  key: string
  kind: MovementKind
  isContradictory: boolean
  numbers: readonly string[]
  /** Keyed hashes, in hexadecimal. */
  phones: readonly string[]
  /** The account's own phone is not configured, so one of `phones` may be it. */
  phonesMayBeOwn: boolean
  document: string | undefined
  bankCode: string | undefined
}

export type Person = { phone: string | undefined; document: string | undefined; bankCode?: string | undefined }

/** A payment or reversal that could own a line of its account and amount. */
export type Claimant = {
  id: string
  person: Person
  numbers: readonly string[]
  /** `inFlight`: its bank call may still be running. `settled`: its money has certainly moved. */
  state: 'inFlight' | 'open' | 'settled'
  hasLine: boolean
  /** An immediate or direct debit, which the statement shows as a transfer; otherwise a C2P charge or its reversal. */
  isDebit: boolean
}

export type Match =
  | { kind: 'found'; key: string }
  | { kind: 'absent' }
  /** The owner cannot be determined. If a rival is in flight, a later check may determine it. */
  | {
      kind: 'ambiguous'
      reason: 'fewer_lines_than_payments' | 'unclear_line' | 'may_be_reversed'
      isRivalInFlight: boolean
    }

export type Owned = { key: string; claimantId: string }

export type Evidence = 'own' | 'others' | 'mixed' | 'unnamed'

/** The evidence of a line for a person: `own` (equal data), `others` (different), `mixed` (both) or `unnamed` (none). */
export function evidence(line: Line, person: Person): Evidence {
  const findings = [comparePhone(line, person), compare(line.document, person.document)]
  const isSame = findings.includes('same')
  const differs = [...findings, compare(line.bankCode, person.bankCode)].includes('other')
  if (isSame) return differs ? 'mixed' : 'own'
  return differs ? 'others' : 'unnamed'
}

function comparePhone({ phones, phonesMayBeOwn }: Line, { phone }: Person) {
  if (phones.length === 0 || phone === undefined) return 'unknown'
  if (phones.includes(phone)) return 'same'
  return phonesMayBeOwn && phones.length === 1 ? 'unknown' : 'other'
}

function compare(actual: string | undefined, expected: string | undefined) {
  if (actual === undefined || expected === undefined) return 'unknown'
  return actual === expected ? 'same' : 'other'
}

/**
 * Lines that belong to settled payments by the bank's own numbers. Numbers can be short and recur: the line must not
 * identify another person, and a number that matches two payments is ignored.
 */
export function ownedByNumber(lines: readonly Line[], claimants: readonly Claimant[]): Owned[] {
  const pairs = lines.flatMap((line) =>
    claimants
      .filter(({ hasLine, numbers }) => !hasLine && numbers.some((number) => line.numbers.includes(number)))
      .filter(({ person }) => evidence(line, person) !== 'others')
      .map(({ id }) => ({ key: line.key, claimantId: id })),
  )
  const isUnique = ({ key, claimantId }: Owned) =>
    pairs.every((other) => (other.key === key) === (other.claimantId === claimantId))
  return pairs.filter(isUnique)
}

/** The line of a charge or reversal of unknown outcome. `lines` are unclaimed and of its amount, days and direction. */
export function matchLost(lines: readonly Line[], claimants: readonly Claimant[], selfId: string): Match {
  const self = claimants.find(({ id }) => id === selfId)
  if (!self) return { kind: 'ambiguous', reason: 'fewer_lines_than_payments', isRivalInFlight: true }
  const { free, rivals } = withoutOwned(lines, claimants, selfId)
  const possible = free.filter((line) => mayBeMobile(line) && evidence(line, self.person) !== 'others')
  const fitting = possible.filter((line) => isProof(line, 'c2p') && evidence(line, self.person) === 'own')
  const contenders = rivals.filter((rival) => fitting.some((line) => couldOwn(line, rival)))
  const isRivalInFlight = contenders.some(({ state }) => state === 'inFlight')
  const [first] = fitting.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  if (first && fitting.length > contenders.length) return { kind: 'found', key: first.key }
  if (first) return { kind: 'ambiguous', reason: 'fewer_lines_than_payments', isRivalInFlight }
  if (possible.length > 0) return { kind: 'ambiguous', reason: 'unclear_line', isRivalInFlight: false }
  return { kind: 'absent' }
}

/**
 * The match of a charge of unknown outcome that has a line, if the bank may have given its money back. `lines` are unclaimed,
 * outgoing, and of its amount and days; each reversal that certainly happened explains one of them.
 */
export function matchReversed(
  lines: readonly Line[],
  reversals: readonly Claimant[],
  person: Person,
): Extract<Match, { kind: 'ambiguous' }> | undefined {
  const { free, rivals } = withoutOwned(lines, reversals, undefined)
  const possible = free.filter((line) => mayBeReversal(line, person))
  const contenders = rivals.filter((rival) => possible.some((line) => couldOwn(line, rival)))
  const settled = contenders.filter(({ state }) => state === 'settled')
  if (possible.length <= settled.length) return undefined
  return { kind: 'ambiguous', reason: 'may_be_reversed', isRivalInFlight: contenders.length > settled.length }
}

/** Money sent to nobody who is named is only taken for a reversal if it is marked as a C2P. */
function mayBeReversal(line: Line, person: Person): boolean {
  const found = evidence(line, person)
  return mayBeMobile(line) && (found === 'unnamed' ? line.kind === 'c2p' : found !== 'others')
}

/**
 * Whether a transfer that a customer identified may be claimed. Charges of the account can appear as the same kind of line:
 * besides the transfer there must be a line for each of them.
 */
export function isFreeTransfer(line: Line, lines: readonly Line[], charges: readonly Claimant[]): boolean {
  const { free, rivals } = withoutOwned(lines, charges, undefined)
  if (!free.includes(line)) return false
  const contenders = rivals.filter((rival) => couldOwn(line, rival))
  const alike = free.filter((other) => contenders.some((rival) => couldOwn(other, rival)))
  return contenders.length === 0 || alike.length > contenders.length
}

const neverMobile: readonly MovementKind[] = ['transfer', 'commission', 'card', 'other']

/** A transfer between accounts or a card sale is never the line of a C2P; an unlisted kind may be. */
function mayBeMobile({ kind }: Line): boolean {
  return !neverMobile.includes(kind)
}

/** A file names debits in words of the bank's own; a notification calls all money a mobile payment. */
function mayBeDebit({ kind }: Line): boolean {
  return kind === 'transfer' || kind === 'unlisted'
}

/** False for mixed evidence: of two people who share a phone, only the one whose document the line has is a rival. */
function couldOwn(line: Line, { person, isDebit }: Claimant): boolean {
  return (isDebit ? mayBeDebit(line) : mayBeMobile(line)) && ['own', 'unnamed'].includes(evidence(line, person))
}

function isProof({ kind, isContradictory }: Line, expected: MovementKind): boolean {
  return kind === expected && !isContradictory
}

/** The lines and rivals that remain after removing the pairs matched by number. */
function withoutOwned(lines: readonly Line[], claimants: readonly Claimant[], selfId: string | undefined) {
  const owned = ownedByNumber(lines, claimants).filter(({ claimantId }) => claimantId !== selfId)
  return {
    free: lines.filter(({ key }) => !owned.some((pair) => pair.key === key)),
    rivals: claimants.filter(
      ({ id, hasLine }) => id !== selfId && !hasLine && !owned.some(({ claimantId }) => claimantId === id),
    ),
  }
}
