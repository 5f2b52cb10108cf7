import type { CodeTable } from '../../codes.ts'
import { approved, customerData, declined, unknownOutcome, setup } from '../../code-lines.ts'

const anotherCard = (en: string, es: string) =>
  declined(`${en}. Ask the customer for another card.`, `${es}. Pida al cliente otra tarjeta.`)
const contactBank = (en: string, es: string) =>
  declined(
    `${en}. Ask the customer to contact their bank, or for another card.`,
    `${es}. Pida al cliente que contacte a su banco u otra tarjeta.`,
  )

const approval = approved('Approved.', 'Aprobada.')
const tooManyPins = contactBank(
  'The wrong PIN was given too many times',
  'Se indicó una clave incorrecta demasiadas veces',
)
const restricted = contactBank('The card is restricted', 'La tarjeta está restringida')
const stoppedByBank = contactBank(
  "The customer's bank stopped the operation",
  'El banco del cliente intervino la operación',
)
const merchantNotFound = setup(
  'BNC does not find the merchant. Check the affiliation number.',
  'BNC no encuentra el comercio. Revise el número de afiliación.',
)

/** The 41 codes of BNC's card table, and three of the network that a card charge may return. */
export const card: CodeTable = {
  // The envelope only confirms that the bank ran the charge; the network's decision is in its value.
  '000000': unknownOutcome(
    'The bank ran the charge and gave no decision',
    'El banco procesó el cobro y no dio una decisión',
  ),
  G00: approval,
  G10: approved(
    'Approved, possibly for part of the amount. Compare it with the settlement.',
    'Aprobada, quizás por una parte del monto. Compárela con la liquidación.',
  ),
  G11: approval,
  G16: approval,

  G01: customerData(
    'The identity document does not match the card. Ask the customer for the document of the card holder.',
    'El documento de identidad no corresponde a la tarjeta. Pida al cliente el documento del titular.',
  ),
  G14: customerData(
    'The card number is not valid. Ask the customer to check it, or for another card.',
    'El número de tarjeta no es válido. Pida al cliente que lo revise u otra tarjeta.',
  ),
  G55: customerData(
    "The card's PIN is wrong. Ask the customer for it again.",
    'La clave de la tarjeta es incorrecta. Pídala de nuevo al cliente.',
  ),
  G56: customerData(
    'The card is not registered. Ask the customer to check the number, or for another card.',
    'La tarjeta no está registrada. Pida al cliente que revise el número u otra tarjeta.',
  ),
  ECBE01: customerData(
    'The card number and its brand do not match. Ask the customer to check the number and the type of card.',
    'El número de tarjeta no corresponde a la marca. Pida al cliente que revise el número y el tipo de tarjeta.',
  ),
  EGA80: customerData(
    'The card number is not valid. Ask the customer to check it.',
    'El número de tarjeta no es válido. Pida al cliente que lo revise.',
  ),

  G02: contactBank("The customer's bank requires a call first", 'El banco del cliente pide que lo consulten'),
  G03: declined(
    'The network does not accept the merchant. Ask the customer to pay another way, and check the affiliation with BNC.',
    'La red no acepta el comercio. Pida al cliente que pague de otra forma y revise la afiliación con BNC.',
  ),
  G04: anotherCard("The card is retained by the customer's bank", 'La tarjeta está retenida por el banco del cliente'),
  G05: contactBank("The customer's bank did not honor the charge", 'El banco del cliente no honró el cobro'),
  G12: anotherCard(
    "The customer's bank does not accept this operation",
    'El banco del cliente no acepta esta operación',
  ),
  G13: declined(
    "The customer's bank does not accept this amount. Ask the customer to check the amount, or to pay another way.",
    'El banco del cliente no acepta este monto. Pida al cliente que revise el monto o que pague de otra forma.',
  ),
  G17: declined(
    'The operation was cancelled. Ask the customer whether they want to pay another way.',
    'La operación fue cancelada. Pregunte al cliente si desea pagar de otra forma.',
  ),
  G36: restricted,
  G38: tooManyPins,
  G41: anotherCard('The card is reported lost', 'La tarjeta está reportada como perdida'),
  G43: anotherCard('The card is reported stolen', 'La tarjeta está reportada como robada'),
  G51: declined(
    "The card's account has insufficient funds. Ask the customer for another card or to pay another way.",
    'La cuenta de la tarjeta no tiene fondos suficientes. Pida al cliente otra tarjeta o que pague de otra forma.',
  ),
  G52: declined(
    'The card has no account of the chosen type. Ask the customer for the account type, or for another card.',
    'La tarjeta no tiene una cuenta del tipo elegido. Pida al cliente el tipo de cuenta u otra tarjeta.',
  ),
  G54: declined(
    'The card has expired. Ask the customer for the expiry date on the card, or for another card.',
    'La tarjeta está vencida. Pida al cliente la fecha de vencimiento de la tarjeta u otra tarjeta.',
  ),
  G58: declined(
    'This point of sale is not allowed to make this operation. Ask the customer to pay another way, and check the affiliation with BNC.',
    'Este punto de venta no tiene permitida la operación. Pida al cliente que pague de otra forma y revise la afiliación con BNC.',
  ),
  G59: contactBank("The customer's bank suspects fraud", 'El banco del cliente sospecha un fraude'),
  G61: declined(
    "The card's amount limit is exceeded. Ask the customer to pay a smaller amount, another day, or another way.",
    'Se superó el límite de monto de la tarjeta. Pida al cliente que pague un monto menor, otro día o de otra forma.',
  ),
  G62: restricted,
  G63: contactBank('The charge failed a security check', 'El cobro no pasó un control de seguridad'),
  G65: declined(
    "The card's limit on the number of operations is exceeded. Ask the customer to pay another day or another way.",
    'Se superó el límite de operaciones de la tarjeta. Pida al cliente que pague otro día o de otra forma.',
  ),
  G75: tooManyPins,
  G77: stoppedByBank,
  G78: stoppedByBank,
  G80: contactBank(
    "The customer's bank does not accept the data of the charge",
    'El banco del cliente no acepta los datos del cobro',
  ),
  G92: anotherCard(
    "The network could not reach the customer's bank",
    'La red no pudo comunicarse con el banco del cliente',
  ),
  G93: contactBank('The operation is not allowed by law', 'La operación no está permitida por la ley'),
  G98: declined(
    "The card's cash limit is exceeded. Ask the customer for another card or to pay another way.",
    'Se superó el límite de efectivo de la tarjeta. Pida al cliente otra tarjeta o que pague de otra forma.',
  ),

  G06: unknownOutcome('The card network gave an error', 'La red de tarjetas dio un error'),
  G68: unknownOutcome("The customer's bank answered too late", 'El banco del cliente respondió demasiado tarde'),
  G90: unknownOutcome('The card network was running its end-of-day closing', 'La red de tarjetas estaba en su cierre'),
  G91: unknownOutcome("The customer's bank was not operating", 'El banco del cliente no estaba operando'),
  G94: unknownOutcome('The card network already has this operation', 'La red de tarjetas ya tiene esta operación'),
  G96: unknownOutcome('The card network malfunctioned', 'La red de tarjetas falló'),

  // Integrators report both spellings, with the letter O and with the zero.
  CO1: merchantNotFound,
  C01: merchantNotFound,
}
