import type { Language } from '../preferences.ts'
import type { Answer, ApiRoute, Input } from './routes.ts'

/** A refusal of the gateway in its own words, or no answer at all. */
export class ApiError extends Error {
  /** The catalogue's code; `unreachable` when no answer came. */
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

  /** What is wrong with one field of the body, `/reason`. */
  problemOf(path: string): string | undefined {
    return this.details.find((detail) => detail.path === path)?.message
  }
}

type Anything = { params?: Record<string, string>; query?: object; body?: object }

export type Call = <Name extends ApiRoute>(
  name: Name,
  input: Input<Name>,
  options?: { signal?: AbortSignal },
) => Promise<Answer<Name>>

const BASE = '/admin/api'

export function createClient(parts: {
  fetch: typeof globalThis.fetch
  language(): Language
  csrfToken(): string | null
  /** The session has ended, or there never was one. */
  onSignedOut(): void
}): Call {
  return async <Name extends ApiRoute>(name: Name, input: Input<Name>, { signal }: { signal?: AbortSignal } = {}) => {
    const [method = '', path = ''] = name.split(' ')
    const { params = {}, query = {}, body } = input as Anything
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
    if (response.ok) return (await readAnswer(response)) as Answer<Name>
    const answer = await readAnswer(response).catch(() => undefined)
    const error = failureOf(response.status, answer)
    if (error.code === 'not_signed_in') parts.onSignedOut()
    throw error
  }
}

export function urlOf(path: string, params: Record<string, string>, query: object): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `${BASE}${filled}${search && `?${search}`}`
}

/** Half an answer is none: the connection may break, or the page be left, while it arrives. */
async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  try {
    return await response.json()
  } catch {
    throw failureOf(response.status, undefined)
  }
}

/** A proxy in between may answer with a page of its own: then there is only the status. */
function failureOf(status: number, answer: unknown): ApiError {
  const { error, message, details, requestId } = (answer ?? {}) as Record<string, unknown>
  return new ApiError({
    code: typeof error === 'string' ? error : 'unreadable',
    status,
    message: typeof message === 'string' ? message : '',
    details: Array.isArray(details) ? details : [],
    requestId: typeof requestId === 'string' ? requestId : undefined,
  })
}
