import type { C2pCharge, C2pReversal, Flows, Outcome } from '../bank.ts'
import { type Account, amountNumber, bankNumber, ownerFields } from './account.ts'
import { bncCodes } from './codes.ts'
import { outcomeOf } from './outcome.ts'
import { integerField, textField } from './wire/read.ts'

export function c2pFlows(account: Account): Pick<Flows, 'chargeC2p' | 'reverseC2p'> {
  const { session } = account
  const tail = { Terminal: account.credentials.terminal, ...ownerFields(account) }

  async function chargeC2p({ paymentId, amount, payer, token }: C2pCharge): Promise<Outcome> {
    const fields = {
      DebtorBankCode: bankNumber(payer.bankCode),
      DebtorCellPhone: payer.phone,
      DebtorID: payer.document,
      Amount: amountNumber(amount),
      Token: token.reveal(),
      ...tail,
    }
    return outcomeOf(await session.call('SendC2P', fields, paymentId), bncCodes.c2p, approvalOf)
  }

  /** A charge whose answer was lost has no transaction number; the bank then finds it by its payer. */
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
      DebtorID: payer.document,
      ...tail,
    }
    return session.call('ReverseC2PALT', fields, paymentId)
  }

  return {
    chargeC2p,
    reverseC2p: async (reversal) => outcomeOf(await sendReversal(reversal), bncCodes.reversal, approvalOf),
  }
}

function approvalOf({ code, message, value }: { code: string; message: string; value: unknown }): Outcome {
  const reference = textField(value, 'Reference') ?? referenceIn(message)
  const txId = integerField(value, 'IdTransaction')
  return {
    kind: 'approved',
    code,
    ...(reference === undefined ? {} : { reference }),
    ...(txId === undefined ? {} : { txId }),
  }
}

/** Some answers carry the reference only in their text: the number after "Ref…", or the only number there. */
function referenceIn(message: string): string | undefined {
  const named = /\bref\w*\W{0,4}(?:n\w{0,6}\W{0,3})?(\d{4,20})\b/i.exec(message)?.[1]
  if (named !== undefined) return named
  const numbers = message.match(/\b\d{4,20}\b/g) ?? []
  return numbers.length === 1 ? numbers[0] : undefined
}
