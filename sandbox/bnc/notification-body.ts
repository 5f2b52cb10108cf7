import { accountNumber, type BncCredentials } from '../credentials.ts'

/** An incoming payment with the fields of BNC's notification. */
export type IncomingPayment = {
  type: 'P2P' | 'TRF' | 'DEP' | 'C2P'
  amount: string
  currency: 'VES' | 'USD'
  /** Caracas, `YYYY-MM-DD` and `HHMM`. */
  day: string
  hour: string
  /** Number issued by the payer's bank, which the payer sees. */
  originReference: string
  /** BNC's own number. */
  destinyReference: string
  bankCode: string
  phone: string
  document: string
  /** The payer's account. */
  account: string
  concept: string
}

/** Formatting differences between notifications with the same content. */
export type Variant = {
  /** `Hour` and `Date` as in the bank's examples, or `TxHour` and `TxDate` as in its table of fields. */
  names: 'short' | 'table'
  /** Whether a mobile payment names the payer's document. */
  clientId: boolean
  /** `J-12345678-9`. */
  dashes: boolean
  /** Replaces the code of the payment's currency. */
  currencyCode?: '0928' | '0840'
}

export const variants = {
  plain: { names: 'short', clientId: false, dashes: false },
  document: { names: 'short', clientId: true, dashes: false },
  fieldTable: { names: 'table', clientId: false, dashes: true },
} as const satisfies Record<string, Variant>

const currencyCodes = { VES: '0928', USD: '0840' }
const timeNames = { short: { hour: 'Hour', day: 'Date' }, table: { hour: 'TxHour', day: 'TxDate' } }

/** Fields of a notification, in the order of the bank's examples. */
export function notificationFields(
  payment: IncomingPayment,
  account: BncCredentials,
  { names, clientId, dashes, currencyCode }: Variant,
): Record<string, string> {
  const isMobile = payment.type === 'P2P' || payment.type === 'C2P'
  const { hour, day } = timeNames[names]
  return {
    PaymentType: payment.type,
    OriginBankReference: payment.originReference,
    DestinyBankReference: payment.destinyReference,
    OriginBankCode: payment.bankCode,
    ...(isMobile && clientId && { ClientID: payment.document }),
    [hour]: payment.hour,
    CurrencyCode: currencyCode ?? currencyCodes[payment.currency],
    Amount: payment.amount,
    [day]: payment.day.replaceAll('-', ''),
    CommerceID: dashes ? account.clientId.replace(/^(.)(.+)(.)$/, '$1-$2-$3') : account.clientId,
    CommercePhone: payment.type === 'DEP' ? '' : internationalPhone(account.collectingPhone),
    ...(isMobile ? mobileFields(payment) : accountFields(payment, account)),
  }
}

function mobileFields({ phone, concept }: IncomingPayment) {
  return { ClientPhone: internationalPhone(phone), Concept: concept }
}

function accountFields({ type, account: from, document, currency }: IncomingPayment, account: BncCredentials) {
  return {
    DebtorAccount: type === 'DEP' ? '' : from,
    DebtorID: document === '' ? '' : `${document.slice(0, 1)}${document.slice(1).padStart(9, '0')}`,
    CreditorAccount: currency === 'USD' ? dollarAccount(account) : account.accountNumber,
  }
}

function internationalPhone(phone: string): string {
  return phone === '' ? '' : `00${phone}`
}

/** The dollar account: the account number after that of the bolívar account. */
function dollarAccount({ accountNumber: own }: BncCredentials): string {
  const number = String((Number(own.slice(10)) + 1) % 1e10).padStart(10, '0')
  return accountNumber(own.slice(0, 4), own.slice(4, 8), number)
}
