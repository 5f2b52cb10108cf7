import type { Clock } from '../../foundation/clock.ts'
import type { Random } from '../../foundation/random.ts'
import type { Bank } from '../bank.ts'
import type { Quotas } from '../quotas.ts'
import type { SessionStore } from '../sessions.ts'
import type { Transport } from '../transport.ts'
import type { Account } from './account.ts'
import { checkServices } from './check.ts'
import type { BanescoCredentials } from './credentials.ts'
import { transferFlows } from './transfers.ts'
import { createBanescoClient } from './wire/client.ts'

/** The token service of production. */
const TOKEN_URL =
  'https://sso-sso-project.apps.proplakur.banesco.com/auth/realms/realm-api-prd/protocol/openid-connect/token'

/** Connector of Banesco, which confirms payments that arrived. It moves no money. */
export function createBanesco(parts: {
  credentials: BanescoCredentials
  baseUrl: string
  logOnTimeoutMs: number
  sessions: SessionStore
  quotas: Quotas
  transport: Transport
  clock: Clock
  random: Random
}): Bank {
  const { credentials, clock } = parts
  const client = createBanescoClient({ ...parts, tokenUrl: credentials.tokenUrl ?? TOKEN_URL })
  const account: Account = { client, credentials, clock }
  return { name: 'banesco', flows: transferFlows(account), check: () => checkServices(account) }
}
