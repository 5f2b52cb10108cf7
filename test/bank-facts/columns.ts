import { readFile } from 'node:fs/promises'
import type { Group } from './rows.ts'

export const bncColumns = [
  'lostAfter',
  'lostBefore',
  'verification',
  'honestTransfer',
  'reversal',
  'cardCharges',
  'sharedAccount',
] as const

export const payoutColumns = ['bncPaymentsOut'] as const

export const r4Columns = ['r4Collections', 'r4Transfers'] as const

export const bdvColumns = ['bdvCollections', 'bdvChange', 'bdvTransfers'] as const

export const mercantilColumns = ['mercantilCollections', 'mercantilChange', 'mercantilTransfers'] as const

export const banescoColumns = ['banescoTransfers'] as const

export const bancamigaColumns = ['bancamigaTransfers'] as const

export type Column =
  | (typeof bncColumns)[number]
  | (typeof payoutColumns)[number]
  | (typeof r4Columns)[number]
  | (typeof bdvColumns)[number]
  | (typeof mercantilColumns)[number]
  | (typeof banescoColumns)[number]
  | (typeof bancamigaColumns)[number]

const columnsByGroup: Partial<Record<Group, readonly Column[]>> = {
  'payments-out': payoutColumns,
  r4: r4Columns,
  bdv: bdvColumns,
  mercantil: mercantilColumns,
  banesco: banescoColumns,
  bancamiga: bancamigaColumns,
}

export function columnsOf(group: Group): readonly Column[] {
  return columnsByGroup[group] ?? bncColumns
}

/** By the facts of a row, the distinct endings of every column. */
export type Endings = Record<string, Partial<Record<Column, string[]>>>

export const endingsFile = (group: Group): URL => new URL(`endings/${group}.json`, import.meta.url)

export async function readEndings(group: Group): Promise<Endings> {
  return JSON.parse(await readFile(endingsFile(group), 'utf8')) as Endings
}

export const brokenMark = ' (promise broken)'

export const AGAIN =
  'out of date: run `BANK_FACTS=print npm run test:slow -- test/bank-facts; node test/bank-facts/print.ts`'
