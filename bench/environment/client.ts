import pg from 'pg'
import type { Connection } from '../../src/storage/database.ts'

/** Separate database session for statements that exceed the gateway's statement timeout. */
export async function withClient<Result>(
  connection: Connection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection)
  // Without a listener, the server shutting down after a failure would throw here and hide that failure.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
