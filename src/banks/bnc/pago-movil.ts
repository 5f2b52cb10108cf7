import type { Answer, Flows, Movement, PayerQuery, TransferQuery } from '../bank.ts'
import { fitsReference } from '../reference.ts'
import { amountNumber, bankNumber, ownerFields, type StatementAccount } from './account.ts'
import { bncCodes } from './codes.ts'
import { allOn, customerFields } from './codes/fields.ts'
import { readStatement, withoutRepeats } from './history.ts'
import { ownOf, readMovement } from './movement.ts'
import { answerOf } from './outcome.ts'
import { field } from './wire/read.ts'
import type { Reply } from './wire/session.ts'

type Found = Answer<{ movements: Movement[] }>

export function pagoMovilFlows(account: StatementAccount): Partial<Flows> {
  return {
    findTransfers: (query) => findTransfers(account, query),
    findByPayer: (query) => findByPayer(account, query),
    // A line names both phones. Whoever gave the merchant's as theirs would be named by every line.
    ...(account.credentials.collectingPhone !== undefined && {
      findTransfersOfPayer: (query: PayerQuery) => findTransfersOfPayer(account, query),
    }),
  }
}

/**
 * The statement shows whole references and every line beside the right one, so it is read first. What it does not show,
 * because it is cut or late, the bank's own search may find.
 */
async function findTransfers(account: StatementAccount, query: TransferQuery): Promise<Found> {
  const statement = await readStatement(account, { from: query.date, to: query.date })
  const shown = statement.kind === 'answered' ? candidates(statement.movements, query) : []
  // One of another amount may be a look-alike of the one that is meant.
  const isShown = shown.some((movement) => isTransferOf(query.reference, movement) && movement.amount.eq(query.amount))
  if (isShown) return { kind: 'answered', movements: shown }

  const searched = await search(account, query)
  if (searched.kind === 'unavailable') {
    if (!isSetup(searched)) return searched
    return statement.kind === 'answered' ? { kind: 'answered', movements: shown } : statement
  }
  const found = searched.movements.filter((movement) => isTransferOf(query.reference, movement))
  // The search gives the first line with four equal digits: another one than meant says nothing about the one behind it.
  const isHidden = found.length === 0 && searched.movements.length > 0
  if (isHidden && statement.kind === 'unavailable') return statement
  return { kind: 'answered', movements: withoutRepeats([...shown, ...found]) }
}

/** A search that is not contracted, or wrongly set up, will not answer later either: then the statement has to do. */
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
 * The list by date, because whether there is only one cannot be told from a list of limited length; and what the bank finds
 * beyond it.
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

/** The bank compares four digits of a reference, and a C2P is no transfer: both are compared here again. */
function isTransferOf(reference: string, movement: Movement): boolean {
  return movement.direction === 'in' && movement.kind !== 'c2p' && fitsReference(reference, movement.reference)
}

/** The bank reads a reference as a 64-bit integer, of which 18 digits always fit. */
const REFERENCE_DIGITS_MAX = 18

export function sentReference(reference: string): string {
  return reference.replace(/\D/g, '').slice(-REFERENCE_DIGITS_MAX)
}

async function search(account: StatementAccount, query: TransferQuery): Promise<Found> {
  const reply = await queryBank(account, query)
  // The bank could not read what the customer typed: there is no such transfer, and nothing is wrong with the account.
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

/** Whether there is a movement is read first: where there is none, every other field may be empty, zero or missing. */
function readFinding({ credentials }: StatementAccount, reply: Reply): Found {
  return answerOf(reply, (value) => {
    const exists = field(value, 'MovementExists')
    if (exists === false) return { movements: [] }
    const movement = exists === true ? readMovement(value, ownOf(credentials)) : undefined
    return movement && { movements: [movement] }
  })
}
