import { reportViolation } from '../../observations.ts'
import type { ApiRequest } from '../client.ts'
import type { Flow, Operation } from '../operation.ts'
import type { Tenant } from '../tenant.ts'

/** Requests resources of another tenant, or its own with a key of the other mode: they must not exist. */
export const probeIsolation: Flow = async (operation) => {
  const { random, tenant, tenants, client } = operation
  const others = tenants.filter((other) => other !== tenant)
  const isOtherMode = others.length === 0 || random.chance(0.25)
  const victim = isOtherMode ? tenant : random.pick(others)
  const request = targetOf(operation, victim)
  if (!request) return
  const answer = await client.send(operation, { ...request, ...(isOtherMode ? { apiKey: tenant.otherKey } : {}) })
  if (answer === undefined || answer.status === 404 || answer.status === 401 || answer.status >= 500) return
  reportViolation(operation.observations, 'isolation', {
    message: `${tenant.name}${isOtherMode ? ' (in the other mode)' : ''} requested ${request.path} of ${victim.name} and got ${answer.status} ${answer.text}`,
    operations: [operation.operation],
  })
}

function targetOf({ random }: Operation, { knownIds, endpoints }: Tenant): ApiRequest | undefined {
  const { paymentIds, externalRefs, operationIds } = knownIds
  const targets: ApiRequest[] = [
    ...paymentIds
      .slice(-5)
      .flatMap((id): ApiRequest[] => [
        { path: `/payments/${id}` },
        { path: `/payments/${id}/events` },
        { path: `/payments/operations/${id}` },
        { method: 'POST', path: `/payments/${id}/reverse` },
      ]),
    ...externalRefs.slice(-5).map((ref): ApiRequest => ({ path: `/payments/by-ref/${encodeURIComponent(ref)}` })),
    ...operationIds.slice(-5).map((id): ApiRequest => ({ path: `/payments/operations/${id}` })),
    ...endpoints.flatMap(({ id }): ApiRequest[] => [
      { path: `/webhooks/${id}` },
      { path: `/webhooks/${id}/deliveries` },
      { method: 'DELETE', path: `/webhooks/${id}` },
      { method: 'POST', path: `/webhooks/${id}/rotate-secret`, body: { graceSeconds: 0 } },
    ]),
  ]
  return targets.length === 0 ? undefined : random.pick(targets)
}
