import type { LocalizedText } from '../foundation/text.ts'
import type { CredentialFields, FieldError, FieldHelp } from './account-address.ts'
import { readPhone } from './notification.ts'

/** A field of an account's credentials: its form, the message for a wrong one, and its help. */
export type CredentialField = {
  pattern: RegExp
  /** Never repeats a value. */
  message: string
  help: LocalizedText
  optional?: boolean
  secret?: boolean
  /** The only values it takes. */
  choices?: readonly string[]
  normalize?: (text: string) => string
}

type Rules<Name extends string> = Readonly<Record<Name, CredentialField>>

const withoutMarks = (text: string) => text.replaceAll(/[\s.-]/g, '').toUpperCase()

export const fieldForms = {
  phone: {
    pattern: /^58\d{10}$/,
    message: "The merchant's phone has 10 digits after 0 or 58, such as 04120000001.",
    normalize: (text: string) => readPhone(withoutMarks(text)) ?? text,
  },
  rif: {
    pattern: /^[VEJPGC]\d{5,9}$/,
    message: "The merchant's RIF is a letter and 5 to 9 digits, such as J123456789.",
    normalize: withoutMarks,
  },
  accountNumber: (bankCode: string) => ({
    pattern: new RegExp(`^${bankCode}\\d{16}$`),
    message: `The account number is 20 digits that begin with ${bankCode}.`,
    normalize: withoutMarks,
  }),
  yesOrNo: {
    pattern: /^(yes|no)$/,
    message: 'The value must be yes or no.',
    optional: true,
    choices: ['yes', 'no'],
    normalize: (text: string) => text.toLowerCase(),
  },
  accountHolder: {
    pattern: /^[^\p{Cc}]{1,80}$/u,
    message: 'The account holder’s name has 1 to 80 characters.',
    optional: true,
    help: {
      en: 'Name of the account holder, shown to customers who are asked for a transfer; otherwise the tenant’s name.',
      es: 'Nombre del titular de la cuenta, que ven los clientes a quienes se pide una transferencia; si falta, el del comercio.',
    },
  },
} as const satisfies Record<string, Partial<CredentialField> | ((text: string) => Partial<CredentialField>)>

/** The fields in the order of a form. */
export function fieldHelp(rules: Rules<string>): FieldHelp[] {
  return Object.entries(rules).map(([name, { optional = false, secret = false, choices, help }]) => ({
    name,
    optional,
    secret,
    ...(choices && { choices }),
    help,
  }))
}

/** Reads an operator's input; an optional field that was not given is empty. */
export function readFields<Name extends string>(
  bank: string,
  rules: Rules<Name>,
  input: CredentialFields,
): { values: Record<Name, string> } | { errors: FieldError[] } {
  const errors: FieldError[] = Object.keys(input)
    .filter((name) => !Object.hasOwn(rules, name))
    .map((name) => ({ field: name, message: `${bank} credentials have no such field.` }))
  const values = Object.entries<CredentialField>(rules).map(([name, rule]) => {
    const { pattern, message, optional, normalize } = rule
    const given = (Object.hasOwn(input, name) ? input[name] : undefined)?.trim() ?? ''
    if (given === '' && optional) return [name, '']
    const text = normalize ? normalize(given) : given
    if (!pattern.test(text)) errors.push({ field: name, message })
    return [name, text]
  })
  return errors.length > 0 ? { errors } : { values: Object.fromEntries(values) as Record<Name, string> }
}
