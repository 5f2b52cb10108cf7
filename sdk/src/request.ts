import { type OperationId, type Operations, routes } from './openapi.ts'

export const version = '0.2.0'

export type CallOptions = {
  /** Cancels the call, its waits and its retries. */
  signal?: AbortSignal | undefined
  /** Overrides the client's setting for this call. */
  timeoutMs?: number | undefined
  /** Overrides the client's setting for this call. */
  maxRetries?: number | undefined
}

export type WriteOptions = CallOptions & {
  /**
   * Identifies this request for 7 days: the same key and body are executed once, however often they are sent. By default
   * every call gets a random key, so that the library can retry. Set your own if the retry may come from another process,
   * such as a job that runs again after a crash.
   */
  idempotencyKey?: string | undefined
}

export type HttpRequest = { method: string; url: string; headers: Record<string, string>; body?: string }

type Inputs = { path?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** HTTP request of a call; a retry sends the same bytes again. */
export function buildRequest<Id extends OperationId>(
  client: { apiKey: string; baseUrl: string; language: string | undefined },
  operation: Id,
  input: Operations[Id]['input'],
  idempotencyKey: string | undefined,
): HttpRequest {
  const { method, path } = routes[operation]
  const { path: parameters = {}, query = {}, body } = input as Inputs
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString()
  return {
    method,
    url:
      client.baseUrl +
      path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => segment(name, parameters[name])) +
      (search && `?${search}`),
    headers: {
      'x-api-key': client.apiKey,
      accept: 'application/json',
      'user-agent': `pasarela-sdk/${version}`,
      ...(client.language === undefined ? {} : { 'accept-language': client.language }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

/** Path segment; an empty one or one of dots would address another resource. */
function segment(name: string, value: unknown): string {
  if (typeof value === 'string' && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value)
  throw new TypeError(`${name} must be a string that is not empty, "." or "..".`)
}
