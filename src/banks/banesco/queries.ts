import type { Flow, Movement, QueryResult } from '../bank.ts'
import type { Account } from './account.ts'
import { codesOf } from './codes.ts'
import { type Asked, readTransactions } from './movement.ts'
import { NONE, OK, TOO_LONG } from './wire/answer.ts'
import type { Transaction } from './wire/client.ts'

export type Found = QueryResult<{ movements: Movement[] }>

/** One question. Whatever is not a list or “none” is asked again later. */
export async function ask(
  { client, credentials }: Account,
  transaction: Transaction,
  asked: Asked,
  flow: Flow = 'findTransfers',
): Promise<Found> {
  const reply = await client.find(transaction)
  if (reply.kind === 'unknown') return { kind: 'unavailable', reason: reply.reason }
  if (reply.kind === 'refused')
    return { ...withCode(reply.code), kind: 'unavailable', reason: 'quota', retryMs: reply.retryMs }
  if (reply.kind === 'notSent') return { ...withCode(reply.code), kind: 'unavailable', reason: reply.reason }
  const { code, transactions } = reply.answer
  if (code === NONE) return { kind: 'answered', movements: [] }
  if (code !== OK) return { kind: 'unavailable', reason: reasonOf(code, flow), code }
  const movements = readTransactions(transactions, credentials.accountNumber, asked)
  return movements ? { kind: 'answered', movements } : { kind: 'unavailable', reason: 'unreadable_answer', code }
}

function withCode(code: string | undefined): { code?: string } {
  return code === undefined ? {} : { code }
}

function reasonOf(code: string, flow: Flow): string {
  const codeClass = codesOf(flow)[code]?.class
  if (codeClass === 'setup') return 'setup'
  return codeClass === 'unavailable' ? 'bank_unavailable' : 'refused'
}

export function isTooLong(found: Found): boolean {
  return found.kind === 'unavailable' && found.code === TOO_LONG
}
