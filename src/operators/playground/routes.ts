import type { FastifyInstance } from 'fastify'
import { writeAudit } from '../../audit/entry.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import { personAsCaller } from '../../tenants/person-caller.ts'
import { requireTenant } from '../../tenants/tenants.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { uuid } from '../schema.ts'

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const

export const PlaygroundRequest = Type.Object({
  /** Required for users who can see all tenants. */
  tenantId: Type.Optional(uuid()),
  method: Type.Enum(methods),
  /** Path below /v1 with its query: `/v1/quote?usdAmount=1`. */
  path: Type.String({ pattern: '^/v1/', maxLength: 2_000 }),
  body: Type.Optional(Type.Object({}, { additionalProperties: true })),
  idempotencyKey: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
})
export type PlaygroundRequest = Static<typeof PlaygroundRequest>

/** The gateway's response, as a tenant would receive it. */
export const PlaygroundAnswer = Type.Object({
  status: Type.Integer(),
  headers: Type.Record(Type.String(), Type.String()),
  /** Response body as text: the JSON as it was sent. */
  body: Type.String(),
  durationMs: Type.Integer(),
})
export type PlaygroundAnswer = Static<typeof PlaygroundAnswer>

const shownHeaders = [
  'content-type',
  'x-request-id',
  'idempotent-replayed',
  'retry-after',
  'allow',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
]

/** Playground: a request through this gateway's HTTP layer as a test-mode caller of one tenant. */
export function playgroundRoutes(
  { database, random, clock, oneTimeKeys }: AdminContext,
  app: FastifyInstance,
): AdminRoute[] {
  return [
    adminRoute('POST /playground', {
      body: PlaygroundRequest,
      answer: PlaygroundAnswer,
      async handle({ actor, tenantId, body, request }) {
        const url = pathOf(body.path)
        if (tenantId === undefined) throw new GatewayError('tenant_not_found')
        const tenant = await requireTenant(database, tenantId)
        if (tenant.deactivatedAt) throw new GatewayError('tenant_inactive')
        await writeAudit(database, random, {
          actor,
          action: 'playground.call',
          tenantId,
          subject: `${body.method} ${url.pathname}`,
        })
        const startedMs = clock.monotonicMs()
        const response = await oneTimeKeys.use(personAsCaller(tenant, false, actor), (key) =>
          app.inject({
            method: body.method,
            remoteAddress: request.ip,
            url: url.pathname + url.search,
            headers: {
              'x-api-key': key,
              'accept-language': request.headers['accept-language'] ?? '*',
              ...(body.idempotencyKey !== undefined && { 'idempotency-key': body.idempotencyKey }),
            },
            ...(body.body && { payload: body.body }),
          }),
        )
        return {
          status: response.statusCode,
          headers: Object.fromEntries(
            shownHeaders
              .filter((name) => response.headers[name] !== undefined)
              .map((name) => [name, String(response.headers[name])]),
          ),
          body: response.payload,
          durationMs: Math.round(clock.monotonicMs() - startedMs),
        }
      },
    }),
  ]
}

/** Resolved URL of the path, so `..` cannot lead out of /v1. */
function pathOf(path: string): URL {
  const url = URL.parse(path, 'http://gateway')
  if (!url || url.host !== 'gateway' || !url.pathname.startsWith('/v1/')) throw new GatewayError('not_found')
  return url
}
