import { setTimeout as delay } from 'node:timers/promises'
import type { Bench, Measurement } from '../bench.ts'
import { percentile } from '../measure/statistics.ts'
import { startReceivers } from '../processes/receivers.ts'
import { gatewaySide, requestOf } from '../world/templates.ts'
import { addTenant } from '../world/tenants.ts'
import { allDelivered, registerEndpoint } from '../world/webhooks.ts'

const ENDPOINTS = 6
const HANGING = 0
const PAYMENTS_PER_SECOND = 40
/** Longer than the ten seconds an attempt has, so that time-outs and the attempts after them are among it. */
const hangingMs = { full: 14_000, quick: 6_000 }
const aroundMs = { full: 7_000, quick: 3_000 }

/** The same tenant's payments before, while and after one of its endpoints hangs; what the other five feel of it. */
async function measure(bench: Bench): Promise<void> {
  const { load, report, quick } = bench
  const { place, gateway } = await bench.main()
  const receivers = bench.keep(await startReceivers())
  const tenant = await addTenant(place, 'Hanging')
  const { urls } = await receivers.ask({ do: 'open', endpoints: ENDPOINTS })
  for (const url of urls) await registerEndpoint(gateway.url, tenant, url)
  const speed = quick ? 'quick' : 'full'

  const delaysDuring = async (durationMs: number) => {
    await receivers.ask({ do: 'reset', noting: true })
    await load.run({
      origins: [gateway.url],
      templates: [requestOf.c2pRequest(gatewaySide(tenant.key))],
      connections: 8,
      durationMs,
      ratePerSecond: PAYMENTS_PER_SECOND,
    })
    await delay(200)
    const { delays } = await receivers.ask({ do: 'await', count: 0, patienceMs: 0 })
    return delays.filter(({ endpoint }) => endpoint !== HANGING).map(({ ms }) => ms)
  }

  await delaysDuring(1_500)
  await allDelivered(place)
  const before = await delaysDuring(aroundMs[speed])
  await receivers.ask({ do: 'hang', endpoint: HANGING })
  const during = await delaysDuring(hangingMs[speed])
  await receivers.ask({ do: 'hang', endpoint: undefined })
  await allDelivered(place)
  const after = await delaysDuring(aroundMs[speed])

  const usual = percentile([...before, ...after], 0.95)
  const disturbed = percentile(during, 0.95)
  report.row({
    id: 'hanging',
    work: 'webhook: the others, while one endpoint hangs',
    against: 'the same before and after',
    ours: disturbed,
    floor: usual,
    unit: 'ms, p95',
    value: disturbed / usual,
    bar: { atMost: 1.1 },
  })
}

export const hangingEndpoint: Measurement = {
  name: 'hanging',
  title: 'one webhook endpoint hangs; the others’ delay',
  run: measure,
}
