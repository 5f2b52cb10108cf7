import { FileBody } from '../../foundation/route.ts'
import { csvOf } from '../../foundation/sheets/csv.ts'
import { xlsxOf } from '../../foundation/sheets/xlsx.ts'
import type { AccountDay } from '../reconciliations.ts'
import { linesTable, totalsTable } from './table.ts'

/** Files of a day: their media types, and how each is made. */
export const fileFormats = {
  csv: {
    type: 'text/csv; charset=utf-8',
    make: (accounts: readonly AccountDay[]) => csvOf(linesTable(accounts), 'es'),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    make: (accounts: readonly AccountDay[]) => xlsxOf([linesTable(accounts), totalsTable(accounts)]),
  },
} as const

export type FileFormat = keyof typeof fileFormats

export async function fileOf(format: FileFormat, date: string, accounts: readonly AccountDay[]): Promise<FileBody> {
  const { type, make } = fileFormats[format]
  const chunks: Buffer[] = []
  for await (const chunk of make(accounts)) chunks.push(Buffer.from(chunk))
  return new FileBody(`conciliacion-${date}.${format}`, type, Buffer.concat(chunks))
}
