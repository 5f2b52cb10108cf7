/** Roles of people who sign in, the strongest first. What each may do is in src/operators/access/permissions.ts. */
export const roles = ['operator', 'owner', 'staff', 'cashier', 'viewer'] as const
export type Role = (typeof roles)[number]

/** Roles over the data of one tenant. An operator has no tenant; a viewer may have one. */
const tenantRoles: readonly Role[] = ['owner', 'staff', 'cashier']

export const needsTenant = (role: Role): boolean => tenantRoles.includes(role)

/** Nobody gives a role above their own. */
export const isAtMost = (role: Role, own: Role): boolean => roles.indexOf(role) >= roles.indexOf(own)
