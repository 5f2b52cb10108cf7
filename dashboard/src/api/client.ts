import type { Language } from '../preferences.ts'
import type { ApiRoute, Input, ResponseOf } from './routes.ts'

/** Error response of the gateway, or no response at all. */
export class ApiError extends Error {
  /** Code of the error catalogue; `unreachable` without a response, `unreadable` if it is not the gateway's. */
  readonly code: string
  readonly status: number
  readonly details: { path: string; message: string }[]
  readonly requestId: string | undefined

  constructor(failure: {
    code: string
    status: number
    message: string
    details?: { path: string; message: string }[]
    requestId?: string | undefined
  }) {
    super(failure.message)
    this.code = failure.code
    this.status = failure.status
    this.details = failure.details ?? []
    this.requestId = failure.requestId
  }

  /** Whether the request may have had its effect: no response, or none of the gateway's own. */
  get isUnknown(): boolean {
    return this.code === 'unreachable' || this.code === 'unreadable' || this.code === 'internal_error'
  }

  /** Error message of one body field, such as `/reason`. */
  problemOf(path: string): string | undefined {
    return this.details.find((detail) => detail.path === path)?.message
  }
}

type AnyInput = { params?: Record<string, string>; query?: object; body?: object }

export type Call = <Name extends ApiRoute>(
  name: Name,
  input: Input<Name>,
  options?: { signal?: AbortSignal },
) => Promise<ResponseOf<Name>>

const BASE = '/admin/api'

export function createClient(parts: {
  fetch: typeof globalThis.fetch
  language(): Language
  csrfToken(): string | null
  /** Called when there is no valid session. */
  onSignedOut(): void
  /** Called when a request needs a fresh proof of identity; the request is repeated if it resolves to true. */
  stepUp(name: ApiRoute): Promise<boolean>
}): Call {
  const send = async <Name extends ApiRoute>(
    name: Name,
    input: Input<Name>,
    { signal }: { signal?: AbortSignal } = {},
  ) => {
    const [method = '', path = ''] = name.split(' ')
    const { params = {}, query = {}, body } = input as AnyInput
    const csrfToken = parts.csrfToken()
    const headers = {
      'accept-language': parts.language(),
      ...(body && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && csrfToken !== null && { 'x-csrf-token': csrfToken }),
    }
    const request: RequestInit = { method, headers, credentials: 'same-origin', ...(signal && { signal }) }
    if (body) request.body = JSON.stringify(body)
    const response = await parts.fetch(urlOf(path, params, query), request).catch((error: unknown) => {
      if (signal?.aborted) throw error
      throw new ApiError({ code: 'unreachable', status: 0, message: '' })
    })
    if (response.ok) return (await readBody(response)) as ResponseOf<Name>
    const errorBody = await readBody(response).catch(() => undefined)
    const error = failureOf(response.status, errorBody)
    if (error.code === 'not_signed_in') parts.onSignedOut()
    throw error
  }

  return async (name, input, options) => {
    try {
      return await send(name, input, options)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'step_up_required' || !(await parts.stepUp(name))) throw error
      return send(name, input, options)
    }
  }
}

export function urlOf(path: string, params: Record<string, string>, query: object): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `${BASE}${filled}${search && `?${search}`}`
}

/** Rejects a truncated body as an error: the connection may break while it arrives. */
async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  try {
    return await response.json()
  } catch {
    throw failureOf(response.status, undefined)
  }
}

/** Error from a response body. A proxy's own error page has only a status. */
function failureOf(status: number, body: unknown): ApiError {
  const { error, message, details, requestId } = (body ?? {}) as Record<string, unknown>
  return new ApiError({
    code: typeof error === 'string' ? error : 'unreadable',
    status,
    message: typeof message === 'string' ? message : '',
    details: Array.isArray(details) ? details : [],
    requestId: typeof requestId === 'string' ? requestId : undefined,
  })
}
