import { Secret } from '../../foundation/secret.ts'
import type { LocalizedText } from '../../foundation/text.ts'
import { fieldHelp } from '../credential-fields.ts'
import { readPhone } from '../notification.ts'
import type { Product } from './wire/operations.ts'

/** Credentials and settings of an account at BDV. A product without its API key is not contracted: its flows are absent. */
export type BdvCredentials = {
  /** The receiving account, twenty digits; identifies the account. */
  accountNumber: string
  rif: string
  /** The merchant's own phone, to which customers pay. */
  collectingPhone: string
  accountHolder?: string
  keys: Partial<Record<Product, Secret>>
  settings: BdvSettings
}

/** Facts that the manual leaves open. The defaults are the readings that are safe with money. */
export type BdvSettings = {
  /** C2P amounts always have two decimals, instead of the shortest form. */
  twoDecimals: boolean
  /** C2P charges name the merchant's phone, which selects the account that is credited. */
  sendOwnPhone: boolean
  /** Code 1030 means that nothing was processed. */
  formatCodeIsFinal: boolean
  /** A payment marked as conciliado counts even if no query of ours marked it. */
  acceptReconciled: boolean
  /** The query by phone lists payments between persons only, no C2P charges. */
  multipleIsP2p: boolean
}

type Field = {
  help: LocalizedText
  message: string
  pattern: RegExp
  optional?: true
  secret?: true
  choices?: readonly string[]
  normalize?: (text: string) => string
}

const withoutMarks = (text: string) => text.replaceAll(/[\s.-]/g, '').toUpperCase()

function apiKey(en: string, es: string): Field {
  return {
    pattern: /^[\x21-\x7e]{8,256}$/,
    message: 'The API key is 8 to 256 characters without blanks, as BDV shows it.',
    optional: true,
    secret: true,
    help: { en, es },
  }
}

function yesOrNo(en: string, es: string): Field {
  return {
    pattern: /^(yes|no)$/,
    message: 'The value must be yes or no.',
    optional: true,
    choices: ['yes', 'no'],
    normalize: (text) => text.toLowerCase(),
    help: { en, es },
  }
}

