import { isIP } from 'node:net'
import { Secret } from '../../foundation/secret.ts'
import { fieldHelp } from '../credential-fields.ts'
import { readPhone } from '../notification.ts'
import { type FieldName, rules } from './credential-fields.ts'
import type { Identity, ProductAccess } from './wire/client.ts'
import { type Product, products } from './wire/operations.ts'

/** Credentials and settings of an account at Mercantil. A product without access is not contracted: its flows are absent. */
export type MercantilCredentials = {
  /** The receiving account, twenty digits; identifies the account. */
  accountNumber: string
  rif: string
  /** The merchant's affiliated phone, to which customers pay. */
  collectingPhone: string
  accountHolder?: string
  access: Partial<Record<Product, ProductAccess>>
  identity: Identity
  settings: MercantilSettings
}

export type MercantilSettings = {
  /** The search of mobile payments is also queried without a reference: that is how lost answers are settled. */
  searchWithoutReference: boolean
  /** First letters of every invoice number, so that two systems of one merchant never use the same. */
  invoicePrefix: string
}

/** Values of the bank's samples. A full user agent was refused in production. */
const DEFAULTS = { clientIp: '10.0.0.1', browserAgent: 'Chrome 18.1.3', invoicePrefix: 'P' }

/** The fields in the order of a form. */
export const mercantilFields = fieldHelp(rules)

type FieldError = { field: string; message: string }

/** Checks the format of an operator's input. The messages never repeat a value. */
export function parseMercantilCredentials(
  input: Readonly<Record<string, string>>,
): { ok: MercantilCredentials } | { errors: FieldError[] } {
  const errors: FieldError[] = Object.keys(input)
    .filter((name) => !Object.hasOwn(rules, name))
    .map((name) => ({ field: name, message: 'Mercantil credentials have no such field.' }))

  function read(name: FieldName): string {
    const { pattern, message, optional, normalize } = rules[name]
    const given = (Object.hasOwn(input, name) ? input[name] : undefined)?.trim() ?? ''
    if (given === '' && optional) return ''
    const text = normalize ? normalize(given) : given
    if (!pattern.test(text)) errors.push({ field: name, message })
    return text
  }

  const listed = read('products').split(',')
  const defaults = { clientId: read('clientId'), merchantId: read('merchantId'), secret: read('secretKey') }
  const access: Partial<Record<Product, ProductAccess>> = {}
  for (const product of products) {
    const own = {
      clientId: read(`${product}ClientId`),
      merchantId: read(`${product}MerchantId`),
      secret: read(`${product}Secret`),
    }
    if (!listed.includes(product) && Object.values(own).every((text) => text === '')) continue
    const clientId = own.clientId || defaults.clientId
    const merchantId = own.merchantId || defaults.merchantId
    const secret = own.secret || defaults.secret
    const [clientField, merchantField, secretField] = fieldsOf(product)
    if (clientId === '') errors.push({ field: clientField, message: MISSING })
    if (merchantId === '') errors.push({ field: merchantField, message: MISSING })
    if (secret === '') errors.push({ field: secretField, message: MISSING })
    access[product] = { clientId: new Secret(clientId), merchantId, secret: new Secret(secret) }
  }
  const clientIp = read('clientIp') || DEFAULTS.clientIp
  if (isIP(clientIp) === 0) errors.push({ field: 'clientIp', message: rules.clientIp.message })
  const accountHolder = read('accountHolder')
  const ok: MercantilCredentials = {
    accountNumber: read('accountNumber'),
    rif: read('rif'),
    collectingPhone: readPhone(read('collectingPhone')) ?? '',
    ...(accountHolder && { accountHolder }),
    access,
    identity: {
      integratorId: read('integratorId'),
      terminalId: read('terminalId'),
      clientIp,
      browserAgent: read('browserAgent') || DEFAULTS.browserAgent,
    },
    settings: {
      searchWithoutReference: read('searchWithoutReference') !== 'no',
      invoicePrefix: read('invoicePrefix') || DEFAULTS.invoicePrefix,
    },
  }
  if (Object.keys(access).length === 0 && errors.length === 0) {
    errors.push({ field: 'products', message: 'At least one product is needed: in products, or with its own fields.' })
  }
  return errors.length > 0 ? { errors } : { ok }
}

const MISSING = 'The product needs this field of its own, or the one for all products.'

function fieldsOf(product: Product) {
  return [`${product}ClientId`, `${product}MerchantId`, `${product}Secret`] as const
}
