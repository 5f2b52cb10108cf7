import type { BankName } from './bank.ts'

export type CredentialFields = Readonly<Record<string, string>>
export type FieldError = { field: string; message: string }
/** A field of `pasarela bank set`, as its help prints it. */
export type FieldHelp = { name: string; optional: boolean; secret: boolean; help: { en: string; es: string } }

/** The addresses a bank's environments are known by. */
const environments: Record<BankName, Readonly<Record<string, string>>> = {
  bnc: {
    qa: 'https://servicios.bncenlinea.com:16500/api',
    production: 'https://servicios.bncenlinea.com:16000/api',
  },
  r4: {},
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
const environmentField: FieldHelp = {
  name: 'environment',
  optional: true,
  secret: false,
  help: {
    en: 'qa or production: BNC’s known addresses. A baseUrl goes before it.',
    es: 'qa o production: las direcciones conocidas de BNC. Una baseUrl tiene prioridad.',
  },
}

/** The fields beside the credentials that say where the account is. */
export const addressFields: Record<BankName, FieldHelp[]> = {
  bnc: [environmentField, baseUrlField],
  r4: [baseUrlField],
}

/**
 * Separates the account's address from its credentials, which are the connector's own to parse. Stored with them, so
 * that one tenant may use a bank's QA while another is in production.
 */
export function splitAddress(
  bank: BankName,
  { baseUrl: givenUrl = '', ...others }: CredentialFields,
  defaultUrl: string,
): { ok: { baseUrl: string; fields: CredentialFields } } | { errors: FieldError[] } {
  const known = environments[bank]
  const hasEnvironments = Object.keys(known).length > 0
  // A bank without environments has no such field: the connector's parser refuses it by name.
  const { environment: givenName = '', ...withoutEnvironment } = others
  const fields = hasEnvironments ? withoutEnvironment : others
  const name = hasEnvironments ? givenName.trim() : ''
  const url = givenUrl.trim()

  const errors: FieldError[] = []
  if (url !== '' && !isBankAddress(url)) errors.push({ field: 'baseUrl', message: ADDRESS_RULE })
  if (name !== '' && !Object.hasOwn(known, name)) {
    errors.push({ field: 'environment', message: `The environment is one of: ${Object.keys(known).join(', ')}.` })
  }
  if (errors.length > 0) return { errors }
  return { ok: { baseUrl: url === '' ? (known[name] ?? defaultUrl) : url.replace(/\/+$/, ''), fields } }
}

const ADDRESS_RULE =
  'The address is an https one without user, query or fragment, such as https://bank.example:16500/api; http only on this machine.'
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

function isBankAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
}
