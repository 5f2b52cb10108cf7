import { GatewayError } from '../../foundation/errors.ts'
import type { LocalizedText } from '../../foundation/text.ts'

/** Limits of an imported file. An XLSX file is compressed: its content is limited too. */
export const importLimits = {
  fileBytes: 5 * 1024 * 1024,
  contentBytes: 48 * 1024 * 1024,
  entries: 500,
  rows: 20_000,
  columns: 60,
}

/** The whole file cannot be used. */
export function refused(texts: LocalizedText): GatewayError {
  return new GatewayError('statement_file_refused', { texts })
}

export const refusals = {
  tooLarge: {
    en: 'The file is larger than 5 MB, or its content is too large.',
    es: 'El archivo supera los 5 MB, o su contenido es demasiado grande.',
  },
  tooManyRows: {
    en: 'The file has more than 20,000 rows: import it in parts.',
    es: 'El archivo tiene más de 20.000 filas: impórtelo por partes.',
  },
  notTable: {
    en: 'The file is neither CSV nor XLSX: export it from the bank as one of the two.',
    es: 'El archivo no es CSV ni XLSX: expórtelo desde el banco en uno de los dos formatos.',
  },
  damaged: { en: 'The XLSX file is damaged.', es: 'El archivo XLSX está dañado.' },
  noHeadings: {
    en: 'No row with the headings was found: a column for the date (fecha) and one for the amount (monto, or débito and crédito) are needed.',
    es: 'No se encontró la fila de títulos: hacen falta una columna de fecha y una de monto, o las de débito y crédito.',
  },
  hasStatement: {
    en: 'The statement of this bank is read automatically: importing a file would record the same money twice.',
    es: 'El estado de cuenta de este banco se lee automáticamente: importar un archivo registraría dos veces el mismo dinero.',
  },
} satisfies Record<string, LocalizedText>

const SHOWN_ROWS = 20

/** The amounts do not add up to the balances of these rows. */
export function balanceDiffers(rows: readonly number[]): GatewayError {
  const shown = rows.slice(0, SHOWN_ROWS).join(', ')
  return refused({
    en: `The amounts do not add up to the balances of the file at the rows ${shown}: a row may be missing. Confirm to import it as it is.`,
    es: `Los montos no cuadran con los saldos del archivo en las filas ${shown}: puede faltar una fila. Confirme para importarlo así.`,
  })
}
