import { caracasDate } from '../../foundation/caracas.ts'
import type { Clock } from '../../foundation/clock.ts'
import { fixed2 } from '../../foundation/money.ts'
import type { Flows, Outcome } from '../bank.ts'
import { outcomeOfAnswer, referenceOf } from './outcome.ts'
import type { R4Answer } from './wire/answer.ts'
import type { R4Client } from './wire/client.ts'
import { monthFirstDate, paddedDocument, unlimitedName, payoutReference, withoutAccents } from './wire/formats.ts'

/** Messages that mean that no one was paid, and their codes. The whole text is compared. */
const KNOWN_REFUSALS = new Map([['FONDOS INSUFICIENTES', '51']])

/** Payments to many accounts in one order. */
export function payoutFlows(client: R4Client, clock: Clock): Pick<Flows, 'payOut'> {
  return {
    async payOut({ total, reference, people }) {
      const reply = await client.call('payOut', {
        monto: fixed2(total),
        // R4 accepts orders for the same day only.
        fecha: monthFirstDate(caracasDate(clock.now())),
        Referencia: payoutReference(reference),
        personas: people.map((person) => ({
          nombres: unlimitedName(person.name),
          documento: paddedDocument(person.document),
          destino: person.account,
          montoPart: fixed2(person.amount),
        })),
      })
      return reply.kind === 'answer' ? outcomeOfPayout(reply.answer) : reply
    },
  }
}

/** Payouts report their outcome in `success`; a code appears only if the request was refused before it was processed. */
function outcomeOfPayout(answer: R4Answer): Outcome {
  const { code, success, status } = answer
  if (code !== undefined || success === undefined) {
    const outcome = outcomeOfAnswer(answer, 'payOut')
    const isCertain = outcome.kind !== 'approved' || (success === true && !hasError(answer))
    return isCertain ? outcome : { kind: 'unknown', reason: 'doubtful_code', code: outcome.code }
  }
  if (success) {
    if (status >= 300 || hasError(answer)) return { kind: 'unknown', reason: 'unreadable_answer' }
    return { kind: 'approved', code: '00', ...referenceOf(answer) }
  }
  const refusal = knownRefusal(answer.message) ?? knownRefusal(answer.values.get('error'))
  // An unlisted refusal may be about one payee of many.
  return refusal === undefined ? { kind: 'unknown', reason: 'unreadable_answer' } : { kind: 'rejected', code: refusal }
}

/** JSON values that mean "no error". */
const EMPTY = ['""', 'null', 'false', '[]', '{}']

function hasError({ values }: R4Answer): boolean {
  const error = values.get('error') ?? null
  return !EMPTY.includes(JSON.stringify(typeof error === 'string' ? error.trim() : error))
}

function knownRefusal(text: unknown): string | undefined {
  return typeof text === 'string' ? KNOWN_REFUSALS.get(withoutAccents(text).trim().toUpperCase()) : undefined
}
