import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../foundation/log.ts'
import type { RequestContext } from '../foundation/request-context.ts'
import { endRequestSpan, traceIdOf } from '../foundation/tracing.ts'
import type { Metrics } from './metrics.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where a request failed before any hook. */
    requestContext: RequestContext | null
  }
}

type Observer = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void

/** Counts and logs every answered request, with one observer per route to avoid a lookup per request. */
export function observeRequests(app: FastifyInstance, { metrics, log }: { metrics: Metrics; log: Log }): void {
  const unknownRoutes = new Map<string, Observer>()

  app.addHook('onRoute', (added) => {
    added.onResponse = [added.onResponse ?? [], observerOf(added.url, [added.method].flat().join())].flat()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) return unknownRoute(request.method)(request, reply, done)
    done()
  })

  /** The map stays small: the HTTP parser refuses unknown methods. */
  function unknownRoute(method: string): Observer {
    const observer = unknownRoutes.get(method) ?? observerOf('unknown', method)
    unknownRoutes.set(method, observer)
    return observer
  }

  function observerOf(route: string, method: string): Observer {
    const count = metrics.requests.route(route, method)
    return (request, reply, done) => {
      const { statusCode: status, elapsedTime } = reply
      const context = request.requestContext ?? { requestId: request.id }
      count(status, elapsedTime / 1000, context)
      if (context.span) endRequestSpan(context.span, status)
      const level = status >= 400 && route !== '/readyz' ? 'info' : 'debug'
      if (!log.writes(level)) return done()
      log[level]('request', {
        requestId: request.id,
        traceId: traceIdOf(context),
        method,
        route,
        status,
        durationMs: Math.round(elapsedTime * 10) / 10,
        tenantId: request.caller?.scope.tenantId,
        keyId: request.caller?.keyId ?? undefined,
      })
      done()
    }
  }
}

/** Pattern of the route, never the path itself, which may hold a tenant's references. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unknown'
}
