import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusals } from '../audit/refusals.ts'
import { GatewayError } from '../foundation/errors.ts'
import type { KeyScope } from '../foundation/key-scopes.ts'
import type { Caller } from '../foundation/scope.ts'
import { inAnyCidr } from '../foundation/setting-readers.ts'
import type { Authenticator } from '../tenants/authenticate.ts'
import type { Metrics } from './metrics.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { WrongKeys } from './wrong-keys.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Scope that an API key needs to call the route. */
    keyScope?: KeyScope | 'any'
  }
}

type Parts = { authenticator: Authenticator; rateLimiter: RateLimiter; metrics: Metrics; wrongKeys: WrongKeys }

/** Hook that authenticates a request, then applies the tenant's rate limit and the key's restrictions, before the body is read. */
export function authenticationHook({ authenticator, rateLimiter, metrics, wrongKeys }: Parts) {
  return function authenticate(
    request: FastifyRequest,
    reply: FastifyReply,
    done: (error?: Error) => void,
  ): Promise<void> | void {
    void reply.header('cache-control', 'no-store')
    const key = request.headers['x-api-key']
    const caller = authenticator.cachedCaller(key)
    if (caller) return done(refusalOf(caller, request, reply))
    return authenticateUncached(key, request, reply)
  }

  /** Returns a promise instead of calling `done`: Fastify accepts either. */
  async function authenticateUncached(
    key: string | string[] | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const caller = await authenticateOnce(key, request.ip)
    const refusal = refusalOf(caller, request, reply)
    if (refusal) throw refusal
  }

  async function authenticateOnce(key: string | string[] | undefined, address: string): Promise<Caller> {
    wrongKeys.check(address, key)
    const caller = await authenticator.authenticate(key).catch((error: unknown) => {
      if (error instanceof GatewayError && error.code === 'invalid_api_key') wrongKeys.wasWrong(address)
      throw error
    })
    wrongKeys.wasRight(key as string)
    return caller
  }

  /** Refused requests count for the rate limit too. */
  function refusalOf(caller: Caller, request: FastifyRequest, reply: FastifyReply): GatewayError | undefined {
    return applyRateLimit(caller, request, reply) ?? applyRestrictions(caller, request)
  }

  function applyRateLimit(caller: Caller, request: FastifyRequest, reply: FastifyReply): GatewayError | undefined {
    request.caller = caller
    if (request.requestContext && caller.keyId !== null) request.requestContext.keyId = caller.keyId
    const result = rateLimiter.take(caller.scope)
    void reply
      .header('ratelimit-limit', result.limit)
      .header('ratelimit-remaining', result.remaining)
      .header('ratelimit-reset', result.resetSeconds)
    if (result.allowed) return undefined
    metrics.rateLimited.inc()
    return new GatewayError('rate_limited', { retryAfterSeconds: result.resetSeconds })
  }
}

function applyRestrictions({ restrictions }: Caller, request: FastifyRequest): GatewayError | undefined {
  if (!restrictions) return undefined
  const { scopes, allowedIps } = restrictions
  if (allowedIps && !inAnyCidr(request.ip, allowedIps)) return new GatewayError('address_not_allowed')
  const { keyScope = 'any' } = request.routeOptions.config
  if (keyScope !== 'any' && !scopes.has(keyScope)) return insufficientScope(keyScope)
  return undefined
}

function insufficientScope(needed: KeyScope): GatewayError {
  return new GatewayError('insufficient_scope', {
    texts: {
      en: `This API key may not call this operation: it needs the scope “${needed}”.`,
      es: `Esta clave no puede usar esta operación: necesita el permiso “${needed}”.`,
    },
  })
}

/** Hook that records changes which an API key is not allowed to make. */
export function recordRefusedKey(refusals: Refusals) {
  return async (
    { caller, method, routeOptions }: FastifyRequest,
    _reply: FastifyReply,
    error: Error,
  ): Promise<void> => {
    if (!caller || method === 'GET' || !(error instanceof GatewayError) || error.status !== 403) return
    await refusals.record({
      actor: caller.actor,
      action: 'access.refused',
      tenantId: caller.scope.tenantId,
      subject: `${method} ${routeOptions.url ?? ''}`,
      outcome: 'refused',
      details: { code: error.code },
    })
  }
}
