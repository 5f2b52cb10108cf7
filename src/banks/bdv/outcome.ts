import type { Flow, Outcome, QueryResult } from '../bank.ts'
import { outcomeOfCode } from '../codes.ts'
import { codesOf } from './codes.ts'
import type { BdvAnswer } from './wire/answer.ts'
import type { Reply } from './wire/client.ts'

type MoneyFlow = Extract<Flow, 'chargeC2p' | 'requestC2pToken' | 'reverseC2p' | 'sendChange'>

/** The outcome of a money call's reply; `approve` adds the data of an approval. */
export function outcomeOf(reply: Reply, flow: MoneyFlow, approve: (answer: BdvAnswer) => Outcome): Outcome {
  if (reply.kind !== 'answer') return reply
  const outcome = outcomeOfCode(codesOf(flow), reply.answer.code)
  return outcome === 'approved' ? approve(reply.answer) : outcome
}

/** The result of a query's reply; `read` returns undefined for an answer it cannot parse. */
export function queryResultOf<Details extends object>(
  reply: Reply,
  read: (answer: BdvAnswer) => Details | undefined,
): QueryResult<Details> {
  if (reply.kind !== 'answer') return { kind: 'unavailable', reason: reply.reason }
  const { code } = reply.answer
  const details = read(reply.answer)
  if (details) return { kind: 'answered', ...details }
  if (codesOf('findTransfers')[code]?.class === 'setup') return { kind: 'unavailable', reason: 'setup', code }
  return { kind: 'unavailable', reason: code === APPROVED ? 'unreadable_answer' : 'refused', code }
}

export const APPROVED = '1000'
/** Every other result of a query; the message distinguishes them. */
export const OTHER_RESULT = '1010'
