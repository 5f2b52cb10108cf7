import { json } from '../http/reply.ts'
import { day, text } from '../model.ts'
import { answer } from './responses.ts'
import { operation } from './operation.ts'

export const bcvRate = operation({
  signedFields: ['Fechavalor', 'Moneda'],
  fields: { Moneda: text(/^[A-Z]{3}$/), Fechavalor: day },
  run: ({ rates }, { Moneda: currency, Fechavalor: valueDate }) => {
    // Only the dollar is quoted.
    const rate = currency === 'USD' ? rates.on(valueDate) : null
    if (rate === null) return json(200, { code: '12', message: 'Cotización no encontrada' })
    return answer('00', { fechavalor: valueDate, tipocambio: rate })
  },
})
