import type { KeyObject } from 'node:crypto'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Clock } from '../foundation/clock.ts'
import { GatewayError } from '../foundation/errors.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log } from '../foundation/log.ts'
import { requestPreparation } from '../foundation/prepare-request.ts'
import type { Random } from '../foundation/random.ts'
import type { Call, Route } from '../foundation/route.ts'
import type { Caller } from '../foundation/scope.ts'
import { inAnyCidr } from '../foundation/setting-readers.ts'
import type { Settings } from '../foundation/settings.ts'
import { lowerCaseUuids } from '../foundation/uuid.ts'
import { DatabaseUnavailable } from '../storage/database.ts'
import type { Authenticator } from '../tenants/authenticate.ts'
import { parseJsonBody } from './body.ts'
import { answerClientError } from './client-error.ts'
import { registerDashboard } from './dashboard.ts'
import { ErrorBody, errorBody, toGatewayError } from './errors.ts'
import { requestIdFrom, securityHeaders } from './headers.ts'
import { type ReadinessChecks, registerHealth } from './health.ts'
import { handleIdempotently } from '../idempotency/idempotency.ts'
import { fingerprint, readIdempotencyKey } from '../idempotency/key.ts'
import type { IdempotencyStore } from '../idempotency/store.ts'
import { languageOf } from './language.ts'
import type { Metrics } from './metrics.ts'
import { trackMethods } from './not-found.ts'
import { observeRequests, routeOf } from './observe.ts'
import { namedSchemas, registerOpenApi, routeSchema } from './openapi.ts'
import type { RateLimiter } from './rate-limit.ts'
import { refuseNul } from './nul.ts'
import { serializerFactory } from './serializers.ts'
import { strictValidation, validationFailure, type ValidationFailure } from './validation.ts'
import { createWritableCheck } from './writable.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

export type Area = { prefix: string; register(app: FastifyInstance): void }

export type HttpServer = {
  app: FastifyInstance
  /** From now on `/readyz` says no and new requests get 503, while those under way are answered. */
  drain(): void
}

