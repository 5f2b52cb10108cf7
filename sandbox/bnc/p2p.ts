import { executeOutcome } from '../execute-outcome.ts'
import type { Reply } from '../http/reply.ts'
import type { LedgerEntry } from '../records.ts'
import { amountNumber, optional, text } from '../model.ts'
import { outcomeOfAmount } from '../outcomes.ts'
import { ko, ok } from './responses.ts'
import { bankNumber, bankText, document, hierarchy, phone } from './fields.ts'
import { issueNumbers } from './numbers.ts'
import { type BankState, isRepeated, operation, type Request } from './operation.ts'

const name = 'SendP2P'
const email = optional(text(/^[^\s@]+@[^\s@]+$/))
const operationRefText = optional(text(/^.{1,20}$/))
const line = text(/^(?=.*\S).{1,100}$/)

/** A mobile payment out. An OperationRef that was paid is not paid again: the response has the first numbers. */
export const sendP2p = operation({
  name,
  fields: {
    Amount: amountNumber,
    BeneficiaryBankCode: bankNumber,
    BeneficiaryCellPhone: phone,
    BeneficiaryEmail: email,
    BeneficiaryID: document,
    BeneficiaryName: line,
    Description: line,
    OperationRef: operationRefText,
    ...hierarchy,
  },
  run: (state, request, values) => {
    const { ledger } = state
    const client = request.account.clientGuid
    const { Amount: amount, OperationRef: operationRef } = values
    if (request.isTest) return ok({}, request.key)
    const paid = operationRef === undefined ? undefined : ledger.findClientReference(client, name, operationRef)
    if (paid) return approve(paid, true, state, request)
    const outcome = outcomeOfAmount(amount)
    // A call refused before processing does not consume its reference: it may be sent again.
    if (outcome.kind !== 'unavailable' && isRepeated(state, request)) return ko('G94', name)
    return executeOutcome(outcome, state.now, {
      move: (at) => {
        const { line: shown, txId } = issueNumbers(state, { client, amount })
        return ledger.record({
          client,
          operation: name,
          amount,
          direction: 'out',
          reference: shown.reference,
          txId,
          line: shown,
          payer: {
            document: values.BeneficiaryID,
            phone: values.BeneficiaryCellPhone,
            bankCode: bankText(values.BeneficiaryBankCode),
          },
          ...(operationRef === undefined ? {} : { paymentHint: operationRef }),
          at,
        })
      },
      approve: (entry) => approve(entry, false, state, request),
      decline: (code) => ko(`G${code}`, name),
      refuseUnprocessed: () => ko('EPIRWK'),
    })
  },
})

function approve(entry: LedgerEntry, isRepetition: boolean, { assumptions }: BankState, request: Request): Reply {
  const authorization = authorizationOf(entry)
  const numbers = { Reference: entry.reference, AuthorizationCode: authorization }
  const message = `Pago Móvil procesado por un monto de ${entry.amount}, Código de Autorización: ${authorization}, Nro de Referencia: ${entry.reference}`
  return ok(
    { ...(assumptions.p2pNumbers === 'message' ? {} : numbers), [assumptions.alreadySentSpelling]: isRepetition },
    request.key,
    202,
    ...(assumptions.p2pNumbers === 'value' ? [] : [message]),
  )
}

/** Six digits that begin with a zero, like the sample of the manual; other digits than the reference. */
function authorizationOf({ txId = 0 }: LedgerEntry): string {
  return `0${String(txId).slice(-5)}`
}
