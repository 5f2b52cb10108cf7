import type { MovementKind } from '../../banks/bank.ts'

/**
 * Whose a line of a statement is. Pure: lines, and all payments of the account they could belong to, whatever tenant made
 * them; people only as keyed hashes. The rules, in this order:
 *
 *   1. A line that is somebody's already is nobody else's.
 *   2. A line filed under a number that the bank gave for a payment is that payment's.
 *   3. A line belongs to a charge only if it is marked as one and names its payer: phone or document equal, and nothing
 *      that differs.
 *   4. Lines are not told apart by who asks first. There must be at least as many that fit as payments that could own
 *      them (open, completed or reversed), otherwise a person decides.
 *   5. A line that names nobody, or contradicts itself, settles nothing; and as long as one could be the one looked for,
 *      its absence is not proven either.
 */
export type Line = {
  key: string
  kind: MovementKind
  isContradictory: boolean
  numbers: readonly string[]
  /** Keyed hashes, in hexadecimal. */
  phones: readonly string[]
  /** The account's own phone is not known, so one of `phones` may be it. */
  phonesMayBeOwn: boolean
  document: string | undefined
  bankCode: string | undefined
}

export type Person = { phone: string | undefined; document: string | undefined; bankCode?: string | undefined }

/** A payment, or the reversal of one, that a line of its account and amount could belong to. */
export type Claimant = {
  id: string
  person: Person
  numbers: readonly string[]
  /** In flight: its bank call may still be running. Settled: its money moved for certain. */
  state: 'inFlight' | 'open' | 'settled'
  hasLine: boolean
}

export type Match =
  | { kind: 'found'; key: string }
  | { kind: 'absent' }
  /** Whose it is cannot be told. With a rival in flight it may be told a moment later. */
  | { kind: 'ambiguous'; reason: 'fewer_lines_than_payments' | 'unclear_line'; isRivalInFlight: boolean }

export type Owned = { key: string; claimantId: string }

type Evidence = 'own' | 'others' | 'mixed' | 'unnamed'

/** What a line says about a person: theirs, somebody else's, partly both, or nothing. */
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

function compare(named: string | undefined, known: string | undefined) {
  if (named === undefined || known === undefined) return 'unknown'
  return named === known ? 'same' : 'other'
}

/**
 * Lines that the bank's own numbers give to settled payments. Numbers can be short and come again: the line must not name
 * somebody else, and a number that leads to two payments leads to none.
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

/** The line of one charge or reversal whose answer was lost. `lines` are unclaimed and of its amount, days and direction. */
export function matchLost(lines: readonly Line[], claimants: readonly Claimant[], selfId: string): Match {
  const self = claimants.find(({ id }) => id === selfId)
  if (!self) return { kind: 'ambiguous', reason: 'fewer_lines_than_payments', isRivalInFlight: true }
  const { free, rivals } = withoutOwned(lines, claimants, selfId)
  const possible = free.filter((line) => mayBeMobile(line) && evidence(line, self.person) !== 'others')
  const fitting = possible.filter((line) => isProof(line, 'c2p') && evidence(line, self.person) === 'own')
  const contenders = rivals.filter(({ person }) => fitting.some((line) => couldOwn(line, person)))
  const isRivalInFlight = contenders.some(({ state }) => state === 'inFlight')
  const [first] = fitting.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  if (first && fitting.length > contenders.length) return { kind: 'found', key: first.key }
  if (first) return { kind: 'ambiguous', reason: 'fewer_lines_than_payments', isRivalInFlight }
  if (possible.length > 0) return { kind: 'ambiguous', reason: 'unclear_line', isRivalInFlight: false }
  return { kind: 'absent' }
}

/**
 * Whether a transfer may be taken for a customer who named it. Charges of the account could show as the same kind of line:
 * beside the one taken there must be a line for each of them.
 */
export function isFreeTransfer(line: Line, lines: readonly Line[], charges: readonly Claimant[]): boolean {
  const { free, rivals } = withoutOwned(lines, charges, undefined)
  if (!free.includes(line)) return false
  if (!mayBeMobile(line)) return true
  const contenders = rivals.filter(({ person }) => couldOwn(line, person))
  const alike = free.filter((other) => mayBeMobile(other) && contenders.some(({ person }) => couldOwn(other, person)))
  return contenders.length === 0 || alike.length > contenders.length
}

/** A transfer between accounts or a card sale is never the line of a C2P; what is on no list may be. */
function mayBeMobile({ kind }: Line): boolean {
  return kind !== 'transfer' && kind !== 'other'
}

/** One of two people on a phone is not a rival for a line that names the other's document. */
function couldOwn(line: Line, person: Person): boolean {
  return ['own', 'unnamed'].includes(evidence(line, person))
}

function isProof({ kind, isContradictory }: Line, expected: MovementKind): boolean {
  return kind === expected && !isContradictory
}

/** What is left of lines and rivals when those that belong together by number are gone. */
function withoutOwned(lines: readonly Line[], claimants: readonly Claimant[], selfId: string | undefined) {
  const owned = ownedByNumber(lines, claimants).filter(({ claimantId }) => claimantId !== selfId)
  return {
    free: lines.filter(({ key }) => !owned.some((pair) => pair.key === key)),
    rivals: claimants.filter(
      ({ id, hasLine }) => id !== selfId && !hasLine && !owned.some(({ claimantId }) => claimantId === id),
    ),
  }
}