export async function createHttpServer(parts: {
  settings: Settings
  version: string
  clock: Clock
  random: Random
  log: Log
  metrics: Metrics
  authenticator: Authenticator
  rateLimiter: RateLimiter
  idempotency: IdempotencyStore
  fingerprintKey: KeyObject
  checks: ReadinessChecks
  /** Rejects when the database cannot take new data. */
  checkWritable(): Promise<void>
  routes: Route[]
  /** What stands beside /v1 and lets people in by itself. */
  areas?: Area[]
}): Promise<HttpServer> {
  const { settings, random, log, metrics, authenticator, rateLimiter, idempotency, fingerprintKey } = parts
  const { trustedProxies } = settings
  const writable = createWritableCheck(parts.checkWritable)
  let draining = false

  const app = Fastify({
    logger: false,
    bodyLimit: limits.bodyBytes,
    trustProxy: trustedProxies.length > 0 && ((address: string) => inAnyCidr(address, trustedProxies)),
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    http: {
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: limits.connectionCheckIntervalMs,
    },
    routerOptions: { maxParamLength: limits.pathParameterCharacters },
    return503OnClosing: false,
    ajv: { customOptions: strictValidation },
    schemaController: { compilersFactory: { buildSerializer: serializerFactory() } },
    genReqId: (request) => requestIdFrom(request.headers['x-request-id'], () => random.uuid()),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, random.uuid()),
    // These come before any hook: an address that cannot be read, or a part of it that is too long.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(securityHeaders).header('x-request-id', request.id)
      void sendError(error, request, reply)
    },
  })

  app.decorateRequest('caller', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) =>
    parseJsonBody(body),
  )
  app.setErrorHandler(sendError)
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(securityHeaders).header('x-request-id', request.id)
    if (!draining) return done()
    closeConnectionWhenDraining(reply)
    done(isHealth(request) ? undefined : new GatewayError('service_unavailable', { retryAfterSeconds: 1 }))
  })
  app.addHook('preValidation', refuseNul)
  observeRequests(app, { metrics, log })

  const notFound = trackMethods(app)
  app.setNotFoundHandler(notFound)
  await registerOpenApi(app, parts)
  const checks = { ...parts.checks, database: checkDatabase }
  registerHealth(app, { checks, isDraining: () => draining, metrics, settings })
  app.addSchema(ErrorBody)

  await app.register(
    async (v1) => {
      v1.addHook('onRequest', authenticate)
      v1.setNotFoundHandler(notFound)
      const reference = namedSchemas(v1)
      for (const declared of parts.routes) addRoute(v1, declared, reference)
    },
    { prefix: '/v1' },
  )
  for (const { prefix, register } of parts.areas ?? []) {
    await app.register(
      async (area) => {
        area.setNotFoundHandler(notFound)
        register(area)
      },
      { prefix },
    )
  }
  if (settings.role !== 'worker') await registerDashboard(app)
  await app.ready()

  return {
    app,
    drain() {
      draining = true
      // What is not told to close its connection does so by itself as soon as nobody uses it.
      app.server.keepAliveTimeout = 1
    },
  }

  /** Authenticates, then applies the rate limit, before the body is read. */
  function authenticate(
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

  /** A promise instead of `done`: the framework takes either. */
  async function authenticateUncached(
    key: string | string[] | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
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

  async function checkDatabase(): Promise<void> {
    await parts.checks['database']?.()
    await writable.check()
  }

  function addRoute(v1: FastifyInstance, declared: Route, reference: ReturnType<typeof namedSchemas>): void {
    const prepare = requestPreparation(`${declared.method} ${declared.path}`, declared)
    v1.route({
      method: declared.method,
      url: declared.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: routeSchema(declared, reference),
      preValidation: (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
        prepare(request)
        done()
      },
      handler: (request, reply) => handle(declared, request, reply),
    })
  }

  async function handle(declared: Route, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const call = callOf(request)
    const key = declared.method === 'POST' ? readIdempotencyKey(request.headers['idempotency-key']) : undefined
    if (key === undefined) {
      const { status, body } = await declared.handle(call)
      closeConnectionWhenDraining(reply)
      reply.statusCode = status
      return body
    }
    const { status, text, replayed } = await handleIdempotently({
      store: idempotency,
      route: declared,
      call,
      key,
      fingerprint: fingerprint(fingerprintKey, { path: lowerCaseUuids(request.url), body: request.body }),
      serialize: (answer) =>
        String(reply.serializeInput(answer.body as Record<string, unknown>, String(answer.status))),
    })
    if (replayed) void reply.header('idempotent-replayed', 'true')
    closeConnectionWhenDraining(reply)
    void reply.status(status).type(JSON_TYPE)
    return text
  }

  function callOf(request: FastifyRequest): Call {
    return {
      caller: request.caller as Caller,
      params: request.params,
      query: request.query,
      body: request.body,
      requestId: request.id,
      language: languageOf(request),
      failure: (error) => ({ status: error.status, body: bodyOf(error, request) }),
    }
  }

  function bodyOf(error: GatewayError, request: FastifyRequest, validation?: ValidationFailure) {
    return errorBody(error, {
      requestId: request.id,
      language: languageOf(request),
      ...(validation ? { validation } : {}),
    })
  }

  function sendError(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const validation = validationFailure(thrown, request)
    const error = validation ? new GatewayError('invalid_request') : toGatewayError(thrown)
    if (error.code === 'internal_error') {
      metrics.internalErrors.inc()
      log.error('request failed', { requestId: request.id, route: routeOf(request), ...errorFields(error.cause) })
    }
    if (error instanceof DatabaseUnavailable) {
      metrics.databaseUnavailable.inc()
      const resource = writable.record(error)
      log.warn(resource ? `database: ${resource}` : 'database unavailable', {
        requestId: request.id,
        ...errorFields(error.cause),
        errorStack: undefined,
      })
    }
    closeConnectionWhenDraining(reply)
    if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', Math.max(1, error.retryAfterSeconds))
    return reply
      .status(error.status)
      .type(JSON_TYPE)
      .send(JSON.stringify(bodyOf(error, request, validation)))
  }

  /** With the answer: a connection kept open after a request that was under way would hold up the stop for 72 s. */
  function closeConnectionWhenDraining(reply: FastifyReply): void {
    if (draining) void reply.header('connection', 'close')
  }
}

function isHealth(request: FastifyRequest): boolean {
  return ['/livez', '/readyz', '/metrics'].includes(routeOf(request))
}
