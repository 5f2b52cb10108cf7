import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { LedgerEntry as SandboxLedgerEntry } from '../../../sandbox/records.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freeze } from './processes.ts'

/** A ledger entry as the control endpoint returns it. */
export type LedgerEntry = Omit<SandboxLedgerEntry, 'at'> & { at: string }

/** A notification as the control endpoint lists it. */
export type Notice = {
  client: string
  reference?: string
  originReference?: string
  amount: string
  delivery: string
  forge?: string
  attempts: { operation: string; status: number | null }[]
}

export const bankNames = ['bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga', 'rates'] as const
export type BankName = (typeof bankNames)[number]

/** Banks whose notifications are disturbed. */
export type NotifyingBank = 'bnc' | 'r4'

/** Banks that customers send money to. */
export type IncomingBank = NotifyingBank | 'banesco' | 'bancamiga'

/** The simulated banks and rate feed, in a process of their own. */
export type Banks = {
  pid: number
  urls: Record<BankName, string>
  /** Ledger of one client, or of all. */
  ledger(client?: string): Promise<LedgerEntry[]>
  /** Latest entries of one client at BNC; empty while the bank is unreachable. */
  latest(client: string): Promise<LedgerEntry[]>
  /** Calls the control endpoint; a frozen bank answers when it resumes. */
  control(bank: BankName, method: 'POST' | 'DELETE', path: string, body?: object): Promise<void>
  /** Registers an address for notifications of a client's money; replaces a former one. */
  registerAddress(bank: NotifyingBank, registration: { client: string } & Record<string, unknown>): Promise<void>
  /** Scripts a fault of the next notifications of a registered client, selected by a number from 0 to 1. */
  disturbNotifications(bank: NotifyingBank, fraction: number, script: object): Promise<void>
  /** Notifications of all registered clients, and how many are still pending. */
  notices(): Promise<{ pending: number; notices: (Notice & { bank: NotifyingBank })[] }>
  freeze(ms: number): Promise<void>
  stop(): Promise<void>
}

const LATEST_MS = 30_000

/** Banks that move money for the gateway. */
const ledgerBanks = ['bnc', 'r4', 'bdv', 'mercantil'] as const satisfies BankName[]

const program = fileURLToPath(new URL('../../../sandbox/main.ts', import.meta.url))

export async function startBanks(journal: string, readings: string | undefined): Promise<Banks> {
  const read = readings === undefined ? [] : ['--readings', readings]
  const child = spawn(process.execPath, [program, '--journal', journal, '--stop-with-stdin', ...read], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const [output] = (await once(child.stdout, 'data')) as [Buffer]
  const started = JSON.parse(output.toString()) as Record<string, string>
  const urls = Object.fromEntries(bankNames.map((bank) => [bank, started[`${bank}Url`] ?? ''])) as Banks['urls']
  const pid = child.pid as number
  const registered: Record<NotifyingBank, string[]> = { bnc: [], r4: [] }
  const control: Banks['control'] = async (bank, method, path, body) => {
    const response = await fetchWithRetry(new URL(`/control/${path}`, urls[bank]), {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`control ${path} of ${bank}: ${response.status} ${text}`)
  }
  return {
    pid,
    urls,
    async ledger(client) {
      const responses = await Promise.all(
        ledgerBanks.map(async (bank) => {
          const filter = client === undefined ? '' : `?client=${client}`
          const response = await fetchWithRetry(new URL(`/control/ledger${filter}`, urls[bank]))
          return (await response.json()) as { entries: LedgerEntry[] }
        }),
      )
      return responses.flatMap(({ entries }) => entries)
    },
    async latest(client) {
      const since = new Date(Date.now() - LATEST_MS).toISOString()
      const url = new URL(`/control/ledger?client=${client}&since=${since}`, urls.bnc)
      const answer = await fetch(url, { signal: AbortSignal.timeout(LATEST_MS) }).catch(() => undefined)
      return answer?.ok ? ((await answer.json()) as { entries: LedgerEntry[] }).entries : []
    },
    control,
    async registerAddress(bank, registration) {
      await control(bank, 'POST', 'notices', registration)
      if (!registered[bank].includes(registration.client)) registered[bank].push(registration.client)
    },
    async disturbNotifications(bank, fraction, script) {
      const client = registered[bank][Math.floor(fraction * registered[bank].length)]
      if (client !== undefined) await control(bank, 'POST', 'notices/faults', { client, ...script })
    },
    async notices() {
      const found = await Promise.all(
        (['bnc', 'r4'] as const).flatMap((bank) =>
          registered[bank].map(async (client) => {
            const response = await fetchWithRetry(new URL(`/control/notices?client=${client}`, urls[bank]))
            const state = (await response.json()) as { pending: number; notices: Notice[] }
            return { ...state, notices: state.notices.map((notice) => ({ ...notice, client, bank })) }
          }),
        ),
      )
      return {
        pending: found.reduce((sum, { pending }) => sum + pending, 0),
        notices: found.flatMap(({ notices }) => notices),
      }
    },
    freeze: (ms) => freeze([pid], ms),
    async stop() {
      child.stdin.end()
      await exited
    },
  }
}

/** An outage of the bank also resets connections to its control endpoint, or refuses them: retried until it is over. */
async function fetchWithRetry(url: URL, init: RequestInit = {}, tries = 40): Promise<Response> {
  return fetch(url, init).catch(async (error: unknown) => {
    if (tries <= 1) throw error
    await pause(250)
    return fetchWithRetry(url, init, tries - 1)
  })
}
