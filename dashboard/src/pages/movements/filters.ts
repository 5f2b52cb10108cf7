import type { Movement } from '../../api/routes.ts'
import { endOfDay, startOfDay } from '../../format.ts'

/** Filters of the list, stored in the URL. Without a state the list shows what is unmatched. */
export type Filters = {
  state: Movement['state'] | 'all'
  bank: Movement['bank'] | ''
  from: string
  to: string
}

export const states = ['unmatched', 'matched', 'ignored'] as const satisfies Movement['state'][]
export const banks = ['bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga'] as const satisfies Movement['bank'][]

const day = /^\d{4}-\d{2}-\d{2}$/

export function filtersOf({ state, bank, from = '', to = '' }: Record<string, string>): Filters {
  return {
    state: state === 'all' ? 'all' : (states.find((one) => one === state) ?? 'unmatched'),
    bank: banks.find((one) => one === bank) ?? '',
    from: day.test(from) ? from : '',
    to: day.test(to) ? to : '',
  }
}

export const isFiltered = ({ state, bank, from, to }: Filters): boolean =>
  state !== 'unmatched' || bank !== '' || from !== '' || to !== ''

/** API query: days in Caracas become instants, and the last one is included. */
export function queryOf({ state, bank, from, to }: Filters) {
  return {
    state: state === 'all' ? undefined : state,
    bank: bank || undefined,
    from: from ? startOfDay(from) : undefined,
    to: to ? endOfDay(to) : undefined,
  }
}

/** Query of the page’s URL: defaults are omitted. */
export function addressQueryOf({ state, ...rest }: Filters): Record<string, string> {
  return { ...rest, state: state === 'unmatched' ? '' : state }
}
