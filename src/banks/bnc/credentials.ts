import { Secret } from '../../foundation/secret.ts'

/** What BNC gives a merchant. */
export type BncCredentials = {
  clientGuid: string
  masterKey: Secret
  /** The eight characters C2P charges are made from. */
  terminal: string
  /** The card point of sale. */
  affiliationNumber: string
  /** The account that receives, twenty digits. */
  accountNumber: string
  /** The merchant's RIF. */
  clientId: string
  /** RIF of a child merchant that acts under this client. */
  childClientId?: string
  branchId?: string
}

type Rule = { pattern: RegExp; message: string; optional?: boolean; normalize?: (text: string) => string }

const withoutMarks = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase()
const rif = { pattern: /^[VEJPGC]\d{5,9}$/, normalize: withoutMarks }

const rules: Readonly<Record<keyof BncCredentials, Rule>> = {
  clientGuid: {
    pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    message: 'The client GUID is 36 characters, such as 00000000-1111-4222-8333-444444444444.',
  },
  masterKey: {
    pattern: /^[\x21-\x7e]{16,128}$/,
    message: 'The master key is 16 to 128 characters without blanks, as BNC gave it.',
  },
  terminal: { pattern: /^[A-Za-z0-9]{8}$/, message: 'The terminal is 8 letters or digits.' },
  affiliationNumber: { pattern: /^\d{1,15}$/, message: 'The affiliation number is 1 to 15 digits.' },
  accountNumber: {
    pattern: /^\d{20}$/,
    message: 'The account number is 20 digits.',
    normalize: withoutMarks,
  },
  clientId: { ...rif, message: "The merchant's RIF is a letter and digits, such as J123456789." },
  childClientId: { ...rif, message: "The child merchant's RIF is a letter and digits.", optional: true },
  branchId: { pattern: /^[A-Za-z0-9]{1,20}$/, message: 'The branch is 1 to 20 letters or digits.', optional: true },
}

type FieldError = { field: string; message: string }

/** Checks the form of what an operator typed. The messages never repeat a value. */
export function parseBncCredentials(
  input: Readonly<Record<string, string>>,
): { ok: BncCredentials } | { errors: FieldError[] } {
  const errors: FieldError[] = Object.keys(input)
    .filter((name) => !Object.hasOwn(rules, name))
    .map((name) => ({ field: name, message: 'BNC credentials have no such field.' }))

  function read(name: keyof BncCredentials): string {
    const { pattern, message, optional, normalize } = rules[name]
    const given = (Object.hasOwn(input, name) ? input[name] : undefined)?.trim() ?? ''
    if (given === '' && optional) return ''
    const text = normalize ? normalize(given) : given
    if (!pattern.test(text)) errors.push({ field: name, message })
    return text
  }

  const credentials = {
    clientGuid: read('clientGuid'),
    masterKey: new Secret(read('masterKey')),
    terminal: read('terminal'),
    affiliationNumber: read('affiliationNumber'),
    accountNumber: read('accountNumber'),
    clientId: read('clientId'),
  }
  const childClientId = read('childClientId')
  const branchId = read('branchId')
  if (errors.length > 0) return { errors }
  return { ok: { ...credentials, ...(childClientId && { childClientId }), ...(branchId && { branchId }) } }
}
