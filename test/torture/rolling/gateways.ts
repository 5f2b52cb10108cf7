import { freePort } from '../../docs/ports.ts'
import { type ServingProcess, serve } from '../../harness/process.ts'

/** How a gateway that was asked to leave did so. */
export type Departure = {
  place: number
  exitCode: number | null
  /** From the signal to the end of the process. */
  tookMs: number
  complaints: Complaint[]
}

/** A warning or an error that a gateway logged in its life. */
export type Complaint = { level: 'warn' | 'error'; text: string }

/** A place for a gateway: processes come and go in it, its address stays. */
export type GatewayPlace = {
  index: number
  url: string
  readonly pid: number | undefined
  /** Resolves with the milliseconds it took until it listens. */
  start(): Promise<number>
  /** SIGTERM, and nothing else. */
  leave(): Promise<Departure>
}

export async function createPlace(index: number, env: Record<string, string>): Promise<GatewayPlace> {
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
      // Metrics of the event loop are told since they were last asked for: starting is none of them.
      await fetch(new URL('/metrics', running.url)).then((response) => response.text())
      return tookMs
    },
    async leave() {
      if (!running) throw new Error(`there is no gateway ${index} to leave`)
      const leaving = running
      const beganMs = performance.now()
      const exitCode = await leaving.end('SIGTERM')
      running = undefined
      return { place: index, exitCode, tookMs: performance.now() - beganMs, complaints: complaintsIn(leaving.output) }
    },
  }
}

/** Whatever is written past the log is what a dying process leaves behind. */
export function complaintsIn({ stdout, stderr }: { stdout: string; stderr: string }): Complaint[] {
  const lines = stdout.split('\n').filter((line) => /^\{.*"level":"(?:warn|error)"/.test(line))
  const told = lines.map((line): Complaint => {
    const { level, msg, errorMessage } = JSON.parse(line) as { level: Complaint['level'] } & Record<string, string>
    return { level, text: errorMessage === undefined ? String(msg) : `${msg}: ${errorMessage}` }
  })
  return stderr.trim() === '' ? told : [...told, { level: 'error', text: stderr.trim() }]
}
