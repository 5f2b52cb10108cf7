import { isDay } from '../caracas.ts'
import { json } from '../http/reply.ts'
import { boolean, day, type Field, text } from '../model.ts'
import { findingOfReference, type TransferFinding } from '../outcomes.ts'
import { amount, bank, document, nationalPhone, phone } from './fields.ts'
import { type BankState, operation, queryAnswer } from './operation.ts'
import { keyOf, type Payment, paymentsOf } from './payments.ts'

const notFound = 'No se pudo validar el movimiento : Registro solicitado no existe'
const reconciled = 'Pago Móvil procesado exitosamente en el BDV. El movimiento ya fue conciliado anteriormente.'

const fields = {
  cedulaPagador: document,
  telefonoPagador: phone,
  telefonoDestino: phone,
  referencia: text(/^\d{4,20}$/),
  fechaPago: day,
  importe: amount,
  bancoOrigen: bank,
  reqCed: boolean,
}

/** References of payments that another system of the merchant has already asked about. */
const usedElsewhere = '0410'

/** Verifies a mobile payment and marks it as conciliado: the second query about it is answered differently. */
export const getMovement = operation({
  product: 'verification',
  fields,
  refuse: (code, message) => queryAnswer(code, message),
  malformed: ([first = '']) => queryAnswer('1010', 'Datos mandatorios no pueden ser null', first),
  run: (state, values) => {
    const { client, merchant, asked, assumptions } = state
    const { referencia, importe, telefonoDestino } = values
    if (telefonoDestino !== merchant.collectingPhone) return queryAnswer('1010', notFound)
    const payment = findPayment(state, values)
    if (!payment) return queryAnswer('1010', notFound)
    const isOwnDocument = payment.bankCode !== '0102' || payment.document === values.cedulaPagador
    if (values.reqCed && !isOwnDocument) return queryAnswer('1010', notFound)
    const key = keyOf(payment)
    if (referencia.endsWith(usedElsewhere)) asked.add(client, key)
    if (asked.has(client, key)) return queryAnswer('1010', reconciled)
    if (payment.amount !== importe) {
      if (assumptions.otherAmountConsumes) asked.add(client, key)
      return queryAnswer('1010', `monto : ${payment.amount} - estatus : Transacción realizada`)
    }
    asked.add(client, key)
    return queryAnswer('1000', `Monto: ${importe} - estatus: Transacción realizada`, {
      status: '1000',
      amount: importe,
      reason: 'Transacción realizada',
      referencia,
    })
  },
})

type Question = { telefonoPagador: string; referencia: string; fechaPago: string; importe: string; bancoOrigen: string }

function findPayment(state: BankState, question: Question): Payment | undefined {
  const { client, ledger, asked, assumptions, now } = state
  const { telefonoPagador, referencia, fechaPago, importe, bancoOrigen } = question
  const isMeant = (payment: Payment) =>
    payment.direction === 'in' &&
    payment.kind === 'pagomovil' &&
    payment.phone === telefonoPagador &&
    payment.bankCode === bancoOrigen &&
    payment.date === fechaPago &&
    payment.reference.endsWith(referencia.slice(-8))
  const find = () => paymentsOf({ ledger, client, now }, assumptions).find(isMeant)
  const known = find()
  if (known) return known
  const amountOfPayment = amountFound(findingOfReference(referencia), importe, asked.count(client, referencia))
  if (amountOfPayment === undefined) return undefined
  ledger.recordMovement({
    controlNumber: String(ledger.nextSequence()),
    client,
    amount: amountOfPayment,
    reference: referencia,
    date: fechaPago,
    phone: telefonoPagador,
    bankCode: bancoOrigen,
    type: 'p2p',
    at: now,
  })
  return find()
}

/** A reference outside the fixed values is a payment of the amount that the query names. */
function amountFound(finding: TransferFinding, asked: string, queries: number): string | undefined {
  if (finding === 'notFound' || (finding === 'fromSecondTime' && queries === 1)) return undefined
  return finding === 'otherAmount' ? (Number(asked) + 1).toFixed(2) : asked
}

/** A bad date is not refused here, but with 400. */
const anyDate: Field<string> = (value) => (typeof value === 'string' ? [value] : null)

/** The payments of one phone on one day, without marking them. */
export const multiple = operation({
  product: 'multiple',
  fields: { fechaPago: anyDate, bancoOrigen: bank, telefonoCliente: phone },
  refuse: (code, message) => queryAnswer(code, message),
  malformed: () => badRequest(),
  run: (state, { fechaPago, bancoOrigen, telefonoCliente }) => {
    if (!isDay(fechaPago)) return badRequest()
    const { client, asked, assumptions } = state
    const rows = paymentsOf(state, assumptions)
      .filter(({ direction, kind }) => direction === 'in' && isListed(kind, assumptions.multipleListsC2p))
      .filter(
        ({ phone: payer, bankCode, date }) =>
          payer === telefonoCliente && bankCode === bancoOrigen && date === fechaPago,
      )
      .map((payment) => ({
        referencia: payment.reference.padStart(12, '0'),
        fechaPago,
        monto: Number(payment.amount),
        conciliado: asked.has(client, keyOf(payment)) ? 'SI' : 'NO',
      }))
    if (rows.length === 0) return json(200, { code: 1010, message: 'No hay datos disponibles', resultados: null })
    return json(200, { code: 1000, message: 'Consulta exitosa', total: rows.length, resultados: rows })
  },
})

function isListed(kind: Payment['kind'], listsC2p: boolean): boolean {
  return kind === 'pagomovil' || (kind === 'c2p' && listsC2p)
}

function badRequest() {
  return json(400, { timestamp: '', status: 400, error: 'Bad Request', path: '/api/consulta/consultaMultiple' })
}

const noChange = notFound
const changeReconciled = 'Vuelto procesado exitosamente en el BDV. El movimiento ya fue consultado anteriormente.'

/** Finds change by the merchant's own number; also marks it. */
export const getOutMovement = operation({
  product: 'changeQuery',
  fields: {
    cedulaPagador: document,
    telefonoPagador: phone,
    telefonoDestino: phone,
    referencia: text(/^\d{1,12}$/),
    fechaPago: day,
    importe: amount,
    bancoOrigen: bank,
    bancoDestino: bank,
  },
  refuse: (code, message) => queryAnswer(code, message),
  malformed: ([first = '']) => queryAnswer('1010', 'Datos mandatorios no pueden ser null', first),
  run: (state, values) => {
    const { client, asked, assumptions } = state
    const change = paymentsOf(state, assumptions).find(
      (payment) =>
        payment.kind === 'change' &&
        payment.reference === values.referencia &&
        payment.phone === values.telefonoDestino &&
        payment.date === values.fechaPago &&
        payment.amount === values.importe &&
        nationalPhone(state.merchant.collectingPhone) === nationalPhone(values.telefonoPagador),
    )
    if (!change) return queryAnswer('1010', noChange)
    if (asked.has(client, keyOf(change))) return queryAnswer('1010', changeReconciled)
    asked.add(client, keyOf(change))
    const data = { status: '1000', amount: change.amount.replace('.', ','), referencia: change.reference }
    return queryAnswer('1000', 'Consulta exitosa', data)
  },
})
