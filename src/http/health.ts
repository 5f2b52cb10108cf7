import type { FastifyInstance } from 'fastify'
import type { Clock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { createSingleFlight } from '../foundation/single-flight.ts'

/** Conditions for receiving requests; a failed check rejects. */
export type ReadinessChecks = Record<string, () => Promise<void>>

/** Failed check with a reason that `/readyz` shows. */
export class NotReady extends Error {}

type CheckResult = readonly [name: string, state: string]

async function runChecks(checks: ReadinessChecks): Promise<CheckResult[]> {
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const state = await check().then(
        () => 'ok',
        (error) => (error instanceof NotReady ? error.message : 'unavailable'),
      )
      return [name, state] as const
    }),
  )
}

export function registerHealth(
  app: FastifyInstance,
  options: {
    checks: ReadinessChecks
    isDraining: () => boolean
    clock: Clock
  },
): void {
  const { checks, isDraining, clock } = options

  // Only whether the process runs: an unavailable database is no reason to restart it.
  app.get('/livez', { schema: { hide: true } }, () => ({ status: 'ok' }))

  const latest = createSingleFlight<CheckResult[]>({ clock, maxAgeMs: limits.readinessMs, maxEntries: 1 })

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const results = await latest.get('checks', () => runChecks(checks)).value
    const ready = !isDraining() && results.every(([, state]) => state === 'ok')
    const status = ready ? 'ready' : isDraining() ? 'draining' : 'unavailable'
    return reply.status(ready ? 200 : 503).send({ status, checks: Object.fromEntries(results) })
  })
}
