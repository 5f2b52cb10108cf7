import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import module from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { request } from 'undici'
import { sandboxCredentials } from '../sandbox/credentials.ts'
import { readLocally, replaceLocally } from '../src/cli/local-files.ts'
import type { SimulatedBanks, SimulatedBankUrls } from '../src/cli/local.ts'
import { CommandError } from '../src/cli/output.ts'
import { type Clock, startLoop } from '../src/foundation/clock.ts'
import { errorFields, type Log } from '../src/foundation/log.ts'
import type { Settings } from '../src/foundation/settings.ts'
import { tryExclusively } from './postgres/lock.ts'

/**
 * Simulated banks for test keys, in a separate process, so that their ledger survives the gateway. Gateways on one data
 * folder share them, and the first one that notices their end restarts them at the same addresses.
 */
type Child = { urls: SimulatedBankUrls; isAlive(): boolean; stop(): Promise<void> }

const program = fileURLToPath(new URL('../sandbox/main.ts', import.meta.url))
const stripTypes = new URL('../bin/strip-types.mjs', import.meta.url).href
/** The servers of the child, in the order of their ports. */
const servers = ['bnc', 'r4', 'rates', 'bdv', 'mercantil', 'banesco', 'bancamiga'] as const
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
  // With a database and a master key from elsewhere nothing has made it yet. If it cannot be made, the journal cannot either.
  await mkdir(dataDir, { recursive: true }).catch(() => {})
  let own: Child | undefined
  const urls = await ensure(choosePorts)
  const watching = startLoop(
    clock,
    WATCH_MS,
    async () => void (await ensure(samePorts)),
    (error) => log.warn('simulated banks unreachable', errorFields(error)),
  )
  return {
    ...simulatedBanksAt(urls),
    async stop() {
      await watching.stop()
      await own?.stop()
    },
  }

  /** Addresses of the running banks, or of a new child. A child that is only slow to respond is not replaced. */
  async function ensure(portsFor: (previous: SimulatedBankUrls | undefined) => number[][]): Promise<SimulatedBankUrls> {
    for (;;) {
      if (own?.isAlive()) return own.urls
      const previous = await readAddresses(dataDir)
      if (previous && (await areUp(previous))) return previous
      own = await tryExclusively(`pasarela sandbox ${dataDir}`, () => start(portsFor(previous)))
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
    throw new CommandError(
      'The simulated banks do not start: their ports are in use, or their journal cannot be written.',
    )
  }

  function choosePorts(previous: SimulatedBankUrls | undefined): number[][] {
    const { sandboxPort: first } = settings
    const free = servers.map(() => 0)
    const configured = first === 0 ? free : servers.map((_server, offset) => first + offset)
    return [...samePorts(previous), configured, free]
  }

  /** The addresses do not change while gateways that use them run. */
  function samePorts(previous: SimulatedBankUrls | undefined): number[][] {
    return previous ? [portsOf(previous)] : []
  }
}

/** Simulated banks of a running gateway, for commands; undefined if they do not respond. */
export async function findSimulatedBanks({ dataDir }: Settings): Promise<SimulatedBanks | undefined> {
  const urls = await readAddresses(resolve(dataDir))
  return urls && (await areUp(urls)) ? simulatedBanksAt(urls) : undefined
}

export function simulatedBanksAt(urls: SimulatedBankUrls): SimulatedBanks {
  return { ...urls, credentialsOf: sandboxCredentials }
}

/** The cache of compiled code that this process uses: with it the banks start in less than half the time. */
function compileCache(): { NODE_COMPILE_CACHE?: string } {
  const folder = module.getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}

/** Undefined if the process ended before it listened because its ports are in use. */
async function launch(ports: number[], journal: string): Promise<Child | undefined> {
  const options = servers.flatMap((server, index) => [`--${server}-port`, String(ports[index] ?? 0)])
  const child = spawn(
    process.execPath,
    ['--import', stripTypes, program, ...options, '--journal', journal, '--stop-with-stdin'],
    {
      // A separate process group: Ctrl-C must not stop the banks while the gateway drains.
      detached: true,
      env: { ...process.env, ...compileCache() },
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  )
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

async function readAddresses(dataDir: string): Promise<SimulatedBankUrls | undefined> {
  const text = await readLocally(dataDir, ADDRESSES)
  return text ? JSON.parse(text) : undefined
}

/** All banks are one process, which one of them speaks for: every gateway asks each second. */
async function areUp({ bncUrl }: SimulatedBankUrls): Promise<boolean> {
  try {
    // A kept-alive connection would delay the end of a command.
    const options = { reset: true, signal: AbortSignal.timeout(WATCH_MS) }
    const { statusCode, body } = await request(new URL('/control/health', bncUrl), options)
    await body.dump()
    return statusCode === 200
  } catch {
    return false
  }
}

function portsOf(urls: SimulatedBankUrls): number[] {
  return servers.map((server) => {
    const url = urls[`${server}Url`]
    return url === undefined ? 0 : Number(new URL(url).port)
  })
}