const fields = {
  accountNumber: {
    pattern: /^0102\d{16}$/,
    message: 'The account number is 20 digits that begin with 0102.',
    normalize: withoutMarks,
    help: {
      en: 'Account number: 20 digits, the account at BDV that receives the money.',
      es: 'Número de cuenta: 20 dígitos, la cuenta en el BDV que recibe el dinero.',
    },
  },
  rif: {
    pattern: /^[VEJPGC]\d{5,9}$/,
    message: "The merchant's RIF is a letter and 5 to 9 digits, such as J123456789.",
    normalize: withoutMarks,
    help: {
      en: "Merchant's RIF, such as J123456789: as registered with BDV. Customers need it for a transfer.",
      es: 'RIF del comercio, como J123456789: el registrado en el BDV. Los clientes lo necesitan para transferir.',
    },
  },
  collectingPhone: {
    pattern: /^58\d{10}$/,
    message: "The merchant's phone has 10 digits after 0 or 58, such as 04120000001.",
    normalize: (text: string) => readPhone(withoutMarks(text)) ?? text,
    help: {
      en: 'Phone of the merchant’s Pago Móvil, to which customers pay.',
      es: 'Teléfono del Pago Móvil del comercio, al que pagan los clientes.',
    },
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
  c2pKey: apiKey(
    'API key of the product C2P, made in the channel Empresas of BDV. Without it there are no C2P charges.',
    'Clave de API del producto C2P, creada en el canal Empresas del BDV. Sin ella no hay cobros C2P.',
  ),
  statementKey: apiKey(
    'API key of the query of movements (statement). Without it lost answers of C2P charges go to manual review.',
    'Clave de API de la consulta de movimientos (estado de cuenta). Sin ella, los cobros C2P sin respuesta van a revisión manual.',
  ),
  multipleKey: apiKey(
    'API key of the Conciliación múltiple: finds payments by the payer’s phone and marks none.',
    'Clave de API de la Conciliación múltiple: busca pagos por el teléfono del pagador y no marca ninguno.',
  ),
  verificationKey: apiKey(
    'API key of the Conciliación (getMovement): verifies a Pago Móvil and marks it as conciliado at BDV.',
    'Clave de API de la Conciliación (getMovement): verifica un Pago Móvil y lo marca como conciliado en el BDV.',
  ),
  changeKey: apiKey(
    'API key of the product Vuelto. Without it no change is sent.',
    'Clave de API del producto Vuelto. Sin ella no se envían vueltos.',
  ),
  changeQueryKey: apiKey(
    'API key of the query of change (getOutMovement). Without it change without an answer goes to manual review.',
    'Clave de API de la consulta de vueltos (getOutMovement). Sin ella, los vueltos sin respuesta van a revisión manual.',
  ),
  twoDecimals: yesOrNo(
    'yes writes C2P amounts with two decimals (2.00), if BDV confirmed it; no (default) in the form of its samples (2.0).',
    'yes escribe los montos C2P con dos decimales (2.00), si el BDV lo confirmó; no (por defecto), como en sus ejemplos (2.0).',
  ),
  sendOwnPhone: yesOrNo(
    'yes names the merchant’s phone in C2P charges, for a merchant with several accounts at BDV; no (default) omits it.',
    'yes indica el teléfono del comercio en los cobros C2P, para un comercio con varias cuentas en el BDV; no (por defecto) lo omite.',
  ),
  formatCodeIsFinal: yesOrNo(
    'yes treats code 1030 as not processed, if BDV confirmed it; no (default) as an unknown outcome.',
    'yes trata el código 1030 como no procesado, si el BDV lo confirmó; no (por defecto), como resultado desconocido.',
  ),
  acceptReconciled: yesOrNo(
    'yes also accepts payments that another system marked as conciliado; no (default) only those that Pasarela asked about.',
    'yes acepta también pagos que otro sistema marcó como conciliados; no (por defecto), solo los que Pasarela consultó.',
  ),
  multipleIsP2p: yesOrNo(
    'yes accepts payments of the Conciliación múltiple without a reference, if BDV confirmed that it lists no C2P; no (default) asks for the reference.',
    'yes acepta pagos de la Conciliación múltiple sin referencia, si el BDV confirmó que no incluye C2P; no (por defecto) pide la referencia.',
  ),
} satisfies Record<string, Field>

type FieldName = keyof typeof fields

const rules: Readonly<Record<FieldName, Field>> = fields

/** The fields in the order of a form. */
export const bdvFields = fieldHelp(rules)

type FieldError = { field: string; message: string }

/** Checks the format of an operator's input. The messages never repeat a value. */
export function parseBdvCredentials(
  input: Readonly<Record<string, string>>,
): { ok: BdvCredentials } | { errors: FieldError[] } {
  const errors: FieldError[] = Object.keys(input)
    .filter((name) => !Object.hasOwn(rules, name))
    .map((name) => ({ field: name, message: 'BDV credentials have no such field.' }))

  function read(name: FieldName): string {
    const { pattern, message, optional, normalize } = rules[name]
    const given = (Object.hasOwn(input, name) ? input[name] : undefined)?.trim() ?? ''
    if (given === '' && optional) return ''
    const text = normalize ? normalize(given) : given
    if (!pattern.test(text)) errors.push({ field: name, message })
    return text
  }

  const isYes = (name: FieldName) => read(name) === 'yes'
  const keys = Object.fromEntries(
    products.flatMap((product) => {
      const key = read(`${product}Key`)
      return key === '' ? [] : [[product, new Secret(key)]]
    }),
  ) as BdvCredentials['keys']
  const accountHolder = read('accountHolder')
  const ok: BdvCredentials = {
    accountNumber: read('accountNumber'),
    rif: read('rif'),
    collectingPhone: read('collectingPhone'),
    ...(accountHolder && { accountHolder }),
    keys,
    settings: {
      twoDecimals: isYes('twoDecimals'),
      sendOwnPhone: isYes('sendOwnPhone'),
      formatCodeIsFinal: isYes('formatCodeIsFinal'),
      acceptReconciled: isYes('acceptReconciled'),
      multipleIsP2p: isYes('multipleIsP2p'),
    },
  }
  const hasKey = Object.keys(keys).length > 0 || errors.length > 0
  if (!hasKey)
    errors.push({ field: 'c2pKey', message: 'At least one API key is needed: each product of BDV has its own.' })
  return errors.length > 0 ? { errors } : { ok }
}

const products: readonly Product[] = ['c2p', 'statement', 'multiple', 'verification', 'change', 'changeQuery']
