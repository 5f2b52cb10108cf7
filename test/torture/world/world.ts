import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, openDatabase } from '../../../src/storage/database.ts'
import { migrate } from '../../../src/storage/migrate.ts'
import type { Random } from '../seeded-random.ts'
import { bankNames, type Banks, startBanks } from './banks.ts'
import { createSlot, linkNames, rolesOf, type Slot } from './gateways.ts'
import { type MemoryWatch, watchMemory } from './memory.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { type Receivers, startReceivers } from './receivers.ts'

/** System under test and everything around it. */
export type World = {
  folder: string
  postgres: Postgres
  /** Direct connection to the database, on which no fault is injected. */
  database: Database
  banks: Banks
  receivers: Receivers
  slots: Slot[]
  memory: MemoryWatch
  /** Removes all faults; every gateway comes up. */
  heal(): Promise<void>
  stop(): Promise<void>
}

export async function startWorld(options: {
  folder: string
  processes: number
  databaseUrl: string | undefined
  accounts: Record<string, string>
  /** Behaviour of BNC where its manual is silent, as JSON. */
  readings: string | undefined
  random: Random
}): Promise<World> {
  const { folder, processes, databaseUrl, accounts, readings, random } = options
  const dataDir = join(folder, 'data')
  // PostgreSQL may run as another user, who needs to traverse the folder.
  await mkdir(dataDir, { recursive: true, mode: 0o755 })
  await using opened = new AsyncDisposableStack()
  const postgres = await startPostgres(dataDir, databaseUrl)
  opened.defer(() => postgres.stop())
  await migrate(postgres.connection)
  const database = openDatabase(postgres.connection, 4)
  opened.defer(() => database.close())
  const banks = await startBanks(join(folder, 'banks.jsonl'), readings)
  opened.defer(() => banks.stop())
  const receivers = await startReceivers(random.of('receivers'))
  opened.defer(() => receivers.stop())

  const slots = await Promise.all(
    rolesOf(processes).map((role, index) => createSlot(index, role, { postgres, banks, folder, accounts })),
  )
  for (const slot of slots) {
    opened.defer(async () => {
      slot.kill()
      await Promise.all(linkNames.map((name) => slot.links[name].stop()))
    })
  }
  await Promise.all(slots.map((slot) => slot.start()))
  const memory = watchMemory(() => [
    ...slots.map(({ index, role, pid }) => ({ name: `gateway ${index} (${role})`, pid })),
    { name: 'simulated banks', pid: banks.pid },
  ])
  opened.defer(() => memory.stop())
  const resources = opened.move()

  return {
    folder,
    postgres,
    database,
    banks,
    receivers,
    slots,
    memory,
    async heal() {
      for (const slot of slots) slot.links.database.clearRules()
      await Promise.all(slots.flatMap((slot) => linkNames.map((name) => slot.links[name].set({ kind: 'pass' }))))
      await receivers.link.set({ kind: 'pass' })
      for (const bank of bankNames) await banks.control(bank, 'DELETE', 'faults')
      // Also sends the notifications that were held back.
      for (const bank of ['bnc', 'r4'] as const) await banks.control(bank, 'DELETE', 'notices/faults')
      for (const slot of slots) slot.moveClock(0)
    },
    stop: () => resources.disposeAsync(),
  }
}
