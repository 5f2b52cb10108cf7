import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { GatewayError } from '../foundation/errors.ts'
import { errorFields, type Log } from '../foundation/log.ts'
import { DatabaseUnavailable, exhaustedResources } from '../storage/database.ts'
import { errorBody, toGatewayError } from './errors.ts'
import { languageOf } from './language.ts'
import type { Metrics } from './metrics.ts'
import { routeOf } from './observe.ts'
import { validationFailure, type ValidationFailure } from './validation.ts'
import type { WritableCheck } from './writable.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

export type ErrorSender = (thrown: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Error handler of all routes: counts, logs and sends the response of any exception. */
export function createErrorSender(parts: {
  metrics: Metrics
  log: Log
  writable: WritableCheck
  closeConnectionWhenDraining(reply: FastifyReply): void
}): ErrorSender {
  const { metrics, log, writable, closeConnectionWhenDraining } = parts
  // An alert sees no increase in a counter that begins with its first event.
  for (const resource of exhaustedResources) metrics.databaseExhausted.inc({ resource }, 0)

  return (thrown, request, reply) => {
    const validation = validationFailure(thrown, request)
    const error = validation ? new GatewayError('invalid_request') : toGatewayError(thrown)
    if (error.code === 'internal_error') {
      metrics.internalErrors.inc()
      log.error('request failed', { requestId: request.id, route: routeOf(request), ...errorFields(error.cause) })
    }
    if (error instanceof DatabaseUnavailable) recordUnavailable(error, request)
    closeConnectionWhenDraining(reply)
    if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', Math.max(1, error.retryAfterSeconds))
    return reply
      .status(error.status)
      .type(JSON_TYPE)
      .send(JSON.stringify(responseBody(error, request, validation)))
  }

  function recordUnavailable(error: DatabaseUnavailable, request: FastifyRequest): void {
    metrics.databaseUnavailable.inc()
    const resource = writable.record(error)
    if (resource !== undefined) metrics.databaseExhausted.inc({ resource })
    log.component('database').warn(resource ?? 'unavailable', {
      requestId: request.id,
      ...errorFields(error.cause),
      errorStack: undefined,
    })
  }
}

export function responseBody(error: GatewayError, request: FastifyRequest, validation?: ValidationFailure) {
  return errorBody(error, {
    requestId: request.id,
    language: languageOf(request),
    ...(validation ? { validation } : {}),
  })
}
