import type { Clock } from '../foundation/clock.ts'
import type { Log } from '../foundation/log.ts'
import type { Settings } from '../foundation/settings.ts'
import type { Connection, Database } from '../storage/database.ts'
import type { Sealer } from '../storage/sealing.ts'
import type { TestBanks } from '../tenants/bank-accounts.ts'
import { CommandError } from './output.ts'
import type { StepRunner } from './progress.ts'

/**
 * Parts for evaluation and development on one machine: the embedded PostgreSQL, the simulated banks, the demo tenant, the
 * dashboard's build. They are in `local/`, which a production installation may omit; `bin/` passes them in.
 */
export type Local = {
  startEmbeddedPostgres(options: { dataDir: string; clock: Clock }): Promise<EmbeddedPostgres>
  startSimulatedBanks(settings: Settings, clock: Clock, log: Log): Promise<SimulatedBanks & { stop(): Promise<void> }>
  /** Simulated banks of a gateway that runs on this data folder, if they respond. */
  findSimulatedBanks(settings: Settings): Promise<SimulatedBanks | undefined>
  /** Simulated banks that another process started at these addresses. */
  simulatedBanksAt(urls: SimulatedBankUrls): Promise<SimulatedBanks>
  /** `pasarela sandbox`: the simulated banks alone, until a signal. */
  runSandbox(options: SandboxOptions): Promise<void>
  prepareDemo(settings: Settings, store: { database: Database; sealer: Sealer }): Promise<Demo>
  /** Resolves with the reason if the dashboard could not be built. */
  buildDashboard(step: StepRunner): Promise<string | undefined>
}

export type EmbeddedPostgres = { connection: Connection; stop(): Promise<void> }

export type SandboxOptions = { port: string; host: string; journal?: string; client?: string; json?: true }

/** The addresses may be those of a process of an earlier version, without the banks added since. */
export type SimulatedBankUrls = {
  bncUrl: string
  r4Url: string
  ratesUrl: string
  bdvUrl?: string
  mercantilUrl?: string
  banescoUrl?: string
  bancamigaUrl?: string
}

export type SimulatedBanks = TestBanks & SimulatedBankUrls

/** The demo tenant's key and the demo operator, in the database and not yet published. */
export type Demo = {
  /** Publishes the key's file and prints how to try the gateway. */
  introduce(address: string, banks: SimulatedBanks | undefined): void
  /** Removes an unpublished key file. */
  discard(): Promise<void>
}

/** Loads `local/` on first use; undefined if the installation has none. */
export type LoadLocal = (() => Promise<Local>) | undefined

/** Loads `local/`, or throws an error that names the feature that needs it and the remedy. */
export function requireLocal(load: LoadLocal, what: string, remedy: string): Promise<Local> {
  if (load) return load()
  throw new CommandError(`${what} is not part of this installation (the folder local/ is missing): ${remedy}.`)
}
