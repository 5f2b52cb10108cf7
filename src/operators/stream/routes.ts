import { Type } from 'typebox'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { isLive, tenantFilter } from '../schema.ts'

export function streamRoutes({ stream, authentication }: AdminContext): AdminRoute[] {
  return [
    adminRoute('GET /stream', {
      query: Type.Object(tenantFilter),
      answer: Type.Unknown(),
      async handle({ identity, query, tenantId, request, reply }) {
        // A proxy that collects answers before it passes them on would hold everything back; a connection that outlives
        // its stream would hold up a stop.
        void reply.type('text/event-stream').headers({ 'x-accel-buffering': 'no', connection: 'close' })
        return stream.connect({
          userId: identity.userId,
          livemode: isLive(query.mode),
          tenantId,
          stillHolds: () => authentication.isSessionValid(request),
        })
      },
    }),
  ]
}
