import type { CodeTable } from '../codes.ts'

/**
 * Reason codes of the immediate-payments network, four characters each: debits, credits, and the answers of
 * ConsultarOperaciones about them.
 */
export const isoCodes: CodeTable = {
  ACCP: { class: 'approved', text: { en: 'Approved.', es: 'Aprobado.' } },
  AC00: {
    class: 'pending',
    text: {
      en: 'The other bank has not answered yet. Wait for the result; do not repeat the operation.',
      es: 'El otro banco aún no responde. Espere el resultado; no repita la operación.',
    },
  },
  AB01: {
    class: 'finalOnceConfirmed',
    text: {
      en: 'The other bank did not answer in time and no money moved. Try again in a few minutes.',
      es: 'El otro banco no respondió a tiempo y no se movió dinero. Intente de nuevo en unos minutos.',
    },
  },
  AB07: {
    class: 'finalOnceConfirmed',
    text: {
      en: 'The other bank is offline and no money moved. Try again later or with another bank.',
      es: 'El otro banco está fuera de línea y no se movió dinero. Intente más tarde o con otro banco.',
    },
  },
  AC01: {
    class: 'customerData',
    text: {
      en: 'The account number is wrong. Ask for it again and check each digit.',
      es: 'El número de cuenta es incorrecto. Pídalo de nuevo y verifique cada dígito.',
    },
  },
  AC04: {
    class: 'declined',
    text: { en: 'The account is closed. Ask for another account.', es: 'La cuenta está cerrada. Pida otra cuenta.' },
  },
  AC06: {
    class: 'declined',
    text: {
      en: 'The account is blocked. Its holder must contact their bank or use another account.',
      es: 'La cuenta está bloqueada. Su titular debe acudir a su banco o usar otra cuenta.',
    },
  },
  AC09: {
    class: 'declined',
    text: {
      en: 'The account is not in bolívares. Ask for an account in bolívares.',
      es: 'La cuenta no es en bolívares. Pida una cuenta en bolívares.',
    },
  },
  AG01: {
    class: 'declined',
    text: {
      en: 'The bank does not allow this operation on that account. Ask for another account.',
      es: 'El banco no permite esta operación en esa cuenta. Pida otra cuenta.',
    },
  },
  AG09: {
    class: 'finalOnceConfirmed',
    text: {
      en: 'The payment did not reach the other bank and no money moved. Try again.',
      es: 'El pago no llegó al otro banco y no se movió dinero. Intente de nuevo.',
    },
  },
  AG10: {
    class: 'declined',
    text: {
      en: 'The other bank is suspended from the network. Ask for an account at another bank.',
      es: 'El otro banco está suspendido de la red. Pida una cuenta de otro banco.',
    },
  },
  AM02: {
    class: 'declined',
    text: {
      en: 'The bank does not allow this amount. Try a smaller one.',
      es: 'El banco no permite este monto. Intente con uno menor.',
    },
  },
  AM03: {
    class: 'declined',
    text: {
      en: 'The bank does not accept this currency. Ask for an account in bolívares.',
      es: 'El banco no acepta esta moneda. Pida una cuenta en bolívares.',
    },
  },
  AM04: {
    class: 'declined',
    text: {
      en: 'Insufficient funds. Ask for another account or another means of payment.',
      es: 'Fondos insuficientes. Pida otra cuenta u otro medio de pago.',
    },
  },
  AM05: {
    class: 'unknownOutcome',
    text: {
      en: 'The bank already has this operation. We are confirming the outcome with the bank; do not charge or pay again.',
      es: 'El banco ya tiene esta operación. Estamos confirmando el resultado con el banco; no cobre ni pague de nuevo.',
    },
  },
  BE01: {
    class: 'customerData',
    text: {
      en: 'The name or document does not match the account. Ask the holder for their details again.',
      es: 'El nombre o el documento no coincide con la cuenta. Pida de nuevo los datos al titular.',
    },
  },
  BE20: {
    class: 'customerData',
    text: {
      en: 'The name is too long or too short. Send one first name and one surname.',
      es: 'El nombre es muy largo o muy corto. Envíe un nombre y un apellido.',
    },
  },
  CH20: {
    class: 'declined',
    text: {
      en: 'The network rejected the decimals of the amount. The operator must review it.',
      es: 'La red rechazó los decimales del monto. El operador debe revisarlo.',
    },
  },
  CUST: {
    class: 'declined',
    text: {
      en: 'The payer cancelled the payment at their bank. Check with them before trying again.',
      es: 'El pagador pidió a su banco cancelar el pago. Consúltelo antes de intentar de nuevo.',
    },
  },
  DS02: {
    class: 'declined',
    text: {
      en: 'The operation was cancelled. Check with the customer before trying again.',
      es: 'La operación fue cancelada. Consulte al cliente antes de intentar de nuevo.',
    },
  },
  DT03: {
    class: 'declined',
    text: {
      en: 'Today is not a banking day for this operation. Try again on the next one.',
      es: 'Hoy no es día bancario para esta operación. Intente el próximo día hábil.',
    },
  },
  DU01: {
    class: 'unknownOutcome',
    text: {
      en: 'The bank already has a message with this number. We are confirming the outcome with the bank; do not charge or pay again.',
      es: 'El banco ya tiene un mensaje con este número. Estamos confirmando el resultado con el banco; no cobre ni pague de nuevo.',
    },
  },
  ED05: {
    class: 'finalOnceConfirmed',
    text: {
      en: 'The banks could not settle the payment and no money moved. Try again later.',
      es: 'Los bancos no pudieron liquidar el pago y no se movió dinero. Intente más tarde.',
    },
  },
  FF05: {
    class: 'declined',
    text: {
      en: 'The product code is wrong. The operator must review the account with the bank.',
      es: 'El código de producto es incorrecto. El operador debe revisar la cuenta con el banco.',
    },
  },
  FF07: {
    class: 'declined',
    text: {
      en: 'The sub-product code is wrong. The operator must review the account with the bank.',
      es: 'El código de subproducto es incorrecto. El operador debe revisar la cuenta con el banco.',
    },
  },
  MD01: {
    class: 'declined',
    text: {
      en: 'The payer has not authorised debits by this merchant. Ask them to authorise them at their bank.',
      es: 'El pagador no ha autorizado débitos de este comercio. Pídale que lo haga en su banco.',
    },
  },
  MD09: {
    class: 'declined',
    text: {
      en: "The payer's authorisation is inactive. Ask them to activate it at their bank.",
      es: 'La autorización del pagador está inactiva. Pídale que la active en su banco.',
    },
  },
  MD15: {
    class: 'declined',
    text: {
      en: 'The amount differs from the authorised one. Check it with the payer.',
      es: 'El monto no es el autorizado. Verifíquelo con el pagador.',
    },
  },
  MD21: {
    class: 'declined',
    text: {
      en: "The payer's bank does not allow this charge. Ask for another means of payment.",
      es: 'El banco del pagador no permite este cobro. Pida otro medio de pago.',
    },
  },
  MD22: {
    class: 'declined',
    text: {
      en: "The payer's authorisation is suspended. Ask them to review it at their bank.",
      es: 'La autorización del pagador está suspendida. Pídale que la revise en su banco.',
    },
  },
  RC08: {
    class: 'customerData',
    text: {
      en: 'The network does not recognise that bank code. Check the bank with the customer.',
      es: 'La red no reconoce ese código de banco. Verifique el banco con el cliente.',
    },
  },
  RJCT: {
    class: 'declined',
    text: {
      en: 'The bank rejected the operation. Check the details, or ask for another means of payment.',
      es: 'El banco rechazó la operación. Verifique los datos o pida otro medio de pago.',
    },
  },
  TKCM: {
    class: 'customerData',
    text: {
      en: 'The single-use key is wrong or has expired. Ask the payer for a new one.',
      es: 'La clave de un solo uso es incorrecta o venció. Pida una nueva al pagador.',
    },
  },
  TM01: {
    class: 'finalOnceConfirmed',
    text: {
      en: 'The network rejected the operation for a technical reason and no money moved. Try again later.',
      es: 'La red rechazó la operación por una falla técnica y no se movió dinero. Intente más tarde.',
    },
  },
  VE01: {
    class: 'declined',
    text: {
      en: 'The operation is outside the permitted hours. Try again within banking hours.',
      es: 'La operación está fuera del horario permitido. Intente en horario bancario.',
    },
  },
  VE02: {
    class: 'unknownOutcome',
    text: {
      en: 'The network had a technical error while recording the operation. We are confirming the outcome with the bank; do not charge or pay again.',
      es: 'La red tuvo una falla técnica al registrar la operación. Estamos confirmando el resultado con el banco; no cobre ni pague de nuevo.',
    },
  },
}
