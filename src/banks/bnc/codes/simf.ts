import { isoCodes } from '../../r4/iso-codes.ts'
import type { CodeTable } from '../../codes.ts'
import { approved } from '../../code-lines.ts'
import { network } from './network.ts'

/** Codes that BNC prints for both directions; the clearing network behind them is the one of all banks. */
const shared = [
  'ACCP',
  'AC00',
  'AB01',
  'AB07',
  'AC01',
  'AC04',
  'AC06',
  'AC09',
  'AG09',
  'AG10',
  'AM02',
  'AM04',
  'BE01',
  'BE20',
  'CH20',
  'CUST',
  'DT03',
  'FF05',
  'FF07',
  'RC08',
  'RJCT',
]

/** AM03 is on no other bank's list; VE01 means something else at BNC. */
export const simfDebit: CodeTable = {
  ...codesOf(isoCodes, [...shared, 'TKCM']),
  ...codesOf(network, ['AM03', 'AM05', 'DU01', 'VE02', 'SMF001']),
}

export const simfCredit: CodeTable = {
  ...codesOf(isoCodes, shared),
  ...codesOf(network, ['AM03', 'AM05', 'DU01', 'VE01', 'SMF001']),
}

export const simfKeyRequest: CodeTable = {
  ...simfDebit,
  '000000': approved(
    "A single-use key was requested from the payer's bank.",
    'Se pidió al banco del pagador que le envíe una clave de un solo uso.',
  ),
}

function codesOf(table: CodeTable, codes: readonly string[]): CodeTable {
  return Object.fromEntries(codes.flatMap((code) => (table[code] ? [[code, table[code]]] : [])))
}
