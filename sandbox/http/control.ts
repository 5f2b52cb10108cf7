import { parseObject } from '../model.ts'
import type { Call } from './call.ts'
import type { Faults } from './faults.ts'
import { json, type Reply } from './reply.ts'

export type ControlRoute = (call: Call) => Reply | Promise<Reply>

/** The control calls every simulated server has. */
export function controlRoutes(faults: Faults): Record<string, ControlRoute> {
  return {
    'GET /control/health': () => json(200, { status: 'ok' }),
    'GET /control/faults': (call) => json(200, faults.list(clientOf(call))),
    'DELETE /control/faults': (call) => {
      faults.clear(clientOf(call))
      return json(200, faults.list(clientOf(call)))
    },
    'POST /control/faults': (call) => {
      const read = faults.add(parseObject(call.body) ?? {})
      return 'wrong' in read ? invalid(read.wrong) : json(201, read.fault)
    },
  }
}

/** The client whose faults alone are meant. */
function clientOf({ query }: Call): string | undefined {
  return query.get('client') ?? undefined
}

export function invalid(fields: string[]): Reply {
  return json(400, { error: `invalid: ${fields.join(', ')}` })
}
