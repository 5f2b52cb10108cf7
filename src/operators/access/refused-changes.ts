import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusals } from '../../audit/refusals.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { actorOf } from './identity.ts'

/** Hook that records changes which a signed-in user attempted without the permission for them, or in another tenant. */
export function recordRefusal(refusals: Refusals) {
  return async (
    { identity, method, routeOptions }: FastifyRequest,
    _reply: FastifyReply,
    error: Error,
  ): Promise<void> => {
    if (!identity || method === 'GET' || !(error instanceof GatewayError)) return
    // To a user of one tenant, what belongs to another is answered like what does not exist.
    const isScoped = routeOptions.config.permission?.data === 'scoped'
    const mayBeForeign = error.status === 404 && isScoped && identity.tenantId !== null
    if (error.status !== 403 && !mayBeForeign) return
    await refusals.record({
      actor: actorOf(identity),
      action: 'access.refused',
      tenantId: identity.tenantId,
      subject: `${method} ${routeOptions.url ?? ''}`,
      outcome: 'refused',
      details: { code: error.code },
    })
  }
}
