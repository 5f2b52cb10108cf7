import type { MovementKind } from '../../banks/bank.ts'
import type { Cell, Sheet } from '../../foundation/sheets/sheet.ts'
import { type Basis, type Class, classes, type Purpose, type Row } from '../classify.ts'
import type { AccountDay } from '../reconciliations.ts'

const classNames: Record<Class, string> = {
  matched: 'Conciliado',
  amount_differs: 'Monto distinto',
  in_statement_only: 'Solo en el banco',
  ours_only: 'Solo en los libros',
  commission: 'Comisión',
  cards: 'Tarjetas',
  unconfirmed: 'Sin confirmar',
}

const baseNames: Record<Basis, string> = {
  statement: 'Estado de cuenta',
  notifications: 'Notificaciones',
  search: 'Búsqueda',
  import: 'Archivo importado',
}

const purposeNames: Record<Purpose, string> = { payment: 'Pago', reversal: 'Reverso' }
const changeNames = { added: 'Agregada', removed: 'Retirada' }

const kindNames: Record<MovementKind, string> = {
  c2p: 'C2P',
  p2p: 'Pago Móvil',
  mobile: 'Pago Móvil',
  transfer: 'Transferencia',
  commission: 'Comisión',
  card: 'Tarjetas',
  other: 'Otro',
  unlisted: 'Otro',
}

const matchNames: Record<NonNullable<Row['matchedBy']>, string> = {
  claim: 'Asignación',
  number: 'Número del banco',
  payer: 'Pagador',
  amount: 'Monto',
}

/** Every line of a day with its corrections, in Spanish, for people who work with spreadsheets. */
export function linesTable(accounts: readonly AccountDay[]): Sheet {
  const rows = accounts.flatMap((day) => [
    ...day.rows.map((row) => lineCells(day, row, ['', ''])),
    ...day.corrections.map(({ change, foundAt, row }) => lineCells(day, row, [changeNames[change], { time: foundAt }])),
  ])
  return {
    name: 'Líneas',
    headings: [
      'Fecha',
      'Banco',
      'Cuenta',
      'Base',
      'Clase',
      ...moneyHeadings,
      'Referencia',
      'Tipo',
      'Operación',
      'Método',
      'Pago',
      'Referencia externa',
      'Conciliado por',
      'Ignorada',
      'Movimiento',
      'Corrección',
      'Encontrada',
    ],
    rows,
  }
}

function lineCells({ date, bank, account, basis }: AccountDay, row: Row, correction: [Cell, Cell]): Cell[] {
  return [
    { date },
    bank.toUpperCase(),
    account ?? '',
    baseNames[basis],
    classNames[row.class],
    ...moneyCells(row.direction === 'in' ? row : undefined),
    ...moneyCells(row.direction === 'out' ? row : undefined),
    row.reference ?? '',
    row.kind ? kindNames[row.kind] : '',
    row.purpose ? purposeNames[row.purpose] : '',
    row.method ?? '',
    row.paymentId ?? '',
    row.externalRef ?? '',
    row.matchedBy ? matchNames[row.matchedBy] : '',
    row.isIgnored ? 'Sí' : '',
    row.movementId ?? '',
    ...correction,
  ]
}

/** Incoming and outgoing money have columns of their own, so that each can be added up. */
const moneyHeadings = ['Entrada en el banco', 'Entrada en los libros', 'Salida en el banco', 'Salida en los libros']

function moneyCells(row: Pick<Row, 'bankAmount' | 'ourAmount'> | undefined): Cell[] {
  return [row?.bankAmount ?? null, row?.ourAmount ?? null].map((amount) => (amount === null ? '' : { amount }))
}

/** Totals per account and class. */
export function totalsTable(accounts: readonly AccountDay[]): Sheet {
  const rows = accounts.flatMap((day) =>
    classes.map((name): Cell[] => {
      const { count, in: received, out: sent } = day.totals[name]
      return [
        { date: day.date },
        day.bank.toUpperCase(),
        day.account ?? '',
        classNames[name],
        { count },
        { amount: received.bank },
        { amount: received.ours },
        { amount: sent.bank },
        { amount: sent.ours },
        day.closed ? { time: new Date(day.closed.at) } : '',
        day.closed?.by ?? '',
        day.closed?.hash ?? '',
      ]
    }),
  )
  return {
    name: 'Totales',
    headings: ['Fecha', 'Banco', 'Cuenta', 'Clase', 'Líneas', ...moneyHeadings, 'Cerrado el', 'Cerrado por', 'Hash'],
    rows,
  }
}
