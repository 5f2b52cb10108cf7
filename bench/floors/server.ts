import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { request } from 'undici'
import { createBankDispatcher } from '../../src/banks/transport.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { namedSchemas } from '../../src/http/openapi.ts'
import { C2pIntent } from '../../src/payments/c2p/schema.ts'
import { Receipt } from '../../src/payments/receipt.ts'
import { quoteRoutes } from '../../src/rates/routes.ts'
import { type Connection, type Database, openDatabase } from '../../src/storage/database.ts'
import { UNIQUE } from '../load/job.ts'
import { answerParent } from '../processes/child.ts'
import type { Answer } from '../world/api.ts'
import { type RecordedCharge, recordCharge } from './bank-call.ts'
import type { FloorStatements, Prepared } from './statements.ts'

/**
 * What this machine can do at all: a bare Fastify that answers what the gateway answered, through the same response
 * schemas and with the same headers, after the same work in the database and at the bank, and nothing else. No keys, no
 * validation, no limits, no sealing, no metrics.
 */
export type FloorQuestion = {
  connection: Connection
  poolSize: number
  bncUrl: string
  statements: FloorStatements
  /** Answers of the gateway, as it gave them. */
  samples: Record<'quote' | 'receipt' | 'intent' | 'executed', Answer>
}

answerParent(async (question: FloorQuestion) => {
  const app = Fastify({ logger: false })
  const database = openDatabase(question.connection, question.poolSize)
  const dispatcher = createBankDispatcher({ connectTimeoutMs: 3_000 })
  const charge = await recordCharge(question.bncUrl, 'the floor', dispatcher)
  addRoutes(app, question, database, () => callBank(charge))
  return app.listen({ port: 0, host: '127.0.0.1' })

  async function callBank({ url, headers, body }: RecordedCharge): Promise<void> {
    const reference = randomUUID().replaceAll('-', '').slice(-20).toUpperCase()
    const answer = await request(url, {
      method: 'POST',
      headers,
      body: body.replace(UNIQUE, reference),
      dispatcher,
    })
    await answer.body.text()
    if (answer.statusCode !== 202) throw new Error(`the bank answered ${answer.statusCode}`)
  }
})

function addRoutes(
  app: FastifyInstance,
  { statements, samples: answered }: FloorQuestion,
  database: Database,
  callBank: () => Promise<void>,
): void {
  const samples = {
    quote: withoutOwn(answered.quote),
    receipt: withoutOwn(answered.receipt),
    intent: withoutOwn(answered.intent),
    executed: withoutOwn(answered.executed),
  }
  const named = namedSchemas(app)
  const [quoteRoute] = quoteRoutes({ quote: () => Promise.reject(new Error('not asked')) })
  const Quote = quoteRoute?.answers[200]
  if (!Quote) throw new Error('the quote has no schema')
  const answers = (status: number, schema: typeof Receipt | typeof C2pIntent | typeof Quote) => ({
    schema: { response: { [status]: named(schema) } },
  })

  app.get('/quote', answers(200, Quote), async (_request, reply) => replyWith(reply, 200, samples.quote))

  app.get<{ Params: { id: string } }>('/payments/:id', answers(200, Receipt), async ({ params }, reply) => {
    await mustFind(run(statements.byId, { paymentId: params.id }))
    return replyWith(reply, 200, samples.receipt)
  })

  app.get<{ Params: { ref: string } }>('/payments/by-ref/:ref', answers(200, Receipt), async ({ params }, reply) => {
    await mustFind(run(statements.byRef, { externalRef: params.ref }))
    return replyWith(reply, 200, samples.receipt)
  })

  app.post('/payments/c2p/request', answers(201, C2pIntent), async (_request, reply) => {
    await run(statements.insert, { paymentId: systemRandom.uuid() })
    return replyWith(reply, 201, samples.intent)
  })

  app.post<{ Body: { intentId: string } }>('/payments/c2p', answers(201, Receipt), async ({ body }, reply) => {
    const id = body.intentId
    await mustFind(run(statements.claim, { paymentId: id, eventId: systemRandom.uuid() }))
    await callBank()
    await mustFind(run(statements.settle, { paymentId: id, eventId: systemRandom.uuid() }))
    return replyWith(reply, 201, samples.executed)
  })

  function run({ statement, parameters, values }: Prepared, changes: Record<string, string>): Promise<object[]> {
    return database.query(
      statement,
      values.map((value, index) => changes[parameters[index] ?? ''] ?? value),
    )
  }
}

/** Those the server makes by itself it makes here too. */
const ownHeaders = new Set(['content-length', 'content-type', 'date', 'connection', 'keep-alive'])

function withoutOwn({ headers, body }: Answer): Answer {
  return { headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name))), body }
}

function replyWith(reply: FastifyReply, status: number, { headers, body }: Answer): object {
  void reply.status(status).headers(headers)
  return body
}

async function mustFind(rows: Promise<object[]>): Promise<void> {
  if ((await rows).length === 0) throw new Error('no such payment')
}
