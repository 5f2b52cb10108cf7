import { Readable } from 'node:stream'
import { exportAudit } from '../../audit/chain.ts'
import { listAudit } from '../../audit/list.ts'
import { nextCursor, pageParameters, readPage } from '../../foundation/page.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { nullable, time, uuid } from '../schema.ts'

export const AuditPage = Type.Object({
  items: Type.Array(
    Type.Object({
      auditId: uuid(),
      /** Number in the chain. */
      sequence: Type.Integer(),
      at: time(),
      /** `user:ana`, `cli:root`. */
      actor: Type.String(),
      /** `key.create`, `payment.resolve`. */
      action: Type.String(),
      outcome: Type.Enum(['done', 'refused', 'failed'] as const),
      tenantId: nullable(uuid()),
      tenantName: nullable(Type.String()),
      subject: Type.String(),
      address: nullable(Type.String()),
      /** Session or token of the operator. */
      sessionId: nullable(Type.String()),
      keyId: nullable(Type.String()),
      requestId: nullable(Type.String()),
      details: Type.Object({}, { additionalProperties: true }),
    }),
  ),
  nextCursor,
})
export type AuditPage = Static<typeof AuditPage>

export function auditRoutes({ database, cursors }: AdminContext): AdminRoute[] {
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
        return {
          ...page,
          items: page.items.map((entry) => ({
            ...entry,
            sequence: Number(entry.sequence),
            at: entry.at.toISOString(),
          })),
        }
      },
    }),
    adminRoute('GET /audit/file', {
      query: Type.Object({ tenantId: Type.Optional(uuid()) }),
      answer: Type.Unknown(),
      async handle({ tenantId, reply }) {
        void reply.type('application/x-ndjson').header('content-disposition', 'attachment; filename="audit.jsonl"')
        return Readable.from(exportAudit(database, { tenantId }))
      },
    }),
  ]
}
