import { FileBody } from '../../foundation/route.ts'
import type { AccountDay } from '../reconciliations.ts'
import { csvOf } from './csv.ts'
import { linesTable, totalsTable } from './table.ts'
import { xlsxOf } from './xlsx.ts'

/** Files of a day: their media types, and how each is made. */
export const fileFormats = {
  csv: {
    type: 'text/csv; charset=utf-8',
    make: (accounts: readonly AccountDay[]) => csvOf(linesTable(accounts)),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    make: (accounts: readonly AccountDay[]) => xlsxOf([linesTable(accounts), totalsTable(accounts)]),
  },
} as const

export type FileFormat = keyof typeof fileFormats

export function fileOf(format: FileFormat, date: string, accounts: readonly AccountDay[]): FileBody {
  const { type, make } = fileFormats[format]
  return new FileBody(`conciliacion-${date}.${format}`, type, make(accounts))
}
