import type { BankName, TransferQuery } from '../banks/bank.ts'
import type { BankRegistry } from '../banks/registry.ts'
import { type Clock, startLoop } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log } from '../foundation/log.ts'
import { createPersonHashes } from '../foundation/person-hashes.ts'
import type { Random } from '../foundation/random.ts'
import type { Database } from '../storage/database.ts'
import type { Installation } from '../storage/installation.ts'
import type { Sealer } from '../storage/sealing.ts'
import { createAddressStore } from './addresses.ts'
import { createReceiver, type NotificationResult, type ReceiverParts } from './receiver.ts'
import { createMovementStore } from './store.ts'

/** Incoming money on the tenants' bank accounts: notification receiver and movement store, assembled. */
export function createMovements(parts: {
  database: Database
  sealer: Sealer
  installation: Installation
  clock: Clock
  random: Random
  log: Log
  observe(bank: BankName, result: NotificationResult): void
}) {
  const { database, sealer, installation, clock, random, log } = parts
  const store = createMovementStore({
    database,
    sealer,
    random,
    hashes: createPersonHashes(installation.hasher('payer')),
    digest: installation.hasher('notification'),
  })
  const addresses = createAddressStore({ database, sealer })
  const sweeping = startLoop(clock, limits.notificationSweepMs, sweep, (error) =>
    log.warn('cleanup failed', errorFields(error)),
  )
  return {
    /** Transfers known from notifications, for connectors whose bank offers no query. */
    findNotified: (accountId: Buffer, query: TransferQuery) => store.findTransfers(accountId, query),
    /** Stores lines of a bank's records, so that payments can claim them. */
    keepLines: store.keepLines,
    /** HTTP receiver of bank notifications. */
    receiver: (registry: BankRegistry, moneyArrived: ReceiverParts['moneyArrived']) =>
      createReceiver({
        ...parts,
        addresses,
        movements: store,
        registry,
        moneyArrived,
        tokenKey: installation.deriveKey('notification-token'),
      }),
    stop: () => sweeping.stop(),
  }

  async function sweep(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted && (await store.sweep(limits.notificationKeepDays)) > 0);
  }
}
