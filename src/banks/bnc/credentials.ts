import { Secret } from '../../foundation/secret.ts'
import type { LocalizedText } from '../../foundation/text.ts'
import { fieldHelp } from '../credential-fields.ts'

/** Credentials that BNC gives a merchant. A service that is not contracted has no setting, and its flows are absent. */
export type BncCredentials = {
  clientGuid: string
  masterKey: Secret
  /** The terminal of C2P charges, eight characters. */
  terminal?: string
  /** The virtual point of sale of card charges. */
  affiliationNumber?: string
  /** Mobile payments out: change and credits to phones. */
  mobilePayments?: boolean
  /** Immediate debit and credit, with the paths that differ from the usual ones. Requires the account. */
  simf?: { paths: { CreditBeginner?: string; StatusOperation?: string } }
  /** The receiving account, twenty digits, and the merchant's RIF, which every query about it carries. */
  account?: { number: string; clientId: string }
  /** RIF of a child merchant that acts under this client. */
  childClientId?: string
  branchId?: string
  /** The merchant's own phone, which every mobile payment names together with the customer's. */
  collectingPhone?: string
  /** The account holder's name, as customers see it. */
  accountHolder?: string
  /** Pads cédulas of fewer than eight digits with leading zeros. */
  padDocuments: boolean
  /** The bank only validates: its approvals move no money. */
  testOperation: boolean
}

type Field = {
  pattern: RegExp
  message: string
  help: LocalizedText
  optional?: boolean
  secret?: boolean
  choices?: readonly string[]
  normalize?: (text: string) => string
}

const withoutMarks = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase()
const rif = { pattern: /^[VEJPGC]\d{5,9}$/, normalize: withoutMarks }
const yesOrNo = {
  pattern: /^(yes|no)$/,
  message: 'The value must be yes or no.',
  optional: true,
  choices: ['yes', 'no'],
  normalize: (text: string) => text.toLowerCase(),
}

const path = {
  pattern: /^(\/[A-Za-z0-9]{1,30}){1,3}$/,
  message: 'The path begins with a slash, such as /SIMF/CreditBeginner.',
  optional: true,
}

