import { type Decimal, decimal } from '../../foundation/money.ts'
import type { QueryResult, Flows } from '../bank.ts'
import { outcomeOfAnswer } from './outcome.ts'
import type { R4Answer } from './wire/answer.ts'
import type { R4Client } from './wire/client.ts'
import { withoutAccents } from './wire/formats.ts'

type RateAnswer = QueryResult<{ rate: { value: Decimal; valueDate: string } | null }>

const NO_QUOTE = /cotizacion no encontrada/i
/** Signature refused; merchant or address not enabled. */
const CREDENTIAL_CODES = ['08', '108']
const RATE = /^\d{1,9}(\.\d{1,8})?$/
const DATE = /^\d{4}-\d{2}-\d{2}$/

/** The BCV's USD rate as R4 publishes it. */
export function rateFlows(client: R4Client): Pick<Flows, 'fetchRate'> {
  return {
    async fetchRate(valueDate) {
      const reply = await client.call('fetchRate', { Moneda: 'USD', Fechavalor: valueDate })
      return reply.kind === 'answer' ? readRate(reply.answer) : { kind: 'unavailable', reason: reply.reason }
    },
  }
}

/** Whether the bank accepts our signature, derived from the answer to a rate query. */
export type SignatureCheck = 'accepted' | 'refused' | 'unanswered'

export function signatureCheckOf(answer: RateAnswer): SignatureCheck {
  if (answer.kind === 'answered') return 'accepted'
  // Without a code it is the firewall's page or a 401: the call did not reach the bank's own checks.
  const isCredential = answer.code === undefined || CREDENTIAL_CODES.includes(answer.code)
  return answer.reason === 'setup' && isCredential ? 'refused' : 'unanswered'
}

function readRate(answer: R4Answer): RateAnswer {
  const isRefused = answer.code !== undefined && CREDENTIAL_CODES.includes(answer.code)
  if (!isRefused && NO_QUOTE.test(withoutAccents(answer.message))) return { kind: 'answered', rate: null }

  const outcome = outcomeOfAnswer(answer, 'fetchRate')
  if (outcome.kind !== 'approved') {
    const reason = 'reason' in outcome ? outcome.reason : 'refused'
    return { kind: 'unavailable', reason, ...(answer.code === undefined ? {} : { code: answer.code }) }
  }
  const value = String(answer.values.get('tipocambio'))
  const valueDate = String(answer.values.get('fechavalor'))
  if (!RATE.test(value) || decimal(value).eq(0) || !DATE.test(valueDate)) {
    return { kind: 'unavailable', reason: 'unreadable_answer' }
  }
  return { kind: 'answered', rate: { value: decimal(value), valueDate } }
}
