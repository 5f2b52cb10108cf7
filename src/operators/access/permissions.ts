import { type Role, roles } from '../../foundation/roles.ts'
import type { StepUp } from './step-up.ts'

/**
 * Permissions per route; a route without an entry cannot be declared. Users of one tenant are restricted to it on every
 * scoped route, and data of another tenant is reported as not found.
 */
export type Permission = {
  roles: readonly Role[] | 'anyone'
  /** `scoped`: data of one tenant, or of all tenants for users who can see all. */
  data: 'scoped' | 'common'
  /** Called by an open page without user activity: does not extend the session's idle time-out. */
  isPassive?: true
  /** Proof of identity of the last minutes that a request needs, besides the session (step-up.ts). */
  stepUp?: StepUp
  /** Open to an operator in production who has no second factor yet. */
  beforeFactor?: true
}

const operator: readonly Role[] = ['operator']
/** Manage people. */
const owners: readonly Role[] = ['operator', 'owner']
/** Give money back and change the set-up of a tenant. */
const team: readonly Role[] = [...owners, 'staff']
/** Collect. */
const tills: readonly Role[] = [...team, 'cashier']
/** See everything of a tenant: all but cashiers, who see what they collect. */
const readers: readonly Role[] = [...team, 'viewer']

export const permissions = {
  'POST /session': { roles: 'anyone', data: 'common' },
  'GET /session': { roles, data: 'common', beforeFactor: true },
  'DELETE /session': { roles, data: 'common', beforeFactor: true },
  'POST /session/password': { roles, data: 'common', beforeFactor: true },
  'POST /session/second-step': { roles: 'anyone', data: 'common' },
  'POST /session/passkey/challenge': { roles: 'anyone', data: 'common' },
  'POST /session/passkey': { roles: 'anyone', data: 'common' },
  'GET /session/methods': { roles: 'anyone', data: 'common' },
  'POST /session/link': { roles: 'anyone', data: 'common' },
  'POST /session/link/password': { roles: 'anyone', data: 'common' },
  'GET /session/oidc': { roles: 'anyone', data: 'common' },
  'GET /session/oidc/callback': { roles: 'anyone', data: 'common' },
  'GET /session/oidc/step-up': { roles, data: 'common' },
  'POST /session/step-up': { roles, data: 'common', beforeFactor: true },
  'POST /session/step-up/challenge': { roles, data: 'common' },
  'GET /session/factors': { roles, data: 'common', beforeFactor: true },
  'POST /session/factors/totp': { roles, data: 'common', stepUp: 'own', beforeFactor: true },
  'POST /session/factors/totp/confirm': { roles, data: 'common', stepUp: 'own', beforeFactor: true },
  'DELETE /session/factors/totp': { roles, data: 'common', stepUp: 'own' },
  'POST /session/factors/passkeys/challenge': { roles, data: 'common', stepUp: 'own', beforeFactor: true },
  'POST /session/factors/passkeys': { roles, data: 'common', stepUp: 'own', beforeFactor: true },
  'DELETE /session/factors/passkeys/{passkeyId}': { roles, data: 'common', stepUp: 'own' },
  'POST /session/factors/recovery-codes': { roles, data: 'common', stepUp: 'own' },
  'GET /sessions': { roles, data: 'common' },
  'DELETE /sessions/{sessionId}': { roles, data: 'common' },
  'POST /sessions/end-others': { roles, data: 'common' },

  'GET /overview': { roles: readers, data: 'scoped' },
  'GET /incoming': { roles: readers, data: 'scoped' },
  'GET /payments': { roles, data: 'scoped' },
  'POST /payments/search': { roles, data: 'scoped' },
  'GET /payments/totals': { roles, data: 'scoped' },
  'GET /payments/{paymentId}': { roles, data: 'scoped' },
  'POST /payments/{paymentId}/payer': { roles: team, data: 'scoped' },
  'POST /payments/{paymentId}/resolve': { roles: operator, data: 'scoped', stepUp: 'always' },
  'POST /payments/{paymentId}/reverse': { roles: team, data: 'scoped', stepUp: 'live' },
  'POST /payments/{paymentId}/cancel': { roles: tills, data: 'scoped' },
  'GET /movements': { roles: readers, data: 'scoped' },
  'GET /movements/{movementId}': { roles: readers, data: 'scoped' },
  'GET /movements/{movementId}/requests': { roles: operator, data: 'scoped' },
  'POST /movements/{movementId}/match': { roles: operator, data: 'scoped' },
  'POST /movements/{movementId}/ignore': { roles: operator, data: 'scoped' },
  'GET /payments/{paymentId}/overpayment': { roles: readers, data: 'scoped' },
  'POST /payments/{paymentId}/overpayment/give-back': { roles: team, data: 'scoped', stepUp: 'live' },
  'GET /approvals': { roles: readers, data: 'scoped' },
  'GET /approvals/{paymentId}/payees': { roles: readers, data: 'scoped' },
  'POST /approvals/{paymentId}/approve': { roles: team, data: 'scoped', stepUp: 'always' },
  'POST /approvals/{paymentId}/decline': { roles: team, data: 'scoped', stepUp: 'always' },
  'GET /attention': { roles: readers, data: 'scoped' },
  'GET /stream': { roles, data: 'scoped', isPassive: true },

  'GET /reconciliations': { roles: readers, data: 'scoped' },
  'GET /reconciliations/{date}': { roles: readers, data: 'scoped' },
  'GET /reconciliations/{date}/file': { roles: readers, data: 'scoped' },
  'POST /reconciliations/{date}/close': { roles: team, data: 'scoped' },
  'POST /movements/import': { roles: team, data: 'scoped' },
  'GET /exports/payments': { roles, data: 'scoped' },
  'GET /exports/movements': { roles: readers, data: 'scoped' },
  'GET /exports/fees': { roles: readers, data: 'scoped' },
  'GET /exports/closings': { roles: readers, data: 'scoped' },
  'GET /exports/month': { roles: readers, data: 'scoped' },

  'GET /tenants': { roles, data: 'scoped' },
  'POST /tenants': { roles: operator, data: 'common' },
  'POST /tenants/{tenantId}/activate': { roles: operator, data: 'scoped' },
  'POST /tenants/{tenantId}/deactivate': { roles: operator, data: 'scoped' },
  'GET /tenants/{tenantId}/keys': { roles: readers, data: 'scoped' },
  'POST /tenants/{tenantId}/keys': { roles: team, data: 'scoped', stepUp: 'live' },
  'POST /tenants/{tenantId}/keys/{keyId}/rotate': { roles: team, data: 'scoped', stepUp: 'live' },
  'POST /tenants/{tenantId}/keys/{keyId}/revoke': { roles: team, data: 'scoped' },
  'GET /tenants/{tenantId}/banks': { roles: readers, data: 'scoped' },
  'POST /tenants/{tenantId}/banks/route': { roles: operator, data: 'scoped', stepUp: 'always' },
  'POST /tenants/{tenantId}/banks/order': { roles: operator, data: 'scoped', stepUp: 'always' },
  'GET /tenants/{tenantId}/banks/accounts': { roles: operator, data: 'scoped' },
  'POST /tenants/{tenantId}/banks/accounts': { roles: operator, data: 'scoped', stepUp: 'always' },
  'POST /tenants/{tenantId}/banks/check': { roles: operator, data: 'scoped' },
  'GET /tenants/{tenantId}/notifications': { roles: operator, data: 'scoped' },
  'POST /tenants/{tenantId}/notifications': { roles: operator, data: 'scoped', stepUp: 'always' },
  'POST /tenants/{tenantId}/notifications/end': { roles: operator, data: 'scoped', stepUp: 'always' },

  'GET /tenants/{tenantId}/links': { roles, data: 'scoped' },
  'POST /tenants/{tenantId}/links': { roles: tills, data: 'scoped' },
  'POST /tenants/{tenantId}/links/{linkId}/switch': { roles: tills, data: 'scoped' },
  'GET /tenants/{tenantId}/links/{linkId}/qr': { roles, data: 'scoped' },
  'GET /tenants/{tenantId}/checkout-sessions': { roles, data: 'scoped' },
  'GET /tenants/{tenantId}/checkout-profile': { roles, data: 'scoped' },
  'POST /tenants/{tenantId}/checkout-profile': { roles: team, data: 'scoped' },
  'GET /tenants/{tenantId}/checkout-profile/logo': { roles, data: 'scoped' },

  'GET /tenants/{tenantId}/webhooks': { roles: readers, data: 'scoped' },
  'POST /tenants/{tenantId}/webhooks': { roles: team, data: 'scoped', stepUp: 'live' },
  'POST /tenants/{tenantId}/webhooks/{webhookId}': { roles: team, data: 'scoped', stepUp: 'live' },
  'POST /tenants/{tenantId}/webhooks/test': { roles: team, data: 'scoped' },
  'GET /tenants/{tenantId}/webhooks/{webhookId}/deliveries': { roles: readers, data: 'scoped' },
  'POST /tenants/{tenantId}/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver': { roles: team, data: 'scoped' },

  'GET /banks': { roles: readers, data: 'scoped' },
  'GET /banks/fields': { roles: operator, data: 'common' },
  'POST /banks/{bank}/drain': { roles: operator, data: 'common', stepUp: 'always' },
  'GET /rates': { roles, data: 'common' },
  'GET /rates/history': { roles, data: 'common' },
  'GET /rates/preview': { roles: operator, data: 'common' },
  'POST /rates': { roles: operator, data: 'common', stepUp: 'always' },
  'POST /rates/withdraw': { roles: operator, data: 'common', stepUp: 'always' },
  'POST /rates/refresh': { roles: operator, data: 'common' },
  'GET /audit': { roles: readers, data: 'scoped' },
  'GET /audit/file': { roles: readers, data: 'scoped' },
  'GET /users': { roles: owners, data: 'scoped' },
  'POST /users': { roles: owners, data: 'scoped', stepUp: 'always' },
  'POST /users/{userId}/link': { roles: owners, data: 'scoped', stepUp: 'always' },
  'POST /users/{userId}/role': { roles: owners, data: 'scoped', stepUp: 'always' },
  'POST /users/{userId}/disable': { roles: owners, data: 'scoped', stepUp: 'always' },
  'POST /users/{userId}/enable': { roles: owners, data: 'scoped', stepUp: 'always' },
  'POST /playground': { roles: team, data: 'scoped' },
} as const satisfies Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, Permission>

export type RouteName = keyof typeof permissions

/** Routes that a role may call: the dashboard shows no button for another one. */
export function routesOf(role: Role): RouteName[] {
  return (Object.keys(permissions) as RouteName[]).filter((name) => {
    const { roles: allowed }: Permission = permissions[name]
    return allowed === 'anyone' || allowed.includes(role)
  })
}
