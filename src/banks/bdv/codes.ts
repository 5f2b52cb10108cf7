import type { Flow } from '../bank.ts'
import type { CodeTable } from '../codes.ts'
import { approved, customerData, declined, setup, unavailable, unknownOutcome } from '../code-lines.ts'

/**
 * Codes of C2P charges, annulments and key requests. BDV lists them for C2P only; any other code is an unknown outcome.
 * 1030 is known from a single source, so it does not allow a repetition unless the account's settings say so.
 */
const c2p: CodeTable = {
  '1000': approved('Approved.', 'Aprobado.'),
  '1002': unknownOutcome('The bank reports an error of its connection', 'El banco reporta un error de su conexión'),
  '1006': setup(
    'The bank does not recognise this merchant. The operator must review the API key and the RIF with the bank.',
    'El banco no reconoce este comercio. El operador debe revisar la clave de API y el RIF con el banco.',
  ),
  '1013': customerData(
    'The bank does not accept this amount. Try another one.',
    'El banco no acepta este monto. Intente con otro.',
  ),
  '1014': customerData(
    'The customer is not registered for PagomóvilBDV. Ask for another phone or another bank.',
    'El cliente no está afiliado a PagomóvilBDV. Pida otro teléfono u otro banco.',
  ),
  '1015': customerData(
    'The customer is not registered for ClavemóvilBDV. Ask them to register at their bank, or to use another bank.',
    'El cliente no está afiliado a ClavemóvilBDV. Pídale que se afilie en su banco o que use otro banco.',
  ),
  '1026': unknownOutcome(
    'The bank reports a repeated reference or amount',
    'El banco reporta una referencia o un monto repetido',
  ),
  '1030': unknownOutcome(
    'The bank reports a field in a wrong format',
    'El banco reporta un campo con formato inválido',
  ),
  '1034': declined(
    'Insufficient funds. Ask for another account or another means of payment.',
    'Saldo insuficiente. Pida otra cuenta u otro medio de pago.',
  ),
  '1041': unavailable(
    'The bank’s service is not active and no money moved. Try later.',
    'El servicio del banco no está activo y no se movió dinero. Intente más tarde.',
  ),
  '1050': unknownOutcome('The request timed out at the bank', 'La solicitud superó el tiempo de espera en el banco'),
  '1055': customerData(
    'The C2P key does not exist or has expired. Ask the customer for a new one.',
    'La clave C2P no existe o venció. Pida una nueva al cliente.',
  ),
  '1056': customerData(
    'The phone does not belong to the holder of the document. Ask the customer for both again.',
    'El teléfono no corresponde al titular del documento. Pida ambos de nuevo al cliente.',
  ),
  '1061': declined(
    'The amount exceeds the customer’s daily limit. Try a smaller amount, or another day.',
    'El monto supera el límite diario del cliente. Intente con un monto menor u otro día.',
  ),
  '1062': declined(
    'The account has a problem at its bank. Its holder must contact the bank or use another account.',
    'La cuenta presenta inconvenientes. Su titular debe acudir al banco o usar otra cuenta.',
  ),
  '1065': declined(
    'The customer has reached the number of transactions allowed. Try another day or another account.',
    'El cliente alcanzó la cantidad de transacciones permitida. Intente otro día o con otra cuenta.',
  ),
  '1080': customerData(
    'The identity document is not valid. Ask the customer for it again.',
    'El documento de identidad es inválido. Pídalo de nuevo al cliente.',
  ),
  '1091': unavailable(
    'The customer’s bank is not active and no money moved. Try later or with another bank.',
    'El banco del cliente está inactivo y no se movió dinero. Intente más tarde o con otro banco.',
  ),
  '1092': declined(
    'The customer’s bank is not affiliated to the service. Ask for an account at another bank.',
    'El banco del cliente no está afiliado al servicio. Pida una cuenta de otro banco.',
  ),
  '1094': unknownOutcome('The bank reports a repeated operation', 'El banco reporta una operación duplicada'),
}

/** A reversal without the bank's id of the charge is never sent. The code is ours. */
export const NO_CHARGE_ID = 'SINID'

const reversal: CodeTable = {
  ...c2p,
  [NO_CHARGE_ID]: declined(
    'The bank reverses a charge only by its own id, which was lost with the answer. Refund the money by other means.',
    'El banco reversa un cobro solo con su propio identificador, que se perdió con la respuesta. Devuelva el dinero por otro medio.',
  ),
}

/** BDV lists no refusals of change: whatever is not an approval is an unknown outcome, and the change is searched for. */
const change: CodeTable = {
  '1000': approved('Paid.', 'Pagado.'),
  '1010': unknownOutcome('The bank does not confirm the change', 'El banco no confirma el vuelto'),
}

/** Queries; the message distinguishes the meanings of 1010. */
const query: CodeTable = {
  '1000': approved('Found.', 'Encontrado.'),
  '1001': setup(
    'The bank does not accept the API key. The operator must review it.',
    'El banco no acepta la clave de API. El operador debe revisarla.',
  ),
  '1010': unknownOutcome('The bank does not confirm the payment', 'El banco no confirma el pago'),
}

const tables: { readonly [Name in Flow]?: CodeTable } = {
  chargeC2p: c2p,
  requestC2pToken: c2p,
  reverseC2p: reversal,
  sendChange: change,
  findOperation: change,
  findTransfers: query,
  findTransfersOfPayer: query,
  listMovements: query,
}

/** Codes of a flow; none for a flow that BDV does not have. */
export function codesOf(flow: Flow): CodeTable {
  return tables[flow] ?? {}
}

/** No code of BDV names a field of the request. */
export function refusedFields(): string[] {
  return []
}
