import type { Flow } from '../bank.ts'
import type { CodeTable } from '../codes.ts'
import { isoCodes } from './iso-codes.ts'

/** Codes of the mobile-payment network (C2P, change), and those of R4's own front. */
const networkCodes: CodeTable = {
  '00': { class: 'approved', text: { en: 'Approved.', es: 'Aprobado.' } },
  '01': {
    class: 'declined',
    text: {
      en: "The customer's bank declined. The customer must speak with their bank.",
      es: 'El banco del cliente rechazó la operación. El cliente debe consultar a su banco.',
    },
  },
  '05': {
    class: 'doubtful',
    text: {
      en: 'The network did not answer in time. Do not charge again: the result is being found out.',
      es: 'La red no respondió a tiempo. No cobre de nuevo: se está averiguando el resultado.',
    },
  },
  '07': {
    class: 'setup',
    text: {
      en: 'The bank found a field of the request invalid. The operator must review it.',
      es: 'El banco encontró un campo inválido en la solicitud. El operador debe revisarla.',
    },
  },
  '08': {
    class: 'setup',
    text: {
      en: "The bank did not accept our signature. The operator must review the account's credentials.",
      es: 'El banco no aceptó nuestra firma. El operador debe revisar las credenciales de la cuenta.',
    },
  },
  '11': {
    class: 'pending',
    text: {
      en: 'The bank is still processing. Wait: the result will follow.',
      es: 'El banco aún está procesando. Espere: el resultado llegará.',
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
  '15': {
    class: 'customerData',
    text: {
      en: "The customer's token is wrong. Ask for a new one.",
      es: 'La clave del cliente es incorrecta. Pida una nueva.',
    },
  },
  '30': {
    class: 'setup',
    text: {
      en: 'The bank could not read the request. The operator must review it.',
      es: 'El banco no pudo leer la solicitud. El operador debe revisarla.',
    },
  },
  '41': {
    class: 'declined',
    text: {
      en: "The customer's bank is out of service, or has not activated theirs. Try later or with another bank.",
      es: 'El banco del cliente está fuera de servicio o no tiene el servicio activo. Intente más tarde o con otro banco.',
    },
  },
  '43': {
    class: 'declined',
    text: {
      en: 'The customer has not activated the service. Ask them to do so at their bank, or use another.',
      es: 'El cliente no tiene el servicio activo. Pídale que lo active en su banco o que use otro.',
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
      en: 'The token is wrong or has expired. Ask the customer for a new one.',
      es: 'La clave es incorrecta o venció. Pida una nueva al cliente.',
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
      en: 'The receiver refused the operation. Ask for another account.',
      es: 'El receptor rechazó la operación. Pida otra cuenta.',
    },
  },
  // R4 does not print it; it is the network's number that BNC prints as G61.
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
      en: 'The account is restricted. Its holder must speak with their bank, or use another account.',
      es: 'La cuenta está restringida. Su titular debe acudir a su banco o usar otra cuenta.',
    },
  },
  '68': {
    class: 'doubtful',
    text: {
      en: 'The answer came late and the bank may undo the operation. Do not charge again: it is being found out.',
      es: 'La respuesta llegó tarde y el banco puede reversar. No cobre de nuevo: se está averiguando.',
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
    class: 'doubtful',
    text: {
      en: 'The time ran out. Do not charge again: the result is being found out.',
      es: 'Se agotó el tiempo. No cobre de nuevo: se está averiguando el resultado.',
    },
  },
  '90': {
    class: 'doubtful',
    text: {
      en: 'The bank is closing its day. Do not charge again: the result is being found out.',
      es: 'El banco está en cierre. No cobre de nuevo: se está averiguando el resultado.',
    },
  },
  '91': {
    class: 'unavailable',
    text: {
      en: "The customer's bank is not available and nothing was charged. Try later or with another bank.",
      es: 'El banco del cliente no está disponible y no se cobró nada. Intente más tarde o con otro banco.',
    },
  },
  '92': {
    class: 'declined',
    text: {
      en: 'That bank is not affiliated to the service. Ask for an account at another bank.',
      es: 'Ese banco no está afiliado al servicio. Pida una cuenta de otro banco.',
    },
  },
  '108': {
    class: 'setup',
    text: {
      en: 'The bank has not enabled this merchant or our address. The operator must ask the bank to do so.',
      es: 'El banco no ha habilitado este comercio o nuestra dirección. El operador debe pedirlo al banco.',
    },
  },
  '202': {
    class: 'pending',
    text: {
      en: 'The bank took the message. Wait: the result will follow.',
      es: 'El banco recibió el mensaje. Espere: el resultado llegará.',
    },
  },
}

const otpRequested: CodeTable = {
  '202': {
    class: 'approved',
    text: {
      en: "The payer's bank was asked to send them a single-use key.",
      es: 'Se pidió al banco del pagador que le envíe una clave de un solo uso.',
    },
  },
}

/** The same code, meaning something else in one flow. */
const meaningsByFlow: { readonly [Name in Flow]?: CodeTable } = {
  requestC2pToken: otpRequested,
  requestDebitOtp: otpRequested,
  reverseC2p: {
    '12': {
      class: 'declined',
      text: {
        en: 'The bank does not find the charge to reverse. The operator must review it with the bank.',
        es: 'El banco no encuentra el cobro por reversar. El operador debe revisarlo con el banco.',
      },
    },
    '41': {
      class: 'declined',
      text: {
        en: 'The bank refused the reversal. Give the money back by other means.',
        es: 'El banco rechazó el reverso. Devuelva el dinero por otro medio.',
      },
    },
  },
  sendChange: {
    '41': {
      class: 'declined',
      text: {
        en: "The receiver's bank is out of service, or does not permit it. Try later or with another bank.",
        es: 'El banco del receptor está fuera de servicio o no lo permite. Intente más tarde o con otro banco.',
      },
    },
    '55': {
      class: 'customerData',
      text: {
        en: 'The phone does not exist on the network. Ask the customer for it again.',
        es: 'El teléfono no existe en la red. Pídalo de nuevo al cliente.',
      },
    },
  },
  findOperation: {
    // An older manual says "payment not found", which is no refusal of the payment.
    '12': {
      class: 'doubtful',
      text: {
        en: 'The bank does not find the operation. The operator must review it with the bank.',
        es: 'El banco no encuentra la operación. El operador debe revisarla con el banco.',
      },
    },
  },
}

/** Every code R4 answers with. */
export const r4Codes: CodeTable = { ...networkCodes, ...isoCodes }

/** The same, with the meanings the codes have in one flow. */
export function codesOf(flow: Flow): CodeTable {
  return { ...r4Codes, ...meaningsByFlow[flow] }
}
