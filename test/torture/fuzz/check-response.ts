import type { FuzzRequest } from './requests.ts'

/** Statuses that any request may get from the HTTP layer, all with the common error body. */
const commonErrorStatuses = new Set([400, 401, 404, 405, 408, 413, 415, 429, 431])

export type FuzzResponse = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

/** Describes the problem of a response; undefined if there is none. */
export function checkResponse(request: FuzzRequest, answer: FuzzResponse): string | undefined {
  const { status, headers, text } = answer
  if (request.method === 'HEAD') return status >= 500 ? `HEAD got ${status}` : undefined
  const isOperation = request.method === request.operation.method && isItsPath(request)
  const type = String(headers['content-type'])
  if (isOperation && request.operation.files.get(status) === type) return undefined
  if (!type.startsWith('application/json')) return `${status} is not JSON: ${text.slice(0, 200)}`
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return `${status} cannot be parsed: ${text.slice(0, 200)}`
  }
  if (status >= 400) {
    const problem = checkErrorBody(body, status)
    if (problem) return problem
  }
  if (headers['x-request-id'] === undefined) return `${status} has no x-request-id`
  const validate = isOperation ? request.operation.accepts.get(status) : undefined
  if (validate) {
    const problem = validate(body)
    return problem && `${status} does not match its schema: ${problem}`
  }
  if (commonErrorStatuses.has(status) || !isOperation)
    return status >= 500 && status !== 503 ? `undeclared ${status}: ${text.slice(0, 300)}` : undefined
  return `undeclared ${status}: ${text.slice(0, 300)}`
}

function checkErrorBody(body: unknown, status: number): string | undefined {
  const { statusCode, error, message, requestId } = (body ?? {}) as Record<string, unknown>
  const isWhole =
    statusCode === status && [error, message, requestId].every((field) => typeof field === 'string' && field !== '')
  if (!isWhole) return `${status} is not an error body: ${JSON.stringify(body).slice(0, 300)}`
  if (/\bat .+\.[jt]s:\d|node_modules|select .+ from /i.test(String(message)))
    return `${status} discloses internals: ${String(message)}`
  return undefined
}

function isItsPath({ path, operation }: FuzzRequest): boolean {
  const pattern = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`)
  return pattern.test(path)
}
