import type { Flows, Outcome } from '../bank.ts'
import { outcomeOfAnswer } from './outcome.ts'
import type { R4Answer } from './wire/answer.ts'
import type { R4Client } from './wire/client.ts'

/** The network cancels operations not answered within this time: a refusal is final after it. */
const NETWORK_LIMIT_MS = 120_000

export function operationFlows(client: R4Client): Pick<Flows, 'findOperation'> {
  return {
    async findOperation({ operationId, elapsedMs }) {
      const reply = await client.call('findOperation', { Id: operationId })
      if (reply.kind !== 'answer') return reply
      return outcomeOfOperation(reply.answer, { operationId, confirmed: elapsedMs >= NETWORK_LIMIT_MS })
    },
  }
}

function outcomeOfOperation(
  answer: R4Answer,
  { operationId, confirmed }: { operationId: string; confirmed: boolean },
): Outcome {
  if (isAboutAnother(answer, operationId)) return { kind: 'unknown', reason: 'unreadable_answer', operationId }
  // With the id set, a refusal of the query itself is an unknown outcome: the operation may have been run.
  return outcomeOfAnswer({ ...answer, operationId }, 'findOperation', { confirmed })
}

/** An answer with another operation's id proves nothing about this one. */
function isAboutAnother(answer: R4Answer, operationId: string): boolean {
  return answer.operationId !== undefined && answer.operationId.toLowerCase() !== operationId.toLowerCase()
}
