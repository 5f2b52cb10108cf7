import cluster from 'node:cluster'
import { systemClock } from '../../foundation/clock.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import { errorFields, type Log } from '../../foundation/log.ts'
import type { MasterKeys } from '../../foundation/master-keys.ts'
import { systemRandom } from '../../foundation/random.ts'
import type { Settings } from '../../foundation/settings.ts'
import { createGateway } from '../../gateway.ts'
import type { MetricFamily } from '../../http/merged-metrics.ts'
import type { Connection } from '../../storage/database.ts'
import { type LoadLocal, requireLocal, type SimulatedBankUrls } from '../local.ts'
import { isOperatorError } from '../operator-error.ts'
import { connectStore } from '../store.ts'
import { type Channel, openChannel } from './channel.ts'
import { createServeLog, listenOrExplain, withSimulatedRate } from './prepare.ts'
import { stopSignals } from './signals.ts'

/** Port, database, simulated banks and master keys that the supervisor sends its processes. */
export type Assignment = {
  port: number
  connection: Connection
  banks: SimulatedBankUrls | undefined
  keys: MasterKeys
}

/** One of the processes behind a port: the gateway, without what its supervisor runs once for all of them. */
export async function serveSupervised(settings: Settings, loadLocal: LoadLocal, assignment: Assignment): Promise<void> {
  const logs = createServeLog(settings, { pid: process.pid })
  const stopping = waitForStop(logs.component('gateway'))
  let ownMetrics: (() => Promise<MetricFamily[]>) | undefined
  const supervisor = openChannel(process, { clock: systemClock, metrics: async () => (await ownMetrics?.()) ?? [] })
  try {
    await using opened = new AsyncDisposableStack()
    const { port, connection, banks: urls } = assignment
    const store = await connectStore(settings, connection)
    opened.defer(() => store.database.close())
    const banks = urls && (await (await requireLocal(loadLocal, 'The sandbox', '')).simulatedBanksAt(urls))
    const ownSettings = { ...withSimulatedRate(settings, banks), port }
    const gateway = await createGateway({
      settings: ownSettings,
      clock: systemClock,
      random: systemRandom,
      log: logs,
      ...store,
      allMetrics: () => allMetrics(supervisor),
      ...(banks ? { testBanks: banks, sandboxFeedUrl: banks.ratesUrl } : {}),
    })
    ownMetrics = gateway.metrics
    opened.defer(() => gateway.stop())
    const url = await listenOrExplain(ownSettings, gateway.listen)
    await supervisor.send({ kind: 'listening', url })
    await stopping
  } catch (error) {
    const expected = isOperatorError(error)
    const { message, stack } = error as Error
    await supervisor.send({ kind: 'failed', expected, reason: (expected ? message : stack) ?? message })
    process.exitCode = 1
  }
  if (ownMetrics) await supervisor.send({ kind: 'lastMetrics', families: await ownMetrics() })
  // The open channel would keep this process alive.
  if (process.connected) process.disconnect()
}

/** Its own metrics alone would look like a reset of every counter, so without a supervisor there are none. */
async function allMetrics(supervisor: Channel): Promise<MetricFamily[]> {
  return supervisor.requestMetrics(limits.supervisorMetricsMs).catch((cause) => {
    throw new GatewayError('service_unavailable', { cause, retryAfterSeconds: 1 })
  })
}

/**
 * Resolves at the first SIGTERM, SIGINT or SIGHUP, or when the supervisor is gone. Ctrl-C and systemd signal the supervisor and its
 * processes at once, so further signals are ignored here: the supervisor kills its processes at a second one.
 */
function waitForStop(log: Log): Promise<void> {
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', errorFields(error)))
  return new Promise((resolve) => {
    for (const signal of stopSignals) process.on(signal, () => resolve())
    cluster.worker?.on('disconnect', () => {
      // Without this, node:cluster ends the process at once, with its requests in flight.
      if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
      resolve()
    })
  })
}
