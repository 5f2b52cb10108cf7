import { errorFields, type Log } from '../../foundation/log.ts'

/** The first signal drains; a second one exits at once, after `beforeExit`. */
export function waitForSignal(log: Log, beforeExit: () => void = () => {}): Promise<void> {
  return new Promise((resolve) => {
    const exit = (code: number) => () => {
      beforeExit()
      process.exit(code)
    }
    const stop = (signal: NodeJS.Signals) => {
      log.info('stopping: draining requests in flight', { signal })
      process.once('SIGINT', exit(130))
      process.once('SIGTERM', exit(143))
      resolve()
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    process.on('unhandledRejection', (error) => log.error('unhandled rejection', errorFields(error)))
  })
}
