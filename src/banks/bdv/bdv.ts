import type { Clock } from '../../foundation/clock.ts'
import type { Bank, Flows } from '../bank.ts'
import type { QuestionLog } from '../questions.ts'
import type { Transport } from '../transport.ts'
import type { Account } from './account.ts'
import { c2pFlows } from './c2p.ts'
import { changeFlows, changeQueryFlows } from './change.ts'
import { checkProducts } from './check.ts'
import type { BdvCredentials } from './credentials.ts'
import { statementFlows } from './statement.ts'
import { transferFlows } from './transfers.ts'
import { createBdvClient } from './wire/client.ts'

/** Connector of Banco de Venezuela. BDV's protocol has no session and no nonce. */
export function createBdv(parts: {
  credentials: BdvCredentials
  baseUrl: string
  transport: Transport
  questions: QuestionLog
  clock: Clock
}): Bank {
  const { credentials, baseUrl, transport, questions, clock } = parts
  const client = createBdvClient({ baseUrl, keys: credentials.keys, transport })
  const account: Account = { client, credentials, questions, clock }
  return { name: 'bdv', flows: flowsOf(account), check: () => checkProducts(account) }
}

/** A product without its API key is not contracted: its flows are absent. */
function flowsOf(account: Account): Partial<Flows> {
  const { keys } = account.credentials
  return {
    ...(keys.c2p && c2pFlows(account)),
    ...(keys.statement && statementFlows(account)),
    ...transferFlows(account),
    ...(keys.change && changeFlows(account)),
    ...(keys.changeQuery && changeQueryFlows(account)),
  }
}
