import { Secret } from '../../foundation/secret.ts'

/** What R4 gives a merchant. */
export type R4Credentials = {
  /** The merchant's token: sent with every call. */
  commerce: Secret | string
  /** The key of the signature, for merchants to whom the bank gave a second value; otherwise the token itself. */
  signingKey?: Secret
}

type FieldError = { field: string; message: string }

const KNOWN_FIELDS = ['commerce', 'signingKey']
/** The token travels in a header. */
const KEY_TEXT = /^[\x21-\x7e]{1,256}$/

/** Checks the form of what an operator typed. The messages never repeat a value. */
export function parseR4Credentials(
  input: Readonly<Record<string, string>>,
): { ok: R4Credentials } | { errors: FieldError[] } {
  const commerce = input['commerce']?.trim() ?? ''
  const signingKey = input['signingKey']?.trim() ?? ''
  const errors = Object.keys(input)
    .filter((field) => !KNOWN_FIELDS.includes(field))
    .map((field) => ({ field, message: 'R4 credentials have no such field.' }))
  if (!KEY_TEXT.test(commerce)) {
    errors.push({ field: 'commerce', message: 'The Commerce token is 1 to 256 characters without blanks.' })
  }
  if (signingKey !== '' && !KEY_TEXT.test(signingKey)) {
    errors.push({ field: 'signingKey', message: 'The signing key is 1 to 256 characters without blanks.' })
  }
  if (errors.length > 0) return { errors }
  return {
    ok: {
      commerce: new Secret(commerce),
      ...(signingKey === '' ? {} : { signingKey: new Secret(signingKey) }),
    },
  }
}
