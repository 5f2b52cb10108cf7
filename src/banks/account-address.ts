import type { BankName } from './bank.ts'

export type CredentialFields = Readonly<Record<string, string>>
export type FieldError = { field: string; message: string }
/** A field of `pasarela bank set` and of the dashboard's form. */
export type FieldHelp = {
  name: string
  optional: boolean
  secret: boolean
  /** The only values it takes; without them any text of its form. */
  choices?: readonly string[]
  help: { en: string; es: string }
}

/** Base URLs of the banks' environments. */
const environments: Record<BankName, Readonly<Record<string, string>>> = {
  bnc: {
    qa: 'https://servicios.bncenlinea.com:16500/api',
    production: 'https://servicios.bncenlinea.com:16000/api',
  },
  r4: {},
  // Every path of the quality environment ends in /v2, which the connector puts there.
  bdv: {
    qa: 'https://bdvconciliacionqa.banvenez.com:444/v2',
    production: 'https://bdvconciliacion.banvenez.com:443',
  },
  mercantil: {
    sandbox: 'https://apimbu.mercantilbanco.com/mercantil-banco/sandbox/v1',
    cert: 'https://apimbu.mercantilbanco.com/mercantil-banco/cert/v1',
    production: 'https://apimbu.mercantilbanco.com/mercantil-banco/prod/v1',
  },
  banesco: {},
  // The bank gives every merchant an address.
  bancamiga: {},
}

const baseUrlField: FieldHelp = {
  name: 'baseUrl',
  optional: true,
  secret: false,
  help: {
    en: 'Address of the bank for this account, https; otherwise the installation’s.',
    es: 'Dirección del banco para esta cuenta, https; si falta, la de la instalación.',
  },
}
const environmentField = (bank: string, tests = 'qa'): FieldHelp => ({
  name: 'environment',
  optional: true,
  secret: false,
  choices: [...tests.split(', '), 'production'],
  help: {
    en: `${tests} or production: ${bank}’s known addresses. A baseUrl takes precedence.`,
    es: `${tests} o production: las direcciones conocidas de ${bank}. Una baseUrl tiene prioridad.`,
  },
})

/** Address fields of an account, in addition to its credentials. */
export const addressFields: Record<BankName, FieldHelp[]> = {
  bnc: [environmentField('BNC'), baseUrlField],
  r4: [baseUrlField],
  bdv: [environmentField('BDV'), baseUrlField],
  mercantil: [environmentField('Mercantil', 'sandbox, cert'), baseUrlField],
  banesco: [baseUrlField],
  bancamiga: [baseUrlField],
}

/**
 * Separates the account's address from its credentials, which the connector parses. The address is stored per account, so
 * that one tenant may use a bank's QA while another is in production.
 */
export function splitAddress(
  bank: BankName,
  { baseUrl: givenUrl = '', ...others }: CredentialFields,
  defaultUrl: string,
): { ok: { baseUrl: string; fields: CredentialFields } } | { errors: FieldError[] } {
  const environmentUrls = environments[bank]
  const hasEnvironments = Object.keys(environmentUrls).length > 0
  // For a bank without environments the field stays, and the connector's parser rejects it as unknown.
  const { environment: givenName = '', ...withoutEnvironment } = others
  const fields = hasEnvironments ? withoutEnvironment : others
  const name = hasEnvironments ? givenName.trim() : ''
  const url = givenUrl.trim()

  const errors: FieldError[] = []
  if (url !== '' && !isBankAddress(url)) errors.push({ field: 'baseUrl', message: ADDRESS_RULE })
  if (name !== '' && !Object.hasOwn(environmentUrls, name)) {
    errors.push({
      field: 'environment',
      message: `The environment is one of: ${Object.keys(environmentUrls).join(', ')}.`,
    })
  }
  const baseUrl = url === '' ? (environmentUrls[name] ?? defaultUrl) : url.replace(/\/+$/, '')
  if (baseUrl === '') errors.push({ field: 'baseUrl', message: NO_DEFAULT })
  return errors.length > 0 ? { errors } : { ok: { baseUrl, fields } }
}

const ADDRESS_RULE =
  'The address must use https, without user, query or fragment, such as https://bank.example:16500/api; http only on this machine.'
const NO_DEFAULT = 'The address of the bank for this account is needed: this installation has none for the bank.'
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

function isBankAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
}
