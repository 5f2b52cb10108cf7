import { freePort } from '../../harness/ports.ts'
import { type ServingProcess, serve } from '../../harness/process.ts'

/** Result of draining one gateway. */
export type Departure = {
  slot: number
  exitCode: number | null
  /** From the signal to the exit of the process. */
  tookMs: number
  logProblems: LogProblem[]
}

/** A warning or an error that a gateway logged. */
export type LogProblem = { level: 'warn' | 'error'; text: string }

/** Position of a gateway behind the balancer: its processes change, its address stays. */
export type GatewaySlot = {
  index: number
  url: string
  readonly pid: number | undefined
  /** Resolves with the milliseconds until it listens. */
  start(): Promise<number>
  /** Sends SIGTERM only. */
  drain(): Promise<Departure>
}

export async function createGatewaySlot(index: number, env: Record<string, string>): Promise<GatewaySlot> {
  const port = await freePort()
  let running: ServingProcess | undefined
  return {
    index,
    url: `http://127.0.0.1:${port}`,
    get pid() {
      return running?.pid
    },
    async start() {
      const beganMs = performance.now()
      running = await serve({ ...env, PORT: String(port) })
      const tookMs = performance.now() - beganMs
      // Event loop metrics cover the time since the last scrape: this excludes the startup.
      await fetch(new URL('/metrics', running.url)).then((response) => response.text())
      return tookMs
    },
    async drain() {
      if (!running) throw new Error(`gateway ${index} is not running`)
      const draining = running
      const beganMs = performance.now()
      const exitCode = await draining.end('SIGTERM')
      running = undefined
      return { slot: index, exitCode, tookMs: performance.now() - beganMs, logProblems: logProblemsIn(draining.output) }
    },
  }
}

/** Output on stderr comes from a crash. */
export function logProblemsIn({ stdout, stderr }: { stdout: string; stderr: string }): LogProblem[] {
  const lines = stdout.split('\n').filter((line) => /^\{.*"level":"(?:warn|error)"/.test(line))
  const logged = lines.map((line): LogProblem => {
    const { level, msg, errorMessage } = JSON.parse(line) as { level: LogProblem['level'] } & Record<string, string>
    return { level, text: errorMessage === undefined ? String(msg) : `${msg}: ${errorMessage}` }
  })
  return stderr.trim() === '' ? logged : [...logged, { level: 'error', text: stderr.trim() }]
}
