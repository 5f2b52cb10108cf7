import { parseObject } from '../model.ts'
import type { HttpRequest } from './request.ts'
import type { Faults } from './faults.ts'
import { json, type Reply } from './reply.ts'

export type ControlRoute = (request: HttpRequest) => Reply | Promise<Reply>

/** Control routes of every simulated server. */
export function controlRoutes(faults: Faults): Record<string, ControlRoute> {
  return {
    'GET /control/health': () => json(200, { status: 'ok' }),
    'GET /control/faults': (request) => json(200, faults.list(clientOf(request))),
    'DELETE /control/faults': (request) => {
      faults.clear(clientOf(request))
      return json(200, faults.list(clientOf(request)))
    },
    'POST /control/faults': ({ body }) => {
      const read = faults.add(parseObject(body) ?? {})
      return 'wrong' in read ? invalid(read.wrong) : json(201, read.fault)
    },
  }
}

/** The client of the query string; undefined stands for all clients. */
function clientOf({ query }: HttpRequest): string | undefined {
  return query.get('client') ?? undefined
}

export function invalid(fields: string[]): Reply {
  return json(400, { error: `invalid: ${fields.join(', ')}` })
}
