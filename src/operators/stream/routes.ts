import { Type } from '../../foundation/schema.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { isLive, tenantFilter } from '../schema.ts'

export function streamRoutes({ stream }: AdminContext): AdminRoute[] {
  return [
    adminRoute('GET /stream', {
      query: Type.Object(tenantFilter),
      answer: Type.Unknown(),
      async handle({ identity, query, tenantId, reply }) {
        // Disables buffering in nginx, which would delay events; `connection: close`, because a keep-alive connection
        // that outlives its stream would delay a shutdown.
        void reply.type('text/event-stream').headers({ 'x-accel-buffering': 'no', connection: 'close' })
        return stream.connect({ identity, livemode: isLive(query.mode), tenantId })
      },
    }),
  ]
}
