import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestPreparation } from '../foundation/prepare-request.ts'
import { type Call, FileBody, JsonBody, type Route } from '../foundation/route.ts'
import type { TSchema } from '../foundation/schema.ts'
import type { Caller } from '../foundation/scope.ts'
import { lowerCaseUuids } from '../foundation/uuid.ts'
import { handleIdempotently } from '../idempotency/idempotency.ts'
import type { Fingerprints } from '../idempotency/fingerprint.ts'
import { readIdempotencyKey } from '../idempotency/key.ts'
import type { IdempotencyStore } from '../idempotency/store.ts'
import { JSON_TYPE, responseBody } from './error-responses.ts'
import { languageOf } from './language.ts'
import { routeSchema } from './openapi.ts'
import { unknownFields } from './unknown-fields.ts'

type Parts = {
  idempotency: IdempotencyStore
  fingerprints: Fingerprints
  closeConnectionWhenDraining(reply: FastifyReply): void
}

/** Adds a declared route to the server: schema, normalisation of the request, idempotency and handler. */
export function addRoute(
  v1: FastifyInstance,
  declared: Route,
  { reference, ...parts }: Parts & { reference: (schema: TSchema) => TSchema },
): void {
  const prepare = requestPreparation(`${declared.method} ${declared.path}`, declared)
  const unknownIn = unknownFields(declared.body)
  v1.route({
    method: declared.method,
    url: declared.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { keyScope: declared.keyScope },
    schema: routeSchema(declared, reference),
    preValidation: (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      prepare(request)
      // Before validation: a misspelled field is often also a missing one.
      const warning = request.caller?.scope.livemode === false ? unknownIn(request.body) : undefined
      if (warning !== undefined) void reply.header('pasarela-warning', warning)
      done()
    },
    handler: (request, reply) => handle(parts, declared, request, reply),
  })
}

async function handle(
  { idempotency, fingerprints, closeConnectionWhenDraining }: Parts,
  declared: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const call = callOf(request)
  const key = declared.method === 'POST' ? readIdempotencyKey(request.headers['idempotency-key']) : undefined
  if (key === undefined) {
    const { status, body } = await declared.handle(call)
    closeConnectionWhenDraining(reply)
    reply.statusCode = status
    if (body instanceof JsonBody) {
      void reply.type(JSON_TYPE)
      return body.text
    }
    if (!(body instanceof FileBody)) return body
    void reply.type(body.type).header('content-disposition', `attachment; filename="${body.name}"`)
    return body.bytes
  }
  const { status, text, replayed } = await handleIdempotently({
    store: idempotency,
    route: declared,
    call,
    key,
    content: fingerprints.of(`${declared.method} ${declared.path}`, declared.body, {
      url: lowerCaseUuids(request.url),
      body: request.body,
    }),
    serialize: (answer) => String(reply.serializeInput(answer.body as Record<string, unknown>, String(answer.status))),
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
    failure: (error) => ({ status: error.status, body: responseBody(error, request) }),
  }
}
