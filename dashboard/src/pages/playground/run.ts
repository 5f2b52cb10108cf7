import type { ResponseBody, Choice, Flow } from './flows.ts'

export type Request = { method: 'GET' | 'POST'; path: string; body?: Record<string, unknown> }
export type Response = { status: number; headers: Record<string, string>; body: string; durationMs: number }
export type Exchange = { request: Request; response: Response }

/** Sends the requests of a flow in sequence and stops at the first error response. */
export async function runFlow(
  flow: Flow,
  choice: Choice,
  send: (request: Request) => Promise<Response>,
  onExchange: (exchange: Exchange) => void = () => {},
): Promise<Exchange[]> {
  const exchanges: Exchange[] = []
  const bodies: ResponseBody[] = []
  for (const { method, path, body } of flow.steps) {
    const request: Request = { method, path: path(choice, bodies), ...(body && { body: body(choice, bodies) }) }
    const response = await send(request)
    const exchange = { request, response }
    exchanges.push(exchange)
    onExchange(exchange)
    bodies.push(parseBody(response))
    if (response.status >= 300) break
  }
  return exchanges
}

export function parseBody({ body }: Response): ResponseBody {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? (parsed as ResponseBody) : {}
  } catch {
    return {}
  }
}

/** Ids of the created payments, without duplicates, in order. */
export function paymentIdsOf(exchanges: Exchange[]): string[] {
  const ids = exchanges.flatMap(({ response }) => {
    const { paymentId, credits } = parseBody(response)
    const parts = Array.isArray(credits) ? credits.map((part: ResponseBody) => part['paymentId']) : []
    return [paymentId, ...parts].filter((id): id is string => typeof id === 'string')
  })
  return [...new Set(ids)]
}

/** The request as a curl command, without the API key. */
export function asCurl(origin: string, { method, path, body }: Request): string {
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}'${origin}${path}'`, `-H 'x-api-key: …'`]
  if (body) {
    const text = JSON.stringify(body).replaceAll("'", String.raw`'\''`)
    lines.push(`-H 'content-type: application/json'`, `-d '${text}'`)
  }
  return lines.join(' \\\n  ')
}
