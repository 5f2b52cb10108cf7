import type { Static, TSchema } from 'typebox'
import type { ErrorCode, GatewayError } from './errors.ts'
import type { Caller } from './scope.ts'
import type { Language } from './text.ts'

/**
 * A route as its capability declares it: what it takes, what it answers, which errors of the catalogue it adds
 * to those of the door, and the function that does it. The door (http/) turns it into a listening route and
 * into a page of the OpenAPI document; a capability knows nothing of the server.
 */
export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below /v1, parameters in braces: `/payments/{id}`. */
  path: string
  operationId: string
  tag: string
  summary: string
  description?: string
  params?: TSchema
  query?: TSchema
  body?: TSchema
  answers: Record<number, TSchema>
  errors?: ErrorCode[]
  /**
   * The Idempotency-Key is claimed by the first statement the handler makes, in the commit of what it makes, and before
   * that nothing happens that may not happen twice. Otherwise it is claimed before the handler, in a commit of its own.
   */
  claimsKeyByWriting?: true
  handle(call: Call): Promise<Answer>
  /** The answer to a request whose first owner died after it had made `subjectId`: told from its state. */
  resume?(call: Call, subjectId: string): Promise<Answer>
}

export type Call<Params = unknown, Query = unknown, Body = unknown> = {
  caller: Caller
  params: Params
  query: Query
  body: Body
  requestId: string
  language: Language
  /** An error as the answer it becomes, for a refusal that must be stored with the payment it ended. */
  failure(error: GatewayError): Answer
  /** Present when the caller sent an Idempotency-Key: to be completed in the statement that settles the matter. */
  claim?: IdempotencyClaim | undefined
}

export type Answer = { status: number; body: object }

export type IdempotencyClaim = {
  /** Primary key of the claim's row together with the caller's scope, and the token that proves ownership. */
  readonly route: string
  readonly key: string
  readonly token: string
  /** What the key may be used for again, and for how long. */
  readonly fingerprint: Buffer
  readonly keepDays: number
  /** A claim older than this has no living owner. */
  readonly leaseSeconds: number
  /** The bytes to store for this answer, sealed. After the settling statement committed, return the same answer. */
  seal(answer: Answer): Buffer
  /** To be called once the claim was completed inside a statement of the capability's own. */
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
    resume?(call: Call<StaticOf<Params>, StaticOf<Query>, StaticOf<Body>>, subjectId: string): Promise<Answer>
  },
): Route {
  return declaration as Route
}
