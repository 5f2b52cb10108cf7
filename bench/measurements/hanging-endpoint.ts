import { setTimeout as delay } from 'node:timers/promises'
import type { Bench, Measurement } from '../bench.ts'
import { percentile } from '../measure/statistics.ts'
import { startReceivers } from '../processes/receivers.ts'
import { gatewaySide, requestOf } from '../environment/templates.ts'
import { addTenant } from '../environment/tenants.ts'
import { allDelivered, registerEndpoint } from '../environment/webhooks.ts'

const ENDPOINTS = 6
const HANGING = 0
const PAYMENTS_PER_SECOND = 40
/** Longer than the 10 s timeout of an attempt, so that timeouts and later attempts are included. */
const hangingMs = { full: 14_000, quick: 6_000 }
const aroundMs = { full: 7_000, quick: 3_000 }

/** Delivery delay of a tenant's five other endpoints before, while and after one endpoint hangs. */
async function measure(bench: Bench): Promise<void> {
  const { load, report, quick } = bench
  const { database, gateway } = await bench.main()
  const receivers = bench.stopAtEnd(await startReceivers())
  const tenant = await addTenant(database, 'Hanging')
  const { urls } = await receivers.send({ do: 'open', endpoints: ENDPOINTS })
  for (const url of urls) await registerEndpoint(gateway.url, tenant, url)
  const speed = quick ? 'quick' : 'full'

  const delaysDuring = async (durationMs: number) => {
    await receivers.send({ do: 'reset', recordDelays: true })
    await load.run({
      origins: [gateway.url],
      templates: [requestOf.c2pRequest(gatewaySide(tenant.key))],
      connections: 8,
      durationMs,
      ratePerSecond: PAYMENTS_PER_SECOND,
    })
    await delay(200)
    const { delays } = await receivers.send({ do: 'await', count: 0, timeoutMs: 0 })
    return delays.filter(({ endpoint }) => endpoint !== HANGING).map(({ ms }) => ms)
  }

  await delaysDuring(1_500)
  await allDelivered(database)
  const before = await delaysDuring(aroundMs[speed])
  await receivers.send({ do: 'hang', endpoint: HANGING })
  const during = await delaysDuring(hangingMs[speed])
  await receivers.send({ do: 'hang', endpoint: undefined })
  await allDelivered(database)
  const after = await delaysDuring(aroundMs[speed])

  const usual = percentile([...before, ...after], 0.95)
  const disturbed = percentile(during, 0.95)
  report.addRow({
    id: 'hanging',
    work: 'webhook: other endpoints while one hangs',
    against: 'the same before and after',
    measured: disturbed,
    baseline: usual,
    unit: 'ms, p95',
    value: disturbed / usual,
    bar: { atMost: 1.1 },
  })
}

export const hangingEndpoint: Measurement = {
  name: 'hanging',
  title: 'webhook delay of other endpoints while one hangs',
  run: measure,
}
