import type { Bank, Movement } from '../../banks/bank.ts'
import { withoutZeros } from '../../banks/reference.ts'
import { addDays, caracasDate, startOfCaracasDay } from '../../foundation/caracas.ts'
import { limits } from '../../foundation/limits.ts'
import type { PaymentContext } from '../submit.ts'
import { type Claimant, type Match, matchLost, matchReversed, ownedByNumber, type Person } from '../matching/match.ts'
import { type Basis, type ClaimantQuery, personOf } from '../matching/store.ts'
import type { Payment } from '../payment.ts'
import type { StatementReader } from './statement-reader.ts'
import type { OpenPayment } from './store.ts'

/** The account's statement about one charge or reversal whose answer was lost. */
export type StatementFinding =
  /** The bank could not be queried, keeps no statement, or the tenant no longer has the account. */
  | { kind: 'unavailable'; reason: 'no_statement' | 'account_replaced' | 'bank_unavailable' }
  | { kind: 'found'; movement: Movement; basis: Basis }
  /** The list does not show the line, which proves nothing yet. */
  | { kind: 'absent'; basis: Basis }
  /** Nothing that the bank offers shows the line. */
  | { kind: 'absenceConfirmed'; basis: Basis }
  | Extract<Match, { kind: 'ambiguous' }>

/** The days in Caracas, both inclusive, on which the line may be. */
export type Search = { purpose: ClaimantQuery['purpose']; from: string; to: string }

/** Looks for the line in the statement of the days of the search. Its absence there proves nothing yet. */
export async function searchStatement(
  context: PaymentContext,
  reader: StatementReader,
  open: OpenPayment,
  search: Search,
): Promise<StatementFinding> {
  const bank = await statementOf(context, open)
  if ('kind' in bank) return bank
  const range = { from: search.from, to: search.to }
  const accountId = open.payment.accountId ?? Buffer.alloc(0)
  const statement = await reader.read(accountId, range, () => bank.listMovements(range))
  if (statement.kind === 'unavailable') return { kind: 'unavailable', reason: 'bank_unavailable' }
  return matchStatement(context, open, search, statement.movements)
}

/** Looks for money of the charge's amount that may have gone back to its payer, from the day of the charge on. */
export async function searchReturned(
  context: PaymentContext,
  reader: StatementReader,
  open: OpenPayment,
  range: Pick<Search, 'from' | 'to'>,
): Promise<StatementFinding | { kind: 'notReturned' }> {
  const bank = await statementOf(context, open)
  if ('kind' in bank) return bank
  const { payment } = open
  const { from, to } = range
  const accountId = payment.accountId ?? Buffer.alloc(0)
  const statement = await reader.read(accountId, { from, to }, () => bank.listMovements({ from, to }))
  if (statement.kind === 'unavailable') return { kind: 'unavailable', reason: 'bank_unavailable' }
  const outgoing = statement.movements.filter(
    ({ direction, amount, date }) => direction === 'out' && amount.eq(payment.vesAmount) && from <= date && date <= to,
  )
  const person = personOf(payment.payer, context.encryption)
  return (
    (await matchOutgoing(context, claimantsOf('charge', payment, range), outgoing, person)) ?? { kind: 'notReturned' }
  )
}

/**
 * Everything else the bank offers, before a lost call counts as one that never happened: its search by payer, which sees
 * what a list of limited length leaves out, and the list by date.
 */
export async function confirmAbsence(
  context: PaymentContext,
  open: OpenPayment,
  search: Search,
): Promise<StatementFinding> {
  const bank = await statementOf(context, open)
  if ('kind' in bank) return bank
  // A list alone may be late by minutes: without a search beside it, a missing line proves nothing.
  if (!bank.findByPayer) return { kind: 'unavailable', reason: 'bank_unavailable' }
  const { from, to } = search
  const first = search.purpose === 'charge' ? from : dayOfCharge(open.payment)
  const byDate = await bank.listMovements({ from: first, to, byDate: true })
  if (byDate.kind === 'unavailable') return { kind: 'unavailable', reason: 'bank_unavailable' }
  if (search.purpose === 'reversal' && !showsCharge(byDate.movements, open.payment)) return unreliableList
  const byPayer = search.purpose === 'charge' ? await searchByPayer(bank, open, { from, to }) : []
  if (byPayer === undefined) return { kind: 'unavailable', reason: 'bank_unavailable' }
  const finding = await matchStatement(context, open, search, [...byDate.movements, ...byPayer])
  if (finding.kind !== 'absent') return finding
  // The search gives one line where several may fit: while it finds any, there may be another behind it.
  if (byPayer.length > 0) return { kind: 'ambiguous', reason: 'unclear_line', isRivalInFlight: false }
  return { kind: 'absenceConfirmed', basis: finding.basis }
}

/** A list that does not even show the charge is cut or late: it says nothing about the reversal. */
const unreliableList: StatementFinding = { kind: 'ambiguous', reason: 'unclear_line', isRivalInFlight: false }

