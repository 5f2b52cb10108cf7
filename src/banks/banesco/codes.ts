import type { Flow } from '../bank.ts'
import type { CodeTable } from '../codes.ts'
import { approved, customerData, setup, unavailable } from '../code-lines.ts'

const busy = (en: string, es: string) =>
  unavailable(`${en}. The payment is looked up again later.`, `${es}. El pago se consulta de nuevo más tarde.`)

const notAvailable = busy('The bank’s service is not available', 'El servicio del banco no está disponible')

/** Codes of the query. It moves no money: whatever is not an answer is asked again later. */
const query: CodeTable = {
  '200': approved('Found.', 'Encontrado.'),
  '70001': approved('The bank has no such payment.', 'El banco no tiene ese pago.'),
  '204': setup(
    'The bank finds no accounts of this client. The operator must review the account with the bank.',
    'El banco no encuentra cuentas de este cliente. El operador debe revisar la cuenta con el banco.',
  ),
  '70005': busy('The bank does not list so many days at once', 'El banco no lista tantos días a la vez'),
  VDE01: customerData(
    'The bank does not accept the payment’s data. Review reference, phone, bank and date.',
    'El banco no acepta los datos del pago. Revise la referencia, el teléfono, el banco y la fecha.',
  ),
  VDE02: customerData(
    'The bank does not accept the payment’s data. Review reference, phone, bank and date.',
    'El banco no acepta los datos del pago. Revise la referencia, el teléfono, el banco y la fecha.',
  ),
  VRN01: setup(
    'The bank does not accept the credentials. The operator must review them.',
    'El banco no acepta las credenciales. El operador debe revisarlas.',
  ),
  VRN04: busy('The bank is under maintenance', 'El banco está en mantenimiento'),
  CRT503: busy('The bank is under maintenance', 'El banco está en mantenimiento'),
  VRN05: busy('The bank has had too many queries', 'El banco recibió demasiadas consultas'),
  VRN06: notAvailable,
  '409': notAvailable,
  '422': notAvailable,
  '500': notAvailable,
  '503': notAvailable,
  '504': busy('The query timed out at the bank', 'La consulta superó el tiempo de espera en el banco'),
}

const inputOfAccount = setup(
  'The bank does not accept the account’s data. The operator must review the account number with the bank.',
  'El banco no acepta los datos de la cuenta. El operador debe revisar el número de cuenta con el banco.',
)

/** A question about the account has no data of a customer. */
const statement: CodeTable = { ...query, VDE01: inputOfAccount, VDE02: inputOfAccount }

const tables: { readonly [Name in Flow]?: CodeTable } = { findTransfers: query, listMovements: statement }

/** Codes of a flow; none for a flow that Banesco does not have. */
export function codesOf(flow: Flow): CodeTable {
  return tables[flow] ?? {}
}

/** No code of Banesco names a field of a request to the gateway. */
export function refusedFields(): string[] {
  return []
}
