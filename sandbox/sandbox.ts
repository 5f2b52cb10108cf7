import { setTimeout as delay } from 'node:timers/promises'
import { createBnc } from './bnc/bnc.ts'
import { type BncReadings, bncReadings } from './bnc/readings.ts'
import { listen, type Service } from './http/service.ts'
import { openJournal } from './journal.ts'
import { openLedger } from './ledger.ts'
import { type Random, systemRandom } from './random.ts'
import { createR4 } from './r4/r4.ts'
import { type R4Readings, r4Readings } from './r4/readings.ts'
import { createRateFeed } from './rates/rates.ts'
import { createReadings } from './readings.ts'

export type SandboxOptions = {
  host?: string
  /** 0 or absent takes a free one; so for the other two. */
  bncPort?: number
  r4Port?: number
  ratesPort?: number
  /** An append-only file of JSON lines that keeps ledgers and operations over a restart; absent keeps nothing. */
  journal?: string
  /** How the simulated banks behave where their manuals are silent; absent ones have their defaults. */
  bncReadings?: Partial<BncReadings>
  r4Readings?: Partial<R4Readings>
  now?: () => number
  /** How a scripted delay is waited for. */
  sleep?: (ms: number) => Promise<void>
  random?: Random
}

export type Sandbox = {
  /** With `/api` at the end, as the bank gives its address out. */
  bncUrl: string
  r4Url: string
  ratesUrl: string
  stop(): Promise<void>
}

/** Starts the simulated BNC, R4 and rate feed, each on an address of its own. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { host = '127.0.0.1', now = Date.now, random = systemRandom } = options
  const { sleep = (ms) => delay(ms, undefined, { ref: false }) } = options
  const readings = {
    bnc: createReadings(bncReadings, options.bncReadings),
    r4: createReadings(r4Readings, options.r4Readings),
  }
  const journal = openJournal(options.journal)
  const bnc = createBnc({ ledger: openLedger({ bank: 'bnc', journal, now }), now, random, readings: readings.bnc })
  const r4 = createR4({ ledger: openLedger({ bank: 'r4', journal, now }), now, random, readings: readings.r4 })

  const started: { stop(): Promise<void> }[] = []
  let stopping: Promise<void> | undefined
  function stop(): Promise<void> {
    stopping ??= Promise.all(started.map((server) => server.stop())).then(() => journal.close())
    return stopping
  }
  async function start(service: Service, port = 0): Promise<string> {
    const server = await listen(service, { host, port, sleep })
    started.push(server)
    return server.url
  }

  try {
    const bncUrl = `${await start(bnc, options.bncPort)}/api`
    const r4Url = await start(r4, options.r4Port)
    const ratesUrl = await start(createRateFeed({ now }), options.ratesPort)
    return { bncUrl, r4Url, ratesUrl, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
