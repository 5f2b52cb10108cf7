import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { request } from 'undici'
import { samplesOf } from '../../checkout/fixtures/samples.ts'
import { renderPage } from '../../checkout/render.ts'
import { createBankDispatcher } from '../../src/banks/transport.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { namedSchemas } from '../../src/http/openapi.ts'
import { C2pIntent } from '../../src/payments/c2p/schema.ts'
import { Receipt } from '../../src/payments/receipt.ts'
import { quoteRoutes } from '../../src/rates/routes.ts'
import { type Connection, type Database, openDatabase } from '../../src/storage/database.ts'
import { UNIQUE } from '../load/job.ts'
import { handleRequests } from '../processes/child.ts'
import type { ApiResponse } from '../environment/api.ts'
import { type RecordedCharge, recordCharge } from './bank-call.ts'
import type { BaselineStatements, Prepared } from './statements.ts'

/**
 * Baseline server: bare Fastify that returns the gateway's responses through the same response schemas and with the same
 * headers, after the same database statements and bank call. No API keys, validation, rate limits, encryption or metrics.
 */
/** A page of the gateway, sent by the baseline as it was recorded. */
export type RecordedPage = { path: string; headers: Record<string, string>; text: string; select: Prepared }

export type BaselineSetup = {
  page: RecordedPage
  connection: Connection
  poolSize: number
  bncUrl: string
  statements: BaselineStatements
  /** Responses recorded from the gateway. */
  samples: Record<'quote' | 'receipt' | 'intent' | 'executed', ApiResponse>
}

handleRequests(async (setup: BaselineSetup) => {
  const app = Fastify({ logger: false })
  const database = openDatabase(setup.connection, setup.poolSize)
  const dispatcher = createBankDispatcher({ connectTimeoutMs: 3_000 })
  const charge = await recordCharge(setup.bncUrl, 'the baseline', dispatcher)
  addRoutes(app, setup, database, () => callBank(charge))
  return app.listen({ port: 0, host: '127.0.0.1' })

  async function callBank({ url, headers, body }: RecordedCharge): Promise<void> {
    const reference = randomUUID().replaceAll('-', '').slice(-20).toUpperCase()
    const response = await request(url, {
      method: 'POST',
      headers,
      body: body.replace(UNIQUE, reference),
      dispatcher,
    })
    await response.body.text()
    if (response.statusCode !== 202) throw new Error(`the bank returned ${response.statusCode}`)
  }
})

function addRoutes(
  app: FastifyInstance,
  { statements, samples: recorded, page }: BaselineSetup,
  database: Database,
  callBank: () => Promise<void>,
): void {
  const samples = {
    quote: withoutServerHeaders(recorded.quote),
    receipt: withoutServerHeaders(recorded.receipt),
    intent: withoutServerHeaders(recorded.intent),
    executed: withoutServerHeaders(recorded.executed),
  }
  const named = namedSchemas(app)
  const [quoteRoute] = quoteRoutes({ quote: () => Promise.reject(new Error('not called')) })
  const Quote = quoteRoute?.answers[200]
  if (!Quote) throw new Error('the quote has no schema')
  const respondsWith = (status: number, schema: typeof Receipt | typeof C2pIntent | typeof Quote) => ({
    schema: { response: { [status]: named(schema) } },
  })

  app.get('/quote', respondsWith(200, Quote), async (_request, reply) => replyWith(reply, 200, samples.quote))

  const view = samplesOf('es')['methods']
  if (!view) throw new Error('the sample of the first page was renamed')
  const prerendered = renderPage(view)
  app.get('/rendered', (_request, reply) => reply.type('text/html; charset=utf-8').send(renderPage(view)))
  app.get('/prerendered', (_request, reply) => reply.type('text/html; charset=utf-8').send(prerendered))
  const pageHeaders = headersOf(page)
  app.get('/pay/:token', async (_request, reply) => {
    await mustFind(run(page.select, {}))
    return reply.headers(pageHeaders).type('text/html; charset=utf-8').send(page.text)
  })

  app.get<{ Params: { id: string } }>('/payments/:id', respondsWith(200, Receipt), async ({ params }, reply) => {
    await mustFind(run(statements.byId, { paymentId: params.id }))
    return replyWith(reply, 200, samples.receipt)
  })

  app.get<{ Params: { ref: string } }>(
    '/payments/by-ref/:ref',
    respondsWith(200, Receipt),
    async ({ params }, reply) => {
      await mustFind(run(statements.byRef, { externalRef: params.ref }))
      return replyWith(reply, 200, samples.receipt)
    },
  )

  app.post('/payments/c2p/request', respondsWith(201, C2pIntent), async (_request, reply) => {
    await run(statements.insert, { paymentId: systemRandom.uuid() })
    return replyWith(reply, 201, samples.intent)
  })

  // As the bank's own numbers: a second payment with both would not be settled, and one reference for all payments would
  // have PostgreSQL read them all at each settlement.
  let transactions = Date.now()
  app.post<{ Body: { intentId: string } }>('/payments/c2p', respondsWith(201, Receipt), async ({ body }, reply) => {
    const id = body.intentId
    await mustFind(run(statements.claim, { paymentId: id, eventId: systemRandom.uuid() }))
    await callBank()
    transactions += 1
    const bankTxId = String(transactions)
    const numbers = { bankTxId, bankReference: bankTxId.slice(-8) }
    await mustFind(run(statements.settle, { paymentId: id, eventId: systemRandom.uuid(), ...numbers }))
    return replyWith(reply, 201, samples.executed)
  })

  function run({ statement, parameters, values }: Prepared, changes: Record<string, string>): Promise<object[]> {
    return database.query(
      statement,
      values.map((value, index) => changes[parameters[index] ?? ''] ?? value),
    )
  }
}

/** Headers that the HTTP server generates itself. */
const serverHeaders = new Set(['content-length', 'content-type', 'date', 'connection', 'keep-alive'])

function withoutServerHeaders({ headers, body }: ApiResponse): ApiResponse {
  return { headers: headersOf({ headers }), body }
}

function headersOf({ headers }: Pick<ApiResponse, 'headers'>): ApiResponse['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !serverHeaders.has(name)))
}

function replyWith(reply: FastifyReply, status: number, { headers, body }: ApiResponse): object {
  void reply.status(status).headers(headers)
  return body
}

async function mustFind(rows: Promise<object[]>): Promise<void> {
  if ((await rows).length === 0) throw new Error('no such payment')
}
