import { once } from 'node:events'
import { createServer } from 'node:net'
import { bankTimeouts, drainMs } from '../../foundation/bank-timeouts.ts'
import { systemClock } from '../../foundation/clock.ts'
import { limits } from '../../foundation/limits.ts'
import type { Settings } from '../../foundation/settings.ts'
import { version } from '../../foundation/version.ts'
import type { LoadLocal, SimulatedBanks, SimulatedBankUrls } from '../local.ts'
import { createServeLog, listenOrExplain, prepare } from './prepare.ts'
import { startProcesses } from './processes.ts'
import { waitForSignal } from './signals.ts'

/**
 * Several gateways behind one port. The supervisor runs what exists once (database server, migrations, simulated banks,
 * demo tenant), accepts the connections and hands them to its processes in turn, and serves no request itself.
 */
export async function supervise(settings: Settings, loadLocal: LoadLocal, count: number): Promise<void> {
  const logs = createServeLog(settings)
  const log = logs.component('gateway')
  let kill = () => {}
  let isStopping = false
  const stopSignal = waitForSignal(log, systemClock, () => kill()).then(() => (isStopping = true))
  await using opened = new AsyncDisposableStack()
  opened.defer(() => log.info('stopped'))
  const { store, banks, demo } = await prepare(settings, { loadLocal, logs, opened })
  const processes = startProcesses({
    count,
    clock: systemClock,
    log,
    stopMs: settings.stopNoticeMs + drainMs(bankTimeouts(settings)) + limits.processStopGraceMs,
    assignment: {
      port: await freePort(settings),
      connection: store.connection,
      keys: {
        source: settings.masterKeySource,
        current: settings.masterKey?.reveal() ?? '',
        former: settings.oldMasterKeys.map((key) => key.reveal()).join(),
      },
      banks: banks && addressesOf(banks),
    },
  })
  kill = processes.kill
  opened.defer(() => processes.stop())

  const url = await processes.listening.catch((error: unknown) => {
    // Ctrl-C also ends processes that have not started yet.
    if (!isStopping) throw error
  })
  if (url === undefined) return
  const prepared = await demo
  prepared?.introduce(url, banks)
  log.info('listening', { version, url, mode: settings.mode, count })
  await stopSignal
}

/** Without the functions, which cannot be sent to another process. */
function addressesOf(banks: SimulatedBanks): SimulatedBankUrls {
  const addresses = Object.entries(banks).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(addresses) as SimulatedBankUrls
}

/** The port of the setting, or a free one for 0; throws before any process is started if it cannot be listened on. */
async function freePort(settings: Settings): Promise<number> {
  const { host, port } = settings
  const server = createServer()
  await listenOrExplain(settings, async () => {
    server.listen({ host, port })
    await once(server, 'listening')
  })
  const { port: free } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return free
}
