import type { CodeTable } from '../codes.ts'

/** Codes of R4 itself, returned before an operation reaches a network: any operation may return them. */
export const frontCodes: CodeTable = {
  // Refused as customer data where the message names a field of the payer.
  '07': {
    class: 'setup',
    text: {
      en: 'The bank rejected a field as invalid. Ask again for the field it names; if it names none, the operator must review the request.',
      es: 'El banco rechazó un campo por inválido. Pida de nuevo el campo que indica; si no indica ninguno, el operador debe revisar la solicitud.',
    },
  },
  '08': {
    class: 'setup',
    text: {
      en: "The bank did not accept our signature. The operator must review the account's credentials.",
      es: 'El banco no aceptó nuestra firma. El operador debe revisar las credenciales de la cuenta.',
    },
  },
  // The manual says "response error"; in production it is an operation that is still being processed.
  '11': {
    class: 'pending',
    text: {
      en: 'The bank is still processing. Wait for the result; do not repeat the operation.',
      es: 'El banco aún está procesando. Espere el resultado; no repita la operación.',
    },
  },
  // Same as 07.
  '30': {
    class: 'setup',
    text: {
      en: 'The bank could not read a field. Ask again for the field it names; if it names none, the operator must review the request.',
      es: 'El banco no pudo leer un campo. Pida de nuevo el campo que indica; si no indica ninguno, el operador debe revisar la solicitud.',
    },
  },
  '91': {
    class: 'unavailable',
    text: {
      en: "The customer's bank is not available and no money moved. Try later or with another bank.",
      es: 'El banco del cliente no está disponible y no se movió dinero. Intente más tarde o con otro banco.',
    },
  },
  '108': {
    class: 'setup',
    text: {
      en: 'The bank has not enabled this merchant or our address. The operator must ask the bank to enable it.',
      es: 'El banco no ha habilitado este comercio o nuestra dirección. El operador debe pedir al banco que lo habilite.',
    },
  },
  '202': {
    class: 'pending',
    text: {
      en: 'The bank accepted the message. Wait for the result; do not repeat the operation.',
      es: 'El banco recibió el mensaje. Espere el resultado; no repita la operación.',
    },
  },
}
