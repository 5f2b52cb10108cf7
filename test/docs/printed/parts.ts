import type { Language } from '../../../src/foundation/text.ts'
import { bankCodes } from './codes.ts'
import {
  distributedConstructs,
  statementClasses,
  statementsNotRouted,
  tablePlacement,
  uniqueIndexesWithoutTenant,
} from './distribution.ts'
import { operatorErrors, ownFailureCodes, tenantErrors } from './errors.ts'
import { limitsTable } from './limits.ts'
import { settingsTable } from './settings.ts'
import { repositoryTree } from './tree.ts'
import { checkoutPayload, movementPayload, paymentPayload, testPayload } from './webhook-payload.ts'

type Parts = Record<string, (language: Language) => string>

/** Generated text between `<!-- printed: name -->` and `<!-- /printed -->` in a page. */
export const parts: Parts = {
  errors: tenantErrors,
  'operator errors': operatorErrors,
  'own failure codes': ownFailureCodes,
  'codes of BNC': (language) => bankCodes('bnc', language),
  'codes of R4': (language) => bankCodes('r4', language),
  'codes of BDV': (language) => bankCodes('bdv', language),
  'codes of Mercantil': (language) => bankCodes('mercantil', language),
  'codes of Banesco': (language) => bankCodes('banesco', language),
  'codes of Bancamiga': (language) => bankCodes('bancamiga', language),
  settings: settingsTable,
  limits: limitsTable,
  'webhook payload': paymentPayload,
  'movement payload': movementPayload,
  'checkout payload': checkoutPayload,
  'test notification payload': testPayload,
}

/** The same for CONTRIBUTING.md, which exists in English only. */
export const contributingParts: Parts = { 'repository tree': repositoryTree }

/** The same for scaling.md, which exists in English only. */
export const scalingParts: Parts = {
  'table placement': tablePlacement,
  'statement classes': statementClasses,
  'distributed constructs': distributedConstructs,
  'statements not routed': statementsNotRouted,
  'unique without tenant': uniqueIndexesWithoutTenant,
}

const marked = /(<!-- printed: ([^>]+) -->)\n[\s\S]*?(<!-- \/printed -->)/g

/** The page with everything printed anew. */
export function printInto(page: string, language: Language, printers: Parts = parts): string {
  return page.replaceAll(marked, (_all, begin: string, name: string, end: string) => {
    const print = printers[name]
    if (!print) throw new Error(`There is nothing called “${name}” to print.`)
    return `${begin}\n\n${print(language)}\n\n${end}`
  })
}

export function printedNames(page: string): string[] {
  return [...page.matchAll(marked)].map(([, , name]) => name ?? '')
}
