import { clientReference } from '../ledger.ts'
import type { LedgerEntry } from '../records.ts'
import type { Reply } from '../http/reply.ts'
import { amountNumber, integer, text } from '../model.ts'
import { outcomeOfReversal, outcomeOfToken } from '../outcomes.ts'
import { executeOutcome } from '../execute-outcome.ts'
import { ko, ok } from './responses.ts'
import { bankNumber, bankText, document, hierarchy, phone, terminal } from './fields.ts'
import { issueNumbers } from './numbers.ts'
import { type BankState, isRepeated, operation, type Request } from './operation.ts'

export const sendC2p = operation({
  name: 'SendC2P',
  fields: {
    DebtorBankCode: bankNumber,
    DebtorCellPhone: phone,
    DebtorID: document,
    Amount: amountNumber,
    Token: text(/^[A-Za-z0-9]{6,8}$/),
    Terminal: terminal,
    ...hierarchy,
  },
  run: (state, request, values) => {
    if (request.isTest) return ok({}, request.key)
    const outcome = outcomeOfToken(values.Token)
    // A call refused before processing does not consume its reference: it may be sent again.
    if (outcome.kind !== 'unavailable' && isRepeated(state, request)) return ko('G94', 'SendC2P')
    const client = request.account.clientGuid
    return executeOutcome(outcome, state.now, {
      move: (at) =>
        state.ledger.record({
          client,
          operation: 'SendC2P',
          amount: values.Amount,
          direction: 'in',
          ...issueNumbers(state, { client, amount: values.Amount }),
          payer: {
            document: values.DebtorID,
            phone: values.DebtorCellPhone,
            bankCode: bankText(values.DebtorBankCode),
          },
          ...clientReference(request.reference),
          at,
        }),
      approve: (charge) => approve(charge, state, request),
      decline: (code) => ko(`G${code}`, 'SendC2P'),
      refuseUnprocessed: () => ko('EPIRWK'),
    })
  },
})

/** The message with both numbers has the labels of the manual's only sample, an outgoing mobile payment. */
function approve({ txId, reference, amount }: LedgerEntry, { assumptions }: BankState, request: Request): Reply {
  if (assumptions.approvalNumbers === 'value') {
    return ok({ [assumptions.transactionSpelling]: txId, Reference: reference }, request.key, 202)
  }
  const numbers = `Código de Autorización: ${reference}, Nro de Referencia: ${txId}`
  const message = `Pago Móvil procesado por un monto de ${amount}, ${numbers}`
  return ok({ Reference: reference }, request.key, 202, message)
}

export const reverseC2p = operation({
  name: 'ReverseC2P',
  fields: {
    IdTransactionToReverse: integer(1, Number.MAX_SAFE_INTEGER),
    Amount: amountNumber,
    Terminal: terminal,
    ...hierarchy,
  },
  run: (state, request, values) =>
    reverse('ReverseC2P', state, request, ({ txId, amount }) => {
      return txId === values.IdTransactionToReverse && amount === values.Amount
    }),
})

/** Reversal without an IdTransaction: the newest charge of that payer and amount. */
export const reverseC2pAlternative = operation({
  name: 'ReverseC2PALT',
  fields: {
    Amount: amountNumber,
    // The bank's own spelling.
    BanckCode: bankNumber,
    DebtorCellPhone: phone,
    DebtorID: document,
    Terminal: terminal,
    ...hierarchy,
  },
  run: (state, request, values) =>
    reverse('ReverseC2PALT', state, request, ({ amount, payer }) => {
      const isPayer = payer?.document === values.DebtorID && payer.phone === values.DebtorCellPhone
      return isPayer && payer.bankCode === bankText(values.BanckCode) && amount === values.Amount
    }),
})

function reverse(name: string, state: BankState, request: Request, matches: (charge: LedgerEntry) => boolean): Reply {
  const { ledger } = state
  const client = request.account.clientGuid
  const isMatch = (entry: LedgerEntry) => entry.operation === 'SendC2P' && matches(entry)
  const charge = ledger.findLast(client, (entry) => isMatch(entry) && !ledger.isReversed(entry))
  if (!charge) return ko(ledger.findLast(client, isMatch) ? 'G94' : 'G13', name)
  if (request.isTest) return ok({}, request.key)
  if (isRepeated(state, request)) return ko('G94', name)
  return executeOutcome(outcomeOfReversal(charge.payer?.document ?? ''), state.now, {
    move: (at) =>
      ledger.record({
        client,
        operation: name,
        amount: charge.amount,
        direction: 'out',
        ...issueNumbers(state, charge),
        ...(charge.payer ? { payer: charge.payer } : {}),
        ...clientReference(request.reference),
        reverses: charge.id,
        at,
      }),
    approve: ({ reference }) => ok({ Reference: reference }, request.key, 202),
    decline: (code) => ko(`G${code}`, name),
    refuseUnprocessed: () => ko('EPIRWK'),
  })
}
