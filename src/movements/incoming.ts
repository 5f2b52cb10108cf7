import type { BankRegistry } from '../banks/registry.ts'
import type { Clock } from '../foundation/clock.ts'
import { createCursors } from '../foundation/cursor.ts'
import type { Log } from '../foundation/log.ts'
import type { Random } from '../foundation/random.ts'
import type { Route } from '../foundation/route.ts'
import type { Database } from '../storage/database.ts'
import type { Installation } from '../storage/installation.ts'
import type { Sealer } from '../storage/sealing.ts'
import { type AccountHolders, createAccountHolders, type HeldAccount } from './holders.ts'
import { createMovementLists, type MovementLists } from './lists.ts'
import { createReadingStore } from './reading-store.ts'
import { movementRoutes } from './routes.ts'
import { createStatements, type StatementObserver } from './statements.ts'
import type { MovementStore } from './store.ts'
import { createUnconfirmed } from './unconfirmed.ts'
import { createUnmatchedReport, type ReportUnmatched } from './unmatched.ts'

/** Incoming money as tenants and operators see it: lists, readings of statements and the webhook event, assembled. */
export type Incoming = {
  routes: Route[]
  lists: MovementLists
  holders: AccountHolders
  /** Reads the account's statement soon, where the bank has one. */
  triggerReading(account: HeldAccount): Promise<void>
  reportUnmatched: ReportUnmatched
  stop(): Promise<void>
}

export function createIncoming(parts: {
  database: Database
  sealer: Sealer
  installation: Installation
  clock: Clock
  random: Random
  log: Log
  registry: BankRegistry
  keepLines: MovementStore['keepLines']
  observer: StatementObserver
  /** Whether this process reads statements. */
  reads: boolean
  triggerSender(): void
}): Incoming {
  const { database, registry, installation, keepLines } = parts
  const holders = createAccountHolders({ database, registry })
  const lists = createMovementLists(parts)
  const readings = createReadingStore({ database })
  const unconfirmed = createUnconfirmed(parts)
  const statements = createStatements({ ...parts, holders, readings, unconfirmed, movements: { keepLines } })
  if (parts.reads) statements.start()
  const cursors = createCursors(installation.deriveKeys('cursor'))
  return {
    routes: movementRoutes({ lists, registry, cursors }),
    lists,
    holders,
    triggerReading: (account) => statements.trigger(account),
    reportUnmatched: createUnmatchedReport({ ...parts, lists, holders }),
    stop: () => statements.stop(),
  }
}
