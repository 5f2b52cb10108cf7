import type { Flow } from '../bank.ts'
import type { CodeClass, CodeTable } from '../codes.ts'

type Line = CodeTable[string]

const lineOf =
  (codeClass: CodeClass) =>
  (en: string, es: string): Line => ({ class: codeClass, text: { en, es } })

const approved = lineOf('approved')
const pending = lineOf('pending')
const declined = lineOf('declined')
const customerData = lineOf('customerData')
const unavailable = lineOf('unavailable')
const setup = lineOf('setup')
const finalAfterAsking = lineOf('finalAfterAsking')

const doubtful = (en: string, es: string): Line =>
  lineOf('doubtful')(
    `${en}; the money may have moved. Do not charge again: the outcome is being found out.`,
    `${es}; el dinero pudo haberse movido. No cobre de nuevo: se está averiguando el resultado.`,
  )

const merchantNotFound = setup(
  'BNC does not find the merchant. Check the terminal and the affiliation number.',
  'BNC no encuentra el comercio. Revise el terminal y el número de afiliación.',
)

/**
 * Every code BNC is known to give. For `declined` and `customerData` the text says what to ask of the
 * customer; for `setup`, what the operator has to mend. A code that is not here means doubt.
 */
const common: CodeTable = {
  '000000': approved('Approved.', 'Aprobada.'),
  G00: approved('Approved.', 'Aprobada.'),
  G10: approved('Approved.', 'Aprobada.'),
  G11: approved('Approved.', 'Aprobada.'),
  G16: approved('Approved.', 'Aprobada.'),

  G13: declined(
    'The bank does not accept this amount or operation. Ask the customer to check the amount, or to pay another way.',
    'El banco no acepta este monto u operación. Pida al cliente que revise el monto o que pague de otra forma.',
  ),
  G14: declined(
    'The phone is not affiliated to mobile payment. Ask the customer for the phone registered with their bank.',
    'El teléfono no está afiliado a pago móvil. Pida al cliente el teléfono que tiene registrado en su banco.',
  ),
  G41: declined(
    'The other party is not affiliated to mobile payment. Ask the customer to affiliate, or to pay another way.',
    'La otra parte no está afiliada a pago móvil. Pida al cliente que se afilie o que pague de otra forma.',
  ),
  G43: declined(
    'The mobile payment service of the other party is not active. Ask the customer to activate it, or to pay another way.',
    'El servicio de pago móvil de la otra parte no está activo. Pida al cliente que lo active o que pague de otra forma.',
  ),
  G51: declined(
    'Insufficient funds. Ask the customer to use another account or to pay another way.',
    'Fondos insuficientes. Pida al cliente que use otra cuenta o que pague de otra forma.',
  ),
  G52: declined(
    'No account is affiliated to mobile payment. Ask the customer to affiliate one, or to pay another way.',
    'No hay una cuenta afiliada a pago móvil. Pida al cliente que afilie una o que pague de otra forma.',
  ),
  G54: declined(
    'The card has expired. Ask the customer for the expiry date on the card, or for another card.',
    'La tarjeta está vencida. Pida al cliente la fecha de vencimiento de la tarjeta u otra tarjeta.',
  ),
  G55: customerData(
    'The secret key is wrong. Ask the customer to give it again.',
    'La clave es incorrecta. Pida al cliente que la indique de nuevo.',
  ),
  G56: customerData(
    'The payer is not registered. Ask the customer for the phone or card registered with their bank.',
    'El pagador no está registrado. Pida al cliente el teléfono o la tarjeta que tiene registrado en su banco.',
  ),
  G61: declined(
    "The customer's daily amount is exceeded. Ask them to pay tomorrow, a smaller amount, or another way.",
    'El cliente superó su monto diario. Pídale que pague mañana, un monto menor o de otra forma.',
  ),
  G62: declined(
    'The account or card is restricted. Ask the customer to contact their bank, or to pay another way.',
    'La cuenta o tarjeta está restringida. Pida al cliente que contacte a su banco o que pague de otra forma.',
  ),
  G65: declined(
    "The customer's daily number of operations is exceeded. Ask them to pay tomorrow or another way.",
    'El cliente superó su número diario de operaciones. Pídale que pague mañana o de otra forma.',
  ),
  G80: customerData(
    'The identity document does not match. Ask the customer for the document registered with their bank.',
    'El documento de identidad no coincide. Pida al cliente el documento que tiene registrado en su banco.',
  ),

  EPIECP: doubtful('The bank failed while recording the charge', 'El banco falló al registrar el cobro'),
  EPICCA: doubtful('The bank lost its connection to the network', 'El banco perdió la comunicación con la red'),
  EPIE00: doubtful('The bank had an internal error', 'El banco tuvo un error interno'),
  EPIEDD: doubtful('The bank had an internal error', 'El banco tuvo un error interno'),
  G05: doubtful('The bank had a communication problem', 'El banco tuvo un problema de comunicación'),
  G12: doubtful('The bank had a communication problem', 'El banco tuvo un problema de comunicación'),
  G91: doubtful("The customer's bank did not respond", 'El banco del cliente no respondió'),
  G94: doubtful('The bank already has this operation', 'El banco ya tiene esta operación'),
  G96: doubtful('The payment network malfunctioned', 'La red de pagos falló'),
  AM05: doubtful('The network already has this operation', 'La red ya tiene esta operación'),
  DU01: doubtful('The network already has this message', 'La red ya tiene este mensaje'),

  EPIRWK: unavailable(
    'The bank asks for a new session and processed nothing. Ask the customer to try again in a moment.',
    'El banco pide una nueva sesión y no procesó nada. Pida al cliente que intente de nuevo en un momento.',
  ),

  EPICNF: setup(
    'BNC does not know this client, or it is inactive. Check the client GUID, and that BNC has activated it.',
    'BNC no conoce este cliente o está inactivo. Revise el GUID de cliente y que BNC lo haya activado.',
  ),
  EPIHV: setup(
    "BNC found the request's hash wrong. Check that the master key belongs to this client GUID.",
    'BNC encontró incorrecto el hash de la solicitud. Revise que la llave maestra sea la de este GUID de cliente.',
  ),
  EPIIMS: setup(
    'BNC does not accept the form of the request. Check terminal, affiliation, account and RIF of this account.',
    'BNC no acepta la forma de la solicitud. Revise terminal, afiliación, cuenta y RIF de esta cuenta.',
  ),
  EPIONA: setup(
    'BNC has not enabled this operation for the client. Ask BNC to enable it.',
    'BNC no ha habilitado esta operación para el cliente. Pida a BNC que la habilite.',
  ),
  EPIMC1: setup(
    'The client may not act for this child merchant. Ask BNC for the permission, or correct the child RIF.',
    'El cliente no puede actuar por este comercio hijo. Pida el permiso a BNC o corrija el RIF del hijo.',
  ),
  EPIMC2: setup(
    'BNC does not find the child merchant. Correct the child RIF.',
    'BNC no encuentra el comercio hijo. Corrija el RIF del hijo.',
  ),
  EPIANF: setup(
    'BNC finds no such account for the client. Check the account number and the merchant RIF.',
    'BNC no encuentra esa cuenta para el cliente. Revise el número de cuenta y el RIF del comercio.',
  ),
  EPIE03: setup(
    'BNC could not understand the request. Check the account settings, then ask BNC.',
    'BNC no pudo entender la solicitud. Revise la configuración de la cuenta y consulte a BNC.',
  ),
  // Integrators have written it with the letter and with the zero.
  CO1: merchantNotFound,
  C01: merchantNotFound,

  ACCP: approved('Accepted.', 'Aceptada.'),
  AC00: pending(
    "The customer's bank has not decided yet. Wait; do not charge again.",
    'El banco del cliente aún no ha decidido. Espere; no cobre de nuevo.',
  ),
  AB01: finalAfterAsking(
    "The customer's bank did not answer in time. Wait until the outcome is known before charging again.",
    'El banco del cliente no respondió a tiempo. Espere a conocer el resultado antes de cobrar de nuevo.',
  ),
  AC01: customerData(
    'The account number is wrong. Ask the customer for it again.',
    'El número de cuenta es incorrecto. Pídalo de nuevo al cliente.',
  ),
  AM04: declined(
    'Insufficient balance. Ask the customer to use another account or to pay another way.',
    'Saldo insuficiente. Pida al cliente que use otra cuenta o que pague de otra forma.',
  ),
  TKCM: customerData(
    'The single-use code is wrong. Ask the customer for a new one.',
    'El código de un solo uso es incorrecto. Pida al cliente uno nuevo.',
  ),
  RJCT: declined(
    "The customer's bank rejected the operation. Ask the customer to contact their bank, or to pay another way.",
    'El banco del cliente rechazó la operación. Pida al cliente que contacte a su banco o que pague de otra forma.',
  ),
  CUST: declined(
    'The customer cancelled the operation. Ask them whether they want to pay another way.',
    'El cliente canceló la operación. Pregúntele si desea pagar de otra forma.',
  ),
}

