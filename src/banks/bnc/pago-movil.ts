import type { Answer, Flows, Movement, TransferQuery } from '../bank.ts'
import { type Account, amountNumber, bankNumber, ownerFields } from './account.ts'
import { readStatement } from './history.ts'
import { readLine, type StatementLine } from './movement.ts'
import { answerOf } from './outcome.ts'
import { field } from './wire/read.ts'
import type { Reply } from './wire/session.ts'

type Found = Answer<{ movements: Movement[] }>

export function pagoMovilFlows(account: Account): Pick<Flows, 'findTransfers'> {
  return {
    findTransfers: (query) => {
      const { payerBankCode, payerPhone } = query
      if (payerBankCode === undefined || payerPhone === undefined) return findWithoutPayer(account, query)
      return validateMobile(account, { ...query, payerBankCode, payerPhone })
    },
  }
}

type Payer = { payerBankCode: string; payerPhone: string }

/** With the payer's bank and phone the bank itself looks the transfer up. */
async function validateMobile(account: Account, query: TransferQuery & Payer): Promise<Found> {
  const { credentials } = account
  const fields = {
    AccountNumber: credentials.accountNumber,
    BankCode: bankNumber(query.payerBankCode),
    PhoneNumber: query.payerPhone,
    ClientID: credentials.clientId,
    Reference: query.reference,
    RequestDate: `${query.date.replaceAll('-', '/')}T00:00:00`,
    Amount: amountNumber(query.amount),
    ...ownerFields(account),
  }
  return readFinding(await account.session.call('ValidateP2P', fields), query)
}

/**
 * Without them the statement tells, where the last digits the customer sees are enough; what it does not show is
 * asked of the bank by reference and amount alone.
 */
async function findWithoutPayer(account: Account, query: TransferQuery): Promise<Found> {
  const found = await searchStatement(account, query)
  if (found.kind === 'unavailable' || found.movements.length > 0) return found
  const { credentials } = account
  const fields = {
    ClientID: credentials.clientId,
    AccountNumber: credentials.accountNumber,
    Reference: query.reference,
    Amount: amountNumber(query.amount),
    DateMovement: `${query.date.replaceAll('-', '/')}T00:00:00`,
    ...ownerFields(account),
  }
  return readFinding(await account.session.call('Validate', fields), query)
}

function readFinding(reply: Reply, query: TransferQuery): Found {
  return answerOf(reply, (value) => {
    const exists = field(value, 'MovementExists')
    if (exists === false) return { movements: [] }
    const line = exists === true ? readLine(value) : undefined
    return line && { movements: [withAskedReference(line, query.reference)] }
  })
}

/** Every incoming line of that day whose number ends as the customer says. */
async function searchStatement(account: Account, query: TransferQuery): Promise<Found> {
  const statement = await readStatement(account, { from: query.date, to: query.date })
  if (statement.kind !== 'answered') return statement
  const movements = statement.lines
    .filter(({ references }) => references.some((own) => isMeantBy(query.reference, own)))
    .filter(({ movement }) => movement.direction === 'in' && agreesWithPayer(movement, query))
    .map((line) => withAskedReference(line, query.reference))
  return { kind: 'answered', movements }
}

function agreesWithPayer(movement: Movement, query: TransferQuery): boolean {
  return agrees(movement.payerBankCode, query.payerBankCode) && agrees(movement.payerPhone, query.payerPhone)
}

function agrees(known: string | undefined, asked: string | undefined): boolean {
  return known === undefined || asked === undefined || known === asked
}

/** Customers give the last digits they see; banks that keep references as numbers lose the zeros in front. */
function isMeantBy(asked: string, own: string): boolean {
  return own.endsWith(asked) || withoutZeros(own) === withoutZeros(asked)
}

function withoutZeros(reference: string): string {
  return reference.replace(/^0+/, '')
}

function withAskedReference({ movement, references }: StatementLine, asked: string): Movement {
  const reference = references.find((own) => isMeantBy(asked, own)) ?? movement.reference
  return { ...movement, reference }
}
