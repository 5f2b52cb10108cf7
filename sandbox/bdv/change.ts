import { executeOutcome } from '../execute-outcome.ts'
import { json, type Reply } from '../http/reply.ts'
import { text } from '../model.ts'
import { outcomeOfAmount } from '../outcomes.ts'
import { messageOf, ownCodes } from './codes.ts'
import { amount, bank, concept, nationality, phone, ves } from './fields.ts'
import { operation } from './operation.ts'

const answer = (code: string, message = messageOf(code), details: object = {}): Reply =>
  json(200, { code: Number(code), message, ...details })

/** Change (vuelto) to a customer's phone, under the merchant's own number. */
export const vuelto = operation({
  product: 'change',
  fields: {
    numeroReferencia: text(/^\d{1,12}$/),
    montoOperacion: amount,
    nacionalidadDestino: nationality,
    cedulaDestino: text(/^\d{5,9}$/),
    telefonoDestino: phone,
    bancoDestino: bank,
    moneda: ves,
    conceptoPago: concept,
  },
  refuse: (code, message) => answer(code, message),
  malformed: () => answer('1030'),
  run: ({ client, ledger, now }, values) => {
    const { numeroReferencia: reference } = values
    if (ledger.hasClientReference(client, 'vuelto', reference)) return answer('1026')
    return executeOutcome(outcomeOfAmount(values.montoOperacion), now, {
      move: (at) =>
        ledger.record({
          client,
          operation: 'vuelto',
          amount: values.montoOperacion,
          direction: 'out',
          reference,
          payer: {
            document: `${values.nacionalidadDestino}${values.cedulaDestino}`,
            phone: values.telefonoDestino,
            bankCode: values.bancoDestino,
          },
          paymentHint: reference,
          at,
        }),
      approve: () => answer('1000', undefined, { referencia: reference }),
      decline: (code) => answer(ownCodes[code]),
      refuseUnprocessed: () => answer('1041'),
    })
  },
})
