import type { Clock } from '../../foundation/clock.ts'
import type { Bank } from '../bank.ts'
import type { Quotas } from '../quotas.ts'
import type { SessionStore } from '../sessions.ts'
import { clientHash } from '../shared-session.ts'
import type { Transport } from '../transport.ts'
import type { Account } from './account.ts'
import { checkServices } from './check.ts'
import type { BancamigaCredentials } from './credentials.ts'
import { transferFlows } from './transfers.ts'
import { createBancamigaClient } from './wire/client.ts'

/** Connector of Bancamiga, which confirms mobile payments that arrived. It moves no money. */
export function createBancamiga(parts: {
  credentials: BancamigaCredentials
  baseUrl: string
  logOnTimeoutMs: number
  sessions: SessionStore
  quotas: Quotas
  transport: Transport
  clock: Clock
}): Bank {
  const { credentials, baseUrl, quotas, clock } = parts
  // Without the password: a changed one is the same client for the bank's limits.
  const quotaClient = clientHash(['bancamiga', baseUrl.replace(/\/+$/, ''), credentials.dni])
  const account: Account = { client: createBancamigaClient(parts), credentials, quotas, quotaClient, clock }
  return { name: 'bancamiga', flows: transferFlows(account), check: () => checkServices(account) }
}
