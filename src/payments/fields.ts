import type { BankService } from '../banks/directory.ts'
import { type Form, formMistake, hints, plainBank, plainDocument, plainPhone, spellings } from '../banks/field-forms.ts'
import { addDays, isDate } from '../foundation/caracas.ts'
import { type ErrorDetail, GatewayError } from '../foundation/errors.ts'
import { type Decimal, decimal } from '../foundation/money.ts'
import { plainTextPattern } from '../foundation/plain-text.ts'
import { type TSchema, Type } from '../foundation/schema.ts'
import type { Language, LocalizedText } from '../foundation/text.ts'

/**
 * Fields that many bodies share: their schemas and their normalisation. Common spellings (dashes, dots, lower case,
 * 0414…) are accepted; invalid values are reported by field.
 */
export const withHint = <Schema extends TSchema>(schema: Schema, hint: LocalizedText): Schema => ({
  ...schema,
  'x-hint': hint,
})

/** For bodies that need one of two amounts. */
export const usdOrVes = { 'x-needs-one': ['usdAmount', 'vesAmount'] }

const METADATA_ENTRIES = 20

const textOf = (form: Form) => ({ maxLength: 20, 'x-form': form })

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
  metadata: () => {
    const pattern = '^[A-Za-z0-9_.-]{1,40}$'
    return withHint(
      Type.Record(
        Type.String({ pattern }),
        withHint(
          Type.String({ maxLength: 200, pattern: plainTextPattern, 'x-no-card-number': true }),
          hints.metadataValue,
        ),
        {
          maxProperties: METADATA_ENTRIES,
          propertyNames: { pattern, 'x-no-card-number': true, 'x-hint': hints.metadata },
          examples: [{ orderId: '1042' }],
          description: `Your own data, at most ${METADATA_ENTRIES} pairs of short texts; returned as you sent it.`,
        },
      ),
      hints.metadata,
    )
  },
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
  /** The HTTP layer has validated its bodies already: this check is for other callers. */
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