const c2p: CodeTable = {
  G41: declined(
    "The payer's instrument is reported lost. Ask the customer to contact their bank, or to pay another way.",
    'El instrumento del pagador está reportado como perdido. Pida al cliente que contacte a su banco o que pague de otra forma.',
  ),
  G43: declined(
    "The payer's instrument is reported stolen. Ask the customer to contact their bank, or to pay another way.",
    'El instrumento del pagador está reportado como robado. Pida al cliente que contacte a su banco o que pague de otra forma.',
  ),
  G55: customerData(
    'The token is wrong, used or expired. Ask the customer for a new token from their bank.',
    'La clave C2P es incorrecta, ya se usó o venció. Pida al cliente una clave nueva de su banco.',
  ),
  G56: customerData(
    "The payer's phone is not registered. Ask the customer for the phone registered with their bank.",
    'El teléfono del pagador no está registrado. Pida al cliente el teléfono que tiene registrado en su banco.',
  ),
}

const reversal: CodeTable = {
  G13: declined(
    'The bank does not accept the reversal of this amount. Give the money back another way.',
    'El banco no acepta el reverso de este monto. Devuelva el dinero de otra forma.',
  ),
  G41: declined(
    'The bank refused the reversal. Give the money back another way.',
    'El banco rechazó el reverso. Devuelva el dinero de otra forma.',
  ),
}

