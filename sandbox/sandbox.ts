import { setTimeout as delay } from 'node:timers/promises'
import { type BancamigaAssumptions, bancamigaAssumptions } from './bancamiga/assumptions.ts'
import { createBancamiga } from './bancamiga/bancamiga.ts'
import { type BanescoAssumptions, banescoAssumptions } from './banesco/assumptions.ts'
import { createBanesco } from './banesco/banesco.ts'
import { type BdvAssumptions, bdvAssumptions } from './bdv/assumptions.ts'
import { createBdv } from './bdv/bdv.ts'
import { createBnc } from './bnc/bnc.ts'
import { type BncAssumptions, bncAssumptions } from './bnc/assumptions.ts'
import { type MercantilAssumptions, mercantilAssumptions } from './mercantil/assumptions.ts'
import { createMercantil, mercantilBasePath } from './mercantil/mercantil.ts'
import { listen, type Service } from './http/service.ts'
import { openJournal } from './journal.ts'
import { openLedger } from './ledger.ts'
import { type Random, systemRandom } from './random.ts'
import { createR4 } from './r4/r4.ts'
import { type R4Assumptions, r4Assumptions } from './r4/assumptions.ts'
import { createRateFeed } from './rates/feed.ts'
import { createAssumptions } from './assumptions.ts'

export type SandboxOptions = {
  host?: string
  /** 0 or absent selects a free port; the same holds for the others. */
  bncPort?: number
  r4Port?: number
  ratesPort?: number
  bdvPort?: number
  mercantilPort?: number
  banescoPort?: number
  bancamigaPort?: number
  /** Path of the journal, which keeps ledgers and operations over a restart; absent keeps nothing. */
  journal?: string
  /** Behaviour where the manuals are silent; absent values have their defaults. */
  bncReadings?: Partial<BncAssumptions>
  r4Readings?: Partial<R4Assumptions>
  bdvReadings?: Partial<BdvAssumptions>
  mercantilReadings?: Partial<MercantilAssumptions>
  banescoReadings?: Partial<BanescoAssumptions>
  bancamigaReadings?: Partial<BancamigaAssumptions>
  now?: () => number
  /** Waits for a scripted delay. */
  sleep?: (ms: number) => Promise<void>
  random?: Random
}

export type Sandbox = {
  /** Ends with `/api`, as the bank publishes its base URL. */
  bncUrl: string
  r4Url: string
  ratesUrl: string
  bdvUrl: string
  /** Ends with the path of the bank's sandbox environment. */
  mercantilUrl: string
  /** Both hosts of the bank, that of tokens and that of queries. */
  banescoUrl: string
  bancamigaUrl: string
  stop(): Promise<void>
}

/** Starts the simulated banks and the rate feed, each on its own port. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { host = '127.0.0.1', now = Date.now, random = systemRandom } = options
  const { sleep = (ms) => delay(ms, undefined, { ref: false }) } = options
  const assumptions = {
    bnc: createAssumptions(bncAssumptions, options.bncReadings),
    r4: createAssumptions(r4Assumptions, options.r4Readings),
    bdv: createAssumptions(bdvAssumptions, options.bdvReadings),
    mercantil: createAssumptions(mercantilAssumptions, options.mercantilReadings),
    banesco: createAssumptions(banescoAssumptions, options.banescoReadings),
    bancamiga: createAssumptions(bancamigaAssumptions, options.bancamigaReadings),
  }
  const journal = openJournal(options.journal)
  const bnc = createBnc({
    ledger: openLedger({ bank: 'bnc', journal, now }),
    now,
    random,
    assumptions: assumptions.bnc,
  })
  const r4 = createR4({ ledger: openLedger({ bank: 'r4', journal, now }), now, random, assumptions: assumptions.r4 })
  const bdv = createBdv({ ledger: openLedger({ bank: 'bdv', journal, now }), now, assumptions: assumptions.bdv })
  const mercantil = createMercantil({
    ledger: openLedger({ bank: 'mercantil', journal, now }),
    now,
    random,
    assumptions: assumptions.mercantil,
  })
  const banesco = createBanesco({
    ledger: openLedger({ bank: 'banesco', journal, now }),
    now,
    assumptions: assumptions.banesco,
  })
  const bancamiga = createBancamiga({
    ledger: openLedger({ bank: 'bancamiga', journal, now }),
    now,
    assumptions: assumptions.bancamiga,
  })

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
    const bdvUrl = await start(bdv, options.bdvPort)
    const mercantilUrl = `${await start(mercantil, options.mercantilPort)}${mercantilBasePath}`
    const banescoUrl = await start(banesco, options.banescoPort)
    const bancamigaUrl = await start(bancamiga, options.bancamigaPort)
    return { bncUrl, r4Url, ratesUrl, bdvUrl, mercantilUrl, banescoUrl, bancamigaUrl, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
