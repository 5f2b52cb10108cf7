import type { Clock } from '../../foundation/clock.ts'
import type { Random } from '../../foundation/random.ts'
import type { Bank, Flows } from '../bank.ts'
import type { SessionStore } from '../sessions.ts'
import type { Transport } from '../transport.ts'
import { type Account, hasStatement } from './account.ts'
import { balanceFlows } from './balance.ts'
import { c2pFlows } from './c2p.ts'
import { checkServices } from './check.ts'
import type { BncCredentials } from './credentials.ts'
import { historyFlows } from './history.ts'
import { p2pFlows, p2pOperationRefs } from './p2p.ts'
import { pagoMovilFlows } from './pago-movil.ts'
import { serviceFlows } from './services.ts'
import { simfFlows } from './simf.ts'
import { vposFlows } from './vpos.ts'
import { createSession } from './wire/session.ts'

export type BncSettings = {
  /** Such as `https://servicios.bncenlinea.com:16000/api`. */
  baseUrl: string
  /** The transport's time-out of a log-on. */
  logOnTimeoutMs?: number
}

const LOG_ON_TIMEOUT_MS = 20_000

/** BNC connector, one per account and process. All processes and accounts of the same client share its session. */
export function createBnc(options: {
  credentials: BncCredentials
  settings: BncSettings
  sessions: SessionStore
  transport: Transport
  clock: Clock
  random: Random
}): Bank {
  const { credentials, settings, sessions, transport, clock, random } = options
  const { clientGuid, masterKey, testOperation } = credentials
  const { baseUrl, logOnTimeoutMs = LOG_ON_TIMEOUT_MS } = settings
  const wire = { sessions, transport, clock, random }
  const session = createSession({
    clientGuid,
    masterKey,
    testOperation,
    paths: credentials.simf?.paths ?? {},
    baseUrl,
    logOnTimeoutMs,
    ...wire,
  })
  const account: Account = { session, credentials, clock }
  const flows = flowsOf(account)
  const check = () => checkServices(account, flows)
  return { name: 'bnc', flows, check, ...(credentials.mobilePayments && { operationRefs: p2pOperationRefs(account) }) }
}

/** A service without its setting is not contracted: its flows are absent. */
function flowsOf(account: Account) {
  const { terminal, affiliationNumber, mobilePayments, simf } = account.credentials
  const contracted: Partial<Flows> = {
    ...(terminal !== undefined && c2pFlows(account, terminal)),
    ...(affiliationNumber !== undefined && vposFlows(account, affiliationNumber)),
    // A mobile payment out may be repeated, so it comes before an immediate credit to a phone.
    ...(simf && hasStatement(account) && simfFlows(account)),
    ...(mobilePayments && p2pFlows(account)),
    ...(hasStatement(account) && { ...pagoMovilFlows(account), ...historyFlows(account), ...balanceFlows(account) }),
  }
  return { ...contracted, ...serviceFlows(account) }
}