const card: CodeTable = {
  '000000': doubtful('The bank took the charge and gave no verdict', 'El banco recibió el cobro y no dio un veredicto'),
  G14: declined(
    'The card number is not recognised. Ask the customer to check it, or for another card.',
    'El número de tarjeta no se reconoce. Pida al cliente que lo revise u otra tarjeta.',
  ),
  G41: declined(
    'The card is reported lost. Ask the customer for another card.',
    'La tarjeta está reportada como perdida. Pida al cliente otra tarjeta.',
  ),
  G43: declined(
    'The card is reported stolen. Ask the customer for another card.',
    'La tarjeta está reportada como robada. Pida al cliente otra tarjeta.',
  ),
  G52: declined(
    'The card has no account of the chosen type. Ask the customer for the account type, or for another card.',
    'La tarjeta no tiene una cuenta del tipo elegido. Pida al cliente el tipo de cuenta u otra tarjeta.',
  ),
  G55: customerData(
    "The card's PIN is wrong. Ask the customer for it again.",
    'La clave de la tarjeta es incorrecta. Pídala de nuevo al cliente.',
  ),
  G56: customerData(
    'The card is not registered. Ask the customer to check the number, or for another card.',
    'La tarjeta no está registrada. Pida al cliente que revise el número u otra tarjeta.',
  ),
}

/** The same code can mean different things to different operations: each has the common table with its own lines over it. */
export const bncCodes = {
  c2p: { ...common, ...c2p },
  reversal: { ...common, ...reversal },
  card: { ...common, ...card },
  inquiry: common,
} as const satisfies Record<string, CodeTable>

const byFlow: Partial<Record<Flow, CodeTable>> = {
  chargeC2p: bncCodes.c2p,
  reverseC2p: bncCodes.reversal,
  chargeCard: bncCodes.card,
}

export function codesOf(flow: Flow): CodeTable {
  return byFlow[flow] ?? bncCodes.inquiry
}
