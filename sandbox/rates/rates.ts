import type { Call } from '../http/call.ts'
import { createFaults } from '../http/faults.ts'
import { json, type Reply } from '../http/reply.ts'
import type { Service } from '../http/service.ts'
import { rateRoutes } from './control.ts'
import { createRateBoard, type RateBoard } from './rate.ts'

const maxHistoryDays = 366

const operations: Record<string, { name: string; answer(board: RateBoard, now: number, call: Call): Reply }> = {
  '/v1/dolares/oficial': {
    name: 'oficial',
    answer: (board, now) => {
      const { rate, valueDate } = board.current()
      return json(200, {
        fuente: 'oficial',
        nombre: 'Oficial',
        compra: null,
        venta: null,
        promedio: rate,
        fechaActualizacion: new Date(now).toISOString(),
        fechaValor: valueDate,
      })
    },
  },
  '/history': {
    name: 'history',
    answer: (board, _now, { query }) => {
      const days = Number(query.get('days') ?? 90)
      if (!Number.isInteger(days) || days < 1 || days > maxHistoryDays) return json(400, { error: 'invalid: days' })
      const quotes = board.history(days)
      return json(
        200,
        quotes.map(({ rate, valueDate }) => ({ fuente: 'oficial', promedio: rate, fechaValor: valueDate })),
      )
    },
  },
}

/** A public rate feed of the kind payment systems in Venezuela read. */
export function createRateFeed({ now }: { now: () => number }): Service {
  const board = createRateBoard(now)
  return {
    operationOf: (path) => operations[path]?.name,
    clientOf: () => undefined,
    handle: (call) => {
      const reply = operations[call.path]?.answer(board, now(), call) ?? json(404, { error: 'not found' })
      return { reply, isUsed: false }
    },
    control: rateRoutes(board),
    faults: createFaults({ allowed: ['delay', 'resetBefore', 'status', 'html', 'malformed', 'outage'], now }),
  }
}
