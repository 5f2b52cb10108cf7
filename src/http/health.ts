import type { FastifyInstance } from 'fastify'
import { GatewayError } from '../foundation/errors.ts'
import { inAnyCidr } from '../foundation/setting-readers.ts'
import type { Settings } from '../foundation/settings.ts'
import type { Metrics } from './metrics.ts'

/** What must hold before a process may be sent requests; each check throws or rejects when it does not. */
export type ReadinessChecks = Record<string, () => Promise<void>>

/** A check that failed for a known reason, which `/readyz` names. */
export class NotReady extends Error {}

export function registerHealth(
  app: FastifyInstance,
  options: { checks: ReadinessChecks; isDraining: () => boolean; metrics: Metrics; settings: Settings },
): void {
  const { checks, isDraining, metrics, settings } = options

  // Says only that the process turns: a database that is away is no reason to kill it.
  app.get('/livez', { schema: { hide: true } }, () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const state = await check().then(
          () => 'ok',
          (error) => (error instanceof NotReady ? error.message : 'unavailable'),
        )
        return [name, state] as const
      }),
    )
    const ready = !isDraining() && results.every(([, state]) => state === 'ok')
    const status = ready ? 'ready' : isDraining() ? 'draining' : 'unavailable'
    return reply.status(ready ? 200 : 503).send({ status, checks: Object.fromEntries(results) })
  })

  // A proxy on this machine would make every visitor look local, so what was forwarded is never served.
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded
    if (forwarded !== undefined || !inAnyCidr(request.socket.remoteAddress ?? '', settings.metricsAllow)) {
      throw new GatewayError('not_found')
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
