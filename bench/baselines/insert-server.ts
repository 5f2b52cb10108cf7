import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { type Connection, openDatabase } from '../../src/storage/database.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { handleRequests } from '../processes/child.ts'

/**
 * Baseline of a receiver of notifications: bare Fastify that inserts the text under its hash and answers. No address, no
 * authentication, no parsing, no sealing, no movement.
 */
export type InsertSetup = { connection: Connection; poolSize: number }

const create = positionalStatement(
  'baseline.notifications',
  `create table notifications (digest bytea primary key, body text not null, received_at timestamptz not null default now())`,
)
const insert = positionalStatement(
  'baseline.notification',
  `insert into notifications (digest, body) values ($1, $2) on conflict do nothing`,
)

handleRequests(async ({ connection, poolSize }: InsertSetup) => {
  const app = Fastify({ logger: false })
  const database = openDatabase(connection, poolSize)
  await database.query(create)
  app.post('/notify/*', async ({ body }, reply) => {
    const text = JSON.stringify(body)
    await database.query(insert, [createHash('sha256').update(text).digest(), text])
    return reply.send({ abono: true })
  })
  return app.listen({ port: 0, host: '127.0.0.1' })
})
