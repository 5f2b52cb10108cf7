import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { request } from 'undici'
import { sandboxCredentials } from '../sandbox/credentials.ts'
import { readLocally, replaceLocally } from '../src/cli/local-files.ts'
import type { SimulatedBanks } from '../src/cli/local.ts'
import { type Clock, startLoop } from '../src/foundation/clock.ts'
import { errorFields, type Log } from '../src/foundation/log.ts'
import type { Settings } from '../src/foundation/settings.ts'
import { tryExclusively } from './postgres/lock.ts'

/**
 * The simulated banks that test keys reach, in a process of their own: their books survive the gateway, as a
 * bank's would. Gateways on one data folder share them, and whoever notices that they are gone starts them again at
 * the same addresses.
 */
type SandboxUrls = { bncUrl: string; r4Url: string; ratesUrl: string }

type Child = { urls: SandboxUrls; isAlive(): boolean; stop(): Promise<void> }

const program = fileURLToPath(new URL('../sandbox/main.ts', import.meta.url))
const ADDRESSES = 'sandbox.json'
const JOURNAL = 'sandbox.jsonl'
const WATCH_MS = 1_000
const RETRY_MS = 50

export async function startSimulatedBanks(
  settings: Settings,
  clock: Clock,
  log: Log,
): Promise<SimulatedBanks & { stop(): Promise<void> }> {
  const dataDir = resolve(settings.dataDir)
  let own: Child | undefined
  const urls = await ensure(choosePorts)
  const watching = startLoop(
    clock,
    WATCH_MS,
    async () => void (await ensure(samePorts)),
    (error) => log.warn('the simulated banks are away', errorFields(error)),
  )
  return {
    ...urls,
    credentialsOf: sandboxCredentials,
    async stop() {
      await watching.stop()
      await own?.stop()
    },
  }

  /** Those that run, or our own. A child of ours that is only slow to answer is not replaced. */
  async function ensure(portsFor: (known: SandboxUrls | undefined) => number[][]): Promise<SandboxUrls> {
    for (;;) {
      if (own?.isAlive()) return own.urls
      const known = await readAddresses(dataDir)
      if (known && (await areUp(known))) return known
      own = await tryExclusively(`pasarela sandbox ${dataDir}`, () => start(portsFor(known)))
      if (own) return own.urls
      await clock.sleep(RETRY_MS)
    }
  }

  async function start(ports: number[][]): Promise<Child> {
    for (const attempt of ports) {
      const child = await launch(attempt, join(dataDir, JOURNAL))
      if (!child) continue
      await replaceLocally(dataDir, ADDRESSES, JSON.stringify(child.urls))
      return child
    }
    throw new Error('the ports of the simulated banks are taken')
  }

  function choosePorts(known: SandboxUrls | undefined): number[][] {
    const { sandboxPort: first } = settings
    const free = [0, 0, 0]
    const wished = first === 0 ? free : [first, first + 1, first + 2]
    return [...samePorts(known), wished, free]
  }

  /** While gateways run, the addresses they know do not change. */
  function samePorts(known: SandboxUrls | undefined): number[][] {
    return known ? [portsOf(known)] : []
  }
}

/** For commands beside a running gateway: the addresses, if the banks answer there. */
export async function findSimulatedBanks({ dataDir }: Settings): Promise<SimulatedBanks | undefined> {
  const known = await readAddresses(resolve(dataDir))
  return known && (await areUp(known)) ? { ...known, credentialsOf: sandboxCredentials } : undefined
}

/** Undefined when it ended before it listened: its ports are taken. */
async function launch([bnc, r4, rates]: number[], journal: string): Promise<Child | undefined> {
  const ports = ['--bnc-port', String(bnc), '--r4-port', String(r4), '--rates-port', String(rates)]
  const child = spawn(process.execPath, [program, ...ports, '--journal', journal, '--stop-with-stdin'], {
    // Their own process group: Ctrl-C reaches the gateway alone, which still needs its banks while it drains.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const exited = once(child, 'exit')
  const [output] = (await Promise.race([once(child.stdout, 'data'), exited])) as [Buffer | number | null]
  if (!Buffer.isBuffer(output)) return undefined
  return {
    urls: JSON.parse(output.toString()),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.stdin.end()
      await exited
    },
  }
}

async function readAddresses(dataDir: string): Promise<SandboxUrls | undefined> {
  const text = await readLocally(dataDir, ADDRESSES)
  return text ? JSON.parse(text) : undefined
}

async function areUp({ bncUrl, r4Url }: SandboxUrls): Promise<boolean> {
  const answers = await Promise.all(
    [bncUrl, r4Url].map((url) =>
      // A connection kept alive would keep a command that has nothing more to do alive with it.
      request(new URL('/control/health', url), { reset: true, signal: AbortSignal.timeout(WATCH_MS) }).then(
        async ({ statusCode, body }) => {
          await body.dump()
          return statusCode === 200
        },
        () => false,
      ),
    ),
  )
  return answers.every(Boolean)
}

function portsOf({ bncUrl, r4Url, ratesUrl }: SandboxUrls): number[] {
  return [bncUrl, r4Url, ratesUrl].map((url) => Number(new URL(url).port))
}
