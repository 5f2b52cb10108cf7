import type { Me, Role } from '../../api/routes.ts'

/** The strongest first. The gateway refuses a role above the giver's own. */
const roles: readonly Role[] = ['operator', 'owner', 'staff', 'cashier', 'viewer']

/** Roles that the user can give to someone of this tenant, or of none. */
export function rolesToGive(me: Pick<Me, 'role'>, hasTenant: boolean): Role[] {
  return roles.filter((role) => {
    if (roles.indexOf(role) < roles.indexOf(me.role)) return false
    return role === 'viewer' || (role === 'operator') !== hasTenant
  })
}
