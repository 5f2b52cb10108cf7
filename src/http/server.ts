import type { Server } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Refusals } from '../audit/refusals.ts'
import type { Clock } from '../foundation/clock.ts'
import { GatewayError } from '../foundation/errors.ts'
import { limits } from '../foundation/limits.ts'
import type { Log } from '../foundation/log.ts'
import type { Random } from '../foundation/random.ts'
import { type RequestContext, runInContext } from '../foundation/request-context.ts'
import type { Route } from '../foundation/route.ts'
import { inAnyCidr } from '../foundation/setting-readers.ts'
import type { Settings } from '../foundation/settings.ts'
import type { LocalizedText } from '../foundation/text.ts'
import { isTracing, startRequestSpan } from '../foundation/tracing.ts'
import type { Fingerprints } from '../idempotency/fingerprint.ts'
import type { IdempotencyStore } from '../idempotency/store.ts'
import type { Authenticator } from '../tenants/authenticate.ts'
import { authenticationHook, recordRefusedKey } from './authentication.ts'
import { parseJsonBody } from './body.ts'
import { answerClientError } from './client-error.ts'
import { registerDashboard } from './dashboard.ts'
import { registerGuides } from './guides.ts'
import { createErrorSender, type ErrorSender } from './error-responses.ts'
import { ErrorBody } from './errors.ts'
import { requestIdFrom, securityHeaders } from './headers.ts'
import { type ReadinessChecks, registerHealth } from './health.ts'
import { type MetricFamily, registryOf } from './merged-metrics.ts'
import { registerMetrics, startMetricsServer } from './metrics-page.ts'
import type { Metrics } from './metrics.ts'
import { trackMethods } from './not-found.ts'
import { observeRequests, routeOf } from './observe.ts'
import { namedSchemas, registerOpenApi } from './openapi.ts'
import type { RateLimiter } from './rate-limit.ts'
import { addRoute } from './route-handler.ts'
import { serializerFactory } from './serializers.ts'
import { refuseUnstorableText } from './unstorable-text.ts'
import { strictValidation } from './validation.ts'
import { validatorFactory } from './validators.ts'
import { createWritableCheck } from './writable.ts'
import { createWrongKeys } from './wrong-keys.ts'

/** Routes outside /v1 with an authentication of their own. */
export type Area = { prefix: string; register(app: FastifyInstance): void }

export type HttpServer = {
  app: FastifyInstance
  /** Listens on the port of the API, and on that of the metrics if they have one. Returns the API's address. */
  listen(): Promise<string>
  /** Makes `/readyz` fail and answers new requests with 503, while those in flight are finished. */
  drain(): void
}

type HttpServerParts = {
  settings: Settings
  version: string
  clock: Clock
  random: Random
  log: Log
  metrics: Metrics
  authenticator: Authenticator
  rateLimiter: RateLimiter
  idempotency: IdempotencyStore
  refusals: Refusals
  fingerprints: Fingerprints
  checks: ReadinessChecks
  allMetrics?: () => Promise<MetricFamily[]>
  /** Rejects if the database cannot accept new data. */
  checkWritable(): Promise<void>
  routes: Route[]
  areas?: Area[]
  /** Whether the API, its reference and the dashboard are served. */
  servesApi: boolean
}

