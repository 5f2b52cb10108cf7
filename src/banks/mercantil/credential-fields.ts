import type { LocalizedText } from '../../foundation/text.ts'
import { readPhone } from '../notification.ts'
import { type Product, products } from './wire/operations.ts'

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

const clientId = (help: LocalizedText): Field => ({
  pattern: /^[\x21-\x7e]{8,128}$/,
  message: 'The client id is 8 to 128 characters without blanks, as the bank’s portal shows it.',
  optional: true,
  secret: true,
  help,
})

const merchantId = (help: LocalizedText): Field => ({
  pattern: /^[1-9]\d{0,14}$/,
  message: 'The merchant id is a number of at most 15 digits.',
  optional: true,
  help,
})

const secret = (help: LocalizedText): Field => ({
  pattern: /^[\x20-\x7e]{8,256}$/,
  message: 'The secret is 8 to 256 characters, as the bank sent it.',
  optional: true,
  secret: true,
  help,
})

const common = {
  products: {
    pattern: new RegExp(`^(${products.join('|')})(,(${products.join('|')}))*$`),
    message: `The products are one or more of ${products.join(', ')}, separated by commas.`,
    optional: true,
    normalize: (text: string) => text.replaceAll(/\s/g, ''),
    help: {
      en: `Contracted products that use clientId, merchantId and secretKey, separated by commas: ${products.join(', ')}. A product is offered if it is listed here or has a field of its own. Without mobileSearch, lost answers of C2P charges go to manual review.`,
      es: `Productos contratados que usan clientId, merchantId y secretKey, separados por comas: ${products.join(', ')}. Un producto se ofrece si está en esta lista o tiene un campo propio. Sin mobileSearch, los cobros C2P sin respuesta van a revisión manual.`,
    },
  },
  accountNumber: {
    pattern: /^0105\d{16}$/,
    message: 'The account number is 20 digits that begin with 0105.',
    normalize: withoutMarks,
    help: {
      en: 'Account number: 20 digits, the account at Mercantil that receives the money.',
      es: 'Número de cuenta: 20 dígitos, la cuenta en Mercantil que recibe el dinero.',
    },
  },
  rif: {
    pattern: /^[VEJPGC]\d{5,9}$/,
    message: "The merchant's RIF is a letter and 5 to 9 digits, such as J123456789.",
    normalize: withoutMarks,
    help: {
      en: "Merchant's RIF, such as J123456789: as registered with Mercantil. Customers need it for a transfer.",
      es: 'RIF del comercio, como J123456789: el registrado en Mercantil. Los clientes lo necesitan para transferir.',
    },
  },
  collectingPhone: {
    pattern: /^58\d{10}$/,
    message: "The merchant's phone has 10 digits after 0 or 58, such as 04120000001.",
    normalize: (text: string) => readPhone(withoutMarks(text)) ?? text,
    help: {
      en: 'Phone affiliated to Mercantil’s C2P and Pago Móvil, to which customers pay.',
      es: 'Teléfono afiliado al C2P y al Pago Móvil de Mercantil, al que pagan los clientes.',
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
  integratorId: {
    pattern: /^\d{1,9}$/,
    message: 'The integrator id is a number, such as 31.',
    help: {
      en: 'Integrator id (integratorId), as the bank assigned it; 31 in its samples.',
      es: 'Identificador del integrador (integratorId), el que asignó el banco; 31 en sus ejemplos.',
    },
  },
  terminalId: {
    pattern: /^[A-Za-z0-9]{1,20}$/,
    message: 'The terminal id is 1 to 20 letters and digits.',
    help: {
      en: 'Terminal id (terminalId), as the bank assigned it; abcde in its samples.',
      es: 'Identificador del terminal (terminalId), el que asignó el banco; abcde en sus ejemplos.',
    },
  },
  clientId: clientId({
    en: 'Client id (X-IBM-Client-Id) of the products that have none of their own.',
    es: 'Identificador del cliente (X-IBM-Client-Id) de los productos que no tienen uno propio.',
  }),
  merchantId: merchantId({
    en: 'Merchant id of the products that have none of their own.',
    es: 'Identificador del comercio (merchantId) de los productos que no tienen uno propio.',
  }),
  secretKey: secret({
    en: 'Secret for the encryption of fields, of the products that have none of their own.',
    es: 'Secreto para el cifrado de campos, de los productos que no tienen uno propio.',
  }),
} satisfies Record<string, Field>

const names: Record<Product, LocalizedText> = {
  c2p: { en: 'C2P charges, annulments and change', es: 'cobros C2P, anulaciones y vueltos' },
  scp: { en: 'requests of C2P keys', es: 'la solicitud de claves C2P' },
  mobileSearch: { en: 'the search of mobile payments', es: 'la búsqueda de pagos móviles' },
  transferSearch: { en: 'the search of transfers', es: 'la búsqueda de transferencias' },
  card: { en: 'cards', es: 'tarjetas' },
  cardSearch: { en: 'the search of card payments', es: 'la búsqueda de pagos con tarjeta' },
}

/** The bank's "número de persona", unlike the affiliation number of the other products. */
const personNumber: LocalizedText = {
  en: 'Merchant id of the search of transfers: the bank’s número de persona, not the affiliation number.',
  es: 'Identificador del comercio de la búsqueda de transferencias: el número de persona del banco, no el de afiliación.',
}

type OwnField = `${Product}${'ClientId' | 'MerchantId' | 'Secret'}`

const own = Object.fromEntries(
  products.flatMap((product): [OwnField, Field][] => {
    const { en, es } = names[product]
    const merchantHelp = { en: `Merchant id of ${en}.`, es: `Identificador del comercio de ${es}.` }
    return [
      [`${product}ClientId`, clientId({ en: `Client id of ${en}.`, es: `Identificador del cliente de ${es}.` })],
      [`${product}MerchantId`, merchantId(product === 'transferSearch' ? personNumber : merchantHelp)],
      [`${product}Secret`, secret({ en: `Secret of ${en}.`, es: `Secreto de ${es}.` })],
    ]
  }),
) as Record<OwnField, Field>

const settings = {
  searchWithoutReference: {
    pattern: /^(yes|no)$/,
    message: 'The value must be yes or no.',
    optional: true,
    choices: ['yes', 'no'],
    normalize: (text: string) => text.toLowerCase(),
    help: {
      en: 'yes (default) also searches mobile payments without a reference, to settle lost answers by the invoice number; no, if the bank refuses such searches: they go to manual review.',
      es: 'yes (por defecto) busca pagos móviles también sin referencia, para resolver por el número de factura los cobros sin respuesta; no, si el banco rechaza esas búsquedas: van a revisión manual.',
    },
  },
  invoicePrefix: {
    // Ten digits remain: the seconds of the clock, which the counter follows, have as many until the year 2286.
    pattern: /^[A-Z]{1,2}$/,
    message: 'The prefix is 1 or 2 letters.',
    optional: true,
    normalize: (text: string) => text.toUpperCase(),
    help: {
      en: 'First letters of the invoice numbers, 1 or 2; P by default. Choose others if another system charges with the same affiliation.',
      es: 'Primeras letras de los números de factura, 1 o 2; P por defecto. Elija otras si otro sistema cobra con la misma afiliación.',
    },
  },
  clientIp: {
    pattern: /^[0-9a-fA-F.:]{2,45}$/,
    message: 'The address is an IPv4 or IPv6 address.',
    optional: true,
    help: {
      en: 'Address sent as the customer’s (ipaddress) where none is known; 10.0.0.1 by default.',
      es: 'Dirección que se envía como la del cliente (ipaddress) cuando no se conoce; 10.0.0.1 por defecto.',
    },
  },
  browserAgent: {
    pattern: /^[A-Za-z]{1,20} \d{1,4}(\.\d{1,6}){0,3}$/,
    message: 'The browser is a name and a version, such as Chrome 18.1.3.',
    optional: true,
    help: {
      en: 'Browser sent with every call: a name and a version; Chrome 18.1.3 by default.',
      es: 'Navegador que se envía con cada llamada: un nombre y una versión; Chrome 18.1.3 por defecto.',
    },
  },
} satisfies Record<string, Field>

export type FieldName = keyof typeof common | OwnField | keyof typeof settings

/** In the order of a form. */
export const rules: Readonly<Record<FieldName, Field>> = { ...common, ...own, ...settings }
