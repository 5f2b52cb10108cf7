import { type Static, Type } from 'typebox'
import { nextCursor, pageParameters, readPage } from '../../foundation/page.ts'
import { listUsers, roles } from '../access/users.ts'
import { listAudit } from '../audit.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { nullable, textOrNull, time, uuid } from '../schema.ts'

export const AuditPage = Type.Object({
  items: Type.Array(
    Type.Object({
      auditId: uuid(),
      at: time(),
      /** `user:ana`, `cli:root`. */
      actor: Type.String(),
      /** `key.create`, `payment.resolve`. */
      action: Type.String(),
      tenantId: nullable(uuid()),
      subject: Type.String(),
      details: Type.Object({}, { additionalProperties: true }),
    }),
  ),
  nextCursor,
})
export type AuditPage = Static<typeof AuditPage>

export const UserList = Type.Object({
  items: Type.Array(
    Type.Object({
      userId: uuid(),
      name: Type.String(),
      role: Type.Enum(roles),
      tenantId: nullable(uuid()),
      tenantName: nullable(Type.String()),
      createdAt: time(),
      passwordChangedAt: time(),
      disabledAt: nullable(time()),
      lastLoginAt: nullable(time()),
    }),
  ),
})
export type UserList = Static<typeof UserList>

/** Routes for the audit log and the list of users. */
export function auditAndUserRoutes({ database, cursors }: AdminContext): AdminRoute[] {
  return [
    adminRoute('GET /audit', {
      query: Type.Object({ tenantId: Type.Optional(uuid()), ...pageParameters }),
      answer: AuditPage,
      async handle({ query, tenantId, language }) {
        const page = await readPage(
          { cursors, list: ['audit', tenantId], language },
          query,
          (after, limit) => listAudit(database, { tenantId, after, limit }),
          ({ auditId }) => auditId,
        )
        return { ...page, items: page.items.map((entry) => ({ ...entry, at: entry.at.toISOString() })) }
      },
    }),
    adminRoute('GET /users', {
      answer: UserList,
      async handle() {
        const users = await listUsers(database)
        return {
          items: users.map((user) => ({
            ...user,
            createdAt: user.createdAt.toISOString(),
            passwordChangedAt: user.passwordChangedAt.toISOString(),
            disabledAt: textOrNull(user.disabledAt),
            lastLoginAt: textOrNull(user.lastLoginAt),
          })),
        }
      },
    }),
  ]
}
