import { json, type Reply } from '../http/reply.ts'
import type { Tokens } from '../http/tokens.ts'
import type { Ledger } from '../ledger.ts'
import type { Counter } from '../counter.ts'
import type { BancamigaAssumptions } from './assumptions.ts'
import { messageOf } from './codes.ts'

/** Dependencies of one operation call. */
export type BankState = {
  ledger: Ledger
  tokens: Tokens
  refreshTokens: Tokens
  passwords: Map<string, string>
  /** When each client last read a whole day. */
  historyRead: Map<string, number>
  queries: Counter
  assumptions: BancamigaAssumptions
  now: number
}

export type Operation = {
  method: 'GET' | 'POST'
  execute(state: BankState, request: { body: Record<string, unknown>; bearer: string }): Reply
  /** The name of the module in answers. */
  mod: string
}

export function refuse(
  { assumptions }: Pick<BankState, 'assumptions'>,
  mod: string,
  code: string,
  text?: string,
): Reply {
  const status = Number(code)
  const isHttp = assumptions.httpStatus === 'asCode' && status >= 200 && status <= 599
  return json(isHttp ? status : 200, { code: status, mensaje: text ?? messageOf(code), mod })
}
