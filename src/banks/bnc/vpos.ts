import type { Secret } from '../../foundation/secret.ts'
import type { Flows } from '../bank.ts'
import type { CodeTable } from '../codes.ts'
import { type Account, amountNumber, ownerFields } from './account.ts'
import { bncCodes } from './codes.ts'
import { outcomeOf } from './outcome.ts'
import { textField } from './wire/read.ts'
import { alphanumericTail } from './wire/reference.ts'
import type { Reply } from './wire/session.ts'

const TRANSACTION_IDENTIFIER_MAX = 20
const OPERATION_REF_MAX = 40

export function vposFlows(account: Account): Pick<Flows, 'chargeCard'> {
  return {
    chargeCard: async ({ paymentId, amount, card }) => {
      const secrets = { number: digits(card.number), cvv: digits(card.cvv), pin: card.pin ? digits(card.pin) : 0n }
      if (secrets.number === undefined || secrets.cvv === undefined || secrets.pin === undefined) {
        return { kind: 'notSent', reason: 'setup' }
      }
      const fields = {
        // Both names come from the payment alone: a second charge of the same payment is a duplicate to the bank.
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
        AffiliationNumber: Number(account.credentials.affiliationNumber),
        OperationRef: paymentId.slice(0, OPERATION_REF_MAX),
        ...ownerFields(account),
      }
      const reply = networkReply(await account.session.call('SendCard', fields, paymentId))
      return outcomeOf(reply, bncCodes.card, ({ code, value }) => {
        const reference = textField(value, 'Reference')
        return { kind: 'approved', code, ...(reference === undefined ? {} : { reference }) }
      })
    },
  }
}

/** The bank takes card data as numbers. Parsed only when it is digits: an error of the parser would quote the secret. */
function digits(secret: Secret): bigint | undefined {
  const text = secret.reveal()
  return /^\d+$/.test(text) ? BigInt(text) : undefined
}

/** A successful envelope says only that the bank ran the charge; the card network's verdict lies inside. */
function networkReply(reply: Reply): Reply {
  if (reply.kind !== 'ok' || !isApproving(bncCodes.inquiry, reply.code)) return reply
  const code = textField(reply.value, 'Code') ?? reply.code
  const isOk = isApproving(bncCodes.card, code) && textField(reply.value, 'Status')?.toUpperCase() !== 'KO'
  return isOk ? { ...reply, code } : { kind: 'ko', code }
}

function isApproving(table: CodeTable, code: string): boolean {
  return table[code]?.class === 'approved'
}
