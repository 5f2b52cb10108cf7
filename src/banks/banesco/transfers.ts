import { addDays } from '../../foundation/caracas.ts'
import type { Flows, Movement, TransferQuery } from '../bank.ts'
import { fitsReference, withoutZeros } from '../reference.ts'
import { type Account, BANESCO } from './account.ts'
import { ask, type Found, isTooLong } from './queries.ts'

/** Digits of a reference by which the bank searches a payment from another bank or phone. */
const SEARCHED_DIGITS = 6
/** Days of one question, both ends counted. */
const DAYS_MAX = 30

export function transferFlows(account: Account): Partial<Flows> {
  return {
    findTransfers: (query) => findTransfers(account, query),
    listMovements: ({ from, to }) => readStatement(account, { from, to }),
  }
}

/**
 * A mobile payment by its payer's phone, a transfer by its bank, and without either the whole day, where the reference has
 * to be the only one. The bank compares no amount: the caller does.
 */
async function findTransfers(account: Account, query: TransferQuery): Promise<Found> {
  const { reference, amount } = query
  if (reference.length < SEARCHED_DIGITS) return { kind: 'unavailable', reason: 'reference_digits_required' }
  const { found, isNamed } = await search(account, query)
  if (found.kind === 'unavailable') return found
  const movements = found.movements.map(
    (movement): Movement => (isNamed(movement) ? { ...movement, reference } : movement),
  )
  const amounts = movements.filter((movement) => movement.reference === reference).map((movement) => movement.amount)
  return {
    kind: 'answered',
    movements: movements.filter((movement) => [amount, ...amounts].some((one) => movement.amount.eq(one))),
  }
}

type Search = {
  found: Found
  /** Whether a transaction that was found has the reference that was asked for. */
  isNamed(movement: Movement): boolean
}

async function search(account: Account, query: TransferQuery): Promise<Search> {
  const { reference, date, payerPhone: phone, payerBankCode: bankId } = query
  const last = reference.slice(-SEARCHED_DIGITS)
  const hasLast = (movement: Movement) => movement.reference.padStart(SEARCHED_DIGITS, '0').endsWith(last)
  const { accountNumber: accountId } = account.credentials
  if (phone !== undefined && bankId !== undefined) {
    const question = { referenceNumber: last, phoneNum: phone, bankId, startDt: date }
    return { found: await ask(account, question, { kind: 'mobile', phone }), isNamed: hasLast }
  }
  if (bankId === BANESCO) {
    // With a date the bank finds none.
    const found = await ask(account, { referenceNumber: reference, accountId, bankId }, { kind: 'transfer' })
    return { found, isNamed: (movement) => withoutZeros(movement.reference) === withoutZeros(reference) }
  }
  if (bankId !== undefined) {
    const question = { referenceNumber: last, accountId, bankId, startDt: date }
    return { found: await ask(account, question, { kind: 'transfer' }), isNamed: hasLast }
  }
  const found = await readStatement(account, { from: date, to: date }, 'findTransfers')
  return { found, isNamed: (movement) => fitsReference(reference, movement.reference) }
}

/** The statement between two days, both included, in parts that the bank lists at once. */
async function readStatement(
  account: Account,
  { from, to }: { from: string; to: string },
  flow: 'listMovements' | 'findTransfers' = 'listMovements',
): Promise<Found> {
  const movements: Movement[] = []
  for (let start = from; start <= to; start = addDays(start, DAYS_MAX)) {
    const last = addDays(start, DAYS_MAX - 1)
    const part = await readPart(account, { from: start, to: last < to ? last : to }, flow)
    if (part.kind !== 'answered') return part
    movements.push(...part.movements)
  }
  return { kind: 'answered', movements }
}

/** A part that is too long for the bank is halved. */
async function readPart(
  account: Account,
  { from, to }: { from: string; to: string },
  flow: 'listMovements' | 'findTransfers',
): Promise<Found> {
  const { accountNumber: accountId } = account.credentials
  const found = await ask(account, { accountId, startDt: from, endDt: to }, { kind: 'unlisted' }, flow)
  if (found.kind === 'answered') {
    return { kind: 'answered', movements: found.movements.filter(({ date }) => from <= date && date <= to) }
  }
  if (!isTooLong(found) || from === to) return found
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
  const middle = addDays(from, Math.floor(days / 2))
  const first = await readPart(account, { from, to: middle }, flow)
  if (first.kind !== 'answered') return first
  const second = await readPart(account, { from: addDays(middle, 1), to }, flow)
  if (second.kind !== 'answered') return second
  return { kind: 'answered', movements: [...first.movements, ...second.movements] }
}
