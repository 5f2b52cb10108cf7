import type { BankName } from '../banks/bank.ts'
import { failureText } from '../banks/registry.ts'
import type { LocalizedText } from '../foundation/text.ts'
import { flowOf, type Payment } from './payment.ts'

/** Failure codes of our own, beside the banks'. */
export const ownFailures = {
  MOVEMENT_NOT_FOUND: {
    en: 'The bank does not show this payment. Check the reference and the date with the customer, or ask again later.',
    es: 'El banco no muestra este pago. Verifique la referencia y la fecha con el cliente, o consulte más tarde.',
  },
  MOVEMENT_ALREADY_CLAIMED: {
    en: 'This transfer already paid for another order. Ask the customer for another reference.',
    es: 'Esta transferencia ya pagó otra orden. Pida otra referencia al cliente.',
  },
  AMOUNT_MISMATCH: {
    en: 'The transfer exists with another amount. Check the amount with the customer.',
    es: 'La transferencia existe con otro monto. Verifique el monto con el cliente.',
  },
  REFERENCE_REQUIRED: {
    en: 'Several transfers of this payer could be the one, or the bank does not say what it is. Ask the customer for the reference.',
    es: 'Varias transferencias de este pagador podrían ser la indicada, o el banco no dice qué es. Pida la referencia al cliente.',
  },
  INTENT_EXPIRED: {
    en: 'The customer’s token did not come in time. Begin again.',
    es: 'La clave del cliente no llegó a tiempo. Comience de nuevo.',
  },
  BANK_NOT_REACHED: {
    en: 'The bank could not be reached and nothing was charged. Try again.',
    es: 'No se pudo contactar al banco y no se cobró nada. Intente de nuevo.',
  },
  RESOLVED_BY_OPERATOR: {
    en: 'The operator of the gateway found out with the bank that no money moved.',
    es: 'El operador de la pasarela averiguó con el banco que no hubo movimiento de dinero.',
  },
} as const satisfies Record<string, LocalizedText>

export type OwnFailure = keyof typeof ownFailures

const unknownFailure: LocalizedText = {
  en: 'The bank declined without an explanation we know.',
  es: 'El banco rechazó sin una explicación conocida.',
}

/** For the merchant: what happened, and what to ask of the customer. */
export function explainFailure(method: Payment['method'], bank: BankName | null, code: string): LocalizedText {
  const own = Object.hasOwn(ownFailures, code) ? ownFailures[code as OwnFailure] : undefined
  return own ?? (bank && bankText(bank, method, code)) ?? unknownFailure
}

/** A DISPERSION is a part of a disbursement or a payout, whose codes no credit has. */
function bankText(bank: BankName, method: Payment['method'], code: string): LocalizedText | undefined {
  const text = failureText(bank, flowOf[method], code)
  return text || method !== 'DISPERSION' ? text : failureText(bank, 'payOut', code)
}
