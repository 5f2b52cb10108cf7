import type { CodeTable } from '../codes.ts'

/** Codes whose meaning in one operation differs from its network's, or that only that operation has. */

export const otpRequestCodes: CodeTable = {
  '202': {
    class: 'approved',
    text: {
      en: "A single-use key was requested from the payer's bank.",
      es: 'Se pidió al banco del pagador que le envíe una clave de un solo uso.',
    },
  },
}

export const c2pCodes: CodeTable = {
  // A refused signature has the same code: the connector checks the signature before it rejects the key.
  '08': {
    class: 'customerData',
    text: {
      en: "The customer's C2P key is not valid and nothing was charged. Ask for a new one.",
      es: 'La clave C2P del cliente no es válida y no se cobró nada. Pida una nueva.',
    },
  },
  '15': {
    class: 'customerData',
    text: {
      en: "The customer's C2P key is wrong. Ask for a new one.",
      es: 'La clave C2P del cliente es incorrecta. Pida una nueva.',
    },
  },
}

export const reversalCodes: CodeTable = {
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
      en: 'The bank rejected the reversal. Refund the money by other means.',
      es: 'El banco rechazó el reverso. Devuelva el dinero por otro medio.',
    },
  },
  '51': {
    class: 'declined',
    text: {
      en: 'The merchant account has insufficient funds for the reversal. Add funds and try again.',
      es: 'La cuenta del comercio no tiene fondos suficientes para el reverso. Agregue fondos e intente de nuevo.',
    },
  },
  '55': {
    class: 'declined',
    text: {
      en: 'The bank did not accept the details of the reversal. The operator must review them with the bank.',
      es: 'El banco no aceptó los datos del reverso. El operador debe revisarlos con el banco.',
    },
  },
}

export const changeCodes: CodeTable = {
  '41': {
    class: 'declined',
    text: {
      en: "The receiver's bank is out of service or does not allow this operation. Try later or with another bank.",
      es: 'El banco del receptor está fuera de servicio o no permite esta operación. Intente más tarde o con otro banco.',
    },
  },
  '51': {
    class: 'declined',
    text: {
      en: 'The merchant account has insufficient funds. Add funds and try again.',
      es: 'La cuenta del comercio no tiene fondos suficientes. Agregue fondos e intente de nuevo.',
    },
  },
  '55': {
    class: 'customerData',
    text: {
      en: 'The phone does not exist on the network. Ask the customer for it again.',
      es: 'El teléfono no existe en la red. Pídalo de nuevo al cliente.',
    },
  },
}

export const domiciliationCodes: CodeTable = {
  MD01: {
    class: 'declined',
    text: {
      en: 'Nothing was charged: the payer was asked for a mandate now. Once they have approved it at their bank, charge again with a new request.',
      es: 'No se cobró nada: se acaba de pedir la domiciliación al pagador. Cuando la apruebe en su banco, cobre de nuevo con otra solicitud.',
    },
  },
  MD09: {
    class: 'declined',
    text: {
      en: 'Nothing was charged: the payer has not approved the mandate yet. Once they have approved it at their bank, charge again with a new request.',
      es: 'No se cobró nada: el pagador aún no aprueba la domiciliación. Cuando la apruebe en su banco, cobre de nuevo con otra solicitud.',
    },
  },
}

/** Payouts are answered without a code; these are assigned by the message. */
export const payoutCodes: CodeTable = {
  '00': { class: 'approved', text: { en: 'Paid.', es: 'Pagado.' } },
  '51': {
    class: 'declined',
    text: {
      en: 'The merchant account has insufficient funds and no one was paid. Add funds and try again.',
      es: 'La cuenta del comercio no tiene fondos suficientes y no se pagó a nadie. Agregue fondos e intente de nuevo.',
    },
  },
}

export const operationQueryCodes: CodeTable = {
  // The bank does not find the id, which does not prove that the payment was refused.
  '12': {
    class: 'unknownOutcome',
    text: {
      en: 'The bank does not find the operation. We are confirming the outcome with the bank; do not charge or pay again.',
      es: 'El banco no encuentra la operación. Estamos confirmando el resultado con el banco; no cobre ni pague de nuevo.',
    },
  },
}
