import type { Clock } from '../../foundation/clock.ts'
import type { Quotas } from '../quotas.ts'
import type { BancamigaCredentials } from './credentials.ts'
import type { BancamigaClient } from './wire/client.ts'

/** Context of every flow. */
export type Account = {
  client: BancamigaClient
  credentials: BancamigaCredentials
  quotas: Quotas
  /** Names the client of the bank in the quotas. */
  quotaClient: Buffer
  clock: Clock
}
