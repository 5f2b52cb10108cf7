import type { Operations } from '../openapi.ts'
import type { CallOptions } from '../request.ts'
import type { Send } from '../transport.ts'

type DayQuery = Omit<Operations['getReconciliation']['input']['query'], 'date'>

export const reconciliations = (send: Send) => ({
  /** Your payments of a Caracas day beside the lines of your bank accounts, with one page of the lines. */
  get: (date: string, query: DayQuery = {}, options?: CallOptions) =>
    send('getReconciliation', { query: { date, ...query } }, options),

  /** All lines of a day as a CSV file. */
  csv: (date: string, options?: CallOptions) => send('getReconciliationCsv', { path: { date } }, options),

  /** All lines of a day as an XLSX file. */
  xlsx: (date: string, options?: CallOptions) => send('getReconciliationXlsx', { path: { date } }, options),
})
