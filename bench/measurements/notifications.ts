import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { createAddressStore } from '../../src/movements/addresses.ts'
import type { InsertSetup } from '../baselines/insert-server.ts'
import { type Bench, CONNECTIONS, type Measurement, POOL_SIZE } from '../bench.ts'
import { addTenant } from '../environment/tenants.ts'
import type { Job, Template } from '../load/job.ts'
import { alternate, compare } from '../measure/rounds.ts'
import { median } from '../measure/statistics.ts'
import { startChild } from '../processes/child.ts'
import { startFlags } from '../processes/gateway.ts'

/** Notifications per second at which the latency is measured: far more than any bank sends. */
const RATE_PER_SECOND = 200

/**
 * Notifications of R4 that are all different, so each is stored and answered: the highest rate against a bare insert of
 * the same text, and the 99th percentile of the latency at 200 per second.
 */
async function measure(bench: Bench): Promise<void> {
  const { environment, load, pace, report } = bench
  const { database, gateway } = await bench.main()
  const { scope } = await addTenant(database, 'Notifications')
  const { tenantId } = scope
  const addresses = createAddressStore({ database: database.pool, sealer: database.sealer })
  const choice = { settles: true, allowed: [], graceSeconds: 0, actor: 'bench' }
  const { token, secrets } = await addresses.make(systemRandom, { ...scope, bank: 'r4' }, choice)
  const bare = bench.stopAtEnd(await startChild<InsertSetup, string>('baselines/insert-server.ts', startFlags))
  const bareUrl = await bare.send({
    connection: await environment.emptyDatabase('bench_notifications'),
    poolSize: POOL_SIZE,
  })

  const path = `/notify/${token}/R4notifica`
  const authorization = secrets['authorization'] ?? ''
  let sent = 0
  const templates = (count: number) =>
    Array.from({ length: count }, (): Template => {
      sent += 1
      const body = JSON.stringify(notification(tenantId, sent))
      return { method: 'POST', path, headers: { authorization }, body, status: 200 }
    })
  const run = async (origin: string, durationMs: number, limit: Partial<Job> = {}) => {
    const count = Math.ceil((durationMs / 1000) * (limit.ratePerSecond ?? MOST_PER_SECOND)) + 1
    const job = {
      origins: [origin],
      templates: templates(count),
      connections: CONNECTIONS,
      durationMs,
      count,
      ...limit,
    }
    const result = await load.run(job)
    if (result.failures > 0) throw new Error(`${result.failures} notifications failed: ${result.firstFailure}`)
    return result
  }

  // Short: the movements of these are matched during the rounds.
  await run(gateway.url, pace.roundMs)
  await run(bareUrl, pace.roundMs)
  // Before the highest rate, whose movements would still be matched for minutes.
  const atRate = { ratePerSecond: RATE_PER_SECOND }
  const pairs = await alternate(
    pace.rounds,
    () => run(gateway.url, pace.roundMs * 2, atRate),
    () => run(bareUrl, pace.roundMs * 2, atRate),
  )
  const p99s = pairs.map((pair) => pair.a.p99)
  report.addRow({
    id: 'notifications-p99',
    work: `bank notifications at ${RATE_PER_SECOND}/s: stored and answered, p99`,
    against: 'bare Fastify and one insert of the same text',
    measured: median(p99s),
    baseline: median(pairs.map((pair) => pair.b.p99)),
    unit: 'ms',
    value: median(p99s),
    bar: { atMost: 50 },
    rounds: p99s,
  })

  const most = await alternate(
    pace.rounds,
    () => run(gateway.url, pace.roundMs),
    () => run(bareUrl, pace.roundMs),
  )
  const { a, b, ratio, ratios } = compare(most.map((pair) => ({ a: pair.a.ratePerSecond, b: pair.b.ratePerSecond })))
  report.addFact('notifications.perSecond', a)
  report.addFact('notifications.barePerSecond', b)
  report.addFact('notifications.ratio', ratio)
  report.addFact('notifications.ratios', ratios.map((one) => one.toFixed(2)).join(', '))
}

/** More than either side can answer, so that no round runs out of notifications. */
const MOST_PER_SECOND = 12_000

/** A notification of R4 with a number of its own. */
function notification(tenantId: string, number: number): Record<string, string> {
  const { r4 } = sandboxCredentials(tenantId)
  return {
    IdComercio: r4.rif.slice(1, 9),
    TelefonoComercio: r4.collectingPhone.replace(/^58/, '0'),
    TelefonoEmisor: '04141234567',
    Concepto: 'pedido 1042',
    BancoEmisor: '102',
    Monto: '1523.40',
    FechaHora: new Date().toISOString(),
    Referencia: String(number).padStart(12, '0'),
    CodigoRed: '00',
  }
}

export const notifications: Measurement = {
  name: 'notifications',
  title: 'bank notifications, stored and answered',
  run: measure,
}
