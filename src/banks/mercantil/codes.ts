import type { Flow } from '../bank.ts'
import { approved, declined, setup, unknownOutcome } from '../code-lines.ts'
import type { CodeTable } from '../codes.ts'
import { withoutAccents } from '../r4/wire/formats.ts'
import type { BankError } from './wire/answer.ts'

/** A number of ours that the bank has seen before: another system uses the same numbers. */
export const INVOICE_USED = 'INVOICE_USED'
const FACTOR_ENCRYPTION = 'FACTOR_ENCRYPTION'
const NO_CODE = 'NO_CODE'
/** A charge without the bank's reference, which its annulment needs. */
export const NO_REFERENCE = 'NO_REFERENCE'

export const APPROVED = '0000'

const general: CodeTable = {
  '0000': approved('Approved.', 'Aprobado.'),
  '99999': unknownOutcome('The bank reports a general failure', 'El banco reporta una falla general'),
  [NO_CODE]: unknownOutcome('The bank gave no code for its answer', 'El banco no dio un código de su respuesta'),
}

/**
 * Codes of calls that move money. The bank publishes no list of its refusals of C2P: a code that is not here is an unknown
 * outcome, which the search settles. 4025 is documented for the bank's own payment page only, not for these calls.
 */
const money: CodeTable = {
  ...general,
  '0071': setup(
    'The bank refuses the invoice number as too long. The operator must shorten invoicePrefix.',
    'El banco rechaza el número de factura por largo. El operador debe acortar invoicePrefix.',
  ),
  '821': setup(
    'The bank refuses the invoice number as too long. The operator must shorten invoicePrefix.',
    'El banco rechaza el número de factura por largo. El operador debe acortar invoicePrefix.',
  ),
  '4025': unknownOutcome(
    'The bank reports that the limit within the bank was exceeded',
    'El banco reporta que se superó el límite dentro del banco',
  ),
  [FACTOR_ENCRYPTION]: setup(
    'The bank cannot decrypt the customer’s key. The operator must review the secret of this product with the bank.',
    'El banco no puede descifrar la clave del cliente. El operador debe revisar el secreto de este producto con el banco.',
  ),
  [INVOICE_USED]: unknownOutcome(
    'The bank has seen this invoice number before: another system uses the same numbers',
    'El banco ya había recibido este número de factura: otro sistema usa los mismos números',
  ),
}

const reversal: CodeTable = {
  ...money,
  [NO_REFERENCE]: declined(
    'The bank’s reference of this charge is not known, and without it the bank cannot annul it. Give the money back by another way.',
    'No se conoce la referencia de este cobro en el banco, y sin ella el banco no puede anularlo. Devuelva el dinero por otra vía.',
  ),
}

/** Codes of the searches, which move no money. */
const search: CodeTable = {
  ...general,
  '0330': declined('The bank found no such transaction.', 'El banco no encontró esa transacción.'),
  '330': declined('The bank found no such transaction.', 'El banco no encontró esa transacción.'),
  '43': setup(
    'The bank misses the terminal. The operator must review terminalId.',
    'Al banco le falta el terminal. El operador debe revisar terminalId.',
  ),
  '51': setup(
    'The bank refuses the browser’s name. The operator must review browserAgent.',
    'El banco rechaza el nombre del navegador. El operador debe revisar browserAgent.',
  ),
}

const searchFlows: readonly Flow[] = ['findTransfers', 'findPayment']

export function codesOf(flow: Flow): CodeTable {
  if (flow === 'reverseC2p') return reversal
  return searchFlows.includes(flow) ? search : money
}

/** A refusal of Mercantil names no request field. */
export function refusedFields(): string[] {
  return []
}

const NOTHING_FOUND: readonly string[] = ['0330', '330']

export function isNothingFound(code: string): boolean {
  return NOTHING_FOUND.includes(code)
}

/** The texts vary in accents and capitals. */
const descriptions: readonly [RegExp, string][] = [
  [/\bnumero de factura procesado previamente\b/, INVOICE_USED],
  [/\bsegundo factor no valida su encriptacion\b/, FACTOR_ENCRYPTION],
]

/** The code of an error: its own where it is listed, otherwise the name of its description. */
export function codeOf({ code, description }: BankError, table: CodeTable): string {
  if (Object.hasOwn(table, code)) return code
  const text = withoutAccents(description).toLowerCase().replaceAll(/\s+/g, ' ')
  return descriptions.find(([pattern]) => pattern.test(text))?.[1] ?? (code || NO_CODE)
}

/** The code that decides of several: one that leaves the outcome unknown before any other. */
export function decidingCode(errors: readonly BankError[], table: CodeTable): string {
  const codes = errors.map((error) => codeOf(error, table))
  const isUncertain = (code: string) => (table[code]?.class ?? 'unknownOutcome') === 'unknownOutcome'
  return codes.find(isUncertain) ?? codes[0] ?? NO_CODE
}
