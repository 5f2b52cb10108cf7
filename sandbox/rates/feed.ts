import type { HttpRequest } from '../http/request.ts'
import { createFaults } from '../http/faults.ts'
import { json, type Reply } from '../http/reply.ts'
import type { Service } from '../http/service.ts'
import { rateRoutes } from './control.ts'
import { createRateTable, type RateTable } from './rate.ts'

const maxHistoryDays = 366

const operations: Record<
  string,
  { name: string; respond(rates: RateTable, now: number, request: HttpRequest): Reply }
> = {
  '/v1/dolares/oficial': {
    name: 'oficial',
    respond: (rates, now) => {
      const { rate, valueDate } = rates.current()
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
    respond: (rates, _now, { query }) => {
      const days = Number(query.get('days') ?? 90)
      if (!Number.isInteger(days) || days < 1 || days > maxHistoryDays) return json(400, { error: 'invalid: days' })
      const quotes = rates.history(days)
      return json(
        200,
        quotes.map(({ rate, valueDate }) => ({ fuente: 'oficial', promedio: rate, fechaValor: valueDate })),
      )
    },
  },
}

/** A public rate feed in the format that payment systems in Venezuela use. */
export function createRateFeed({ now }: { now: () => number }): Service {
  const rates = createRateTable(now)
  return {
    operationOf: (path) => operations[path]?.name,
    clientOf: () => undefined,
    handle: (request) => {
      const reply = operations[request.path]?.respond(rates, now(), request) ?? json(404, { error: 'not found' })
      return { reply, isUsed: false }
    },
    control: rateRoutes(rates),
    faults: createFaults({ allowed: ['delay', 'resetBefore', 'status', 'html', 'malformed', 'outage'], now }),
  }
}
