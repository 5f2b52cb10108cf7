import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { LedgerEntry as SandboxLedgerEntry } from '../../../sandbox/records.ts'
import { fileURLToPath } from 'node:url'
import { freeze } from './processes.ts'

/** A ledger entry as the control endpoint returns it. */
export type LedgerEntry = Omit<SandboxLedgerEntry, 'at'> & { at: string }

export type BankName = 'bnc' | 'r4' | 'rates'

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
  freeze(ms: number): Promise<void>
  stop(): Promise<void>
}

const LATEST_MS = 30_000

const program = fileURLToPath(new URL('../../../sandbox/main.ts', import.meta.url))

export async function startBanks(journal: string, readings: string | undefined): Promise<Banks> {
  const read = readings === undefined ? [] : ['--readings', readings]
  const child = spawn(process.execPath, [program, '--journal', journal, '--stop-with-stdin', ...read], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const [output] = (await once(child.stdout, 'data')) as [Buffer]
  const { bncUrl, r4Url, ratesUrl } = JSON.parse(output.toString()) as Record<string, string>
  const urls = { bnc: bncUrl ?? '', r4: r4Url ?? '', rates: ratesUrl ?? '' }
  const pid = child.pid as number
  return {
    pid,
    urls,
    async ledger(client) {
      const responses = await Promise.all(
        [urls.bnc, urls.r4].map(async (url) => {
          const filter = client === undefined ? '' : `?client=${client}`
          const response = await fetchWithRetry(new URL(`/control/ledger${filter}`, url))
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
    async control(bank, method, path, body) {
      const response = await fetchWithRetry(new URL(`/control/${path}`, urls[bank]), {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`control ${path} of ${bank}: ${response.status} ${text}`)
    },
    freeze: (ms) => freeze([pid], ms),
    async stop() {
      child.stdin.end()
      await exited
    },
  }
}

/** An outage of the bank also resets connections to its control endpoint: retried on a new one. */
async function fetchWithRetry(url: URL, init: RequestInit = {}, tries = 5): Promise<Response> {
  return fetch(url, init).catch((error: unknown) => {
    if (tries <= 1) throw error
    return fetchWithRetry(url, init, tries - 1)
  })
}
