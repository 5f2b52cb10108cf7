import { hint } from '../books.ts'
import type { LedgerEntry } from '../facts.ts'
import type { Reply } from '../http/reply.ts'
import { amountNumber, integer, text } from '../model.ts'
import { outcomeOfReversal, outcomeOfToken } from '../outcomes.ts'
import { perform } from '../perform.ts'
import { ko, ok } from './answers.ts'
import { bankNumber, bankText, document, hierarchy, phone, terminal } from './fields.ts'
import { type Desk, isRepeated, issueNumbers, operation, type Request } from './operation.ts'

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
  run: (desk, request, values) => {
    const outcome = outcomeOfToken(values.Token)
    // A call refused before processing does not use its reference up: it may be sent again.
    if (outcome.kind !== 'unavailable' && isRepeated(desk, request)) return ko('G94')
    if (request.isTest) return ok({}, request.key)
    return perform(outcome, desk.now, {
      move: (at) =>
        desk.books.record({
          client: request.account.clientGuid,
          operation: 'SendC2P',
          amount: values.Amount,
          direction: 'in',
          ...issueNumbers(desk.books),
          payer: {
            document: values.DebtorID,
            phone: values.DebtorCellPhone,
            bankCode: bankText(values.DebtorBankCode),
          },
          ...hint(request.reference),
          at,
        }),
      approve: ({ txId, reference }) => ok({ IdTransaction: txId, Reference: reference }, request.key, 202),
      decline: (code) => ko(`G${code}`),
      refuseUnprocessed: () => ko('EPIRWK'),
    })
  },
})

export const reverseC2p = operation({
  name: 'ReverseC2P',
  fields: { IdTransactionToReverse: integer(1, 2 ** 31 - 1), Amount: amountNumber, Terminal: terminal, ...hierarchy },
  run: (desk, request, values) =>
    reverse('ReverseC2P', desk, request, ({ txId, amount }) => {
      return txId === values.IdTransactionToReverse && amount === values.Amount
    }),
})

/** For a charge whose IdTransaction never arrived: the newest one of that payer and amount. */
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
  run: (desk, request, values) =>
    reverse('ReverseC2PALT', desk, request, ({ amount, payer }) => {
      const isPayer = payer?.document === values.DebtorID && payer.phone === values.DebtorCellPhone
      return isPayer && payer.bankCode === bankText(values.BanckCode) && amount === values.Amount
    }),
})

function reverse(name: string, desk: Desk, request: Request, matches: (charge: LedgerEntry) => boolean): Reply {
  const client = request.account.clientGuid
  const isMatch = (entry: LedgerEntry) => entry.operation === 'SendC2P' && matches(entry)
  const charge = desk.books.findLast(client, (entry) => isMatch(entry) && !desk.books.isReversed(entry))
  if (!charge) return ko(desk.books.findLast(client, isMatch) ? 'G94' : 'G13')
  if (isRepeated(desk, request)) return ko('G94')
  if (request.isTest) return ok({}, request.key)
  return perform(outcomeOfReversal(charge.payer?.document ?? ''), desk.now, {
    move: (at) =>
      desk.books.record({
        client,
        operation: name,
        amount: charge.amount,
        direction: 'out',
        ...issueNumbers(desk.books),
        ...(charge.payer ? { payer: charge.payer } : {}),
        ...hint(request.reference),
        reverses: charge.id,
        at,
      }),
    approve: ({ reference }) => ok({ Reference: reference }, request.key, 202),
    decline: (code) => ko(`G${code}`),
    refuseUnprocessed: () => ko('EPIRWK'),
  })
}
