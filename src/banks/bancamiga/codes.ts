import type { Flow } from '../bank.ts'
import type { CodeTable } from '../codes.ts'
import { approved, customerData, setup } from '../code-lines.ts'

/** Codes of the queries. A query moves no money: whatever is not an answer is asked again later. */
const query: CodeTable = {
  '200': approved('Found.', 'Encontrado.'),
  '503': setup(
    'The bank does not accept the token. The operator must review the account’s user and password.',
    'El banco no acepta el token. El operador debe revisar el usuario y la contraseña de la cuenta.',
  ),
  '511': setup(
    'The bank reports a request in a wrong format. The operator must report it to the bank.',
    'El banco reporta una solicitud con formato inválido. El operador debe informarlo al banco.',
  ),
  '512': setup(
    'The token has expired and the bank gave no other. The operator must ask the bank for a new temporary token.',
    'El token venció y el banco no dio otro. El operador debe pedir al banco un nuevo token temporal.',
  ),
  '551': customerData(
    'The bank does not know the payer’s bank. Review the bank’s code.',
    'El banco no reconoce el banco del pagador. Revise el código del banco.',
  ),
  '552': customerData(
    'The bank does not accept the payer’s phone. Review the phone.',
    'El banco no acepta el teléfono del pagador. Revise el teléfono.',
  ),
  '553': customerData('The bank does not accept the date. Review it.', 'El banco no acepta la fecha. Revísela.'),
}

/** Codes of the log-on. The bank names 550 and 551 without a meaning. */
export const logOnCodes: CodeTable = {
  '200': approved('The bank gave a token.', 'El banco dio un token.'),
  '201': setup(
    'The password has expired. The operator must set a new one at the bank and in the account.',
    'La contraseña venció. El operador debe definir una nueva en el banco y en la cuenta.',
  ),
  '503': setup(
    'The bank does not accept the user, the password or the temporary token. The operator must review them.',
    'El banco no acepta el usuario, la contraseña o el token temporal. El operador debe revisarlos.',
  ),
  '511': setup(
    'The bank reports a log-on in a wrong format. The operator must review the user and the password.',
    'El banco reporta un inicio de sesión con formato inválido. El operador debe revisar el usuario y la contraseña.',
  ),
  '512': setup(
    'The temporary token has expired. The operator must ask the bank for a new one.',
    'El token temporal venció. El operador debe pedir uno nuevo al banco.',
  ),
  '550': setup(
    'The bank refused the log-on. The operator must review the account with the bank.',
    'El banco rechazó el inicio de sesión. El operador debe revisar la cuenta con el banco.',
  ),
  '551': setup(
    'The bank refused the log-on. The operator must review the account with the bank.',
    'El banco rechazó el inicio de sesión. El operador debe revisar la cuenta con el banco.',
  ),
}

const queryFlows: readonly Flow[] = ['findTransfers', 'findTransfersOfPayer', 'findByPayer', 'listMovements']

/** Codes of a flow; none for a flow that Bancamiga does not have. */
export function codesOf(flow: Flow): CodeTable {
  return queryFlows.includes(flow) ? query : {}
}

/** No code of Bancamiga names a field of a request to the gateway. */
export function refusedFields(): string[] {
  return []
}
