/** A mobile payment into the merchant's account at R4. */
export type IncomingPayment = {
  amount: string
  reference: string
  /** `58` and ten digits. */
  phone: string
  document: string
  bankCode: string
  concept: string | undefined
  /** The network's word; only 00 is money. */
  networkCode: string
  at: number
  /** A charge of the merchant's own is told when it is made: nobody is asked before. */
  isCharge: boolean
}

/** How the bank knows the merchant: eight digits of its document, and the phone that collects. */
export type Merchant = { commerceId: string; phone: string }

/** What differs between calls that say the same. */
export type Variant = {
  /** The question before the payment with everything, or with the payer's document only. */
  asks: 'full' | 'document'
  bankDigits: 3 | 4
}

export const variants = {
  full: { asks: 'full', bankDigits: 3 },
  documentOnly: { asks: 'document', bankDigits: 3 },
  longBank: { asks: 'full', bankDigits: 4 },
} as const satisfies Record<string, Variant>

/** R4consulta. */
export function questionFields(
  payment: IncomingPayment,
  merchant: Merchant,
  { asks }: Variant,
): Record<string, string> {
  const IdCliente = payment.document.slice(1).padStart(8, '0')
  if (asks === 'document') return { IdCliente }
  return { IdCliente, Monto: payment.amount, TelefonoComercio: national(merchant.phone) }
}

/** R4notifica and MBconsulta. */
export function noticeFields(
  payment: IncomingPayment,
  merchant: Merchant,
  { bankDigits }: Variant,
): Record<string, string> {
  return {
    IdComercio: merchant.commerceId,
    TelefonoComercio: national(merchant.phone),
    TelefonoEmisor: national(payment.phone),
    ...(payment.concept === undefined ? {} : { Concepto: payment.concept }),
    BancoEmisor: payment.bankCode.slice(-bankDigits),
    Monto: payment.amount,
    FechaHora: new Date(payment.at).toISOString(),
    Referencia: payment.reference,
    CodigoRed: payment.networkCode,
  }
}

/** `04141234567`. */
function national(phone: string): string {
  return phone.replace(/^58/, '0')
}
