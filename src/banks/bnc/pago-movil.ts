import type { QueryResult, Flows, Movement, PayerQuery, TransferQuery } from '../bank.ts'
import { fitsReference } from '../reference.ts'
import { amountNumber, bankNumber, ownerFields, type StatementAccount } from './account.ts'
import { bncCodes } from './codes.ts'
import { allOn, customerFields } from './codes/fields.ts'
import { readStatement, withoutRepeats } from './history.ts'
import { ownOf, readMovement } from './movement.ts'
import { queryResultOf } from './outcome.ts'
import { field } from './wire/read.ts'
import type { Reply } from './wire/session.ts'

type Found = QueryResult<{ movements: Movement[] }>

export function pagoMovilFlows(account: StatementAccount): Partial<Flows> {
  return {
    findTransfers: (query) => findTransfers(account, query),
    findByPayer: (query) => findByPayer(account, query),
    // A line names both phones: unless the merchant's is known, a payer who gives it would match every line.
    ...(account.credentials.collectingPhone !== undefined && {
      findTransfersOfPayer: (query: PayerQuery) => findTransfersOfPayer(account, query),
    }),
  }
}

/**
 * Reads the statement first: it shows complete references and all similar lines. The bank's search finds lines that the
 * statement omits because it is limited or late.
 */
async function findTransfers(account: StatementAccount, query: TransferQuery): Promise<Found> {
  const statement = await readStatement(account, { from: query.date, to: query.date })
  const shown = statement.kind === 'answered' ? candidates(statement.movements, query) : []
  // A line of another amount may be a look-alike of the wanted transfer.
  const isShown = shown.some((movement) => isTransferOf(query.reference, movement) && movement.amount.eq(query.amount))
  if (isShown) return { kind: 'answered', movements: shown }

  const searched = await search(account, query)
  if (searched.kind === 'unavailable') {
    if (!isSetup(searched)) return searched
    return statement.kind === 'answered' ? { kind: 'answered', movements: shown } : statement
  }
  const found = searched.movements.filter((movement) => isTransferOf(query.reference, movement))
  // The search returns the first line with four equal digits, which may hide the wanted one.
  const isHidden = found.length === 0 && searched.movements.length > 0
  if (isHidden && statement.kind === 'unavailable') return statement
  return { kind: 'answered', movements: withoutRepeats([...shown, ...found]) }
}

/** A search that is not contracted or misconfigured will not answer later either: the statement then decides alone. */
function isSetup({ code: given }: { code?: string }): boolean {
  const [code = ''] = given?.split(':') ?? []
  return bncCodes.general[code]?.class === 'setup'
}

function candidates(movements: readonly Movement[], { reference, amount }: TransferQuery): Movement[] {
  const incoming = movements.filter(({ direction }) => direction === 'in')
  const amounts = incoming.filter((line) => fitsReference(reference, line.reference)).map((line) => line.amount)
  return incoming.filter((line) => [amount, ...amounts].some((one) => line.amount.eq(one)))
}

/**
 * The statement by date, whose length is not limited, since uniqueness must be certain, and the result of the bank's
 * search.
 */
async function findTransfersOfPayer(account: StatementAccount, query: PayerQuery): Promise<Found> {
  const statement = await readStatement(account, { from: query.date, to: query.date, byDate: true })
  if (statement.kind === 'unavailable') return statement
  const searched = await findByPayer(account, query)
  if (searched.kind === 'unavailable' && !isSetup(searched)) return searched
  const found = searched.kind === 'answered' ? searched.movements : []
  const movements = withoutRepeats([...statement.movements, ...found]).filter(({ direction }) => direction === 'in')
  return { kind: 'answered', movements }
}

/** Checks reference and kind again: BNC compares four digits only, and a C2P is no transfer. */
function isTransferOf(reference: string, movement: Movement): boolean {
  return movement.direction === 'in' && movement.kind !== 'c2p' && fitsReference(reference, movement.reference)
}

/** BNC parses a reference as a 64-bit integer, which always holds 18 digits. */
const REFERENCE_DIGITS_MAX = 18

export function sentReference(reference: string): string {
  return reference.replace(/\D/g, '').slice(-REFERENCE_DIGITS_MAX)
}

async function search(account: StatementAccount, query: TransferQuery): Promise<Found> {
  const reply = await queryBank(account, query)
  // BNC could not parse the customer's data: there is no such transfer, and the account's configuration is right.
  const isTypo = reply.kind === 'refusedFields' && allOn(customerFields.transfer, reply.names) !== undefined
  return isTypo ? { kind: 'answered', movements: [] } : readFinding(account, reply)
}

function queryBank(account: StatementAccount, { reference, date, amount, payerBankCode, payerPhone }: TransferQuery) {
  const { number, clientId } = account.credentials.account
  if (payerBankCode === undefined || payerPhone === undefined) {
    return account.session.call('Validate', {
      ClientID: clientId,
      AccountNumber: number,
      Reference: sentReference(reference),
      Amount: amountNumber(amount),
      DateMovement: startOf(date),
      ...ownerFields(account),
    })
  }
  return account.session.call('ValidateP2P', {
    AccountNumber: number,
    BankCode: bankNumber(payerBankCode),
    PhoneNumber: payerPhone,
    ClientID: clientId,
    Reference: sentReference(reference),
    RequestDate: startOf(date),
    Amount: amountNumber(amount),
    ...ownerFields(account),
  })
}

async function findByPayer(account: StatementAccount, { payer, date, amount }: PayerQuery): Promise<Found> {
  const { number, clientId } = account.credentials.account
  const reply = await account.session.call('ValidateExistence', {
    AccountNumber: number,
    BankCode: bankNumber(payer.bankCode),
    PhoneNumber: payer.phone,
    ClientID: clientId,
    RequestDate: startOf(date),
    Amount: amountNumber(amount),
    ...ownerFields(account),
  })
  return readFinding(account, reply)
}

function startOf(date: string): string {
  return `${date}T00:00:00`
}

/** Reads `MovementExists` first: without a movement, every other field may be empty, zero or missing. */
function readFinding({ credentials }: StatementAccount, reply: Reply): Found {
  return queryResultOf(reply, (value) => {
    const exists = field(value, 'MovementExists')
    if (exists === false) return { movements: [] }
    const movement = exists === true ? readMovement(value, ownOf(credentials)) : undefined
    return movement && { movements: [movement] }
  })
}
