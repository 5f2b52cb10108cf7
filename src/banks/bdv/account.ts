import type { Clock } from '../../foundation/clock.ts'
import type { Decimal } from '../../foundation/money.ts'
import type { QuestionLog } from '../questions.ts'
import type { BdvCredentials } from './credentials.ts'
import type { BdvClient } from './wire/client.ts'

/** Context of every flow. */
export type Account = { client: BdvClient; credentials: BdvCredentials; questions: QuestionLog; clock: Clock }

/** A mobile payment that a query of the bank confirmed. */
export type Confirmed = { reference: string; amount: Decimal; isP2p: boolean }

export const BDV = '0102'
