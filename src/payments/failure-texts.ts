import type { BankName } from '../banks/bank.ts'
import { failureText } from '../banks/registry.ts'
import type { LocalizedText } from '../foundation/text.ts'
import { flowOf, type Payment } from './payment.ts'

/** The gateway's own failure codes, in addition to the banks'. */
export const ownFailures = {
  MOVEMENT_NOT_FOUND: {
    en: 'The bank does not show this payment. Check the reference and the date with the customer, or verify again later.',
    es: 'El banco no muestra este pago. Verifique la referencia y la fecha con el cliente, o intente más tarde.',
  },
  MOVEMENT_ALREADY_CLAIMED: {
    en: 'This transfer has already paid for an order, perhaps for this one in an earlier request. Look for a completed payment of this order; if there is none, ask the customer for another reference.',
    es: 'Esta transferencia ya pagó una orden, quizás esta misma en una solicitud anterior. Busque un pago completado de esta orden; si no hay ninguno, pida otra referencia al cliente.',
  },
  AMOUNT_MISMATCH: {
    en: 'The transfer has a different amount. Check the amount with the customer.',
    es: 'La transferencia tiene otro monto. Verifique el monto con el cliente.',
  },
  REFERENCE_REQUIRED: {
    en: 'Several transfers of this payer match, or the bank does not give enough data. Ask the customer for the reference.',
    es: 'Varias transferencias de este pagador coinciden, o el banco no da suficientes datos. Pida la referencia al cliente.',
  },
  INTENT_EXPIRED: {
    en: 'The customer’s token or transfer did not arrive in time. Start again, but not if the transfer or a part of it was sent: within 24 hours it still completes this payment.',
    es: 'La clave o la transferencia del cliente no llegó a tiempo. Comience de nuevo, pero no si la transferencia o una parte se envió: dentro de 24 horas todavía completa este pago.',
  },
  CANCELED_BY_TENANT: {
    en: 'You canceled it. Money that arrives for it later stays among the unmatched movements.',
    es: 'Usted lo canceló. El dinero que llegue después queda entre los movimientos sin asignar.',
  },
  PAID_IN_ANOTHER_WAY: {
    en: 'The customer paid the same checkout session in another way. Money that arrives for it too stays among the unmatched movements: give it back.',
    es: 'El cliente pagó la misma sesión de otra forma. El dinero que llegue también por esta queda entre los movimientos sin asignar: devuélvalo.',
  },
  APPROVAL_DECLINED: {
    en: 'A second person declined the payout. Nothing was sent.',
    es: 'Una segunda persona no aprobó el pago. No se envió nada.',
  },
  APPROVAL_EXPIRED: {
    en: 'Nobody approved the payout in time. Nothing was sent: request it again.',
    es: 'Nadie aprobó el pago a tiempo. No se envió nada: solicítelo de nuevo.',
  },
  BANK_NOT_REACHED: {
    en: 'The bank could not be reached and nothing was charged. Try again.',
    es: 'No se pudo contactar al banco y no se cobró nada. Intente de nuevo.',
  },
  RESOLVED_BY_OPERATOR: {
    en: 'The operator of the gateway confirmed with the bank that no money moved.',
    es: 'El operador de la pasarela confirmó con el banco que no hubo movimiento de dinero.',
  },
} as const satisfies Record<string, LocalizedText>

export type OwnFailure = keyof typeof ownFailures

const unknownFailure: LocalizedText = {
  en: 'The bank declined without a known reason.',
  es: 'El banco rechazó la operación sin un motivo conocido.',
}

/** Explanation for the merchant: the cause, and the next step with the customer. */
export function explainFailure(method: Payment['method'], bank: BankName | null, code: string): LocalizedText {
  const own = Object.hasOwn(ownFailures, code) ? ownFailures[code as OwnFailure] : undefined
  return own ?? (bank && bankText(bank, method, code)) ?? unknownFailure
}

/** A DISPERSION is a part of a disbursement, with the codes of a credit, or a payout, which has codes of its own. */
function bankText(bank: BankName, method: Payment['method'], code: string): LocalizedText | undefined {
  const text = failureText(bank, flowOf[method], code)
  return text || method !== 'DISPERSION' ? text : failureText(bank, 'payOut', code)
}
