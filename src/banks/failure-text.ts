import type { LocalizedText } from '../foundation/text.ts'
import type { BankName, Flow } from './bank.ts'
import { connectors } from './connectors.ts'

const phone: LocalizedText = { en: 'phone', es: 'teléfono' }
const document: LocalizedText = { en: 'document', es: 'documento' }
const bank: LocalizedText = { en: 'bank', es: 'banco' }
const amount: LocalizedText = { en: 'amount', es: 'monto' }
const name: LocalizedText = { en: 'name', es: 'nombre' }
const account: LocalizedText = { en: 'account', es: 'cuenta' }
const token: LocalizedText = { en: 'token', es: 'clave' }
const expiry: LocalizedText = { en: 'expiry date', es: 'fecha de vencimiento' }

/** Names of the public API's fields for use in a sentence; other fields keep their API name. */
const fieldWords: ReadonlyMap<string, LocalizedText> = new Map(
  Object.entries({
    debtorCellPhone: phone,
    telefono: phone,
    telefonoDestino: phone,
    debtorId: document,
    cedula: document,
    documento: document,
    cardHolderId: document,
    debtorBankCode: bank,
    banco: bank,
    usdAmount: amount,
    vesAmount: amount,
    monto: amount,
    nombre: name,
    nombres: name,
    cardHolderName: name,
    cuenta: account,
    destino: account,
    token,
    otp: token,
    cardNumber: { en: 'card number', es: 'número de tarjeta' },
    expirationMonth: expiry,
    expirationYear: expiry,
    cvv: { en: 'security code', es: 'código de seguridad' },
    cardPin: { en: 'PIN', es: 'clave de la tarjeta' },
    accountType: { en: 'account type', es: 'tipo de cuenta' },
    cardType: { en: 'card type', es: 'tipo de tarjeta' },
    reference: { en: 'reference', es: 'referencia' },
    dateMovement: { en: 'date', es: 'fecha' },
    concepto: { en: 'concept', es: 'concepto' },
  }),
)

/** The gateway's names of the request fields refused by a code such as `30:telefono` or `EPIIMS:DebtorCellPhone`. */
export function refusedFields(from: BankName, flow: Flow, code: string): string[] {
  return code.includes(':') ? connectors[from].refusedFields(code, flow) : []
}

/** Text of a bank's code in a flow, for people. Refused fields of the request are named. */
export function failureText(from: BankName, flow: Flow, code: string): LocalizedText | undefined {
  const fields = refusedFields(from, flow, code)
  if (fields.length > 0) return fieldsText(fields)
  const [plain = ''] = code.split(':')
  return connectors[from].codesOf(flow)[plain]?.text
}

function fieldsText(fields: string[]): LocalizedText {
  const list = (language: keyof LocalizedText) =>
    [...new Set(fields.map((field) => fieldWords.get(field)?.[language] ?? field))].join(', ')
  return {
    en: `The bank did not accept this data: ${list('en')}. Correct it and try again.`,
    es: `El banco no aceptó estos datos: ${list('es')}. Corríjalos e intente de nuevo.`,
  }
}