function dayOfCharge({ submittedAt, createdAt }: Payment): string {
  return caracasDate((submittedAt ?? createdAt).getTime() - limits.bankClockToleranceMs)
}

function showsCharge(movements: readonly Movement[], { vesAmount, bankNumbers, payer }: Payment): boolean {
  return movements.some(
    ({ direction, amount, numbers, phones }) =>
      direction === 'in' &&
      amount.eq(vesAmount) &&
      (numbers.some((number) => bankNumbers.includes(number)) ||
        (payer.phone !== undefined && phones.includes(payer.phone))),
  )
}

type StatementBank = Bank['flows'] & Required<Pick<Bank['flows'], 'listMovements'>>

async function statementOf(context: PaymentContext, { scope, payment }: OpenPayment) {
  const { bank, accountId } = payment
  if (bank === null || accountId === null) return { kind: 'unavailable', reason: 'no_statement' } as const
  const account = await context.registry.accountOf(scope, bank, accountId)
  // Another account's statement says nothing about money that moved through this one.
  if (!account) return { kind: 'unavailable', reason: 'account_replaced' } as const
  if (!account.flows.listMovements) return { kind: 'unavailable', reason: 'no_statement' } as const
  return account.flows as StatementBank
}

async function searchByPayer(
  bank: StatementBank,
  { payment }: OpenPayment,
  { from, to }: { from: string; to: string },
): Promise<Movement[] | undefined> {
  const { phone, bankCode } = payment.payer
  if (!bank.findByPayer || phone === undefined || bankCode === undefined) return []
  const found: Movement[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const answer = await bank.findByPayer({ payer: { phone, bankCode }, date, amount: payment.vesAmount })
    if (answer.kind === 'unavailable') return undefined
    found.push(...answer.movements)
  }
  return found
}

async function matchStatement(
  context: PaymentContext,
  { payment }: OpenPayment,
  search: Search,
  movements: readonly Movement[],
): Promise<StatementFinding> {
  const { from, to } = search
  // The list's line before the search's, which may print the same number without the zeros in front of it.
  const byNumber = new Map(movements.toReversed().map((movement) => [withoutZeros(movement.key), movement]))
  const linesOf = (direction: Movement['direction']) =>
    [...byNumber.values()].filter(
      (line) =>
        line.direction === direction && line.amount.eq(payment.vesAmount) && from <= line.date && line.date <= to,
    )
  const candidates = linesOf(search.purpose === 'charge' ? 'in' : 'out')
  const query = claimantsOf(search.purpose, payment, search)
  const { lines, claimants, basis } = await context.matching.read(query, candidates)
  const self = personOf(payment.payer, context.encryption)
  const known: Claimant[] = claimants.map((claimant) =>
    claimant.id === payment.paymentId ? { ...claimant, person: self } : claimant,
  )
  const owned = ownedByNumber(lines, known).filter(({ claimantId }) => claimantId !== payment.paymentId)
  const lost = matchLost(lines, known, payment.paymentId)
  const isFoundCharge = search.purpose === 'charge' && lost.kind === 'found'
  const match = (isFoundCharge ? await matchOutgoing(context, query, linesOf('out'), self) : undefined) ?? lost
  const claimable = [...owned.map(({ key }) => key), ...(match.kind === 'found' ? [match.key] : [])]
  await keepLines(
    context,
    payment,
    candidates.filter(({ key }) => claimable.includes(key)),
  )
  await context.matching.keepOwned(query, owned)
  switch (match.kind) {
    case 'found':
      return { kind: 'found', movement: byNumber.get(withoutZeros(match.key)) as Movement, basis }
    case 'absent':
      return { kind: 'absent', basis }
    case 'ambiguous':
      return match
  }
}

/** Payments of the account that could own a line of the payment's amount and of these days. */
function claimantsOf(
  purpose: ClaimantQuery['purpose'],
  { accountId, vesAmount: amount }: Payment,
  { from, to }: Pick<Search, 'from' | 'to'>,
): ClaimantQuery {
  return {
    purpose,
    accountId: accountId ?? Buffer.alloc(0),
    amount,
    since: startOfCaracasDay(addDays(from, -1)),
    until: startOfCaracasDay(addDays(to, 2)),
  }
}

/** Whether outgoing money of the charge's amount may be its reversal. */
async function matchOutgoing(
  { matching }: PaymentContext,
  query: ClaimantQuery,
  outgoing: readonly Movement[],
  person: Person,
): Promise<ReturnType<typeof matchReversed>> {
  if (outgoing.length === 0) return undefined
  const { lines, claimants } = await matching.read({ ...query, purpose: 'reversal' }, outgoing)
  return matchReversed(lines, claimants, person)
}

async function keepLines(
  { matching }: PaymentContext,
  { bank, accountId }: Payment,
  lines: readonly Movement[],
): Promise<void> {
  if (bank === null || accountId === null || lines.length === 0) return
  await matching.keepLines(accountId, bank, lines, 'statement')
}