export async function createHttpServer(parts: HttpServerParts): Promise<HttpServer> {
  const { settings, log, metrics } = parts
  const writable = createWritableCheck(parts.checkWritable)
  let draining = false
  const sendError = createErrorSender({ metrics, log, writable, closeConnectionWhenDraining })
  const app = createApp(parts, sendError)

  app.addHook('onRequest', (request, reply, done) => {
    request.requestContext = contextOf(request)
    void reply.headers(securityHeaders).header('x-request-id', request.id)
    if (!hasHost(request)) return done(new GatewayError('invalid_request', { texts: missingHost }))
    if (!draining) return runInContext(request.requestContext, done)
    closeConnectionWhenDraining(reply)
    done(isHealth(request) ? undefined : new GatewayError('service_unavailable', { retryAfterSeconds: 1 }))
  })
  app.addHook('preValidation', refuseUnstorableText)
  // The body arrives in events of the connection, which have no context: it is set again for the handler.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.method === 'GET') return done()
    runInContext(request.requestContext ?? undefined, done)
  })
  observeRequests(app, { metrics, log })

  const notFound = trackMethods(app)
  app.setNotFoundHandler(notFound)
  if (parts.servesApi) await registerOpenApi(app, parts)
  const checks = { ...parts.checks, database: checkDatabase }
  const { allMetrics } = parts
  registerHealth(app, {
    checks,
    isDraining: () => draining,
    clock: parts.clock,
  })
  const readRegistry = async () => (allMetrics ? registryOf(await allMetrics()) : metrics.registry)
  registerMetrics(app, { settings, readRegistry })
  let metricsServer: Server | undefined
  app.addHook('onClose', (_app, done) => {
    metricsServer?.close()
    metricsServer?.closeAllConnections()
    done()
  })
  app.addSchema(ErrorBody)

  await app.register(
    async (v1) => {
      v1.addHook('onRequest', authenticationHook({ ...parts, wrongKeys: createWrongKeys(parts.clock) }))
      v1.addHook('onError', recordRefusedKey(parts.refusals))
      v1.setNotFoundHandler(notFound)
      const { idempotency, fingerprints } = parts
      const options = { idempotency, fingerprints, closeConnectionWhenDraining, reference: namedSchemas(v1) }
      for (const declared of parts.routes) addRoute(v1, declared, options)
    },
    { prefix: '/v1' },
  )
  for (const { prefix, register } of parts.areas ?? []) {
    const addArea = async (area: FastifyInstance) => {
      area.setNotFoundHandler(notFound)
      register(area)
    }
    await app.register(addArea, { prefix })
  }
  if (parts.servesApi) await registerDashboard(app)
  if (parts.servesApi) registerGuides(app)
  await app.ready()

  return {
    app,
    async listen() {
      metricsServer = await startMetricsServer({ settings, readRegistry })
      return app.listen({ port: settings.port, host: settings.host })
    },
    drain() {
      draining = true
      // Idle connections, which get no response with `connection: close`, end by this timeout.
      app.server.keepAliveTimeout = 1
    },
  }

  async function checkDatabase(): Promise<void> {
    await parts.checks['database']?.()
    await writable.check()
  }

  /** A connection kept open after a request in flight would delay the stop for up to 72 s. */
  function closeConnectionWhenDraining(reply: FastifyReply): void {
    if (draining) void reply.header('connection', 'close')
  }
}

function createApp({ settings, random }: HttpServerParts, sendError: ErrorSender): FastifyInstance {
  const { trustedProxies } = settings
  const app = Fastify({
    logger: false,
    bodyLimit: limits.bodyBytes,
    trustProxy: trustedProxies.length > 0 && ((address: string) => inAnyCidr(address, trustedProxies)),
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    http: {
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: limits.connectionCheckIntervalMs,
      // Node's own refusal has no body; see hasHost.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: limits.pathParameterCharacters },
    return503OnClosing: false,
    ajv: { customOptions: strictValidation },
    schemaController: {
      compilersFactory: { buildSerializer: serializerFactory(), buildValidator: validatorFactory() },
    },
    genReqId: (request) => requestIdFrom(request.headers['x-request-id'], () => random.uuid()),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, random.uuid()),
    // These errors precede any hook: an invalid address, or a path parameter that is too long.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(securityHeaders).header('x-request-id', request.id)
      void sendError(error, request, reply)
    },
  })
  app.decorateRequest('caller', null)
  app.decorateRequest('requestContext', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) =>
    parseJsonBody(body),
  )
  app.setErrorHandler(sendError)
  // Node responds 417 without a body to an unknown expectation, which a server may ignore (RFC 9110, section 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  return app
}

const missingHost: LocalizedText = { en: 'The Host header is missing.', es: 'Falta la cabecera Host.' }

/** HTTP/1.1 requires the header. */
function hasHost({ raw }: FastifyRequest): boolean {
  return raw.headers.host !== undefined || raw.httpVersion !== '1.1'
}

/** Health checks and scrapes have no span. */
function contextOf(request: FastifyRequest): RequestContext {
  const { id: requestId, ip: address, method, headers } = request
  if (!isTracing() || isHealth(request)) return { requestId, address }
  const span = startRequestSpan({ method, route: routeOf(request), requestId, traceparent: headers['traceparent'] })
  return span ? { requestId, address, span } : { requestId, address }
}

function isHealth(request: FastifyRequest): boolean {
  return ['/livez', '/readyz', '/metrics'].includes(routeOf(request))
}
