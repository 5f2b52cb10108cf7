import type { Counter } from '../counter.ts'
import type { BanescoCredentials } from '../credentials.ts'
import { json, type Reply } from '../http/reply.ts'
import type { Ledger } from '../ledger.ts'
import type { BanescoAssumptions } from './assumptions.ts'
import { kindOf } from './codes.ts'

/** Dependencies of one query. */
export type BankState = {
  merchant: BanescoCredentials
  ledger: Ledger
  queries: Counter
  assumptions: BanescoAssumptions
  now: number
}

/** An answer; without rows `dataResponse` is null. */
export function answer(
  { assumptions }: { assumptions: BanescoAssumptions },
  code: string,
  rows?: object[],
  text?: string,
): Reply {
  const [status, known] = kindOf(code)
  return json(assumptions.httpStatus === 'own' ? status : 200, {
    httpStatus: { statusCode: code, statusDesc: text ?? known },
    dataResponse: rows ? { transactionDetail: rows } : null,
  })
}
