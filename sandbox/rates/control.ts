import { type ControlRoute, invalid } from '../http/control.ts'
import { json } from '../http/reply.ts'
import { day, type Field, optional, parseObject, readModel } from '../model.ts'
import type { RateTable } from './rate.ts'

const rateField: Field<number> = (value) =>
  typeof value === 'number' && value > 0 && Number(value.toFixed(4)) === value ? [value] : null

const model = { rate: rateField, valueDate: optional(day) }

/** Changes the rate of one server; the others keep theirs. */
export function rateRoutes(rates: RateTable): Record<string, ControlRoute> {
  return {
    'GET /control/rate': () => json(200, rates.current()),
    'POST /control/rate': ({ body }) => {
      const read = readModel(model, parseObject(body) ?? {})
      if ('wrong' in read) return invalid(read.wrong)
      const { rate, valueDate = rates.current().valueDate } = read.values
      rates.set({ rate, valueDate })
      return json(200, rates.current())
    },
    'DELETE /control/rate': () => {
      rates.reset()
      return json(200, rates.current())
    },
  }
}
