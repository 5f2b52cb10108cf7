import type { MovementKind } from '../../banks/bank.ts'
import { type Basis, type Class, classes, type Direction, type Purpose, type Row } from '../classify.ts'
import type { AccountDay } from '../reconciliations.ts'

/** A cell: text, or an amount as an exact decimal with two places. */
export type Cell = string | { amount: string }
export type Table = { name: string; headings: string[]; rows: Cell[][] }

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
  import: 'Archivo importado',
}

const directionNames: Record<Direction, string> = { in: 'Entrada', out: 'Salida' }
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
export function linesTable(accounts: readonly AccountDay[]): Table {
  const rows = accounts.flatMap((day) => [
    ...day.rows.map((row) => lineCells(day, row, ['', ''])),
    ...day.corrections.map(({ change, foundAt, row }) =>
      lineCells(day, row, [changeNames[change], foundAt.toISOString()]),
    ),
  ])
  return {
    name: 'Líneas',
    headings: [
      'Fecha',
      'Banco',
      'Cuenta',
      'Base',
      'Clase',
      'Sentido',
      'Monto en el banco',
      'Monto en los libros',
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

function lineCells({ date, bank, account, basis }: AccountDay, row: Row, correction: [string, string]): Cell[] {
  return [
    date,
    bank.toUpperCase(),
    account ?? '',
    baseNames[basis],
    classNames[row.class],
    directionNames[row.direction],
    amountCell(row.bankAmount),
    amountCell(row.ourAmount),
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

function amountCell(amount: string | null): Cell {
  return amount === null ? '' : { amount }
}

/** Totals per account, class and direction. */
export function totalsTable(accounts: readonly AccountDay[]): Table {
  const rows = accounts.flatMap((day) =>
    classes.flatMap((name) =>
      (['in', 'out'] as const).map((direction): Cell[] => {
        const { bank, ours } = day.totals[name][direction]
        const count = day.rows.filter((row) => row.class === name && row.direction === direction).length
        return [
          day.date,
          day.bank.toUpperCase(),
          day.account ?? '',
          classNames[name],
          directionNames[direction],
          String(count),
          { amount: bank },
          { amount: ours },
          day.closed?.at ?? '',
          day.closed?.by ?? '',
          day.closed?.hash ?? '',
        ]
      }),
    ),
  )
  return {
    name: 'Totales',
    headings: [
      'Fecha',
      'Banco',
      'Cuenta',
      'Clase',
      'Sentido',
      'Líneas',
      'Monto en el banco',
      'Monto en los libros',
      'Cerrado el',
      'Cerrado por',
      'Hash',
    ],
    rows,
  }
}
