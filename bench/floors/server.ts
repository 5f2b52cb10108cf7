import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
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
import { type RecordedCharge, recordCharge } from './bank-call.ts'
import { at, type FloorStatements, type Prepared } from './statements.ts'

/**
 * What this machine can do at all: a bare Fastify that answers what the gateway answered, through the same response
 * schemas, after the same work in the database and at the bank, and nothing else. No keys, no validation, no limits,
 * no sealing, no metrics, no headers of its own.
 */
export type FloorQuestion = {
  connection: Connection
  poolSize: number
  bncUrl: string
  statements: FloorStatements
  /** Answers of the gateway, as it gave them. */
  samples: { quote: object; receipt: object; intent: object; executed: object }
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
  { statements, samples }: FloorQuestion,
  database: Database,
  callBank: () => Promise<void>,
): void {
  const named = namedSchemas(app)
  const [quoteRoute] = quoteRoutes({ quote: () => Promise.reject(new Error('not asked')) })
  const Quote = quoteRoute?.answers[200]
  if (!Quote) throw new Error('the quote has no schema')
  const answers = (status: number, schema: typeof Receipt | typeof C2pIntent | typeof Quote) => ({
    schema: { response: { [status]: named(schema) } },
  })

  app.get('/quote', answers(200, Quote), async () => samples.quote)

  app.get<{ Params: { id: string } }>('/payments/:id', answers(200, Receipt), async ({ params }) => {
    await mustFind(run(statements.byId, { [at.paymentId]: params.id }))
    return samples.receipt
  })

  app.get<{ Params: { ref: string } }>('/payments/by-ref/:ref', answers(200, Receipt), async ({ params }) => {
    await mustFind(run(statements.byRef, { [at.externalRef]: params.ref }))
    return samples.receipt
  })

  app.post('/payments/c2p/request', answers(201, C2pIntent), async (_request, reply) => {
    await run(statements.insert, { [at.paymentId]: systemRandom.uuid() })
    return reply.status(201).send(samples.intent)
  })

  app.post<{ Body: { intentId: string } }>('/payments/c2p', answers(201, Receipt), async ({ body }, reply) => {
    const id = body.intentId
    await mustFind(run(statements.claim, { [at.paymentId]: id, [at.claimEvent]: systemRandom.uuid() }))
    await callBank()
    await mustFind(run(statements.settle, { [at.paymentId]: id, [at.settleEvent]: systemRandom.uuid() }))
    return reply.status(201).send(samples.executed)
  })

  function run({ statement, values }: Prepared, changes: Record<number, string>): Promise<object[]> {
    return database.query(
      statement,
      values.map((value, index) => changes[index] ?? value),
    )
  }
}

async function mustFind(rows: Promise<object[]>): Promise<void> {
  if ((await rows).length === 0) throw new Error('no such payment')
}
