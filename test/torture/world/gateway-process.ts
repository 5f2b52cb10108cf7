import { appendFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { sandboxCredentials } from '../../../sandbox/credentials.ts'
import { type Clock, systemClock } from '../../../src/foundation/clock.ts'
import { createLog } from '../../../src/foundation/log.ts'
import { datedBy, systemRandom } from '../../../src/foundation/random.ts'
import { readSettings } from '../../../src/foundation/settings.ts'
import { createGateway } from '../../../src/gateway.ts'
import { type Batching, type Connection, openDatabase } from '../../../src/storage/database.ts'
import { testSealer } from '../../harness/sealer.ts'
import type { BankName } from './banks.ts'

/**
 * A gateway in a process of its own, which the run starts, kills, freezes and resumes. Its wall clock has the offset
 * set by the run, and so have the times in its ids. It logs at debug level, drains on SIGTERM, and exits with the run.
 */
export type GatewayWorld = {
  connection: Connection
  /** Addresses of the simulated banks and of the rate feed. */
  sandbox: Record<`${BankName}Url`, string>
  /** Account id by tenant; its own id where it is not listed. */
  accounts: Record<string, string>
  poolSize: number
  batching: Batching
  logFile: string
}
export type ToGateway = { clockOffsetMs: number }
export type FromGateway = { url: string }

const world: GatewayWorld = JSON.parse(process.env['WORLD'] ?? '{}')
const { connection, sandbox, accounts, poolSize, batching, logFile } = world
let clockOffsetMs = Number(process.env['CLOCK_OFFSET_MS'] ?? 0)

const clock: Clock = { ...systemClock, now: () => Date.now() + clockOffsetMs }
const random = datedBy(systemRandom, clock.now)

process.on('message', (message: ToGateway) => {
  clockOffsetMs = message.clockOffsetMs
})
process.once('disconnect', () => process.exit(0))

const gateway = await createGateway({
  settings: readSettings(process.env),
  clock,
  random,
  log: createLog({ level: 'debug', readable: false, write: (line) => appendFileSync(logFile, line) }),
  database: openDatabase(connection, poolSize, { batching }),
  sealer: testSealer,
  testBanks: { ...sandbox, credentialsOf: (tenantId) => sandboxCredentials(accounts[tenantId] ?? tenantId) },
  sandboxFeedUrl: sandbox.ratesUrl,
})
process.once('SIGTERM', () => void gateway.stop().then(() => process.exit(0)))
const url = await gateway.listen()
// Flushed now: a killed process does not write it at exit.
flushCompileCache()
process.send?.({ url } satisfies FromGateway)
