import { type OperationId, type Operations, routes } from './openapi.ts'

export const version = '0.1.0'

export type CallOptions = {
  /** Ends the call, its waits and its retries. */
  signal?: AbortSignal | undefined
  /** For this call instead of the client's. */
  timeoutMs?: number | undefined
  /** For this call instead of the client's. */
  maxRetries?: number | undefined
}

export type WriteOptions = CallOptions & {
  /**
   * Names this one request, for 7 days: the same key and body are done once, however often they are sent. Without it
   * every call gets a key of its own, so that the library may retry. Give yours when the retry may come from another
   * process, such as a job that runs again after a crash.
   */
  idempotencyKey?: string | undefined
}

export type HttpRequest = { method: string; url: string; headers: Record<string, string>; body?: string }

type Inputs = { path?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** The bytes of a call; a retry sends the same ones again. */
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

/** An empty segment or one of dots would lead to another address. */
function segment(name: string, value: unknown): string {
  if (typeof value === 'string' && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value)
  throw new TypeError(`${name} must be a text that is not empty, "." or "..".`)
}
