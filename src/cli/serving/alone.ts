import { systemClock } from '../../foundation/clock.ts'
import { systemRandom } from '../../foundation/random.ts'
import type { Settings } from '../../foundation/settings.ts'
import { version } from '../../foundation/version.ts'
import { createGateway } from '../../gateway.ts'
import type { LoadLocal } from '../local.ts'
import { createServeLog, listenOrExplain, prepare, withSimulatedRate } from './prepare.ts'
import { waitForSignal } from './signals.ts'

/** The gateway in this process. */
export async function serveAlone(settings: Settings, loadLocal: LoadLocal): Promise<void> {
  const logs = createServeLog(settings)
  const log = logs.component('gateway')
  // Handled from the beginning, so that a signal during the start also stops the process cleanly.
  const stopSignal = waitForSignal(log, systemClock)
  await using opened = new AsyncDisposableStack()
  opened.defer(() => log.info('stopped'))
  const { store, banks, demo } = await prepare(settings, { loadLocal, logs, opened })
  const gateway = await createGateway({
    settings: withSimulatedRate(settings, banks),
    clock: systemClock,
    random: systemRandom,
    log: logs,
    ...store,
    ...(banks ? { testBanks: banks, sandboxFeedUrl: banks.ratesUrl } : {}),
  })
  opened.defer(() => gateway.stop())

  // Listening comes last: once /readyz responds, everything is ready.
  const prepared = await demo
  const address = await listenOrExplain(settings, gateway.listen)
  prepared?.introduce(address, banks)
  log.info('listening', { version, url: address, mode: settings.mode })
  await stopSignal
}
