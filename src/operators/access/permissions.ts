import { type Role, roles } from './users.ts'

/**
 * Who may do what: one line per route, and no route without its line. People who belong to a tenant are held to it
 * on every line that is scoped, and what is another tenant's answers as if it did not exist.
 */
export type Permission = {
  roles: readonly Role[] | 'anyone'
  /** scoped: about one tenant's data, or about all tenants' for those who see all. */
  data: 'scoped' | 'common'
  /** A page that was left open asks it by itself: it does not keep the session awake. */
  isPassive?: true
}

const operator: readonly Role[] = ['operator']
const team: readonly Role[] = ['operator', 'staff']

export const permissions = {
  'POST /session': { roles: 'anyone', data: 'common' },
  'GET /session': { roles, data: 'common' },
  'DELETE /session': { roles, data: 'common' },
  'POST /session/password': { roles, data: 'common' },

  'GET /overview': { roles, data: 'scoped' },
  'GET /payments': { roles, data: 'scoped' },
  'GET /payments/{paymentId}': { roles, data: 'scoped' },
  'POST /payments/{paymentId}/resolve': { roles: operator, data: 'scoped' },
  'GET /attention': { roles, data: 'scoped' },
  'GET /stream': { roles, data: 'scoped', isPassive: true },

  'GET /tenants': { roles, data: 'scoped' },
  'POST /tenants': { roles: operator, data: 'common' },
  'POST /tenants/{tenantId}/activate': { roles: operator, data: 'scoped' },
  'POST /tenants/{tenantId}/deactivate': { roles: operator, data: 'scoped' },
  'GET /tenants/{tenantId}/keys': { roles, data: 'scoped' },
  'POST /tenants/{tenantId}/keys': { roles: team, data: 'scoped' },
  'POST /tenants/{tenantId}/keys/{keyId}/rotate': { roles: team, data: 'scoped' },
  'POST /tenants/{tenantId}/keys/{keyId}/revoke': { roles: team, data: 'scoped' },
  'GET /tenants/{tenantId}/banks': { roles, data: 'scoped' },
  'POST /tenants/{tenantId}/banks/route': { roles: operator, data: 'scoped' },

  'GET /tenants/{tenantId}/webhooks': { roles, data: 'scoped' },
  'POST /tenants/{tenantId}/webhooks/test': { roles: team, data: 'scoped' },
  'GET /tenants/{tenantId}/webhooks/{webhookId}/deliveries': { roles, data: 'scoped' },

  'GET /banks': { roles, data: 'scoped' },
  'GET /rates': { roles, data: 'common' },
  'GET /rates/history': { roles, data: 'common' },
  'POST /rates': { roles: operator, data: 'common' },
  'POST /rates/refresh': { roles: operator, data: 'common' },
  'GET /audit': { roles, data: 'scoped' },
  'GET /users': { roles: operator, data: 'common' },
  'POST /playground': { roles: team, data: 'scoped' },
} as const satisfies Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, Permission>

export type RouteName = keyof typeof permissions
