import type { Cidr } from './setting-readers.ts'

/** Operations that an API key may call. */
export const keyScopes = ['collect', 'read', 'refund', 'payout', 'webhooks', 'approve'] as const
export type KeyScope = (typeof keyScopes)[number]

/**
 * Scopes of a key that was created without any. `approve` must be named: two ordinary keys in the same hands would
 * otherwise approve each other's payouts.
 */
export const defaultScopes = ['collect', 'read', 'refund', 'payout', 'webhooks'] as const satisfies KeyScope[]

/** Common sets of scopes, offered where keys are created. */
export const scopePresets = {
  shop: ['collect', 'read'],
  'back-office': ['read', 'refund', 'webhooks'],
  payouts: ['payout', 'read'],
  'read-only': ['read'],
} as const satisfies Record<string, KeyScope[]>

export type ScopePreset = keyof typeof scopePresets

/** Restrictions of the key of a request. */
export type KeyRestrictions = {
  scopes: ReadonlySet<KeyScope>
  /** Networks that the key may be used from; null: any. */
  allowedIps: readonly Cidr[] | null
  /** Whether payouts and refunds of the key have limits; their values are read where they are enforced, in SQL. */
  hasLimits: boolean
  /** The same for a key and those that replaced it by rotation: together they have one day's limit and one approval. */
  budgetId: string
}