const fields = {
  clientGuid: {
    pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    message: 'The client GUID is 36 characters, such as 00000000-1111-4222-8333-444444444444.',
    help: {
      en: 'Client GUID: 36 characters, in the letter with which BNC activated the service.',
      es: 'GUID de cliente: 36 caracteres, en la carta con la que BNC activó el servicio.',
    },
  },
  masterKey: {
    pattern: /^[\x21-\x7e]{16,128}$/,
    message: 'The master key is 16 to 128 characters without blanks, as BNC gave it.',
    secret: true,
    help: {
      en: 'Master key: provided by BNC together with the client GUID; each environment has its own.',
      es: 'Llave maestra: BNC la entrega junto con el GUID de cliente; cada ambiente tiene la suya.',
    },
  },
  terminal: {
    pattern: /^[A-Za-z0-9]{8}$/,
    message: 'The terminal is 8 letters or digits.',
    optional: true,
    help: {
      en: 'Terminal: 8 characters from BNC for C2P. Without it there are no C2P charges.',
      es: 'Terminal: 8 caracteres que BNC asigna para C2P. Sin él no hay cobros C2P.',
    },
  },
  affiliationNumber: {
    pattern: /^\d{1,15}$/,
    message: 'The affiliation number is 1 to 15 digits.',
    optional: true,
    help: {
      en: 'Affiliation number of the virtual point of sale. Without it there are no card charges.',
      es: 'Número de afiliación del punto de venta virtual. Sin él no hay cobros con tarjeta.',
    },
  },
  mobilePayments: {
    ...yesOrNo,
    help: {
      en: 'yes if mobile payments out are contracted: change and credits to phones then go to BNC, unless routed elsewhere. no (default): not offered.',
      es: 'yes si el pago móvil saliente está contratado: los vueltos y los créditos a teléfonos van entonces a BNC, salvo otra ruta. no (por defecto): no se ofrecen.',
    },
  },
  simf: {
    ...yesOrNo,
    help: {
      en: 'yes if immediate debit and credit (SIMF) are contracted: debits and credits then go to BNC, unless routed elsewhere; needs the account number. no (default): not offered.',
      es: 'yes si el débito y el crédito inmediato (SIMF) están contratados: los débitos y créditos van entonces a BNC, salvo otra ruta; necesita el número de cuenta. no (por defecto): no se ofrecen.',
    },
  },
  simfCreditPath: {
    ...path,
    help: {
      en: 'Path of the immediate credit, if BNC named another than /SIMF/CreditBeginner.',
      es: 'Ruta del crédito inmediato, si BNC indicó otra distinta de /SIMF/CreditBeginner.',
    },
  },
  simfStatusPath: {
    ...path,
    help: {
      en: 'Path of the query of an immediate operation, if BNC named another than /SIMF/StatusOperation.',
      es: 'Ruta de la consulta de una operación inmediata, si BNC indicó otra distinta de /SIMF/StatusOperation.',
    },
  },
  accountNumber: {
    pattern: /^\d{20}$/,
    message: 'The account number is 20 digits.',
    optional: true,
    normalize: withoutMarks,
    help: {
      en: 'Account number: 20 digits, the receiving account. Without it no payment is looked up in the statement.',
      es: 'Número de cuenta: 20 dígitos, la cuenta que recibe. Sin él no se consultan pagos en el estado de cuenta.',
    },
  },
  clientId: {
    ...rif,
    message: "The merchant's RIF is a letter and digits, such as J123456789. It is needed with an account number.",
    optional: true,
    help: {
      en: "Merchant's RIF, such as J123456789: as registered with BNC. Needed with an account number.",
      es: 'RIF del comercio, como J123456789: el registrado en BNC. Necesario con un número de cuenta.',
    },
  },
  childClientId: {
    ...rif,
    message: "The child merchant's RIF is a letter and digits.",
    optional: true,
    help: {
      en: 'RIF of the child merchant, where this client acts for another company.',
      es: 'RIF del comercio hijo, si este cliente actúa por otra empresa.',
    },
  },
  branchId: {
    pattern: /^[A-Za-z0-9]{1,20}$/,
    message: 'The branch is 1 to 20 letters or digits.',
    optional: true,
    help: {
      en: 'Branch of the child merchant, such as CS400, as BNC named it.',
      es: 'Sucursal del comercio hijo, como CS400, según la nombró BNC.',
    },
  },
  collectingPhone: {
    pattern: /^58\d{10}$/,
    message: "The merchant's phone is 58 and ten digits, such as 584121234567.",
    optional: true,
    normalize: (text: string) => withoutMarks(text).replace(/^(?:\+58|0058|0)(?=\d{10}$)/, '58'),
    help: {
      en: "Phone of the merchant's mobile payment, such as 584121234567: distinguishes it from the customer's in the statement.",
      es: 'Teléfono de pago móvil del comercio, como 584121234567: lo distingue del teléfono del cliente en el estado de cuenta.',
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
  padDocuments: {
    ...yesOrNo,
    help: {
      en: 'yes pads cédulas of fewer than 8 digits with leading zeros, if BNC requires it; no (default) sends them unchanged.',
      es: 'yes envía con ceros a la izquierda las cédulas de menos de 8 dígitos, si BNC lo exige; no (por defecto) las envía tal cual.',
    },
  },
  testOperation: {
    ...yesOrNo,
    help: {
      en: 'yes marks charges as tests that BNC validates and does not process; no (default) makes real charges.',
      es: 'yes marca los cobros como prueba que BNC valida y no procesa; no (por defecto) cobra de verdad.',
    },
  },
} satisfies Record<string, Field>

type FieldName = keyof typeof fields

const rules: Readonly<Record<FieldName, Field>> = fields

/** The fields in the order of a form. */
export const bncFields = fieldHelp(rules)

type FieldError = { field: string; message: string }

/** Checks the format of an operator's input. The messages never repeat a value. */
export function parseBncCredentials(
  input: Readonly<Record<string, string>>,
): { ok: BncCredentials } | { errors: FieldError[] } {
  const errors: FieldError[] = Object.keys(input)
    .filter((name) => !Object.hasOwn(rules, name))
    .map((name) => ({ field: name, message: 'BNC credentials have no such field.' }))

  function read(name: FieldName, isNeeded = false): string {
    const { pattern, message, optional, normalize } = rules[name]
    const given = (Object.hasOwn(input, name) ? input[name] : undefined)?.trim() ?? ''
    if (given === '' && optional && !isNeeded) return ''
    const text = normalize ? normalize(given) : given
    if (!pattern.test(text)) errors.push({ field: name, message })
    return text
  }

  const clientGuid = read('clientGuid')
  const masterKey = new Secret(read('masterKey'))
  const terminal = read('terminal')
  const affiliationNumber = read('affiliationNumber')
  const mobilePayments = read('mobilePayments') === 'yes'
  const hasSimf = read('simf') === 'yes'
  const creditPath = read('simfCreditPath')
  const statusPath = read('simfStatusPath')
  const number = read('accountNumber', hasSimf)
  const clientId = read('clientId', number !== '')
  const childClientId = read('childClientId')
  const branchId = read('branchId')
  const collectingPhone = read('collectingPhone')
  const accountHolder = read('accountHolder')
  const padDocuments = read('padDocuments') === 'yes'
  const testOperation = read('testOperation') === 'yes'
  if (errors.length > 0) return { errors }
  return {
    ok: {
      clientGuid,
      masterKey,
      ...(terminal && { terminal }),
      ...(affiliationNumber && { affiliationNumber }),
      ...(mobilePayments && { mobilePayments }),
      ...(hasSimf && {
        simf: {
          paths: {
            ...(creditPath && { CreditBeginner: creditPath }),
            ...(statusPath && { StatusOperation: statusPath }),
          },
        },
      }),
      ...(number && { account: { number, clientId } }),
      ...(childClientId && { childClientId }),
      ...(branchId && { branchId }),
      ...(collectingPhone && { collectingPhone }),
      ...(accountHolder && { accountHolder }),
      padDocuments,
      testOperation,
    },
  }
}
