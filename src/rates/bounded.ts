import type { Clock } from '../foundation/clock.ts'

/**
 * The result of `work`, or a rejection once `ms` have passed or `stopping` says so. Either way the signal
 * handed to the work is then aborted, so that nothing of it is left running.
 */
export function bounded<Result>(
  clock: Clock,
  ms: number,
  stopping: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController()
  const signal = AbortSignal.any([stopping, ending.signal])
  const tooLate = clock.sleep(ms, signal).then(() => {
    throw new Error(`no answer within ${ms} ms`)
  })
  return Promise.race([work(signal), tooLate]).finally(() => ending.abort())
}
