import { expect, test } from 'vitest'
import type { Route } from '../../src/foundation/route.ts'
import { limits } from '../../src/foundation/limits.ts'
import { startTestGateway } from '../harness/gateway.ts'

/** No routes, which take longer to assemble than a connection may take: the event loop stands still meanwhile. */
const slowRoutes: Route[] = []
slowRoutes[Symbol.iterator] = () => {
  const endMs = performance.now() + limits.databaseConnectTimeoutMs + 1_000
  while (performance.now() < endMs);
  return [].values()
}

test('a start that takes longer than the connection timeout reports no failure and counts none', async () => {
  const gateway = await startTestGateway({ routes: slowRoutes, env: { PASARELA_METRICS_ALLOW: '127.0.0.0/8' } })
  // Answered by the database once the loops that started with the gateway had their turn.
  expect((await gateway.call('/readyz')).status).toBe(200)
  const { text: metrics } = await gateway.call('/metrics')
  const failures = gateway.logged.map((line) => JSON.parse(line)).filter(({ errorMessage }) => errorMessage)
  await gateway.stop()
  expect(failures).toEqual([])
  expect(metrics).toMatch(/^pasarela_database_unavailable_total 0$/m)
})
