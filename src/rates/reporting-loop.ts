import { type Clock, type Loop, startLoop } from '../foundation/clock.ts'
import { errorFields, type Log } from '../foundation/log.ts'

/** Background loop that logs the first failure of an outage, not one line per interval. */
export function startReportingLoop(
  { clock, log, intervalMs }: { clock: Clock; log: Log; intervalMs: number },
  message: string,
  work: () => Promise<unknown>,
): Loop {
  let isFailing = false
  const attempt = async () => {
    await work()
    isFailing = false
  }
  return startLoop(clock, intervalMs, attempt, (error) => {
    if (!isFailing) log.warn(message, errorFields(error))
    isFailing = true
  })
}
