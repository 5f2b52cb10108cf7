import type { Answered, Choice, Flow } from './flows.ts'

export type Request = { method: 'GET' | 'POST'; path: string; body?: Record<string, unknown> }
export type Response = { status: number; headers: Record<string, string>; body: string; durationMs: number }
export type Exchange = { request: Request; response: Response }

/** Makes a flow's requests one after the other; the first that is refused is the last. */
export async function runFlow(
  flow: Flow,
  choice: Choice,
  send: (request: Request) => Promise<Response>,
  onExchange: (exchange: Exchange) => void = () => {},
): Promise<Exchange[]> {
  const exchanges: Exchange[] = []
  const answered: Answered[] = []
  for (const { method, path, body } of flow.steps) {
    const request: Request = { method, path: path(choice, answered), ...(body && { body: body(choice, answered) }) }
    const response = await send(request)
    const exchange = { request, response }
    exchanges.push(exchange)
    onExchange(exchange)
    answered.push(readAnswer(response))
    if (response.status >= 300) break
  }
  return exchanges
}

export function readAnswer({ body }: Response): Answered {
  try {
    const answer: unknown = JSON.parse(body)
    return typeof answer === 'object' && answer !== null ? (answer as Answered) : {}
  } catch {
    return {}
  }
}

/** The payments that requests made, each once, in their order. */
export function paymentIdsOf(exchanges: Exchange[]): string[] {
  const ids = exchanges.flatMap(({ response }) => {
    const { paymentId, credits } = readAnswer(response)
    const parts = Array.isArray(credits) ? credits.map((part: Answered) => part['paymentId']) : []
    return [paymentId, ...parts].filter((id): id is string => typeof id === 'string')
  })
  return [...new Set(ids)]
}

/** The same request for a terminal. The key is the reader's own. */
export function asCurl(origin: string, { method, path, body }: Request): string {
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}'${origin}${path}'`, `-H 'x-api-key: …'`]
  if (body) {
    const text = JSON.stringify(body).replaceAll("'", String.raw`'\''`)
    lines.push(`-H 'content-type: application/json'`, `-d '${text}'`)
  }
  return lines.join(' \\\n  ')
}
