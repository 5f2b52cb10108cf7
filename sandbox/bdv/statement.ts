import { createHash } from 'node:crypto'
import { caracasDay } from '../caracas.ts'
import { type Field, text } from '../model.ts'
import type { BdvAssumptions } from './assumptions.ts'
import { nationalPhone, slashedDate, ves } from './fields.ts'
import { type BankState, c2pAnswer, operation } from './operation.ts'
import { type Payment, paymentsOf } from './payments.ts'

const linesOfAPage = 100

const optionalNumber: Field<string> = text(/^\d{0,12}$/)

/** Statement of the account. The list of today comes in pages; today and past days are not queried together. */
export const movimientos = operation({
  product: 'statement',
  fields: {
    cuenta: text(/^\d{20}$/),
    fechaIni: slashedDate,
    fechaFin: slashedDate,
    tipoMoneda: ves,
    nroMovimiento: optionalNumber,
  },
  refuse: c2pAnswer,
  malformed: () => c2pAnswer('1030'),
  run: (state, { cuenta, fechaIni, fechaFin, nroMovimiento }) => {
    const today = caracasDay(state.now)
    if (cuenta !== state.merchant.accountNumber) return c2pAnswer('1010', 'Cuenta no asociada al cliente')
    if (fechaIni > fechaFin || (fechaFin >= today && fechaIni < today))
      return c2pAnswer('1010', 'Rango de fechas invalido')
    const lines = linesOf(state).filter(({ fecha }) => fechaIni <= fecha && fecha <= fechaFin)
    const after = nroMovimiento === '' ? lines : lines.filter(({ nroMov }) => Number(nroMov) > Number(nroMovimiento))
    const movs = fechaIni === today ? after.slice(0, linesOfAPage) : after
    return c2pAnswer('1000', '', { totalOfMovements: String(lines.length), movs })
  },
})

type Line = {
  referencia: string
  descripcion: string
  fecha: string
  hora: string
  mov: 'CREDITO' | 'DEBITO'
  saldo: string
  importe: string
  nroMov: string
  observacion: string
}

function linesOf(state: BankState): Line[] {
  const { assumptions } = state
  const drafts = paymentsOf(state, assumptions).flatMap((payment) => [
    draftOf(payment, assumptions),
    ...(assumptions.commissions && payment.direction === 'in' ? [commissionOf(payment, assumptions)] : []),
  ])
  const all = assumptions.repeatedLine && drafts[0] ? [...drafts, drafts[0]] : drafts
  return all.map((draft, index) => ({ ...draft, nroMov: String(4_922 + index) }))
}

type Draft = Omit<Line, 'nroMov'>

function draftOf(payment: Payment, assumptions: BdvAssumptions): Draft {
  const { date, time, direction, amount } = payment
  return {
    referencia: lineReference(payment),
    descripcion: descriptions[payment.kind],
    fecha: date,
    hora: time,
    mov: direction === 'in' ? 'CREDITO' : 'DEBITO',
    saldo: '217.947.806,02',
    importe: spelled(direction === 'in' ? amount : `-${amount}`, assumptions),
    observacion: observationOf(payment, assumptions),
  }
}

const descriptions: Record<Payment['kind'], string> = {
  pagomovil: 'PAGO MOVIL RECIBIDO',
  c2p: 'PAGO MOVIL RECIBIDO',
  transfer: 'TRANSFERENCIA RECIBIDA',
  change: 'PAGO MOVIL ENVIADO',
  reversal: 'REVERSO PAGO MOVIL',
}

/** A prefix of the bank and the last 8 digits of the customer's number; within BDV the number has nothing to do with it. */
function lineReference({ kind, bankCode, reference, date }: Payment): string {
  const isInternal = bankCode === '0102' && (kind === 'pagomovil' || kind === 'c2p')
  if (!isInternal) return `03033${reference.slice(-8).padStart(8, '0')}`
  const digest = createHash('sha256').update(`bdv internal ${date} ${reference}`).digest('hex').slice(0, 12)
  return `06772${String(Number.parseInt(digest, 16) % 100_000_000).padStart(8, '0')}`
}

function observationOf(
  { kind, bankCode = '0000', phone = '', document = '' }: Payment,
  { c2pLine }: BdvAssumptions,
): string {
  const mark = kind === 'c2p' && c2pLine === 'c2p' ? ' C2P' : ''
  if (kind === 'transfer') return `PAGO RECIBIDO OTROS BANCOS ${bankCode} ${document}`.trim()
  if (kind === 'change' || kind === 'reversal') return `${descriptions[kind]} ${bankCode} ${nationalPhone(phone)}`
  if (bankCode !== '0102') return `PAGOMOVIL${mark} OTROS BANCOS ${bankCode} ${nationalPhone(phone)}`
  const padded = document && document.charAt(0) + document.slice(1).padStart(9, '0')
  return `PAGOMOVIL${mark} BDV ${padded} CLIENTE DE PRUEBA`.replace(/ {2}/, ' ')
}

/** 0.3 % of the payment, at least one céntimo. */
function commissionOf(payment: Payment, assumptions: BdvAssumptions): Draft {
  const fee = Math.max(0.01, Number(payment.amount) * 0.003).toFixed(2)
  return {
    ...draftOf(payment, assumptions),
    referencia: `09990${lineReference(payment).slice(-8)}`,
    descripcion: 'COMISION PAGO MOVIL',
    mov: 'DEBITO',
    importe: spelled(`-${fee}`, assumptions),
    observacion: 'COMISION PAGO MOVIL COMERCIO',
  }
}

/** `1523.40` as `1523.4` or as `1.523,40`. */
function spelled(amount: string, { statementAmounts }: BdvAssumptions): string {
  const [, sign = '', whole = '', cents = ''] = /^(-?)(\d+)\.(\d{2})$/.exec(amount) ?? []
  const isLocal = statementAmounts === 'comma' || (statementAmounts === 'mixed' && whole.length > 3)
  if (!isLocal) return `${sign}${whole}.${cents.replace(/0$/, '')}`
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')},${cents}`
}
