import { errorFields, type Log } from '../../foundation/log.ts'

/** SIGHUP is a terminal that was closed. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * The first signal drains; a second one exits at once, after `beforeExit`. A second SIGHUP does not: a closed terminal
 * sends it to every process, and a launcher passes its own on.
 */
export function waitForSignal(log: Log, beforeExit: () => void = () => {}): Promise<void> {
  return new Promise((resolve) => {
    const exit = (code: number) => () => {
      beforeExit()
      process.exit(code)
    }
    const stop = (signal: NodeJS.Signals) => {
      log.info('stopping: draining requests in flight', { signal })
      for (const each of stopSignals) process.off(each, stop)
      process.once('SIGINT', exit(130))
      process.once('SIGTERM', exit(143))
      process.on('SIGHUP', () => {})
      resolve()
    }
    for (const each of stopSignals) process.on(each, stop)
    process.on('unhandledRejection', (error) => log.error('unhandled rejection', errorFields(error)))
  })
}
