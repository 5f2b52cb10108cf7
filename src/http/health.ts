import type { FastifyInstance } from 'fastify'
import { openMetricsContentType, type Registry } from 'prom-client'
import { GatewayError } from '../foundation/errors.ts'
import { inAnyCidr } from '../foundation/setting-readers.ts'
import type { Settings } from '../foundation/settings.ts'
import { acceptsOpenMetrics, openMetricsText } from './openmetrics.ts'

/** Conditions for receiving requests; a failed check rejects. */
export type ReadinessChecks = Record<string, () => Promise<void>>

/** Failed check with a reason that `/readyz` shows. */
export class NotReady extends Error {}

export function registerHealth(
  app: FastifyInstance,
  options: {
    checks: ReadinessChecks
    isDraining: () => boolean
    readRegistry: () => Promise<Registry>
    settings: Settings
  },
): void {
  const { checks, isDraining, readRegistry, settings } = options

  // Only whether the process runs: an unavailable database is no reason to restart it.
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

  // Behind a proxy on this machine every client looks local, so forwarded requests are refused.
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded
    if (forwarded !== undefined || !inAnyCidr(request.socket.remoteAddress ?? '', settings.metricsAllow)) {
      throw new GatewayError('not_found')
    }
    const registry = await readRegistry()
    if (acceptsOpenMetrics(request.headers.accept)) {
      return reply.type(openMetricsContentType).send(await openMetricsText(registry))
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
