import { isIP } from 'node:net'
import { type TSchema, Type } from 'typebox'
import { type BankService, findBank } from '../banks/directory.ts'
import { addDays, isDate } from '../foundation/caracas.ts'
import { passesLuhn } from '../foundation/card-number.ts'
import { type ErrorDetail, GatewayError } from '../foundation/errors.ts'
import { type Decimal, decimal, hasAtMostDecimals } from '../foundation/money.ts'
import { plainTextPattern } from '../foundation/plain-text.ts'
import type { Language, LocalizedText } from '../foundation/text.ts'

/**
 * Fields shared by many request bodies: their OpenAPI schema, and their normalization to the one spelling used internally.
 * Common spellings (dashes, dots, lower case, 0414…) are accepted; an invalid value is reported by its path.
 */
export const withHint = <Schema extends TSchema>(schema: Schema, hint: LocalizedText): Schema => ({
  ...schema,
  'x-hint': hint,
})

const hints = {
  document: {
    en: 'must be a letter V, E, J, P, G or C and 5 to 9 digits, such as V12345678',
    es: 'debe ser una letra V, E, J, P, G o C y de 5 a 9 dígitos, como V12345678',
  },
  phone: {
    en: 'must be 58 and 10 digits of a mobile phone, such as 584141234567',
    es: 'debe ser 58 y los 10 dígitos de un teléfono móvil, como 584141234567',
  },
  token: { en: 'must be 6 to 8 digits', es: 'debe tener de 6 a 8 dígitos' },
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

const plainDocument = (text: string) => text.replaceAll(/[-.\s]/g, '').toUpperCase()

function plainPhone(text: string): string {
  const digits = text.replaceAll(/[-\s+]/g, '')
  return /^0\d{10}$/.test(digits) ? `58${digits.slice(1)}` : digits
}

/** 102, '102' and '0102' name the same bank. */
const plainBank = (value: number | string) => String(value).padStart(4, '0')

/** Accepts YYYY-MM-DD and MM/DD/YYYY, which are both in use. */
export const plainPayoutDate = (text: string) => text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$1-$2')

/**
 * Checks that a JSON schema cannot express, by the name in a field's `x-form`; each returns the hint for an invalid value.
 * The HTTP layer runs them during validation, so that one response lists all invalid fields.
 */
const forms = {
  document: textForm(hints.document, (text) => /^[VEJPGC]\d{5,9}$/.test(plainDocument(text))),
  phone: textForm(hints.phone, (text) => /^58\d{10}$/.test(plainPhone(text))),
  cardNumber: textForm(hints.cardNumber, passesLuhn),
  payoutDate: textForm(hints.payoutDate, (text) => isDate(plainPayoutDate(text))),
  // A zone names an interface of the sender's machine and means nothing to a bank.
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

/** Undefined for a valid value, and for a value whose type or length the schema already rejects. */
export function formMistake(form: string, value: unknown): LocalizedText | undefined {
  return Object.hasOwn(forms, form) ? forms[form as Form](value) : undefined
}

/** Longer texts are invalid in every form. */
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

/** Schema keyword of bodies that require one of two amounts. */
export const usdOrVes = { 'x-needs-one': ['usdAmount', 'vesAmount'] }

const textOf = (form: Form) => ({ maxLength: 20, 'x-form': form })

/**
 * Accepted spellings, for the OpenAPI document. The validator ignores them (`x-pattern`): `forms` check them, together with
 * rules that no pattern can express.
 */
export const spellings = {
  document: '^[-.\\s]*[VEJPGCvejpgc](?:[-.\\s]*\\d){5,9}[-.\\s]*$',
  phone: '^[-+\\s]*(?:5[-+\\s]*8|0)(?:[-+\\s]*\\d){10}[-+\\s]*$',
  date: '^\\d{4}-\\d{2}-\\d{2}$',
  monthFirstOrDate: '^(?:\\d{4}-\\d{2}-\\d{2}|\\d{2}/\\d{2}/\\d{4})$',
}

export const fields = {
  usdAmount: (maximum = 100_000) =>
    Type.Number({
      minimum: 0.01,
      maximum,
      'x-form': 'cents' satisfies Form,
      examples: [25.5],
      description: 'In USD, at most 2 decimals.',
    }),
  vesAmount: (description = 'In VES, at most 2 decimals.') =>
    Type.Number({
      minimum: 0.01,
      maximum: 99_999_999.99,
      'x-form': 'cents' satisfies Form,
      examples: [1523.4],
      description,
    }),
  document: () =>
    withHint(
      Type.String({
        ...textOf('document'),
        'x-pattern': spellings.document,
        examples: ['V12345678'],
        description: 'Letter and 5 to 9 digits; dashes, dots and spaces are ignored.',
      }),
      hints.document,
    ),
  phone: () =>
    withHint(
      Type.String({
        ...textOf('phone'),
        'x-pattern': spellings.phone,
        examples: ['584141234567'],
        description: '58 and 10 digits, or 0 and 10 digits; dashes, spaces and + are ignored.',
      }),
      hints.phone,
    ),
  date: (description: string) =>
    Type.String({ maxLength: 10, 'x-pattern': spellings.date, examples: ['2026-10-05'], description }),
  monthFirstOrDate: (description: string) =>
    Type.String({
      maxLength: 10,
      'x-form': 'payoutDate' satisfies Form,
      'x-pattern': spellings.monthFirstOrDate,
      examples: ['2026-10-05'],
      description,
    }),
  /** Each alternative has the hint, because for a value that matches neither only the first error is reported. */
  bankNumber: (form: Extract<Form, `${string}ank`> = 'bank') =>
    Type.Union(
      [
        withHint(Type.Integer({ minimum: 1, maximum: 9999 }), hints.bank),
        withHint(Type.String({ pattern: '^\\d{3,4}$' }), hints.bank),
      ],
      {
        'x-form': form,
        examples: [102, '0102'],
        description: 'Bank code from GET /v1/banks: a number, or a string of 3 or 4 digits.',
      },
    ),
  token: () =>
    withHint(
      Type.String({
        pattern: '^\\d{6,8}$',
        examples: ['13572468'],
        description: '6 to 8 digits, from the customer’s bank.',
      }),
      hints.token,
    ),
  cardNumber: () =>
    withHint(
      Type.String({
        pattern: '^\\d{13,19}$',
        'x-form': 'cardNumber' satisfies Form,
        examples: ['4242424242424242'],
        description: '13 to 19 digits.',
      }),
      hints.cardNumber,
    ),
  externalRef: () =>
    withHint(
      Type.String({
        minLength: 1,
        maxLength: 128,
        pattern: plainTextPattern,
        'x-no-card-number': true,
        examples: ['order-1042'],
        description: 'Your own reference. Not unique: it does not prevent duplicates.',
      }),
      hints.externalRef,
    ),
  personName: (maxLength: number, description: string) =>
    withHint(
      Type.String({ minLength: 1, maxLength, pattern: plainTextPattern, examples: ['Ana Pérez'], description }),
      {
        en: `must have 1 to ${maxLength} characters, without control characters`,
        es: `debe tener de 1 a ${maxLength} caracteres, sin caracteres de control`,
      },
    ),
  concept: () => Type.String({ maxLength: 30, examples: ['ORDER 1042'] }),
}

/** The error for a field that is found to be invalid after validation. */
export function refusedField(path: string, hint: LocalizedText, language: Language): GatewayError {
  return new GatewayError('invalid_request', { details: [{ path, message: hint[language] }] })
}

/** Parses values one by one and reports all invalid ones in one error. */
export function parseFields<Result>(language: Language, read: (reader: FieldReader) => Result): Result {
  const details: ErrorDetail[] = []
  const addError = (path: string, hint: LocalizedText): void => void details.push({ path, message: hint[language] })
  const result = read(createReader(addError))
  if (details.length > 0) throw new GatewayError('invalid_request', { details })
  return result
}

export type FieldReader = ReturnType<typeof createReader>

function createReader(addError: (path: string, hint: LocalizedText) => void) {
  function amount(path: string, value: number): Decimal {
    check(path, 'cents', value)
    return decimal(value)
  }
  /** Repeats the HTTP layer's validation, for bodies that did not pass through it. */
  function check(path: string, form: Form, value: unknown): void {
    const mistake = formMistake(form, value)
    if (mistake) addError(path, mistake)
  }
  return {
    addError,
    amount,
    /** If a body has both amounts, VES takes precedence: it is the amount the bank moves. */
    usdOrVes(body: { usdAmount?: number; vesAmount?: number }): { usd: Decimal } | { ves: Decimal } {
      if (body.vesAmount !== undefined) return { ves: amount('/vesAmount', body.vesAmount) }
      if (body.usdAmount !== undefined) return { usd: amount('/usdAmount', body.usdAmount) }
      addError('/usdAmount', hints.usdOrVes)
      return { usd: decimal(0) }
    },
    document(path: string, value: string): string {
      check(path, 'document', value)
      return plainDocument(value)
    },
    phone(path: string, value: string): string {
      check(path, 'phone', value)
      return plainPhone(value)
    },
    bankNumber(path: string, value: number | string, service?: BankService): string {
      check(path, service === undefined ? 'bank' : `${service}Bank`, value)
      return plainBank(value)
    },
    check,
    date(path: string, value: string, range?: { notAfter: string; daysBack: number }): string {
      const isValid =
        isDate(value) && (!range || (value <= range.notAfter && value >= addDays(range.notAfter, -range.daysBack)))
      if (!isValid) addError(path, hints.date)
      return value
    },
  }
}
