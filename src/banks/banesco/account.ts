import type { Clock } from '../../foundation/clock.ts'
import type { BanescoCredentials } from './credentials.ts'
import type { BanescoClient } from './wire/client.ts'

/** Context of every flow. */
export type Account = { client: BanescoClient; credentials: BanescoCredentials; clock: Clock }

export const BANESCO = '0134'
