import type { Flows, Movement, PayerQuery, QueryResult, TransferQuery } from '../bank.ts'
import { withoutZeros } from '../reference.ts'
import { type Account, BDV, type Confirmed } from './account.ts'
import { movementKey } from './movement.ts'
import { listOfPayer } from './multiple.ts'
import { numbersOf, SHARED_DIGITS } from './reference.ts'
import { readStatement, type StatementLine } from './statement.ts'
import { verifyOnce } from './verification.ts'

type Found = QueryResult<{ movements: Movement[] }>

/** Fewer digits of a reference recur too often in the statement. */
const DIGITS_MIN = 6

/** Customers' transfers, from whichever of the three products the account has. */
export function transferFlows(account: Account): Partial<Flows> {
  const { keys } = account.credentials
  if (!keys.statement && !keys.multiple && !keys.verification) return {}
  return {
    findTransfers: (query) => findTransfers(account, query),
    ...(keys.multiple && { findTransfersOfPayer: (query: PayerQuery) => findTransfersOfPayer(account, query) }),
  }
}

/** The statement first, which marks nothing; then the query by phone; the verification, which marks the payment, last. */
async function findTransfers(account: Account, query: TransferQuery): Promise<Found> {
  const { reference, amount, date, payerPhone: phone, payerBankCode: bankCode, payerDocument: document } = query
  if (reference.length < DIGITS_MIN) return { kind: 'unavailable', reason: 'reference_digits_required' }
  const { keys } = account.credentials
  const statement = keys.statement && (await readStatement(account, { from: date, to: date }))
  if (statement?.kind === 'unavailable') return statement
  const shown = statement ? await withoutUsed(account, candidates(statement.movements, query), reference) : []
  if (shown.some((line) => line.reference === reference && line.amount.eq(amount) && line.kind !== 'c2p')) {
    return { kind: 'answered', movements: shown }
  }
  if (phone === undefined || bankCode === undefined) {
    return statement ? { kind: 'answered', movements: shown } : { kind: 'unavailable', reason: 'payer_required' }
  }
  const confirmed = await confirm(account, { ...query, payer: { phone, bankCode } })
  if (confirmed.kind === 'unavailable') return confirmed
  const movements = confirmed.payments.flatMap((payment) => {
    const movement = { ...movementOf(payment, { date, payer: { phone, bankCode } }), reference }
    return bankCode === BDV && statement ? lineOf(movement, statement.movements, document) : [movement]
  })
  const confirmedKeys = new Set(movements.map(({ key }) => key))
  const others = shown.filter(({ key }) => !confirmedKeys.has(key))
  return { kind: 'answered', movements: [...others, ...movements] }
}

/** Incoming lines of the reference, and all others of their amounts: those are its rivals. */
function candidates(lines: readonly StatementLine[], { reference, amount }: TransferQuery): Movement[] {
  const incoming = lines
    .filter(({ direction }) => direction === 'in')
    .map(({ isInternal: _internal, ...line }) =>
      sharesDigits(reference, line.reference) ? { ...line, reference } : line,
    )
  const amounts = incoming.filter((line) => line.reference === reference).map((line) => line.amount)
  return incoming.filter((line) => [amount, ...amounts].some((one) => line.amount.eq(one)))
}

/** Leaves out the line of a payment that another system has used, as the verification once said. */
async function withoutUsed({ questions }: Account, lines: Movement[], reference: string): Promise<Movement[]> {
  const isUsed = await Promise.all(
    lines.map(async (line) => line.reference === reference && questions.isUsed(line.key)),
  )
  return lines.filter((_line, index) => !isUsed[index])
}

/** The last eight digits are equal, or all that were given of them: the bank puts a prefix of its own before them. */
function sharesDigits(given: string, shown: string): boolean {
  const tail = given.slice(-SHARED_DIGITS)
  return tail.length >= DIGITS_MIN && shown !== '' && shown.padStart(SHARED_DIGITS, '0').endsWith(tail)
}

type Asked = TransferQuery & Pick<PayerQuery, 'payer'>

async function confirm(account: Account, query: Asked): Promise<QueryResult<{ payments: Confirmed[] }>> {
  const { keys } = account.credentials
  if (keys.multiple) {
    const listed = await listOfPayer(account, query)
    if (listed.kind === 'unavailable') return listed
    const payments = listed.payments.filter((payment) => sharesDigits(query.reference, payment.reference))
    const isListed = listed.hidden.some((number) => sharesDigits(query.reference, number))
    if (payments.length > 0 || isListed || !keys.verification) return { kind: 'answered', payments }
  }
  return keys.verification ? verifyOnce(account, query) : { kind: 'answered', payments: [] }
}

/** Without a reference. A list that may have C2P charges asks for the reference instead of settling. */
async function findTransfersOfPayer(account: Account, query: PayerQuery): Promise<Found> {
  const listed = await listOfPayer(account, query)
  if (listed.kind === 'unavailable') return listed
  const movements = listed.payments.map((payment) => movementOf(payment, query))
  if (query.payer.bankCode !== BDV || !account.credentials.keys.statement) return { kind: 'answered', movements }
  const statement = await readStatement(account, { from: query.date, to: query.date })
  if (statement.kind === 'unavailable') return statement
  const { document } = query.payer
  return {
    kind: 'answered',
    movements: movements.flatMap((movement) => lineOf(movement, statement.movements, document)),
  }
}

function movementOf(
  { reference, amount, isP2p }: Confirmed,
  { date, payer }: Pick<PayerQuery, 'date' | 'payer'>,
): Movement {
  return {
    key: movementKey({ direction: 'in', date, amount }, reference),
    date,
    amount,
    direction: 'in',
    kind: isP2p ? 'p2p' : 'mobile',
    isContradictory: false,
    reference,
    numbers: numbersOf(reference),
    phones: [payer.phone],
    phonesMayBeOwn: false,
    bankCode: payer.bankCode,
  }
}

/**
 * The line of a payment within BDV, which the statement shows under another number: the only one of its day and amount,
 * unless it names another payer than the customer gave: the payment's own line is late then. Under a key of its own, the
 * same money could be claimed a second time by its line. The document does not select one of several lines: the bank has
 * not confirmed it, and one payment could claim the line of each document that is given with it.
 */
function lineOf(movement: Movement, lines: readonly StatementLine[], document: string | undefined): Movement[] {
  const alike = lines.filter(
    ({ isInternal, direction, date, amount }) =>
      isInternal && direction === 'in' && date === movement.date && amount.eq(movement.amount),
  )
  const [line, ...rivals] = alike
  if (!line || rivals.length > 0 || namesOther(line, document)) return []
  const { isInternal: _internal, ...found } = line
  return [{ ...found, reference: movement.reference, phones: movement.phones, kind: lineKind(found, movement) }]
}

/** Compared by the digits, as everywhere. */
function namesOther({ document: named }: Movement, given: string | undefined): boolean {
  return named !== undefined && given !== undefined && named.digits !== withoutZeros(given.replaceAll(/\D/g, ''))
}

function lineKind({ kind }: Movement, confirmed: Movement): Movement['kind'] {
  return kind === 'mobile' ? confirmed.kind : kind
}
