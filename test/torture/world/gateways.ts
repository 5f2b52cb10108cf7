import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Batching } from '../../../src/storage/database.ts'
import { type Proxy, startProxy } from '../proxy.ts'
import { type BankName, bankNames, type Banks } from './banks.ts'
import type { FromGateway, GatewayWorld, ToGateway } from './gateway-process.ts'
import type { Postgres } from './postgres.ts'
import { freeze } from './processes.ts'

export const linkNames = ['api', 'database', ...bankNames] as const
export type LinkName = (typeof linkNames)[number]
export type Role = 'all' | 'api' | 'worker'

/** Position of a gateway: its processes change, its role and links stay. */
export type Slot = {
  index: number
  role: Role
  links: Record<LinkName, Proxy>
  readonly pid: number | undefined
  readonly isUp: boolean
  start(): Promise<void>
  /** kill -9. */
  kill(): void
  /** SIGTERM: completes requests in flight. Resolves after the exit. */
  drain(): Promise<void>
  freeze(ms: number): Promise<void>
  moveClock(offsetMs: number): void
  /** Settings of the next process in this slot; empty for the defaults. */
  changeSettings(settings: Record<string, string>): void
}

const program = fileURLToPath(new URL('./gateway-process.ts', import.meta.url))

/** Short, so that a run sees many payments from creation to final status. */
export const bankTimeoutMs = 2_000
const environment = {
  PORT: '0',
  PASARELA_BANK_TIMEOUT_MS: String(bankTimeoutMs),
  PASARELA_BANK_CONNECT_TIMEOUT_MS: '1000',
  PASARELA_INTENT_TTL_SECONDS: '45',
  PASARELA_RATE_REFRESH_SECONDS: '10',
  PASARELA_RATE_LIMIT_PER_SECOND: '100000',
  PASARELA_RATE_LIMIT_BURST: '100000',
}
const POOL_SIZE = 5
/** A start that takes longer has hit a fault: the process exits or is killed here, and started again. */
const START_TIMEOUT_MS = 300_000

export function rolesOf(processes: number): Role[] {
  const roles: Role[] = processes < 3 ? ['all'] : ['all', 'api', 'worker']
  return Array.from({ length: processes }, (_none, index) => roles[index % roles.length] as Role)
}

type SlotParts = { postgres: Postgres; banks: Banks; folder: string; accounts: Record<string, string> }

/** Gateways with batches as they form, forced to be full and forced to be single work on one database. */
const batchings: readonly Batching[] = ['auto', 'full', 'single']

export async function createSlot(
  index: number,
  role: Role,
  { postgres, banks, folder, accounts }: SlotParts,
): Promise<Slot> {
  let child: ChildProcess | undefined
  let url: URL | undefined
  let clockOffsetMs = 0
  let settingsOverride: Record<string, string> = {}
  /** Shared by concurrent callers of `start`. */
  let starting: Promise<void> | undefined
  const links = await startLinks(postgres, banks, () => url)
  const logFile = join(folder, `gateway-${index}.log`)
  const connection = postgres.through(links.database.port)
  const batching = batchings[index % batchings.length] ?? 'auto'
  const world = worldBehind(links, banks.urls, { connection, accounts, batching, logFile })
  const errors = openSync(join(folder, `gateway-${index}.err`), 'a', 0o600)

  return {
    index,
    role,
    links,
    get pid() {
      return child?.pid
    },
    get isUp() {
      return url !== undefined
    },
    start() {
      starting ??= bringUp().finally(() => {
        starting = undefined
      })
      return starting
    },
    kill: () => void child?.kill('SIGKILL'),
    async drain() {
      const draining = child
      if (draining?.kill('SIGTERM')) await exitOf(draining)
    },
    freeze: async (ms) => {
      if (child?.pid !== undefined) await freeze([child.pid], ms)
    },
    changeSettings(settings) {
      settingsOverride = settings
    },
    moveClock(offsetMs) {
      clockOffsetMs = offsetMs
      // A dying process cannot receive it, which does not matter.
      child?.send({ clockOffsetMs } satisfies ToGateway, () => {})
    },
  }

  /** Waits for the exit of a signalled process first: there is one process per slot. */
  async function bringUp(): Promise<void> {
    if (child && !child.killed) return
    if (child) await exitOf(child)
    while (!(await tryStart())) await pause(100)
  }

  /** Whether it listens; a gateway without a database exits at startup and is restarted by its supervisor. */
  async function tryStart(): Promise<boolean> {
    const env = { ...environmentOf(role, world), ...settingsOverride, CLOCK_OFFSET_MS: String(clockOffsetMs) }
    const started = spawn(process.execPath, [program], { env, stdio: ['ignore', errors, errors, 'ipc'] })
    child = started
    started.once('exit', () => {
      child = undefined
      url = undefined
    })
    url = await listeningUrl(started)
    return url !== undefined
  }
}

