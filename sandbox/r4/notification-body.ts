/** A mobile payment into the merchant's account at R4. */
export type IncomingPayment = {
  amount: string
  reference: string
  /** `58` and ten digits. */
  phone: string
  document: string
  bankCode: string
  concept: string | undefined
  /** Response code of the interbank network; only 00 is a completed payment. */
  networkCode: string
  at: number
  /** A charge of the merchant is notified after the fact, without a query before. */
  isCharge: boolean
}

/** The merchant's identifiers at the bank: eight digits of its document, and its collecting phone. */
export type Merchant = { commerceId: string; phone: string }

/** Formatting differences between calls with the same content. */
export type Variant = {
  /** R4consulta with all fields, or with the payer's document only. */
  asks: 'full' | 'document'
  bankDigits: 3 | 4
}

export const variants = {
  full: { asks: 'full', bankDigits: 3 },
  documentOnly: { asks: 'document', bankDigits: 3 },
  longBank: { asks: 'full', bankDigits: 4 },
} as const satisfies Record<string, Variant>

/** Fields of R4consulta. */
export function queryFields(payment: IncomingPayment, merchant: Merchant, { asks }: Variant): Record<string, string> {
  const IdCliente = payment.document.slice(1).padStart(8, '0')
  if (asks === 'document') return { IdCliente }
  return { IdCliente, Monto: payment.amount, TelefonoComercio: nationalPhone(merchant.phone) }
}

/** Fields of R4notifica and MBconsulta. */
export function notificationFields(
  payment: IncomingPayment,
  merchant: Merchant,
  { bankDigits }: Variant,
): Record<string, string> {
  return {
    IdComercio: merchant.commerceId,
    TelefonoComercio: nationalPhone(merchant.phone),
    TelefonoEmisor: nationalPhone(payment.phone),
    ...(payment.concept === undefined ? {} : { Concepto: payment.concept }),
    BancoEmisor: payment.bankCode.slice(-bankDigits),
    Monto: payment.amount,
    FechaHora: new Date(payment.at).toISOString(),
    Referencia: payment.reference,
    CodigoRed: payment.networkCode,
  }
}

/** `04141234567`. */
function nationalPhone(phone: string): string {
  return phone.replace(/^58/, '0')
}
