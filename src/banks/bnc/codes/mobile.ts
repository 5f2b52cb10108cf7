import type { CodeTable } from '../../codes.ts'
import { customerData, declined, unknownOutcome, setup } from '../../code-lines.ts'

const merchantNotFound = setup(
  'BNC does not find the merchant. Check the terminal.',
  'BNC no encuentra el comercio. Revise el terminal.',
)

/** Codes of charges and reversals. BNC's advice for the unknown outcomes, to retry, is unsafe for money. */
const shared: CodeTable = {
  G05: unknownOutcome('BNC had a communication problem', 'BNC tuvo un problema de comunicación'),
  G12: unknownOutcome('BNC had a communication problem', 'BNC tuvo un problema de comunicación'),
  G91: unknownOutcome("The customer's bank did not respond", 'El banco del cliente no respondió'),
  G94: unknownOutcome('BNC already has this operation', 'BNC ya tiene esta operación'),
  G96: unknownOutcome('The payment network malfunctioned', 'La red de pagos falló'),
  // Integrators report both spellings, with the letter O and with the zero.
  CO1: merchantNotFound,
  C01: merchantNotFound,
}

/** C2P charges: the payer is the customer. */
export const c2p: CodeTable = {
  ...shared,

  G13: declined(
    'The bank does not accept this amount or operation. Ask the customer to check the amount, or to pay another way.',
    'El banco no acepta este monto u operación. Pida al cliente que revise el monto o que pague de otra forma.',
  ),
  G14: customerData(
    'The phone is not affiliated to mobile payment. Ask the customer for the phone registered with their bank.',
    'El teléfono no está afiliado a pago móvil. Pida al cliente el teléfono que tiene registrado en su banco.',
  ),
  G41: declined(
    "The payer's instrument is reported lost. Ask the customer to contact their bank, or to pay another way.",
    'El instrumento del pagador está reportado como perdido. Pida al cliente que contacte a su banco o que pague de otra forma.',
  ),
  G43: declined(
    "The payer's instrument is reported stolen. Ask the customer to contact their bank, or to pay another way.",
    'El instrumento del pagador está reportado como robado. Pida al cliente que contacte a su banco o que pague de otra forma.',
  ),
  G51: declined(
    "The customer's account has insufficient funds. Ask them to use another account or to pay another way.",
    'La cuenta del cliente no tiene fondos suficientes. Pídale que use otra cuenta o que pague de otra forma.',
  ),
  G52: customerData(
    'The customer has no account affiliated to mobile payment. Ask them to affiliate one, or for another phone.',
    'El cliente no tiene una cuenta afiliada a pago móvil. Pídale que afilie una o que indique otro teléfono.',
  ),
  G55: customerData(
    'The token is wrong, used or expired. Ask the customer for a new token from their bank.',
    'La clave C2P es incorrecta, ya se usó o venció. Pida al cliente una clave nueva de su banco.',
  ),
  G56: customerData(
    "The payer's phone is not registered. Ask the customer for the phone registered with their bank.",
    'El teléfono del pagador no está registrado. Pida al cliente el teléfono que tiene registrado en su banco.',
  ),
  G61: declined(
    "The customer's daily amount limit is exceeded. Ask them to pay tomorrow, a smaller amount, or another way.",
    'El cliente superó su límite de monto diario. Pídale que pague mañana, un monto menor o de otra forma.',
  ),
  G62: declined(
    "The customer's account is restricted. Ask them to contact their bank, or to pay another way.",
    'La cuenta del cliente está restringida. Pídale que contacte a su banco o que pague de otra forma.',
  ),
  G65: declined(
    "The customer's daily limit of operations is exceeded. Ask them to pay tomorrow or another way.",
    'El cliente superó su límite diario de operaciones. Pídale que pague mañana o de otra forma.',
  ),
  G80: customerData(
    'The identity document does not match. Ask the customer for the document registered with their bank.',
    'El documento de identidad no coincide. Pida al cliente el documento que tiene registrado en su banco.',
  ),
}

const notAffiliated = declined(
  'The customer is no longer affiliated to mobile payment. Refund the money another way.',
  'El cliente ya no está afiliado a pago móvil. Devuelva el dinero de otra forma.',
)

/** Reversals of C2P charges: the merchant pays, the customer receives. */
export const reversal: CodeTable = {
  ...shared,

  G13: declined(
    'The bank does not accept the reversal of this amount. Refund the money another way.',
    'El banco no acepta el reverso de este monto. Devuelva el dinero de otra forma.',
  ),
  G14: notAffiliated,
  G41: declined(
    'The bank rejected the reversal. Refund the money another way.',
    'El banco rechazó el reverso. Devuelva el dinero de otra forma.',
  ),
  G43: declined(
    "The customer's mobile payment is not active. Refund the money another way.",
    'El pago móvil del cliente no está activo. Devuelva el dinero de otra forma.',
  ),
  G51: declined(
    "The merchant's own account has insufficient funds. Fund the account at BNC, then reverse again.",
    'La cuenta del comercio no tiene fondos suficientes. Abone la cuenta en BNC y reverse de nuevo.',
  ),
  G52: notAffiliated,
  G55: declined(
    'The bank rejected the key of the reversal. Refund the money another way.',
    'El banco rechazó la clave del reverso. Devuelva el dinero de otra forma.',
  ),
  G56: declined(
    "The customer's phone is no longer registered with their bank. Refund the money another way.",
    'El teléfono del cliente ya no está registrado en su banco. Devuelva el dinero de otra forma.',
  ),
  G61: declined(
    "The merchant's daily amount limit is exceeded. Reverse again tomorrow, or refund the money another way.",
    'El comercio superó su límite de monto diario. Reverse de nuevo mañana o devuelva el dinero de otra forma.',
  ),
  G62: declined(
    "The customer's account is restricted at their bank. Refund the money another way.",
    'La cuenta del cliente está restringida en su banco. Devuelva el dinero de otra forma.',
  ),
  G65: declined(
    "The merchant's daily limit of operations is exceeded. Reverse again tomorrow, or refund the money another way.",
    'El comercio superó su límite diario de operaciones. Reverse de nuevo mañana o devuelva el dinero de otra forma.',
  ),
  G80: declined(
    "The customer's identity document does not match. Refund the money another way.",
    'El documento de identidad del cliente no coincide. Devuelva el dinero de otra forma.',
  ),
}
