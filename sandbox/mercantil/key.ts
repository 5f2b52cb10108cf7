import { json } from '../http/reply.ts'
import { strictObject } from '../model.ts'
import { foreignCustomer } from '../outcomes.ts'
import { stampOf } from './answers.ts'
import { notOwnCustomer } from './codes.ts'
import { document, encrypted, phone } from './fields.ts'
import { type Operation, snakeOperation } from './operation.ts'

const response = 'transactionScpInfoResponse'

/** Sends the customer a key; only customers of Mercantil have one. */
export const scp: Operation = snakeOperation({
  product: 'scp',
  part: 'transaction_scpInfo',
  fields: (secret) =>
    strictObject({
      destination_id: encrypted(secret, document),
      destination_mobile_number: encrypted(secret, phone),
    }),
  response,
  run: (state, { destination_id }) => {
    if (destination_id === foreignCustomer) return scp.refuse(state, notOwnCustomer)
    return json(200, {
      merchant_identify: state.merchantIdentify,
      [response]: {
        // With one s at the bank.
        procesing_date: stampOf(state.now),
        trx_status: 'La solicitud de la clave temporal de pago fue procesada',
        trx_internal_status: '0000',
      },
    })
  },
})
