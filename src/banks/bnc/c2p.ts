import type { C2pCharge, C2pReversal, Flows, Outcome } from '../bank.ts'
import { withoutZeros } from '../reference.ts'
import { type Account, amountNumber, bankNumber, documentText, ownerFields } from './account.ts'
import { bncCodes } from './codes.ts'
import { customerFields } from './codes/fields.ts'
import { type Ok, outcomeOf } from './outcome.ts'
import { labelledNumbers } from './wire/message.ts'
import { integerField, referenceField } from './wire/read.ts'

const mappings = {
  charge: { table: bncCodes.c2p, customerFields: customerFields.charge, approve: approvalOf },
  reversal: { table: bncCodes.reversal, customerFields: customerFields.reversal, approve: approvalOf },
}

export function c2pFlows(account: Account, terminal: string): Pick<Flows, 'chargeC2p' | 'reverseC2p'> {
  const { session } = account
  const tail = { Terminal: terminal, ...ownerFields(account) }

  async function chargeC2p({ paymentId, amount, payer, token }: C2pCharge): Promise<Outcome> {
    const fields = {
      DebtorBankCode: bankNumber(payer.bankCode),
      DebtorCellPhone: payer.phone,
      DebtorID: documentText(account, payer.document),
      Amount: amountNumber(amount),
      Token: token.reveal(),
      ...tail,
    }
    return outcomeOf(await session.call('SendC2P', fields, paymentId), mappings.charge)
  }

  /** Without a transaction number (the charge's answer was lost) the bank finds the charge by its payer. */
  function sendReversal({ paymentId, amount, payer, txId }: C2pReversal) {
    if (txId !== undefined) {
      const fields = { IdTransactionToReverse: txId, Amount: amountNumber(amount), ...tail }
      return session.call('ReverseC2P', fields, paymentId)
    }
    const fields = {
      Amount: amountNumber(amount),
      // The bank's own spelling.
      BanckCode: bankNumber(payer.bankCode),
      DebtorCellPhone: payer.phone,
      DebtorID: documentText(account, payer.document),
      ...tail,
    }
    return session.call('ReverseC2PALT', fields, paymentId)
  }

  return {
    chargeC2p,
    reverseC2p: async (reversal) => outcomeOf(await sendReversal(reversal), mappings.reversal),
  }
}

/**
 * Keeps every number of the answer: BNC describes its reference as the authorization code, so the statement may show
 * another one.
 */
function approvalOf({ code, message, value }: Ok): Outcome {
  // Misspelled in one of the bank's models.
  const txId = positive(integerField(value, 'IdTransaction')) ?? positive(integerField(value, 'IdTransation'))
  const labelled = labelledNumbers(message)
  const reference = referenceField(value) ?? labelled.reference ?? labelled.authorization
  const numbers = [txId === undefined ? undefined : String(txId), reference, ...labelled.all]
    .filter((number) => number !== undefined)
    .map(withoutZeros)
  return {
    kind: 'approved',
    code,
    ...(reference === undefined ? {} : { reference }),
    ...(txId === undefined ? {} : { txId }),
    ...(numbers.length > 0 && { numbers: [...new Set(numbers)] }),
  }
}

/** BNC writes 0 for a missing number. */
function positive(number: number | undefined): number | undefined {
  return number === 0 ? undefined : number
}
