import type { Clock } from '../../foundation/clock.ts'
import { errorFields, type Log } from '../../foundation/log.ts'

/** SIGHUP is a terminal that was closed. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Window for duplicate signals: a terminal and systemd send theirs to every process of a group, and npm and the launcher for
 * an older Node pass their own on.
 */
export const ECHO_MS = 1_000

/**
 * The first signal drains. Later, a second SIGINT or SIGTERM exits at once, after `beforeExit`; the same signal within the
 * window is a duplicate. A second SIGHUP never exits.
 */
export function waitForSignal(log: Log, clock: Clock, beforeExit: () => void = () => {}): Promise<void> {
  return new Promise((resolve) => {
    const stop = (first: NodeJS.Signals) => {
      const firstMs = clock.monotonicMs()
      const exitAtOnce = (code: number) => (signal: NodeJS.Signals) => {
        if (signal === first && clock.monotonicMs() - firstMs <= ECHO_MS) return
        beforeExit()
        process.exit(code)
      }
      log.info('stopping: draining requests in flight', { signal: first })
      for (const each of stopSignals) process.off(each, stop)
      process.on('SIGINT', exitAtOnce(130))
      process.on('SIGTERM', exitAtOnce(143))
      process.on('SIGHUP', () => {})
      resolve()
    }
    for (const each of stopSignals) process.on(each, stop)
    process.on('unhandledRejection', (error) => log.error('unhandled rejection', errorFields(error)))
  })
}
