import type { Secret } from '../../foundation/secret.ts'
import type { Flows, Outcome } from '../bank.ts'
import type { CodeTable } from '../codes.ts'
import { type Account, amountNumber, ownerFields } from './account.ts'
import { bncCodes } from './codes.ts'
import { customerFields } from './codes/fields.ts'
import { success } from './codes/general.ts'
import { type Ok, outcomeOf } from './outcome.ts'
import { labelledNumbers } from './wire/message.ts'
import { referenceField, textField } from './wire/read.ts'
import { alphanumericTail } from './wire/reference.ts'

const TRANSACTION_IDENTIFIER_MAX = 20
const OPERATION_REF_MAX = 40

/** The envelope's code only confirms that the charge was run; its outcome is in the value. */
const envelopeTable: CodeTable = { ...bncCodes.card, ...success }

const mapping = { table: envelopeTable, customerFields: customerFields.card, approve: networkOutcome }

export function vposFlows(account: Account, affiliationNumber: string): Pick<Flows, 'chargeCard'> {
  return {
    chargeCard: async ({ paymentId, amount, card }) => {
      const secrets = { number: digits(card.number), cvv: digits(card.cvv), pin: card.pin ? digits(card.pin) : 0n }
      if (secrets.number === undefined || secrets.cvv === undefined || secrets.pin === undefined) {
        return { kind: 'notSent', reason: 'setup' }
      }
      const fields = {
        // Both identifiers derive from the payment alone, so that BNC rejects a second charge as a duplicate.
        TransactionIdentifier: alphanumericTail(paymentId, TRANSACTION_IDENTIFIER_MAX),
        Amount: amountNumber(amount),
        idCardType: card.cardType,
        CardNumber: secrets.number,
        dtExpiration: card.expirationMonth * 10_000 + card.expirationYear,
        CardHolderName: card.holderName,
        CardHolderID: Number(card.holderDocument.replace(/\D/g, '')),
        AccountType: card.accountType,
        CVV: secrets.cvv,
        CardPIN: secrets.pin,
        AffiliationNumber: Number(affiliationNumber),
        OperationRef: paymentId.slice(0, OPERATION_REF_MAX),
        ...ownerFields(account),
      }
      return outcomeOf(await account.session.call('SendCard', fields, paymentId), mapping)
    },
  }
}

/** Card data are numbers at BNC. Only digits are parsed: BigInt's error message would contain the secret. */
function digits(secret: Secret): bigint | undefined {
  const text = secret.reveal()
  return /^\d+$/.test(text) ? BigInt(text) : undefined
}

/**
 * The outcome inside a successful envelope. Approved if the value has status OK, a reference, and no code or an approving
 * one; a refusing code decides by the table, unless a reference contradicts it; anything else is an unknown outcome.
 */
function networkOutcome({ code: envelopeCode, message, value }: Ok): Outcome {
  const given = textField(value, 'Code')
  const code = given ?? envelopeCode
  const uncertain: Outcome = { kind: 'unknown', reason: 'doubtful_code', code }
  const isApproving = given === undefined || envelopeTable[given]?.class === 'approved'
  if (!isApproving) return outcomeOf({ kind: 'ko', code, value }, mapping)

  const reference = referenceIn(value, message)
  const isOk = textField(value, 'Status')?.toUpperCase() === 'OK'
  return isOk && reference !== undefined ? { kind: 'approved', code, reference } : uncertain
}

/** The reference of an approved charge may be only in the text; a declined charge has 0. */
function referenceIn(value: unknown, message: string): string | undefined {
  const given = referenceField(value)
  if (given !== undefined && /^\d+$/.test(given)) return given
  return labelledNumbers(message).reference ?? labelledNumbers(textField(value, 'Message') ?? '').reference
}
