import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const binary = fileURLToPath(new URL('../../bin/pasarela.mjs', import.meta.url))

export type CommandResult = { code: number; stdout: string; stderr: string }

/** Runs `pasarela …` to its end, as a shell would. */
export async function pasarela(
  args: string[],
  env: Record<string, string> = {},
  options: { cwd?: string } = {},
): Promise<CommandResult> {
  const { child, output } = start(args, env, options)
  const [code] = (await once(child, 'close')) as [number]
  return { code, ...output }
}

export type ServingProcess = {
  child: ChildProcess
  pid: number
  url: string
  output: { stdout: string; stderr: string }
  /** Sends the signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Message of a start whose database did not respond in time, which happens on a busy machine. */
const tooBusy = 'The gateway cannot reach its database'
const startTries = 10

/** Starts a gateway in its own process and waits until it listens; restarts it if the database was too slow. */
export async function serve(env: Record<string, string>): Promise<ServingProcess> {
  for (let tries = 1; ; tries += 1) {
    const { child, output } = start(['serve'], { PORT: '0', PASARELA_LOG_LEVEL: 'info', ...env })
    try {
      return servingProcess(child, output, await listening(child, output))
    } catch (error) {
      if (!output.stderr.startsWith(tooBusy) || tries === startTries) throw error
    }
  }
}

function servingProcess(child: ChildProcess, output: ServingProcess['output'], url: string): ServingProcess {
  return {
    child,
    pid: child.pid as number,
    url,
    output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      child.kill(signal)
      await once(child, 'close')
      return child.exitCode
    },
  }
}

function start(args: string[], env: Record<string, string>, options: { cwd?: string } = {}) {
  const child = spawn(process.execPath, [binary, ...args], {
    ...options,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()))
  return { child, output }
}

function listening(child: ChildProcess, output: { stdout: string; stderr: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const url = /"url":"([^"]+)"[^\n]*"msg":"gateway: listening"/.exec(output.stdout)?.[1]
      if (url) resolve(url)
    })
    child.once('close', (code) => reject(new Error(`serve ended with ${code}: ${output.stdout}${output.stderr}`)))
  })
}
