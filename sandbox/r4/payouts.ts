import { json } from '../http/reply.ts'
import { listOf, text } from '../model.ts'
import { outcomeOfAmount } from '../outcomes.ts'
import { perform } from '../perform.ts'
import { messageOf, refuse } from './answers.ts'
import { account, amount, document, payoutDate } from './fields.ts'
import { operation } from './operation.ts'

const person = { nombres: text(/^.{1,80}$/), documento: document, destino: account, montoPart: amount }

const payoutFields = {
  monto: amount,
  fecha: payoutDate,
  Referencia: text(/^\d{1,9}$/),
  personas: listOf(person),
}

/** One sum divided among many accounts: paid whole or not at all. Its answers carry `success` instead of a code. */
export const payOut = operation({
  signedFields: ['monto', 'fecha'],
  fields: payoutFields,
  run: ({ client, books, now }, values) => {
    const parts = values.personas.map(({ documento, destino, montoPart }) => {
      return { document: documento, account: destino, amount: montoPart }
    })
    const total = parts.reduce((sum, part) => sum + cents(part.amount), 0)
    if (total !== cents(values.monto)) return refuse('30')
    return perform(outcomeOfAmount(values.monto), now, {
      move: (at) =>
        books.record({
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
      decline: (code) => json(200, { success: false, message: 'Pagos rechazados', error: messageOf(code) }),
      refuseUnprocessed: () => refuse('91'),
    })
  },
})

function cents(written: string): number {
  return Number(written.replace('.', ''))
}
