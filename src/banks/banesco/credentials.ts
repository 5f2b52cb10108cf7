import { Secret } from '../../foundation/secret.ts'
import type { CredentialFields, FieldError } from '../account-address.ts'
import { type CredentialField, fieldForms, fieldHelp, readFields } from '../credential-fields.ts'

/** Credentials and settings of an account at Banesco. */
export type BanescoCredentials = {
  clientId: string
  clientSecret: Secret
  /** Address of the token service, if it is not the known one. */
  tokenUrl?: string
  /** The receiving account, twenty digits; identifies the account. */
  accountNumber: string
  /** The merchant's own phone, to which customers pay. */
  collectingPhone: string
  rif: string
  /** The address from which the gateway calls, as the bank allows it. */
  ipAddress: string
  /** The client is named by an Authorization header of the token request instead of its form. */
  basicToken: boolean
  accountHolder?: string
}

const fields = {
  clientId: {
    pattern: /^[\x21-\x7e]{1,128}$/,
    message: 'The client id is 1 to 128 characters without blanks, as Banesco gave it.',
    help: {
      en: 'Client id (client_id) of Banesco’s API, as the bank gave it.',
      es: 'Identificador de cliente (client_id) de la API de Banesco, como lo entregó el banco.',
    },
  },
  clientSecret: {
    pattern: /^[\x21-\x7e]{4,256}$/,
    message: 'The client secret is 4 to 256 characters without blanks, as Banesco gave it.',
    secret: true,
    help: {
      en: 'Secret of the client (client_secret).',
      es: 'Secreto del cliente (client_secret).',
    },
  },
  accountNumber: {
    ...fieldForms.accountNumber('0134'),
    help: {
      en: 'Account number: 20 digits, the account at Banesco that receives the money.',
      es: 'Número de cuenta: 20 dígitos, la cuenta en Banesco que recibe el dinero.',
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
      en: "Merchant's RIF, such as J123456789: as registered with Banesco. Customers need it for a transfer.",
      es: 'RIF del comercio, como J123456789: el registrado en Banesco. Los clientes lo necesitan para transferir.',
    },
  },
  ipAddress: {
    pattern: /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]+)$/,
    message: 'The address is an IPv4 or IPv6 address, such as 203.0.113.7.',
    help: {
      en: 'IP address from which this installation calls, as Banesco allows it.',
      es: 'Dirección IP desde la que llama esta instalación, como la autorizó Banesco.',
    },
  },
  tokenUrl: {
    pattern: /^(?:https:\/\/[^\s/?#@]+|http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?)\/[^\s?#]+$/,
    message: 'The address of the token service must use https, without query or fragment; http only on this machine.',
    optional: true,
    help: {
      en: 'Address of Banesco’s token service; otherwise the known one of production.',
      es: 'Dirección del servicio de tokens de Banesco; si falta, la conocida de producción.',
    },
  },
  accountHolder: fieldForms.accountHolder,
  basicToken: {
    ...fieldForms.yesOrNo,
    help: {
      en: 'yes names the client by Authorization: Basic in the request for a token, if Banesco requires it; no (default) in the form.',
      es: 'yes indica el cliente con Authorization: Basic al pedir un token, si Banesco lo exige; no (por defecto), en el formulario.',
    },
  },
} satisfies Record<string, CredentialField>

export const banescoFields = fieldHelp(fields)

/** Checks the format of an operator's input. */
export function parseBanescoCredentials(
  input: CredentialFields,
): { ok: BanescoCredentials } | { errors: FieldError[] } {
  const read = readFields('Banesco', fields, input)
  if ('errors' in read) return read
  const { clientSecret, tokenUrl, accountHolder, basicToken, ...values } = read.values
  return {
    ok: {
      ...values,
      clientSecret: new Secret(clientSecret),
      ...(tokenUrl && { tokenUrl }),
      basicToken: basicToken === 'yes',
      ...(accountHolder && { accountHolder }),
    },
  }
}
