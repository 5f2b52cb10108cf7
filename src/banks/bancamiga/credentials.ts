import { Secret } from '../../foundation/secret.ts'
import type { CredentialFields, FieldError } from '../account-address.ts'
import { type CredentialField, fieldForms, fieldHelp, readFields } from '../credential-fields.ts'

/** Credentials and settings of an account at Bancamiga. */
export type BancamigaCredentials = {
  /** The user at the bank’s service. */
  dni: string
  password: Secret
  /** Given by the bank with the user, for the first log-on. */
  temporaryToken: Secret
  /** The merchant's own phone, to which customers pay; identifies the account. */
  collectingPhone: string
  rif: string
  accountHolder?: string
  /** The bank’s lists have payments between persons only, no C2P charges. */
  listIsP2p: boolean
}

const fields = {
  dni: {
    pattern: /^[A-Za-z0-9-]{4,20}$/,
    message: 'The user (Dni) is 4 to 20 letters, digits and hyphens, as Bancamiga gave it.',
    help: {
      en: 'User (Dni) of Bancamiga’s Pago Móvil service, as the bank gave it.',
      es: 'Usuario (Dni) del servicio de Pago Móvil de Bancamiga, como lo entregó el banco.',
    },
  },
  password: {
    pattern: /^[^\p{Cc}]{4,128}$/u,
    message: 'The password (Pass) has 4 to 128 characters.',
    secret: true,
    help: { en: 'Password (Pass) of that user.', es: 'Contraseña (Pass) de ese usuario.' },
  },
  temporaryToken: {
    pattern: /^[\x21-\x7e]{8,4096}$/,
    message: 'The temporary token is 8 to 4096 characters without blanks, as Bancamiga gave it.',
    secret: true,
    help: {
      en: 'Temporary token from Bancamiga, for the first log-on. Later the gateway renews its own token.',
      es: 'Token temporal de Bancamiga, para el primer inicio de sesión. Después Pasarela renueva su propio token.',
    },
  },
  collectingPhone: {
    ...fieldForms.phone,
    help: {
      en: 'Phone of the merchant’s Pago Móvil, to which customers pay.',
      es: 'Teléfono del Pago Móvil del comercio, al que pagan los clientes.',
    },
  },
  rif: {
    ...fieldForms.rif,
    help: {
      en: "Merchant's RIF, such as J123456789: as registered with Bancamiga. Customers need it for a transfer.",
      es: 'RIF del comercio, como J123456789: el registrado en Bancamiga. Los clientes lo necesitan para transferir.',
    },
  },
  accountNumber: {
    ...fieldForms.accountNumber('0172'),
    optional: true,
    help: {
      en: 'Account number: 20 digits, the account that receives the money. Only its last digits are shown.',
      es: 'Número de cuenta: 20 dígitos, la cuenta que recibe el dinero. Solo se muestran sus últimos dígitos.',
    },
  },
  accountHolder: fieldForms.accountHolder,
  listIsP2p: {
    ...fieldForms.yesOrNo,
    help: {
      en: 'yes accepts payments without a reference, if Bancamiga confirmed that its lists have no C2P; no (default) asks for the reference.',
      es: 'yes acepta pagos sin referencia, si Bancamiga confirmó que sus listas no incluyen C2P; no (por defecto) pide la referencia.',
    },
  },
} satisfies Record<string, CredentialField>

export const bancamigaFields = fieldHelp(fields)

/** Checks the format of an operator's input. */
export function parseBancamigaCredentials(
  input: CredentialFields,
): { ok: BancamigaCredentials } | { errors: FieldError[] } {
  const read = readFields('Bancamiga', fields, input)
  if ('errors' in read) return read
  const { dni, password, temporaryToken, collectingPhone, rif, accountHolder, listIsP2p } = read.values
  return {
    ok: {
      dni,
      password: new Secret(password),
      temporaryToken: new Secret(temporaryToken),
      collectingPhone,
      rif,
      ...(accountHolder && { accountHolder }),
      listIsP2p: listIsP2p === 'yes',
    },
  }
}
