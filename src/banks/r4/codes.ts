import type { Flow } from '../bank.ts'
import type { CodeTable } from '../codes.ts'
import {
  c2pCodes,
  changeCodes,
  domiciliationCodes,
  operationQueryCodes,
  otpRequestCodes,
  payoutCodes,
  reversalCodes,
} from './flow-codes.ts'
import { frontCodes } from './front-codes.ts'
import { isoCodes } from './iso-codes.ts'

export { refusedFields } from './fields.ts'

/** Codes of the mobile-payment network: C2P, its annulment, change. */
const networkCodes: CodeTable = {
  '00': { class: 'approved', text: { en: 'Approved.', es: 'Aprobado.' } },
  '01': {
    class: 'declined',
    text: {
      en: "The customer's bank declined. The customer must contact their bank.",
      es: 'El banco del cliente rechazó la operación. El cliente debe consultar a su banco.',
    },
  },
  '05': {
    class: 'unknownOutcome',
    text: {
      en: 'The network did not answer in time. We are confirming the outcome with the bank; do not charge or pay again.',
      es: 'La red no respondió a tiempo. Estamos confirmando el resultado con el banco; no cobre ni pague de nuevo.',
    },
  },
  '12': {
    class: 'declined',
    text: {
      en: 'The bank says the transaction is not valid. Check the details with the customer.',
      es: 'El banco indica que la transacción no es válida. Verifique los datos con el cliente.',
    },
  },
  '13': {
    class: 'declined',
    text: {
      en: 'The bank does not accept this amount. Try another one.',
      es: 'El banco no acepta este monto. Intente con otro.',
    },
  },
  '14': {
    class: 'customerData',
    text: {
      en: 'The phone is wrong, or not registered with that document. Ask for both again.',
      es: 'El teléfono es incorrecto o no está registrado con ese documento. Pida ambos de nuevo.',
    },
  },
  '41': {
    class: 'declined',
    text: {
      en: "The customer's bank is out of service or has not activated this service. Try later or with another bank.",
      es: 'El banco del cliente está fuera de servicio o no tiene el servicio activo. Intente más tarde o con otro banco.',
    },
  },
  '43': {
    class: 'declined',
    text: {
      en: 'The customer has not activated the service. Ask them to activate it at their bank, or to use another bank.',
      es: 'El cliente no tiene el servicio activo. Pídale que lo active en su banco o que use otro banco.',
    },
  },
  '51': {
    class: 'declined',
    text: {
      en: 'Insufficient funds. Ask for another account or another means of payment.',
      es: 'Fondos insuficientes. Pida otra cuenta u otro medio de pago.',
    },
  },
  '55': {
    class: 'customerData',
    text: {
      en: 'The C2P key is wrong or has expired. Ask the customer for a new one.',
      es: 'La clave C2P es incorrecta o venció. Pida una nueva al cliente.',
    },
  },
  '56': {
    class: 'customerData',
    text: {
      en: 'The phone does not match the document. Ask the customer for both again.',
      es: 'El teléfono no coincide con el documento. Pida ambos de nuevo al cliente.',
    },
  },
  '57': {
    class: 'declined',
    text: {
      en: 'The receiver rejected the operation. Ask for another account.',
      es: 'El receptor rechazó la operación. Pida otra cuenta.',
    },
  },
  // Not in R4's manual: the network's code for an amount over the limit.
  '61': {
    class: 'declined',
    text: {
      en: "The amount exceeds the customer's limit. Try a smaller amount, or another day.",
      es: 'El monto supera el límite del cliente. Intente con un monto menor u otro día.',
    },
  },
  '62': {
    class: 'declined',
    text: {
      en: 'The account is restricted. Its holder must contact their bank or use another account.',
      es: 'La cuenta está restringida. Su titular debe acudir a su banco o usar otra cuenta.',
    },
  },
  '68': {
    class: 'unknownOutcome',
    text: {
      en: 'The answer arrived late and the bank may reverse the operation. We are confirming the outcome with the bank; do not charge or pay again.',
      es: 'La respuesta llegó tarde y el banco puede reversar la operación. Estamos confirmando el resultado con el banco; no cobre ni pague de nuevo.',
    },
  },
  '80': {
    class: 'customerData',
    text: {
      en: 'The identity document is wrong. Ask the customer for it again.',
      es: 'El documento de identidad es incorrecto. Pídalo de nuevo al cliente.',
    },
  },
  '87': {
    class: 'unknownOutcome',
    text: {
      en: 'The operation timed out. We are confirming the outcome with the bank; do not charge or pay again.',
      es: 'Se agotó el tiempo de la operación. Estamos confirmando el resultado con el banco; no cobre ni pague de nuevo.',
    },
  },
  '90': {
    class: 'unknownOutcome',
    text: {
      en: 'The bank is running its end-of-day closing. We are confirming the outcome with the bank; do not charge or pay again.',
      es: 'El banco está en cierre. Estamos confirmando el resultado con el banco; no cobre ni pague de nuevo.',
    },
  },
  '92': {
    class: 'declined',
    text: {
      en: 'That bank is not affiliated to the service. Ask for an account at another bank.',
      es: 'Ese banco no está afiliado al servicio. Pida una cuenta de otro banco.',
    },
  },
  // R4 could not deliver its notification of a payment, which leaves the payment's outcome open.
  '99': {
    class: 'unknownOutcome',
    text: {
      en: 'The bank reports an error in a notification. We are confirming the outcome with the bank; do not charge or pay again.',
      es: 'El banco reporta un error en una notificación. Estamos confirmando el resultado con el banco; no cobre ni pague de nuevo.',
    },
  },
}

const mobileCodes: CodeTable = { ...frontCodes, ...networkCodes }
const immediateCodes: CodeTable = { ...frontCodes, ...isoCodes }
/** For calls that move no money, where a refusal by either network is final. */
const queryCodes: CodeTable = { ...mobileCodes, ...isoCodes }

/** One table per operation: a code that is final in one may be unlisted, and so unknown, in another. */
const tables: { readonly [Name in Flow]?: CodeTable } = {
  chargeC2p: { ...mobileCodes, ...c2pCodes },
  reverseC2p: { ...mobileCodes, ...reversalCodes },
  sendChange: { ...mobileCodes, ...changeCodes },
  debit: immediateCodes,
  creditPhone: immediateCodes,
  creditAccount: immediateCodes,
  domiciliate: { ...immediateCodes, ...domiciliationCodes },
  findOperation: { ...immediateCodes, ...operationQueryCodes },
  payOut: { ...frontCodes, ...payoutCodes },
  requestC2pToken: { ...queryCodes, ...otpRequestCodes },
  requestDebitOtp: { ...queryCodes, ...otpRequestCodes },
  fetchRate: queryCodes,
}

/** Codes of a flow; none for a flow that R4 does not have. */
export function codesOf(flow: Flow): CodeTable {
  return tables[flow] ?? {}
}
