import type { CodeTable } from '../../codes.ts'
import { approved, customerData, declined, unknownOutcome, finalOnceConfirmed, pending } from '../../code-lines.ts'

/** Codes of the clearing network behind BNC, which a mobile payment may return. */
export const network: CodeTable = {
  ACCP: approved('Accepted.', 'Aceptada.'),
  AC00: pending(
    "The customer's bank has not decided yet. Wait; do not charge again.",
    'El banco del cliente aún no ha decidido. Espere; no cobre de nuevo.',
  ),

  // Shown both while the outcome is being confirmed and after it is final: the text must hold for both.
  AB01: finalOnceConfirmed(
    "The customer's bank did not answer within the network's 120 seconds. Charge again only after this payment has failed.",
    'El banco del cliente no respondió en los 120 segundos de la red. Cobre de nuevo solo cuando este pago haya fallado.',
  ),
  VE01: finalOnceConfirmed(
    "There was a technical rejection between the network and the customer's bank. Charge again only after this payment has failed.",
    'Hubo un rechazo técnico entre la red y el banco del cliente. Cobre de nuevo solo cuando este pago haya fallado.',
  ),

  AC01: customerData(
    'The account number is wrong. Ask the customer for it again.',
    'El número de cuenta es incorrecto. Pídalo de nuevo al cliente.',
  ),
  TKCM: customerData(
    'The single-use code is wrong. Ask the customer for a new one.',
    'El código de un solo uso es incorrecto. Pida al cliente uno nuevo.',
  ),
  AM03: declined(
    "The customer's bank does not accept this currency. Ask the customer to pay another way.",
    'El banco del cliente no acepta esta moneda. Pida al cliente que pague de otra forma.',
  ),
  AM04: declined(
    'Insufficient balance. Ask the customer to use another account or to pay another way.',
    'Saldo insuficiente. Pida al cliente que use otra cuenta o que pague de otra forma.',
  ),
  RJCT: declined(
    "The customer's bank rejected the operation. Ask the customer to contact their bank, or to pay another way.",
    'El banco del cliente rechazó la operación. Pida al cliente que contacte a su banco o que pague de otra forma.',
  ),
  CUST: declined(
    'The customer cancelled the operation. Ask them whether they want to pay another way.',
    'El cliente canceló la operación. Pregúntele si desea pagar de otra forma.',
  ),

  AM05: unknownOutcome('The network already has this operation', 'La red ya tiene esta operación'),
  DU01: unknownOutcome('The network already has this message', 'La red ya tiene este mensaje'),
  VE02: unknownOutcome(
    'The network failed while recording the operation',
    'La red tuvo un error técnico al registrar la operación',
  ),
  SMF001: unknownOutcome('The network does not find the operation', 'La red no encuentra la operación'),
}
