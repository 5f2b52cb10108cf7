import type { FastifyReply, FastifyRequest } from 'fastify'
import { GatewayError } from '../foundation/errors.ts'
import type { Caller } from '../foundation/scope.ts'
import type { Authenticator } from '../tenants/authenticate.ts'
import type { Metrics } from './metrics.ts'
import type { RateLimiter } from './rate-limit.ts'

type Parts = { authenticator: Authenticator; rateLimiter: RateLimiter; metrics: Metrics }

/** Hook that authenticates a request, then applies the tenant's rate limit, before the body is read. */
export function authenticationHook({ authenticator, rateLimiter, metrics }: Parts) {
  return function authenticate(
    request: FastifyRequest,
    reply: FastifyReply,
    done: (error?: Error) => void,
  ): Promise<void> | void {
    void reply.header('cache-control', 'no-store')
    const key = request.headers['x-api-key']
    const caller = authenticator.cachedCaller(key)
    if (caller) return done(applyRateLimit(caller, request, reply))
    return authenticateUncached(key, request, reply)
  }

  /** Returns a promise instead of calling `done`: Fastify accepts either. */
  async function authenticateUncached(
    key: string | string[] | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const refusal = applyRateLimit(await authenticator.authenticate(key), request, reply)
    if (refusal) throw refusal
  }

  function applyRateLimit(caller: Caller, request: FastifyRequest, reply: FastifyReply): GatewayError | undefined {
    request.caller = caller
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
