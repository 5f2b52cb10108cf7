import type { Texts } from '../es/es.ts'

export const exports: Texts['exports'] = {
  export: 'Export',
  excel: 'Excel (XLSX)',
  csv: 'CSV',
  month: (month) => `Month ${month} for the accountant`,
  closings: 'Closings of these days (Excel)',
  closingsCsv: 'Closings of these days (CSV)',
  fees: 'Fees of these days (Excel)',
}
