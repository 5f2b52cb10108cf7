import { isIP } from 'node:net'
import { isDate } from '../foundation/caracas.ts'
import { passesLuhn } from '../foundation/card-number.ts'
import { hasAtMostDecimals } from '../foundation/money.ts'
import type { LocalizedText } from '../foundation/text.ts'
import { type BankService, findBank } from './directory.ts'

/** Hints for invalid values of the fields that many request bodies share. */
export const hints = {
  document: {
    en: 'must be a letter V, E, J, P, G or C and 5 to 9 digits, such as V12345678',
    es: 'debe ser una letra V, E, J, P, G o C y de 5 a 9 dígitos, como V12345678',
  },
  phone: {
    en: 'must be 58 and 10 digits of a mobile phone, such as 584141234567',
    es: 'debe ser 58 y los 10 dígitos de un teléfono móvil, como 584141234567',
  },
  token: { en: 'must be 6 to 8 digits', es: 'debe tener de 6 a 8 dígitos' },
  metadata: {
    en: 'must have at most 20 pairs; names of 1 to 40 letters, digits, ".", "_" or "-", and no card number',
    es: 'debe tener como máximo 20 pares; nombres de 1 a 40 letras, dígitos, «.», «_» o «-», y ningún número de tarjeta',
  },
  metadataValue: {
    en: 'must be a text of at most 200 printable characters',
    es: 'debe ser un texto de 200 caracteres imprimibles como máximo',
  },
  externalRef: { en: 'must have 1 to 128 printable characters', es: 'debe tener de 1 a 128 caracteres imprimibles' },
  bank: { en: 'must be a bank code from GET /v1/banks', es: 'debe ser el código de un banco de GET /v1/banks' },
  bankService: {
    en: 'that bank does not offer this service: see GET /v1/banks',
    es: 'ese banco no ofrece este servicio: vea GET /v1/banks',
  },
  usdOrVes: { en: 'usdAmount or vesAmount is required', es: 'se requiere usdAmount o vesAmount' },
  decimals: { en: 'must have at most 2 decimals', es: 'debe tener como máximo 2 decimales' },
  date: { en: 'must be a day such as 2026-10-05', es: 'debe ser un día como 2026-10-05' },
  payoutDate: {
    en: 'must be a day such as 2026-10-05 or 10/05/2026 (month first)',
    es: 'debe ser un día como 2026-10-05 o 10/05/2026 (el mes primero)',
  },
  cardNumber: {
    en: 'must be the 13 to 19 digits of a card, without spaces',
    es: 'debe ser los 13 a 19 dígitos de una tarjeta, sin espacios',
  },
  ip: { en: 'must be an IPv4 or IPv6 address', es: 'debe ser una dirección IPv4 o IPv6' },
} satisfies Record<string, LocalizedText>

export const plainDocument = (text: string) => text.replaceAll(/[-.\s]/g, '').toUpperCase()

export function plainPhone(text: string): string {
  const digits = text.replaceAll(/[-\s+]/g, '')
  return /^0\d{10}$/.test(digits) ? `58${digits.slice(1)}` : digits
}

/** 102, '102' and '0102' name the same bank. */
export const plainBank = (value: number | string) => String(value).padStart(4, '0')

/** Accepts `2026-10-05` and `10/05/2026` (month first). */
export const plainPayoutDate = (text: string) => text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$1-$2')

/**
 * Checks that a JSON Schema cannot express, by the name in `x-form`; each returns the hint for an invalid value. The HTTP
 * layer runs them during validation, so that a caller learns of all invalid fields at once.
 */
const forms = {
  document: textForm(hints.document, (text) => /^[VEJPGC]\d{5,9}$/.test(plainDocument(text))),
  phone: textForm(hints.phone, (text) => /^58\d{10}$/.test(plainPhone(text))),
  cardNumber: textForm(hints.cardNumber, passesLuhn),
  payoutDate: textForm(hints.payoutDate, (text) => isDate(plainPayoutDate(text))),
  // A zone names an interface of the sender's machine and is meaningless to a bank.
  ip: textForm(hints.ip, (text) => isIP(text) !== 0 && !text.includes('%')),
  cents: (value: unknown) =>
    !Number.isFinite(value) || hasAtMostDecimals(value as number, 2) ? undefined : hints.decimals,
  bank: bankForm(),
  c2pBank: bankForm('c2p'),
  p2pBank: bankForm('p2p'),
  debitBank: bankForm('debit'),
  creditBank: bankForm('credit'),
} satisfies Record<string, (value: unknown) => LocalizedText | undefined>

export type Form = keyof typeof forms

/** Hint for an invalid value; undefined for a valid one, and for one whose type or length the schema refuses. */
export function formMistake(form: string, value: unknown): LocalizedText | undefined {
  return Object.hasOwn(forms, form) ? forms[form as Form](value) : undefined
}

/** Longest text that a form accepts. */
const FORM_CHARACTERS_MAX = 64

function textForm(hint: LocalizedText, isValid: (text: string) => boolean) {
  return (value: unknown) =>
    typeof value !== 'string' || (value.length <= FORM_CHARACTERS_MAX && isValid(value)) ? undefined : hint
}

function bankForm(service?: BankService) {
  return (value: unknown) => {
    if (!(typeof value === 'string' ? /^\d{3,4}$/.test(value) : Number.isInteger(value))) return undefined
    const found = findBank(plainBank(value as number | string))
    if (!found) return hints.bank
    return service === undefined || found.services.includes(service) ? undefined : hints.bankService
  }
}

/** Accepted spellings as patterns for the OpenAPI document (`x-pattern`); validation uses `forms` instead. */
export const spellings = {
  document: '^[-.\\s]*[VEJPGCvejpgc](?:[-.\\s]*\\d){5,9}[-.\\s]*$',
  phone: '^[-+\\s]*(?:5[-+\\s]*8|0)(?:[-+\\s]*\\d){10}[-+\\s]*$',
  date: '^\\d{4}-\\d{2}-\\d{2}$',
  monthFirstOrDate: '^(?:\\d{4}-\\d{2}-\\d{2}|\\d{2}/\\d{2}/\\d{4})$',
}
