import { startChild } from '../processes/child.ts'
import type { Job, Result } from './job.ts'

/** The load generator, in a process of its own. */
export type Generator = {
  /** Every answer must be the expected one: a server that refuses is fast. */
  run(job: Job): Promise<Result>
  stop(): Promise<void>
}

export async function startGenerator(): Promise<Generator> {
  const child = await startChild<Job, Result>('load/worker.ts')
  return {
    async run(job) {
      const result = await child.ask(job)
      if (result.failures === 0 && result.answers > 0) return result
      const { method, path } = job.templates[0] ?? { method: '', path: '' }
      throw new Error(
        `${method} ${path}: ${result.answers} answers, ${result.failures} refusals: ${result.firstFailure}`,
      )
    },
    stop: () => child.stop(),
  }
}
