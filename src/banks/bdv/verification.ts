import { type Decimal, fixed2 } from '../../foundation/money.ts'
import type { PayerQuery, QueryResult, TransferQuery } from '../bank.ts'
import type { QuestionResult } from '../questions.ts'
import { nationalPhone, withoutAccents } from '../r4/wire/formats.ts'
import type { Account, Confirmed } from './account.ts'
import { movementKey } from './movement.ts'
import { APPROVED, OTHER_RESULT } from './outcome.ts'
import { SHARED_DIGITS } from './reference.ts'
import { readAmount } from './wire/amounts.ts'
import { isFields, textOf } from '../json-fields.ts'
import type { BdvAnswer } from './wire/answer.ts'

type Asked = TransferQuery & Pick<PayerQuery, 'payer'>
type Verified = QueryResult<{ payments: Confirmed[] }>

/**
 * Verifies a mobile payment with the query that marks it at the bank. The question is written first; "already reconciled"
 * counts only if an earlier question of ours may have marked the payment.
 */
export async function verifyOnce(account: Account, query: Asked): Promise<Verified> {
  const { reference, date, amount, payer } = query
  // A shorter number would have another key than the statement's line of the same payment.
  if (reference.length < SHARED_DIGITS) return { kind: 'unavailable', reason: 'reference_digits_required' }
  const { client, credentials, questions } = account
  const question = await questions.begin(movementKey({ direction: 'in', date, amount }, reference))
  if (!question) return { kind: 'unavailable', reason: 'being_asked' }
  const reply = await client.call('verify', {
    // Between banks the row has the merchant's own digits, and `reqCed: false` leaves the document out of the comparison.
    cedulaPagador: `V${credentials.rif.slice(1)}`,
    telefonoPagador: nationalPhone(payer.phone),
    telefonoDestino: nationalPhone(credentials.collectingPhone),
    referencia: reference,
    fechaPago: date,
    importe: fixed2(amount),
    bancoOrigen: payer.bankCode,
    reqCed: false,
  })
  if (reply.kind !== 'answer') {
    await question.end(reply.kind === 'unknown' ? 'marked' : 'unmarked')
    return { kind: 'unavailable', reason: reply.reason }
  }
  const reading = readVerification(reply.answer)
  const isOurs = question.wasAskedBefore || credentials.settings.acceptReconciled
  await question.end(resultOf(reading, isOurs))
  const found = (paid: Decimal): Verified => ({
    kind: 'answered',
    payments: [{ reference, amount: paid, isP2p: false }],
  })
  switch (reading.kind) {
    case 'found':
      return found(reading.amount)
    case 'otherAmount':
      return found(reading.amount)
    case 'reconciled':
      return isOurs ? found(amount) : { kind: 'answered', payments: [] }
    case 'none':
      return { kind: 'answered', payments: [] }
    case 'setup':
      return { kind: 'unavailable', reason: 'setup', code: reply.answer.code }
    case 'unclear':
      return { kind: 'unavailable', reason: 'unreadable_answer', code: reply.answer.code }
  }
}

function resultOf({ kind }: Reading, isOurs: boolean): QuestionResult {
  if (kind === 'reconciled') return isOurs ? 'unmarked' : 'used'
  return kind === 'found' || kind === 'unclear' ? 'marked' : 'unmarked'
}

type Reading =
  | { kind: 'found' | 'otherAmount'; amount: Decimal }
  | { kind: 'none' | 'reconciled' | 'setup' | 'unclear' }

const messages: readonly [RegExp, 'none' | 'reconciled' | 'setup'][] = [
  [/^no se pudo validar el movimiento ?: ?registro solicitado no existe/, 'none'],
  [/^pago movil procesado exitosamente en el bdv\b.*\bya fue conciliado\b/, 'reconciled'],
  [/^cliente no afiliado al producto/, 'setup'],
  [/^datos mandatorios\b/, 'setup'],
]

const OTHER_AMOUNT = /^monto ?: ?([\d.,]+) ?- ?estatus ?: ?transaccion realizada/

/** Everything but "found" has the same code; the message distinguishes them. */
export function readVerification({ code, message, data }: BdvAnswer): Reading {
  if (code === '1001') return { kind: 'setup' }
  if (code === APPROVED) {
    const amount = isFields(data) ? readAmount(textOf(data['amount'])) : undefined
    return amount?.gt(0) ? { kind: 'found', amount } : { kind: 'unclear' }
  }
  if (code !== OTHER_RESULT) return { kind: 'unclear' }
  const text = withoutAccents(message).toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const other = readAmount(OTHER_AMOUNT.exec(text)?.[1])
  if (other?.gt(0)) return { kind: 'otherAmount', amount: other }
  return { kind: messages.find(([pattern]) => pattern.test(text))?.[1] ?? 'unclear' }
}
