import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BenchDatabase, Environment } from '../environment/environment.ts'

/** A gateway process, started as an operator starts it. */
export type GatewayProcess = { url: string; pid: number; startMs: number; stop(): Promise<void> }

const program = 'bin/pasarela.mjs'
const binary = fileURLToPath(new URL(`../../${program}`, import.meta.url))

/** Node flags of `npm start`, which is what operators run. The baselines use the same. */
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const startWords: string[] = manifest.scripts.start.split(' ')
export const startFlags = startWords.slice(1, startWords.indexOf(program))

/** All load comes from one tenant, so its rate limit is lifted. Every other setting is the default. */
const unlimited = { PASARELA_RATE_LIMIT_PER_SECOND: '1000000', PASARELA_RATE_LIMIT_BURST: '1000000' }

export function startGateway(
  environment: Environment,
  database: BenchDatabase,
  options: { env?: Record<string, string>; nodeOptions?: string[] } = {},
): Promise<GatewayProcess> {
  return serve(
    {
      DATABASE_URL: database.url,
      PASARELA_DATA_DIR: environment.dataDir,
      PASARELA_MASTER_KEY: environment.masterKey,
      ...unlimited,
      ...options.env,
    },
    options.nodeOptions,
  )
}

/** Resolves once the gateway listens; `startMs` is the time since before the process was spawned. */
export async function serve(env: Record<string, string>, nodeOptions: string[] = []): Promise<GatewayProcess> {
  const beganMs = performance.now()
  const child = spawn(process.execPath, [...startFlags, ...nodeOptions, binary, 'serve'], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      BENCH_PROFILE_DIR: process.env['BENCH_PROFILE_DIR'],
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (output.length < 100_000) output += chunk.toString()
      const found = /"url":"([^"]+)"[^\n]*"msg":"gateway: listening"/.exec(output)?.[1]
      if (found) resolve(found)
    })
    void exited.then(([code]) => reject(new Error(`the gateway exited with ${code}: ${output}`)))
  })
  return {
    url,
    pid: child.pid as number,
    startMs: performance.now() - beganMs,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await exited
    },
  }
}
