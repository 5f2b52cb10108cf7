export const exports = {
  export: 'Exportar',
  excel: 'Excel (XLSX)',
  csv: 'CSV',
  month: (month: string) => `Mes ${month} para el contador`,
  closings: 'Cierres de estos días (Excel)',
  closingsCsv: 'Cierres de estos días (CSV)',
  fees: 'Comisiones de estos días (Excel)',
}
