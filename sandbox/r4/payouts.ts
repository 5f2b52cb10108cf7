import { caracasDay } from '../caracas.ts'
import { json } from '../http/reply.ts'
import { listOf, text } from '../model.ts'
import { outcomeOfAmount } from '../outcomes.ts'
import { executeOutcome } from '../execute-outcome.ts'
import { refuse, refusePayout } from './responses.ts'
import { account, amount, document, payoutDate } from './fields.ts'
import { operation } from './operation.ts'

// The bank states no limit for names.
const person = { nombres: text(/./), documento: document, destino: account, montoPart: amount }

const payoutFields = {
  monto: amount,
  fecha: payoutDate,
  Referencia: text(/^\d{8}$/),
  personas: listOf(person),
}

/** Payout to several accounts, all or nothing. Its responses carry `success` instead of a code. */
export const payOut = operation({
  signedFields: ['monto', 'fecha'],
  fields: payoutFields,
  run: ({ client, ledger, now }, values) => {
    const parts = values.personas.map(({ documento, destino, montoPart }) => {
      return { document: documento, account: destino, amount: montoPart }
    })
    const total = parts.reduce((sum, part) => sum + cents(part.amount), 0)
    if (total !== cents(values.monto) || values.fecha !== caracasDay(now)) return refuse('30')
    return executeOutcome(outcomeOfAmount(values.monto), now, {
      move: (at) =>
        ledger.record({
          client,
          operation: 'R4pagos',
          amount: values.monto,
          direction: 'out',
          reference: values.Referencia,
          paymentHint: values.Referencia,
          parts,
          at,
        }),
      approve: () => json(200, { success: true, message: 'Pagos procesados' }),
      decline: (code) => refusePayout(code),
      refuseUnprocessed: () => refuse('91'),
    })
  },
})

function cents(written: string): number {
  return Number(written.replace('.', ''))
}
