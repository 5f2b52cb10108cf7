import { fixed2 } from '../../foundation/money.ts'
import type { Flows, Outcome } from '../bank.ts'
import { codesOf } from './codes.ts'
import { outcomeOfAnswer } from './outcome.ts'
import type { R4Answer } from './wire/answer.ts'
import type { R4Client } from './wire/client.ts'
import { monthFirstDate, nameText, paddedDocument } from './wire/formats.ts'

/** Payments to many accounts in one order. */
export function payoutFlows(client: R4Client): Pick<Flows, 'payOut'> {
  return {
    async payOut({ total, date, reference, people }) {
      const reply = await client.call('payOut', {
        monto: fixed2(total),
        fecha: monthFirstDate(date),
        Referencia: reference,
        personas: people.map((person) => ({
          nombres: nameText(person.name),
          documento: paddedDocument(person.document),
          destino: person.account,
          montoPart: fixed2(person.amount),
        })),
      })
      return reply.kind === 'answer' ? outcomeOfPayout(reply.answer) : reply
    },
  }
}

/** This operation says yes or no with `success`; a code comes only when it was refused before it was read. */
function outcomeOfPayout(answer: R4Answer): Outcome {
  const { code, success, status } = answer
  if (code !== undefined || success === undefined) return outcomeOfAnswer(answer, codesOf('payOut'))
  if (!success) return { kind: 'rejected', code: 'RJCT' }
  if (status >= 300 || answer.values.get('error')) return { kind: 'unknown', reason: 'unreadable_answer' }
  return { kind: 'approved', code: '00', ...(answer.reference === undefined ? {} : { reference: answer.reference }) }
}
