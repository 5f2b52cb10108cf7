import type { TableRow } from './table.ts'

const names = ['date', 'reference', 'description', 'debit', 'credit', 'amount', 'balance', 'sign'] as const
type Name = (typeof names)[number]

/** Position of each column that the file has. */
export type Columns = Partial<Record<Name, number>>

/** Headings of Venezuelan banks' statements, without accents, points and case; the first that fits a column wins. */
const headings: Record<Name, RegExp> = {
  date: /^(fecha|fecha (de )?(la )?(operacion|transaccion|movimiento|valor|efectiva)|dia)$/,
  reference:
    /^(referencia|ref|(nro|no|numero|num) (de )?(la )?(referencia|ref|operacion|documento)|nro|numero|documento)$/,
  description:
    /^(descripcion|concepto|detalle|descripcion (de )?(la )?(operacion|transaccion|movimiento)|transaccion|operacion|movimiento)$/,
  debit: /^(monto )?(debitos?|cargos?|egresos?|debe|retiros?)( (bs|ves|en bs))?$/,
  credit: /^(monto )?(creditos?|abonos?|ingresos?|haber|depositos?)( (bs|ves|en bs))?$/,
  amount: /^(monto|importe|monto (de )?(la )?(operacion|transaccion|movimiento))( (bs|ves|en bs))?$/,
  balance: /^(saldo|saldo (disponible|final|contable|actual|total|parcial))( (bs|ves|en bs))?$/,
  sign: /^(tipo|tipo (de )?(movimiento|operacion|transaccion)|naturaleza|signo|d c|c d)$/,
}

const HEADING_ROWS = 40

/** The first row with a date column and a column of amounts. */
export function findColumns(rows: readonly TableRow[]): { columns: Columns; headingAt: number } | undefined {
  for (const [headingAt, { cells }] of rows.slice(0, HEADING_ROWS).entries()) {
    const columns = columnsOf(cells)
    const hasAmounts = columns.amount !== undefined || columns.debit !== undefined || columns.credit !== undefined
    if (columns.date !== undefined && hasAmounts) return { columns, headingAt }
  }
  return undefined
}

function columnsOf(cells: TableRow['cells']): Columns {
  const texts = cells.map((cell) => (typeof cell === 'string' ? plain(cell) : ''))
  const found = names.map((name) => [name, texts.findIndex((text) => headings[name].test(text))] as const)
  return Object.fromEntries(found.filter(([, index]) => index >= 0))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
