import { startChild } from '../processes/child.ts'
import type { Job, Result } from './job.ts'

/** Load generator in its own process. */
export type Generator = {
  /** Rejects if any response has an unexpected status: error responses are cheap and would distort the rate. */
  run(job: Job): Promise<Result>
  stop(): Promise<void>
}

export async function startGenerator(): Promise<Generator> {
  const child = await startChild<Job, Result>('load/worker.ts')
  return {
    async run(job) {
      const result = await child.send(job)
      if (result.failures === 0 && result.responses > 0) return result
      const { method, path } = job.templates[0] ?? { method: '', path: '' }
      throw new Error(
        `${method} ${path}: ${result.responses} responses, ${result.failures} failures: ${result.firstFailure}`,
      )
    },
    stop: () => child.stop(),
  }
}
