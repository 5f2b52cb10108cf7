import { parseObject } from '../model.ts'
import type { Call } from './call.ts'
import type { Faults } from './faults.ts'
import { json, type Reply } from './reply.ts'

export type ControlRoute = (call: Call) => Reply

/** The control calls every simulated server has. */
export function controlRoutes(faults: Faults): Record<string, ControlRoute> {
  return {
    'GET /control/health': () => json(200, { status: 'ok' }),
    'GET /control/faults': () => json(200, faults.list()),
    'DELETE /control/faults': () => {
      faults.clear()
      return json(200, faults.list())
    },
    'POST /control/faults': (call) => {
      const read = faults.add(parseObject(call.body) ?? {})
      return 'wrong' in read ? invalid(read.wrong) : json(201, read.fault)
    },
  }
}

export function invalid(fields: string[]): Reply {
  return json(400, { error: `invalid: ${fields.join(', ')}` })
}
