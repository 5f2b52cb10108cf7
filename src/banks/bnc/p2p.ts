import { createHash } from 'node:crypto'
import type { Decimal } from '../../foundation/money.ts'
import type { Bank, Flows, Outcome, Party } from '../bank.ts'
import { withoutZeros } from '../reference.ts'
import { type Account, amountNumber, bankNumber, documentText, ownerFields } from './account.ts'
import { bncCodes } from './codes.ts'
import { customerFields } from './codes/fields.ts'
import { type Ok, outcomeOf } from './outcome.ts'
import { labelledNumbers } from './wire/message.ts'
import { referenceField } from './wire/read.ts'

const mapping = { table: bncCodes.p2p, customerFields: customerFields.p2p, approve: approvalOf }

type MobilePayment = { paymentId: string; operationRef?: string; amount: Decimal; payee: Party; concept?: string }

/** Mobile payments out, each under a number of ours that BNC pays once. */
export function p2pFlows(account: Account): Pick<Flows, 'sendChange' | 'creditPhone'> {
  async function sendP2p(payment: MobilePayment, description: string): Promise<Outcome> {
    const { paymentId, operationRef = operationRefOf(account, paymentId), amount, payee, concept = '' } = payment
    const fields = {
      Amount: amountNumber(amount),
      BeneficiaryBankCode: bankNumber(payee.bankCode),
      BeneficiaryCellPhone: payee.phone,
      BeneficiaryEmail: '',
      BeneficiaryID: documentText(account, payee.document),
      // Only the mail to the payee shows the name, and no mail is requested.
      BeneficiaryName: payee.document,
      Description: descriptionText(concept) || description,
      OperationRef: operationRef,
      ...ownerFields(account),
    }
    return outcomeOf(await account.session.call('SendP2P', fields, paymentId), mapping)
  }

  return {
    sendChange: (change) => sendP2p(change, 'Vuelto'),
    creditPhone: (credit) => sendP2p(credit, 'Pago'),
  }
}

/**
 * Twenty characters that depend on the payment and on the client, so that every process has the same number for it. BNC
 * keeps the numbers of each client: another one of the same account has never seen the number, and would pay again.
 */
function operationRefOf({ credentials }: Pick<Account, 'credentials'>, paymentId: string): string {
  const { clientGuid, childClientId = '', branchId = '' } = credentials
  const client = `${clientGuid} ${childClientId} ${branchId}`.toLowerCase()
  return createHash('sha256').update(`bnc p2p ${client} ${paymentId}`).digest('hex').slice(0, 20).toUpperCase()
}

export function p2pOperationRefs(account: Pick<Account, 'credentials'>): NonNullable<Bank['operationRefs']> {
  const refOf = (paymentId: string) => operationRefOf(account, paymentId)
  return { sendChange: refOf, creditPhone: refOf }
}

const DESCRIPTION_CHARACTERS = 100

function descriptionText(concept: string): string {
  return concept
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, DESCRIPTION_CHARACTERS)
}

/**
 * An approval, whether BNC paid now or had paid this number before (`SwAlreadySent`): the numbers are those of the one
 * payment. Authorization and reference are two numbers; the message may be the only place that has them.
 */
function approvalOf({ code, message, value }: Ok): Outcome {
  const labelled = labelledNumbers(message)
  const authorization = referenceField(value, 'AuthorizationCode') ?? labelled.authorization
  const reference = referenceField(value) ?? labelled.reference ?? authorization
  const numbers = [reference, authorization, ...labelled.all].filter((number) => number !== undefined).map(withoutZeros)
  return {
    kind: 'approved',
    code,
    ...(reference === undefined ? {} : { reference }),
    ...(numbers.length > 0 && { numbers: [...new Set(numbers)] }),
  }
}
