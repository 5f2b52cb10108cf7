import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { type ErrorCode, errorCatalogue } from '../foundation/errors.ts'
import type { Route } from '../foundation/route.ts'
import type { TSchema } from '../foundation/schema.ts'
import type { Settings } from '../foundation/settings.ts'
import { codesByStatus } from './errors.ts'
import { completeDocument } from './openapi-complete.ts'
import { registerReference } from './reference/routes.ts'
import { responseHeaders } from './openapi-headers.ts'
import { tags } from './openapi-tags.ts'
import { webhookRequests } from './openapi-webhooks.ts'

/** Errors of every route in addition to its own. */
const commonErrors: ErrorCode[] = [
  'invalid_request',
  'missing_api_key',
  'invalid_api_key',
  'inactive_api_key',
  'insufficient_scope',
  'address_not_allowed',
  'rate_limited',
  'internal_error',
  'service_unavailable',
]
const postErrors: ErrorCode[] = [
  'invalid_idempotency_key',
  'idempotency_key_reused',
  'idempotency_request_in_progress',
  'payload_too_large',
  'unsupported_media_type',
]

const description = `
One HTTP/JSON API for Venezuelan bank payments: C2P collection, card charges, Pago Móvil verification, debits,
credits, disbursements and change, quotes at the BCV rate, lookup, reversal and signed webhooks.

**Keys.** Send \`x-api-key\` with every request, from a trusted server only. \`pas_test_…\` keys use simulated banks,
\`pas_live_…\` keys the real ones; the two modes share no data.

**Retries.** Send an \`Idempotency-Key\` with every POST: the same key and body return the stored response again, byte
for byte, with \`Idempotent-Replayed: true\`. Responses that mean nothing was done (400, 401, 404, 429, 503) are not
stored, so the request may be repeated with the same key. A key identifies one request for 7 days.

**Amounts** are JSON numbers. **Times** are ISO 8601 in UTC with milliseconds. **Errors** share one body; their message
is in the language that \`Accept-Language\` prefers, Spanish or English, and otherwise in your tenant's. **Unknown
fields** in a body are ignored.

**Webhooks.** Register an endpoint to receive a signed event for every change of your payments. Each event is sent once,
in no guaranteed order: compare the payment's status, and look up events you may have missed.

**Rate limit.** A token bucket per tenant and mode; see the \`RateLimit-*\` headers. 429 carries \`Retry-After\`.
`.trim()

export async function registerOpenApi(
  app: FastifyInstance,
  { version, settings }: { version: string; settings: Pick<Settings, 'contact' | 'webhookSignatureHeader'> },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'Pasarela',
        version,
        description,
        contact: { name: 'The operator of this gateway', ...settings.contact },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      tags,
      components: {
        headers: responseHeaders,
        securitySchemes: {
          'tenant-api-key': { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'API key of your tenant.' },
        },
      },
      security: [{ 'tenant-api-key': [] }],
      webhooks: webhookRequests(settings.webhookSignatureHeader),
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json['$id'] === 'string' ? json['$id'] : `Schema${index}`,
    },
    transformObject: (document) => {
      if ('swaggerObject' in document) return document.swaggerObject
      return completeDocument(document.openapiObject)
    },
  })
  registerReference(app, () => app.swagger())
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
}

/** Documentation only: the key is checked in idempotency/key.ts, with its own error. */
const idempotencyHeader = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      description: 'Your identifier of this request: 1 to 255 printable ASCII characters, not a card number.',
    },
  },
}

/** Schema with which Fastify validates, serializes and documents a route. */
export function routeSchema(declared: Route, reference: (schema: TSchema) => TSchema): Record<string, unknown> {
  const codes = [...commonErrors, ...(declared.method === 'POST' ? postErrors : []), ...(declared.errors ?? [])]
  const errors = [...codesByStatus([...new Set(codes)])].map(([status, names]) => [
    status,
    {
      description: names.map((name) => `\`${name}\`: ${errorCatalogue[name as ErrorCode].en}`).join('\n\n'),
      $ref: 'Error#',
    },
  ])
  return {
    operationId: declared.operationId,
    tags: [declared.tag],
    summary: declared.summary,
    ...(declared.description ? { description: declared.description } : {}),
    ...(declared.method === 'POST' ? { headers: idempotencyHeader } : {}),
    ...(declared.params ? { params: declared.params } : {}),
    ...(declared.query ? { querystring: declared.query } : {}),
    ...(declared.body ? { body: reference(declared.body) } : {}),
    response: Object.fromEntries([
      ...Object.entries(declared.answers).map(([status, schema]) => [status, contentOf(declared, reference(schema))]),
      ...errors,
    ]),
  }
}

/** The response's schema; of a file its media type. */
function contentOf({ file, summary }: Route, schema: TSchema): object {
  if (file === undefined) return schema
  return { description: summary, content: { [file]: { schema: { type: 'string', format: 'binary' } } } }
}

/** Turns schemas with an `$id` into named components: each is registered once and referenced by name. */
export function namedSchemas(app: FastifyInstance): (schema: TSchema) => TSchema {
  const registered = new Set<string>()
  return (schema) => lift(schema, true) as TSchema

  function lift(node: unknown, isSchema: boolean): unknown {
    if (Array.isArray(node)) return node.map((item) => lift(item, true))
    if (typeof node !== 'object' || node === null) return node
    const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, lift(value, key !== 'examples')]))
    const id = (node as { $id?: unknown }).$id
    if (!isSchema || typeof id !== 'string') return copy
    if (!registered.has(id)) {
      registered.add(id)
      app.addSchema(copy)
    }
    return { $ref: `${id}#` }
  }
}
