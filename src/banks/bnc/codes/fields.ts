import type { Flow } from '../../bank.ts'

/**
 * The gateway's field names by BNC's. BNC names refused fields before it processes anything. Names are compared without
 * case and without a framework's prefix: `$.DebtorID` and `model.debtorID` are `DebtorID`.
 */
const requestFields: Readonly<Record<string, string>> = {
  DebtorCellPhone: 'debtorCellPhone',
  DebtorID: 'debtorId',
  DebtorBankCode: 'debtorBankCode',
  BanckCode: 'debtorBankCode',
  Token: 'token',
  Amount: 'usdAmount',
  CardNumber: 'cardNumber',
  dtExpiration: 'expirationMonth',
  CVV: 'cvv',
  CardPIN: 'cardPin',
  CardHolderID: 'cardHolderId',
  CardHolderName: 'cardHolderName',
  idCardType: 'cardType',
  AccountType: 'accountType',
}

/** Names of the fields of a payment out, which are those of the advanced payments. */
const payoutFields: Readonly<Record<string, string>> = {
  Amount: 'monto',
  BeneficiaryBankCode: 'banco',
  BeneficiaryCellPhone: 'telefono',
  BeneficiaryID: 'cedula',
  Description: 'concepto',
  CreditorBank: 'banco',
  CreditorAccount: 'telefono',
  CreditorID: 'cedula',
  Concept: 'concepto',
}

const debitFields: Readonly<Record<string, string>> = {
  Amount: 'monto',
  DebtorBank: 'banco',
  DebtorAccount: 'telefono',
  DebtorID: 'cedula',
  DebtorName: 'nombre',
  AddtlInf: 'otp',
  Concept: 'concepto',
}

const fieldsByFlow: Partial<Record<Flow, Readonly<Record<string, string>>>> = {
  debit: debitFields,
  requestDebitOtp: debitFields,
  creditPhone: payoutFields,
  creditAccount: { ...payoutFields, CreditorAccount: 'cuenta' },
  sendChange: { ...payoutFields, BeneficiaryCellPhone: 'telefonoDestino' },
}

/** Fields with the customer's data, by operation. Every other field is configuration of the account. */
export const customerFields = {
  charge: ['DebtorCellPhone', 'DebtorID', 'DebtorBankCode', 'Token', 'Amount'],
  reversal: ['BanckCode', 'DebtorCellPhone', 'DebtorID'],
  card: [
    'CardNumber',
    'dtExpiration',
    'CVV',
    'CardPIN',
    'CardHolderID',
    'CardHolderName',
    'idCardType',
    'AccountType',
    'Amount',
  ],
  p2p: ['BeneficiaryBankCode', 'BeneficiaryCellPhone', 'BeneficiaryID', 'Description', 'Amount'],
  simfDebit: ['DebtorBank', 'DebtorAccount', 'DebtorID', 'DebtorName', 'AddtlInf', 'Concept', 'Amount'],
  simfCredit: ['CreditorBank', 'CreditorAccount', 'CreditorID', 'Concept', 'Amount'],
  transfer: ['Reference', 'PhoneNumber', 'BankCode', 'Amount', 'RequestDate', 'DateMovement'],
} as const satisfies Record<string, readonly string[]>

const CODE = 'EPIIMS'
const NAMES_MAX = 5

/** `EPIIMS:DebtorCellPhone,Token`. */
export function fieldsCode(names: readonly string[]): string {
  return `${CODE}:${names.slice(0, NAMES_MAX).join(',')}`
}

/** The refused fields in the bank's spelling if all of them are on the list, else `undefined`. */
export function allOn(list: readonly string[], refused: readonly string[]): string[] | undefined {
  const found = refused.map((name) => list.find((listed) => bare(listed) === bare(name)))
  return found.every((name) => name !== undefined) ? found : undefined
}

/** The gateway's names of the fields in a code such as `EPIIMS:Token`; none for any other code. */
export function refusedFields(code: string, flow?: Flow): string[] {
  const [plain, names = ''] = code.split(':')
  if (plain !== CODE) return []
  const table = (flow && fieldsByFlow[flow]) ?? requestFields
  const found = names.split(',').map((name) => {
    const listed = Object.keys(table).find((other) => bare(other) === bare(name))
    return listed === undefined ? undefined : table[listed]
  })
  return [...new Set(found.filter((name) => name !== undefined))]
}

function bare(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase()
}
