import { createHash } from 'node:crypto'
import { fixed2 } from '../../foundation/money.ts'
import type { Flows, Outcome } from '../bank.ts'
import { nationalPhone, requiredConcept, withoutAccents } from '../r4/wire/formats.ts'
import { type Account, BDV } from './account.ts'
import { APPROVED, OTHER_RESULT, outcomeOf } from './outcome.ts'
import { withoutZeros } from '../reference.ts'
import { readAmount } from './wire/amounts.ts'
import { isFields, textOf } from '../json-fields.ts'
import type { BdvAnswer } from './wire/answer.ts'

/** Change to a customer's phone ("vuelto"), under a number of ours, by which a lost answer is found out. */
export function changeFlows({ client }: Account): Pick<Flows, 'sendChange'> {
  return {
    async sendChange({ paymentId, amount, payee, concept = '' }) {
      const operationId = changeNumber(paymentId)
      const reply = await client.call('sendChange', {
        numeroReferencia: operationId,
        montoOperacion: fixed2(amount),
        nacionalidadDestino: payee.document.slice(0, 1),
        cedulaDestino: payee.document.slice(1),
        telefonoDestino: nationalPhone(payee.phone),
        bancoDestino: payee.bankCode,
        moneda: 'VES',
        conceptoPago: requiredConcept(concept),
      })
      const outcome = outcomeOf(reply, 'sendChange', (answer) =>
        isAboutAnother(answer, operationId)
          ? { kind: 'unknown', reason: 'doubtful_code', code: answer.code }
          : approved(answer.code, operationId),
      )
      return outcome.kind === 'unknown' ? { ...outcome, operationId } : outcome
    },
  }
}

export function changeQueryFlows({ client, credentials }: Account): Pick<Flows, 'findOperation'> {
  return {
    async findOperation({ operationId, payment }): Promise<Outcome> {
      const { phone, bankCode } = payment?.party ?? {}
      if (!payment || phone === undefined || bankCode === undefined) return { kind: 'notSent', reason: 'setup' }
      const reply = await client.call('findChange', {
        cedulaPagador: credentials.rif,
        telefonoPagador: nationalPhone(credentials.collectingPhone),
        telefonoDestino: nationalPhone(phone),
        referencia: operationId,
        fechaPago: payment.date,
        importe: fixed2(payment.amount),
        bancoOrigen: BDV,
        bancoDestino: bankCode,
      })
      if (reply.kind !== 'answer') return reply
      const isPaid = isFound(reply.answer, payment.amount) || wasFoundBefore(reply.answer)
      if (isPaid && !isAboutAnother(reply.answer, operationId)) return approved(APPROVED, operationId)
      // Change that is not found may still appear: its absence proves nothing.
      return { kind: 'unknown', reason: 'doubtful_code', code: reply.answer.code, operationId }
    },
  }
}

function approved(code: string, operationId: string): Outcome {
  return { kind: 'approved', code, operationId, reference: operationId, numbers: [operationId] }
}

/** BDV repeats our number in its answer. Another one confirms another change. */
function isAboutAnother({ body, data }: BdvAnswer, operationId: string): boolean {
  const repeated = [body, isFields(data) ? data : {}].map(({ referencia }) => textOf(referencia))
  return repeated.some((number) => number !== undefined && withoutZeros(number) !== operationId)
}

function isFound({ code, data }: BdvAnswer, amount: Parameters<typeof fixed2>[0]): boolean {
  const paid = isFields(data) ? readAmount(textOf(data['amount'])) : undefined
  return code === APPROVED && paid !== undefined && paid.eq(amount)
}

/** The query marks the change, so its repetition is answered differently. The number is ours: it was paid either way. */
function wasFoundBefore({ code, message }: BdvAnswer): boolean {
  return (
    code === OTHER_RESULT && /^vuelto procesado exitosamente\b.*\bya fue consultado\b/i.test(withoutAccents(message))
  )
}

const DIGITS = 10

/** Ten digits that depend on the payment only, so that a second process has the same number for it. */
export function changeNumber(paymentId: string): string {
  const digest = createHash('sha256').update(`bdv change ${paymentId}`).digest()
  const lowest = 10n ** BigInt(DIGITS - 1)
  return String(lowest + (digest.readBigUInt64BE() % (9n * lowest)))
}
