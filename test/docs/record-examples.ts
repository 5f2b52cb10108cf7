import { readFile, writeFile } from 'node:fs/promises'
import type { Collection } from './printed/collection.ts'
import { runCollection } from './collection-run.ts'

/**
 * Records the examples of the reference from a running gateway: every request of the collection with its answer, and the
 * answers to the same requests with a wrong key, without one, with an id that is unknown and with a body that is wrong.
 *
 *   npm start, then: node test/docs/record-examples.ts http://localhost:8080 pas_test_…
 */
export type Exchange = { method: string; path: string; body?: unknown; status: number; answer: unknown }
type Document = { paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>> }
export type Examples = Record<string, Exchange[]>

const unknownId = '01a1dd0d-1851-7615-a81f-4bf3713f333f'
const file = new URL('../../src/http/reference/examples.json', import.meta.url)

export async function recordExamples(baseUrl: string, apiKey: string): Promise<Examples> {
  const collection = JSON.parse(
    await readFile(new URL('../../docs/pasarela.postman_collection.json', import.meta.url), 'utf8'),
  ) as Collection
  const document = (await (await fetch(`${baseUrl}/openapi.json`)).json()) as Document
  const sent: Exchange[] = []
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const response = await send(input, init)
    const copy = response.clone()
    const isJson = copy.headers.get('content-type')?.startsWith('application/json')
    const body = typeof init?.body === 'string' ? { body: JSON.parse(init.body) as unknown } : {}
    sent.push({
      method: init?.method ?? 'GET',
      path: (input as string).slice(baseUrl.length),
      ...body,
      status: response.status,
      answer: isJson ? await copy.json() : `(${copy.headers.get('content-type')})`,
    })
    return response
  }
  try {
    const today = new Date(Date.now() - 4 * 3_600_000).toISOString().slice(0, 10)
    await runCollection(collection, { baseUrl, apiKey, today })
    await decide()
    // A copy: what is provoked is recorded too.
    const requests = sent.slice()
    for (const exchange of requests) await provoke(exchange)
  } finally {
    globalThis.fetch = send
  }
  return grouped(document, sent)

  /** Requests that the collection leaves out, because they need money that arrived, a second person, or a bank with a second factor. */
  async function decide(): Promise<void> {
    const call = (method: string, path: string, body?: object) =>
      fetch(`${baseUrl}/v1${path}`, {
        method,
        headers: { 'x-api-key': apiKey, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
    await call('GET', '/approvals')
    await call('POST', '/payments/vpos/authentication', { cardNumber: '4242424242424242', cardHolderId: 'V12345678' })
    for (const decision of ['approve', 'decline']) await call('POST', `/payments/${unknownId}/${decision}`)
    const list = (await (await call('GET', '/movements?state=unmatched')).json()) as { items: { movementId: string }[] }
    const [first] = list.items
    await call('POST', `/movements/${first?.movementId ?? unknownId}/match`, { paymentId: unknownId })
    await call('POST', `/movements/${first?.movementId ?? unknownId}/ignore`, { reason: 'Deposit of the owner' })
  }

  async function provoke({ method, path, body }: Exchange): Promise<void> {
    const json = { 'content-type': 'application/json' }
    const withBody = body === undefined ? {} : { body: JSON.stringify(body), headers: json }
    const call = (to: string, given: { body?: string; headers?: Record<string, string> }, key?: string) =>
      fetch(baseUrl + to, {
        method,
        ...given,
        headers: { ...given.headers, ...(key === undefined ? {} : { 'x-api-key': key }) },
      })
    await call(path, withBody)
    await call(path, withBody, 'pas_test_unknown')
    const elsewhere = path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, unknownId)
    if (elsewhere !== path) await call(elsewhere, withBody, apiKey)
    if (body !== undefined) await call(path, { body: '{"usdAmount":-1}', headers: json }, apiKey)
    else if (path.includes('?')) await call(path.replace(/=[^&]*/, '=-'), {}, apiKey)
  }
}

/** By operation, one of each status and error code that the operation declares. */
function grouped({ paths }: Document, sent: readonly Exchange[]): Examples {
  const templates = Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, { operationId, responses }]) => ({
      operationId,
      responses,
      method: method.toUpperCase(),
      // Literal parts first: /payments/{id} would also fit /payments/operations.
      parameters: template.split('{').length,
      pattern: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    })),
  )
  const byOperation: Examples = {}
  for (const exchange of sent) {
    const [path = ''] = exchange.path.split('?')
    const operation = templates
      .filter(({ method, pattern }) => method === exchange.method && pattern.test(path))
      .toSorted((a, b) => a.parameters - b.parameters)[0]
    if (!operation || !(exchange.status in operation.responses)) continue
    const known = (byOperation[operation.operationId] ??= [])
    if (!known.some((other) => nameOf(other) === nameOf(exchange))) known.push(withoutSecrets(exchange))
  }
  return Object.fromEntries(Object.entries(byOperation).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export function nameOf({ status, answer }: Exchange): string {
  const code = typeof answer === 'object' && answer !== null && 'error' in answer ? String(answer.error) : ''
  return `${status} ${status < 400 ? '' : code}`
}

/** Secrets and addresses that hold a token are of a gateway that is gone; they are shortened all the same. */
function withoutSecrets(exchange: Exchange): Exchange {
  const text = JSON.stringify(exchange)
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://localhost:8080')
    .replaceAll(/(whsec_|pas_test_)[\w+/=-]{12,}/g, '$1…')
    .replaceAll(/"secret":"[^"]{12,}"/g, '"secret":"…"')
    .replaceAll(/(\/(?:pay|l|r|checkout|links|receipts)\/)[\w-]{16,}/g, '$1…')
  return JSON.parse(text) as Exchange
}

if (import.meta.main) {
  const [baseUrl = '', apiKey = ''] = process.argv.slice(2)
  const examples = await recordExamples(baseUrl, apiKey)
  await writeFile(file, `${JSON.stringify(examples, null, 1)}\n`)
  process.stdout.write(`${Object.keys(examples).length} operations\n`)
}
