import pg from 'pg'
import type { Connection } from '../../src/storage/database.ts'

/** A session of its own for statements that take longer than the gateway would ever wait. */
export async function withClient<Result>(
  connection: Connection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection)
  // Unheard, the end of a server that is stopped after a failure would hide that failure.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
