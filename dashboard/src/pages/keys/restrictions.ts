import type { Key, KeyScope, NewKey, ScopePresets } from '../../api/routes.ts'
import type { Mode } from '../../preferences.ts'
import { readAmount } from '../collect/amount.ts'

export const presets: ScopePresets = {
  shop: ['collect', 'read'],
  'back-office': ['read', 'refund', 'webhooks'],
  payouts: ['payout', 'read'],
  'read-only': ['read'],
  all: ['collect', 'read', 'refund', 'payout', 'webhooks'],
}

export const allScopes: readonly KeyScope[] = [...presets.all, 'approve']

/** `chosen`: the scopes are chosen one by one. */
export type Purpose = keyof ScopePresets | 'chosen'
export const purposes = [...Object.keys(presets), 'chosen'] as Purpose[]

export const limitNames = ['callLimitVes', 'dayLimitVes', 'payeeLimitVes'] as const
export type LimitName = (typeof limitNames)[number]

/** Typed restrictions of a new key. */
export type Draft = { name: string; purpose: Purpose; chosen: KeyScope[]; networks: string } & Record<LimitName, string>

export const emptyDraft = (mode: Mode): Draft => ({
  name: '',
  purpose: mode === 'live' ? 'shop' : 'all',
  chosen: [],
  networks: '',
  callLimitVes: '',
  dayLimitVes: '',
  payeeLimitVes: '',
})

/** Empty fields are omitted. An amount that cannot be read is sent as typed: the API names the mistake. */
export function restrictionsOf(draft: Draft): Omit<NewKey, 'mode' | 'expiresInSeconds'> {
  const name = draft.name.trim()
  const allowedIps = draft.networks.split(/[\s,]+/).filter((network) => network !== '')
  const limits = limitNames
    .filter((limit) => draft[limit].trim() !== '')
    .map((limit) => [limit, readAmount(draft[limit]) ?? draft[limit].trim()])
  return {
    ...(name && { name }),
    scopes: draft.purpose === 'chosen' ? draft.chosen : [...presets[draft.purpose]],
    ...(allowedIps.length > 0 && { allowedIps }),
    ...Object.fromEntries(limits),
  }
}

/** Whether a live key could pay out or refund from anywhere and without limit, like `isUnrestricted` of a key. */
export function isUnrestricted({ scopes = [], allowedIps, callLimitVes, dayLimitVes }: Partial<NewKey>): boolean {
  const paysOut = scopes.includes('payout') || scopes.includes('refund')
  return paysOut && allowedIps === undefined && callLimitVes === undefined && dayLimitVes === undefined
}

export const limitsOf = (key: Key): [LimitName, string][] =>
  limitNames.flatMap((name) => (key[name] === null ? [] : [[name, key[name]]]))
