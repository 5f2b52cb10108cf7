import type { BankName } from '../../../src/banks/bank.ts'
import { bancamiga } from './bancamiga.ts'
import { banesco } from './banesco.ts'
import { bdv } from './bdv.ts'
import { bnc } from './bnc.ts'
import { mercantil } from './mercantil.ts'
import { r4 } from './r4.ts'
import type { Call, Subject } from './subject.ts'

/** All banks. A bank that has an entry here goes through every conformance test. */
export const subjects: Readonly<Record<BankName, Subject>> = { bnc, r4, bdv, mercantil, banesco, bancamiga }

export const banks = Object.entries(subjects).map(([bank, subject]) => ({ bank: bank as BankName, subject }))

export const moneyCalls = banks.flatMap(({ bank, subject }) =>
  subject.money.map((call) => ({ title: `${titleOf(call)} at ${bank}`, bank, subject, call })),
)

export const queries = banks.flatMap(({ bank, subject }) =>
  subject.queries.map((call) => ({ title: `${titleOf(call)} at ${bank}`, bank, subject, call })),
)

export function titleOf({ flow, variant }: Pick<Call, 'flow' | 'variant'>): string {
  return variant === undefined ? flow : `${flow} ${variant}`
}
