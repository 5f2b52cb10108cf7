import { type ControlRoute, invalid } from '../http/control.ts'
import { json } from '../http/reply.ts'
import { day, type Field, optional, parseObject, readModel } from '../model.ts'
import type { RateBoard } from './rate.ts'

const rateField: Field<number> = (value) =>
  typeof value === 'number' && value > 0 && Number(value.toFixed(4)) === value ? [value] : null

const model = { rate: rateField, valueDate: optional(day) }

/** Changes the rate one server tells; the others keep theirs. */
export function rateRoutes(board: RateBoard): Record<string, ControlRoute> {
  return {
    'GET /control/rate': () => json(200, board.current()),
    'POST /control/rate': ({ body }) => {
      const read = readModel(model, parseObject(body) ?? {})
      if ('wrong' in read) return invalid(read.wrong)
      const { rate, valueDate = board.current().valueDate } = read.values
      board.set({ rate, valueDate })
      return json(200, board.current())
    },
    'DELETE /control/rate': () => {
      board.reset()
      return json(200, board.current())
    },
  }
}
