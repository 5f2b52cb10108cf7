import type { CodeTable } from '../../codes.ts'
import { customerData, declined, unknownOutcome } from '../../code-lines.ts'

const noAnswer = unknownOutcome('BNC had a communication problem', 'BNC tuvo un problema de comunicación')
const perhapsNotAffiliated = declined(
  'The payee may not be affiliated to mobile payment. Check the phone, the document and the bank, or pay them another way.',
  'El beneficiario posiblemente no está afiliado a pago móvil. Revise el teléfono, el documento y el banco, o páguele de otra forma.',
)

/** Mobile payments out: the merchant pays. BNC's advice for the unknown outcomes, to retry, is followed by resending only. */
export const p2p: CodeTable = {
  G05: noAnswer,
  G12: noAnswer,
  G91: noAnswer,
  G96: noAnswer,
  G94: unknownOutcome('BNC already has this operation', 'BNC ya tiene esta operación'),

  G13: declined(
    'BNC does not accept this amount or operation. Check the amount, or pay another way.',
    'BNC no acepta este monto u operación. Revise el monto o pague de otra forma.',
  ),
  G14: customerData(
    'The payee may not be affiliated to mobile payment. Ask for the phone registered with their bank.',
    'El beneficiario posiblemente no está afiliado a pago móvil. Pida el teléfono que tiene registrado en su banco.',
  ),
  G41: perhapsNotAffiliated,
  G43: perhapsNotAffiliated,
  G51: declined(
    "The merchant's own account has insufficient funds. Fund the account at BNC, then pay again.",
    'La cuenta del comercio no tiene fondos suficientes. Abone la cuenta en BNC y pague de nuevo.',
  ),
  G52: customerData(
    'The payee is not affiliated to mobile payment. Ask them to affiliate an account, or for another phone.',
    'El beneficiario no está afiliado a pago móvil. Pídale que afilie una cuenta o que indique otro teléfono.',
  ),
  G55: customerData(
    'BNC rejected the key of the payment. Check the payee’s data, or pay another way.',
    'BNC rechazó la clave del pago. Revise los datos del beneficiario o pague de otra forma.',
  ),
  G56: customerData(
    "The payee's phone is not registered. Ask for the phone registered with their bank.",
    'El teléfono del beneficiario no está registrado. Pida el teléfono que tiene registrado en su banco.',
  ),
  G61: declined(
    "The merchant's daily amount limit is exceeded. Pay tomorrow, a smaller amount, or another way.",
    'El comercio superó su límite de monto diario. Pague mañana, un monto menor o de otra forma.',
  ),
  G62: declined(
    "The payee's account is restricted at their bank. Pay them another way.",
    'La cuenta del beneficiario está restringida en su banco. Páguele de otra forma.',
  ),
  G65: declined(
    "The merchant's daily limit of operations is exceeded. Pay tomorrow or another way.",
    'El comercio superó su límite diario de operaciones. Pague mañana o de otra forma.',
  ),
  G80: customerData(
    "The payee's identity document does not match. Ask for the document registered with their bank.",
    'El documento de identidad del beneficiario no coincide. Pida el documento que tiene registrado en su banco.',
  ),
}
