import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Connection } from '../../src/storage/database.ts'
import { type Caller, callerOf, type TestSandbox } from './gateway.ts'

/** Gateway in its own process that a test can kill. */
export type KillableGateway = { child: ChildProcess; call: Caller; kill(): Promise<void> }

const program = fileURLToPath(new URL('../fixtures/killable-gateway.ts', import.meta.url))

export async function startKillableGateway(
  { connection, sandbox }: { connection: Connection; sandbox: TestSandbox },
  env: Record<string, string>,
): Promise<KillableGateway> {
  const { bncUrl, r4Url, ratesUrl } = sandbox
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: '0',
      // Halves the time a process takes to start.
      NODE_COMPILE_CACHE: join(tmpdir(), `pasarela-test-compile-cache-${userInfo().uid}`),
      WORLD: JSON.stringify({ connection, sandbox: { bncUrl, r4Url, ratesUrl } }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    child,
    call: callerOf(line.toString().trim()),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
