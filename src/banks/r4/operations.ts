import type { Flows, Outcome } from '../bank.ts'
import { codesOf } from './codes.ts'
import { outcomeOfAnswer } from './outcome.ts'
import type { R4Answer } from './wire/answer.ts'
import type { R4Client } from './wire/client.ts'
import { withoutAccents } from './wire/formats.ts'

/** How the bank says that it does not know the id we asked for, which is no word about the money. */
const THING = String.raw`\b(operacion|transaccion|registro|id)\b`
const MISSING = String.raw`\bno\b.*(encontr|exist)`
const NOT_KNOWN = new RegExp(`${THING}.*${MISSING}|${MISSING}.*${THING}`, 'i')

export function operationFlows(client: R4Client): Pick<Flows, 'findOperation'> {
  return {
    async findOperation(operationId) {
      const reply = await client.call('findOperation', { Id: operationId })
      return reply.kind === 'answer' ? outcomeOfOperation(operationId, reply.answer) : reply
    },
  }
}

function outcomeOfOperation(operationId: string, answer: R4Answer): Outcome {
  const outcome = outcomeOfAnswer({ ...answer, operationId }, codesOf('findOperation'), { asked: true })
  if (outcome.kind !== 'notSent' && !(outcome.kind === 'rejected' && isNotKnown(answer))) return outcome
  // The question was refused; the operation it asked about may still have been carried out.
  const code = answer.code === undefined ? {} : { code: answer.code }
  return { kind: 'unknown', reason: 'doubtful_code', operationId, ...code }
}

/** The operation's own reasons are codes of letters (`AM04`); a number may speak of the question instead. */
function isNotKnown({ code = '', message }: R4Answer): boolean {
  return /^\d/.test(code) && NOT_KNOWN.test(withoutAccents(message))
}
