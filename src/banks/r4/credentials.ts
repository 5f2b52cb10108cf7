import { Secret } from '../../foundation/secret.ts'
import type { FieldHelp } from '../account-address.ts'
import { readPhone } from '../notification.ts'

/** Credentials that R4 gives a merchant. */
export type R4Credentials = {
  /** The merchant's token: sent with every call. */
  commerce: Secret | string
  /** The signing key, for merchants with a second value; otherwise the token signs. */
  signingKey?: Secret
  /** The merchant's own phone, to which customers pay. */
  collectingPhone?: string
  /** The merchant's RIF and the account holder's name, which customers need for a transfer. */
  rif?: string
  accountHolder?: string
}

/** The fields of an R4 account as a form shows them. `requestC2pToken` is a setting of the connector, not a credential. */
export const r4Fields: FieldHelp[] = [
  {
    name: 'commerce',
    optional: false,
    secret: true,
    help: {
      en: 'The Commerce token that R4 gave the merchant. It is sent with every call.',
      es: 'El token Commerce que R4 entregó al comercio. Se envía en cada llamada.',
    },
  },
  {
    name: 'signingKey',
    optional: true,
    secret: true,
    help: {
      en: 'The key that signs the calls, if R4 gave a second value. Leave it empty to sign with the Commerce token.',
      es: 'La clave que firma las llamadas, si R4 entregó un segundo valor. Déjela vacía para firmar con el token Commerce.',
    },
  },
  {
    name: 'collectingPhone',
    optional: true,
    secret: false,
    help: {
      en: 'The phone that customers pay to. R4’s notifications of money for another phone are stored and not used.',
      es: 'El teléfono al que pagan los clientes. Los avisos de R4 de dinero para otro teléfono se guardan y no se usan.',
    },
  },
  {
    name: 'rif',
    optional: true,
    secret: false,
    help: {
      en: 'RIF or document of the account, such as J123456789: customers need it for a transfer. Without it no transfer is requested to this account.',
      es: 'RIF o cédula de la cuenta, como J123456789: los clientes lo necesitan para transferir. Sin él no se piden transferencias a esta cuenta.',
    },
  },
  {
    name: 'accountHolder',
    optional: true,
    secret: false,
    help: {
      en: 'Name of the account holder, shown to customers who are asked for a transfer; otherwise the tenant’s name.',
      es: 'Nombre del titular de la cuenta, que ven los clientes a quienes se pide una transferencia; si falta, el del comercio.',
    },
  },
  {
    name: 'requestC2pToken',
    optional: true,
    secret: false,
    choices: ['yes', 'no'],
    help: {
      en: "“yes” requests the key from the payer's bank when a C2P charge is requested. Empty: it is not requested.",
      es: '«yes» pide al banco del pagador que le envíe la clave al solicitar un cobro C2P. Vacío: no se pide.',
    },
  },
]

type FieldError = { field: string; message: string }

const KNOWN_FIELDS = ['commerce', 'signingKey', 'collectingPhone', 'rif', 'accountHolder']
/** Characters allowed in a header, where the token is sent. */
const KEY_TEXT = /^[\x21-\x7e]{1,256}$/

/** Checks the format of an operator's input. The messages never repeat a value. */
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
  const givenPhone = input['collectingPhone']?.trim() ?? ''
  const collectingPhone = readPhone(givenPhone.replaceAll(/[\s.-]/g, ''))
  if (givenPhone !== '' && collectingPhone === undefined) {
    errors.push({ field: 'collectingPhone', message: 'The phone has 10 digits after 0 or 58, such as 04120000001.' })
  }
  const rif = (input['rif'] ?? '').replaceAll(/[\s.-]/g, '').toUpperCase()
  if (rif !== '' && !/^[VEJPGC]\d{5,9}$/.test(rif)) {
    errors.push({ field: 'rif', message: 'The RIF is a letter and 5 to 9 digits, such as J123456789.' })
  }
  const accountHolder = input['accountHolder']?.trim() ?? ''
  if (accountHolder !== '' && !/^[^\p{Cc}]{1,80}$/u.test(accountHolder)) {
    errors.push({ field: 'accountHolder', message: 'The account holder’s name has 1 to 80 characters.' })
  }
  if (errors.length > 0) return { errors }
  return {
    ok: {
      commerce: new Secret(commerce),
      ...(signingKey === '' ? {} : { signingKey: new Secret(signingKey) }),
      ...(collectingPhone === undefined ? {} : { collectingPhone }),
      ...(rif === '' ? {} : { rif }),
      ...(accountHolder === '' ? {} : { accountHolder }),
    },
  }
}