/** Undefined if the process exits before it listens. */
async function listeningUrl(child: ChildProcess): Promise<URL | undefined> {
  const exited = new AbortController()
  child.once('exit', () => exited.abort())
  const startTimer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS)
  const message = await once(child, 'message', { signal: exited.signal }).catch(() => undefined)
  clearTimeout(startTimer)
  return message && new URL((message[0] as FromGateway).url)
}

async function startLinks(
  postgres: Postgres,
  banks: Banks,
  gatewayUrl: () => URL | undefined,
): Promise<Record<LinkName, Proxy>> {
  const target = (address: string) => {
    const { hostname: host, port } = new URL(address)
    return () => ({ host, port: Number(port) })
  }
  const toBanks = await Promise.all(
    bankNames.map(async (bank) => [bank, await startProxy(target(banks.urls[bank]))] as const),
  )
  return {
    ...(Object.fromEntries(toBanks) as Record<BankName, Proxy>),
    api: await startProxy(() => {
      const url = gatewayUrl()
      return url && { host: url.hostname, port: Number(url.port) }
    }),
    database: await startProxy(() => postgres.address),
  }
}

/** The gateway reaches database, banks and rate feed only through its links. */
function worldBehind(
  links: Record<LinkName, Proxy>,
  urls: Banks['urls'],
  parts: Pick<GatewayWorld, 'connection' | 'accounts' | 'batching' | 'logFile'>,
): GatewayWorld {
  const addresses = bankNames.map((bank) => {
    const path = new URL(urls[bank]).pathname.replace(/\/$/, '')
    return [`${bank}Url`, `http://127.0.0.1:${links[bank].port}${path}`]
  })
  const sandbox = Object.fromEntries(addresses) as GatewayWorld['sandbox']
  return { ...parts, sandbox, poolSize: POOL_SIZE }
}

function environmentOf(role: Role, world: GatewayWorld): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...environment,
    PASARELA_ROLE: role,
    // Live keys use the same simulated banks, with the accounts that an operator stored.
    PASARELA_BNC_URL: world.sandbox.bncUrl,
    PASARELA_R4_URL: world.sandbox.r4Url,
    PASARELA_BDV_URL: world.sandbox.bdvUrl,
    PASARELA_MERCANTIL_URL: world.sandbox.mercantilUrl,
    // Live payments reject rates of a simulated feed: here it is a custom one. On days without banking it has the rate
    // of the next banking day.
    PASARELA_RATE_FEED: 'custom',
    PASARELA_RATE_FEED_URL: `${world.sandbox.ratesUrl}/v1/dolares/oficial`,
    PASARELA_RATE_FEED_RATE_PATH: 'promedio',
    PASARELA_RATE_FEED_DATE_PATH: 'fechaValor',
    PASARELA_RATE_POLICY: 'next',
    // Halves the startup time.
    NODE_COMPILE_CACHE: join(tmpdir(), `pasarela-test-compile-cache-${userInfo().uid}`),
    WORLD: JSON.stringify(world),
  }
}

async function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
