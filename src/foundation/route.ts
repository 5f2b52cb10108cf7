import type { ErrorCode, GatewayError } from './errors.ts'
import type { KeyScope } from './key-scopes.ts'
import type { Static, TSchema } from './schema.ts'
import type { Caller } from './scope.ts'
import type { Language } from './text.ts'

/**
 * Declaration of a route: parameters, responses, errors of the catalogue beyond those of every route, and the handler.
 * The HTTP server turns it into a listening route and into an operation of the OpenAPI document; the declaring module
 * does not depend on the server.
 */
export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below /v1, parameters in braces: `/payments/{id}`. */
  path: string
  /** Scope that an API key needs to call it. */
  keyScope: KeyScope | 'any'
  operationId: string
  tag: string
  summary: string
  description?: string
  params?: TSchema
  query?: TSchema
  body?: TSchema
  answers: Record<number, TSchema>
  /** Media type of the 200 response of a route that answers with a file; its schema in `answers` is not used. */
  file?: string
  errors?: ErrorCode[]
  /**
   * The handler's first write also claims the Idempotency-Key, atomically (idempotency/). It must have no side effects
   * before that write.
   */
  handle(call: Call): Promise<Answer>
  /**
   * A new Idempotency-Key is not looked up before the handler runs, which saves a statement. Only where every answer of
   * the handler that is not a refusal follows its claim of the key.
   */
  claimsKeyUnread?: true
  /**
   * A response that cannot be stored with its Idempotency-Key is not sent: 503 instead. Only where nothing was paid. A
   * repetition of the request would otherwise get another response, once the resource has changed.
   */
  refusesUnstored?: true
  /** Builds the response from the resource's state when the first request's process died after creating the resource. */
  resume?(call: Call, resourceId: string): Promise<Answer>
}

export type Call<Params = unknown, Query = unknown, Body = unknown> = {
  caller: Caller
  params: Params
  query: Query
  body: Body
  requestId: string
  language: Language
  /** The response for an error, for a refusal that must be stored with the payment it ended. */
  failure(error: GatewayError): Answer
  /** Present if the customer pays on a page of the checkout: the payment belongs to this session. */
  checkoutSessionId?: string
  /** Present if the caller sent an Idempotency-Key: claimed in the first write, completed in the settling write. */
  claim?: IdempotencyClaim | undefined
}

export type Answer = { status: number; body: object }

/** Body of a response that is a file to be saved. */
export class FileBody {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
  constructor(name: string, type: string, bytes: Buffer) {
    this.name = name
    this.type = type
    this.bytes = bytes
  }
}

/** Body of a response whose JSON the handler wrote itself: sent as it is, without the serializer of its schema. */
export class JsonBody {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** The request's claim of its Idempotency-Key; its states are described in idempotency/idempotency.ts. */
export type IdempotencyClaim = {
  /** Primary key of the claim's row together with the caller's scope, and the token that proves ownership. */
  readonly route: string
  readonly key: string
  readonly token: string
  /** Hash of the request for which the key may be repeated, and the days it is kept. */
  readonly fingerprint: Buffer
  /** Salted hash of the whole request, with its secrets, that is stored until the response is. */
  readonly secrets?: { readonly salt: Buffer; readonly fingerprint: Buffer } | undefined
  readonly keepDays: number
  /** A claim older than this has no living owner. */
  readonly leaseSeconds: number
  /** Claims the key in a write of its own: for a handler whose first effect is a call and not a row. */
  acquire(): Promise<void>
  /** The bytes to store for this answer, sealed. After the settling statement committed, return the same answer. */
  seal(answer: Answer): Buffer
  /** Must be called once a statement of the capability completed the claim. */
  markCompleted(): void
}

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined

/** Declares a route with its handler's types taken from the schemas that validate. */
export function route<
  Params extends TSchema | undefined = undefined,
  Query extends TSchema | undefined = undefined,
  Body extends TSchema | undefined = undefined,
>(
  declaration: Omit<Route, 'params' | 'query' | 'body' | 'handle' | 'resume'> & {
    params?: Params
    query?: Query
    body?: Body
    handle(call: Call<StaticOf<Params>, StaticOf<Query>, StaticOf<Body>>): Promise<Answer>
    resume?(call: Call<StaticOf<Params>, StaticOf<Query>, StaticOf<Body>>, resourceId: string): Promise<Answer>
  },
): Route {
  return declaration as Route
}
