import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allErrors, type AnyErrorCode, GatewayError } from '../foundation/errors.ts'
import { FileBody } from '../foundation/route.ts'
import { requestPreparation } from '../foundation/prepare-request.ts'
import { propertiesOf, type Static, type TSchema } from '../foundation/schema.ts'
import { type Language, preferredLanguage } from '../foundation/text.ts'
import { ResolutionError } from '../payments/admin/resolution-error.ts'
import { TenantError } from '../tenants/tenants.ts'
import { actorOf, type Identity } from './access/identity.ts'
import { type Permission, permissions, type RouteName } from './access/permissions.ts'
import { requireStepUp } from './access/step-up.ts'

/**
 * Route of the operators' API. Its name is its key in the table of permissions; its schemas validate the request, and
 * the response contains only the fields they declare.
 */
export type AdminRoute = {
  name: RouteName
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** Body of the 200 response, or of the 201 response of a creation; without it the response is 204. */
  answer?: TSchema
  status?: 201
  /** Largest body, where it may exceed that of other routes. */
  bodyLimit?: number
  /** Whether the request is for live data, where a step-up depends on it and the body has no `mode`. */
  isLive?(call: AdminCall): Promise<boolean>
  handle(call: AdminCall): Promise<unknown>
}

export type AdminCall<Params = unknown, Query = unknown, Body = unknown> = {
  /** Caller; absent only on routes open to anyone. */
  identity: Identity
  /** Caller's name in the audit log. */
  actor: string
  /** Tenant filter: the caller's own tenant, or the requested one; undefined means all tenants. */
  tenantId: string | undefined
  params: Params
  query: Query
  body: Body
  language: Language
  request: FastifyRequest
  reply: FastifyReply
}

/** Result of a route that sends the browser elsewhere. */
export class Redirect {
  readonly url: string
  constructor(url: string) {
    this.url = url
  }
}

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined

/** Declares a route whose handler's types are inferred from the schemas. */
export function adminRoute<
  Params extends TSchema | undefined = undefined,
  Query extends TSchema | undefined = undefined,
  Body extends TSchema | undefined = undefined,
  Result extends TSchema | undefined = undefined,
>(
  name: RouteName,
  declaration: {
    params?: Params
    query?: Query
    body?: Body
    answer?: Result
    status?: 201
    bodyLimit?: number
    isLive?(call: AdminCall<StaticOf<Params>, StaticOf<Query>, StaticOf<Body>>): Promise<boolean>
    handle(call: AdminCall<StaticOf<Params>, StaticOf<Query>, StaticOf<Body>>): Promise<StaticOf<Result>>
  },
): AdminRoute {
  return { name, ...declaration } as AdminRoute
}

export function mount(app: FastifyInstance, route: AdminRoute, isProduction: boolean): void {
  const { name, params, query, body, answer, status = 200 } = route
  const [method = '', path = ''] = name.split(' ')
  const permission: Permission = permissions[name]
  const prepare = requestPreparation(name, route)
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false,
    config: { permission },
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    schema: {
      hide: true,
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      ...(answer ? { response: { [status]: answer } } : {}),
    },
    preValidation: async (request) => prepare(request),
    handler: async (request, reply) => {
      const call = callOf(route, request, reply)
      const { stepUp } = permission
      if (stepUp && (stepUp !== 'live' || (await isLive(route, call)))) {
        requireStepUp(call.identity, stepUp, isProduction)
      }
      const result = await route.handle(call).catch((error: unknown) => toGatewayError(error, call.language))
      if (result instanceof Readable) return reply.send(result)
      if (result instanceof Redirect) return reply.redirect(result.url, 303)
      if (result instanceof FileBody) return sendFile(reply, result)
      return answer ? reply.status(status).send(result) : reply.status(204).send()
    },
  })
}

function sendFile(reply: FastifyReply, { name, type, bytes }: FileBody): FastifyReply {
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(bytes)
}

async function isLive(route: AdminRoute, call: AdminCall): Promise<boolean> {
  if (route.isLive) return route.isLive(call)
  return (call.body as { mode?: 'test' | 'live' }).mode !== 'test'
}

function callOf(route: AdminRoute, request: FastifyRequest, reply: FastifyReply): AdminCall {
  const identity = request.identity as Identity
  const isScoped = permissions[route.name].data === 'scoped'
  return {
    identity,
    actor: identity ? actorOf(identity) : '',
    tenantId: isScoped ? restrictToTenant(identity, requestedTenant(route, request)) : undefined,
    params: request.params,
    query: request.query,
    body: request.body,
    language: preferredLanguage(request.headers['accept-language']),
    request,
    reply,
  }
}

function restrictToTenant({ tenantId: own }: Identity, requested: string | undefined): string | undefined {
  if (own === null) return requested
  if (requested !== undefined && requested !== own) throw new GatewayError('tenant_not_found')
  return own
}

/** Tenant requested in the part whose schema declares `tenantId`; only there has it been validated. */
function requestedTenant(route: AdminRoute, { params, query, body }: FastifyRequest): string | undefined {
  const parts = [
    [route.params, params],
    [route.query, query],
    [route.body, body],
  ] as const
  const declaring = parts.find(([schema]) => 'tenantId' in propertiesOf(schema))
  return (declaring?.[1] as { tenantId?: string } | undefined)?.tenantId
}

/** Maps refusals of the shared operator functions, whose messages are written for the CLI, to error codes. */
function toGatewayError(error: unknown, language: Language): never {
  if (error instanceof TenantError) {
    const { texts } = textsFor(error.code, error.message, error.es)
    const details = error.path === undefined ? undefined : [{ path: error.path, message: texts[language] }]
    throw new GatewayError(error.code, { texts, details })
  }
  if (error instanceof ResolutionError)
    throw new GatewayError('not_resolvable', textsFor('not_resolvable', error.message))
  throw error
}

function textsFor(code: AnyErrorCode, en: string, es: string = allErrors[code].es) {
  return { texts: { en, es } }
}
