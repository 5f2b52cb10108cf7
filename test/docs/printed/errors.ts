import { errorCatalogue } from '../../../src/foundation/errors.ts'
import { operatorErrorCatalogue } from '../../../src/foundation/operator-errors.ts'
import type { Language, LocalizedText } from '../../../src/foundation/text.ts'
import { ownFailures } from '../../../src/payments/failure-texts.ts'
import { table } from './table.ts'

const headings = {
  en: { status: 'status', code: 'code', sentence: 'what it says' },
  es: { status: 'estado', code: 'código', sentence: 'qué dice' },
}

function errorTable(catalogue: Record<string, LocalizedText & { status: number }>, language: Language): string {
  const { status, code, sentence } = headings[language]
  const rows = Object.entries(catalogue).toSorted(([, left], [, right]) => left.status - right.status)
  return table(
    [status, code, sentence],
    rows.map(([name, entry]) => [String(entry.status), `\`${name}\``, entry[language]]),
  )
}

export const tenantErrors = (language: Language) => errorTable(errorCatalogue, language)
export const operatorErrors = (language: Language) => errorTable(operatorErrorCatalogue, language)

export function ownFailureCodes(language: Language): string {
  const { code, sentence } = headings[language]
  return table(
    [code, sentence],
    Object.entries<LocalizedText>(ownFailures).map(([name, text]) => [`\`${name}\``, text[language]]),
  )
}
