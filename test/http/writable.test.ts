import { afterAll, beforeAll, expect, test } from 'vitest'
import { Type } from '../../src/foundation/schema.ts'
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'
import { route } from '../../src/foundation/route.ts'
import { positionalStatement } from '../harness/statement.ts'

/**
 * A full disk is simulated in the server: it raises the error, with its code, that PostgreSQL raises when it
 * cannot extend a file, for a request's statement and for every new table.
 */
const raise = (code: string) => `raise exception 'no space left on device' using errcode = '${code}'`

let gateway: TestGateway
let key: string
let code = '53100'
beforeAll(async () => {
  gateway = await startTestGateway({
    routes: [
      route({
        method: 'POST',
        path: '/write',
        keyScope: 'any',
        operationId: 'write',
        tag: 'Test',
        summary: 'Writes to a database that refuses writes',
        answers: { 200: Type.Object({}) },
        handle: async () => {
          await gateway.database.query(positionalStatement(`test.full_${code}`, `do $$ begin ${raise(code)}; end $$`))
          return { status: 200, body: {} }
        },
      }),
    ],
  })
  key = (await gateway.createTenant()).key
})
afterAll(() => gateway.stop())

const run = (text: string) => gateway.database.query(positionalStatement('', text))

async function refuseNewTables(): Promise<void> {
  await run(
    `create or replace function test_refuse() returns event_trigger language plpgsql as $$ begin ${raise(code)}; end $$`,
  )
  await run(`create event trigger test_refuse on ddl_command_start when tag in ('CREATE TABLE AS')
             execute function test_refuse()`)
}
const allowNewTables = () => run('drop event trigger test_refuse')

/** The result of the checks is answered again for a second; the test's time-out is the limit. */
async function untilReadiness(status: number, body: object): Promise<void> {
  for (;;) {
    const ready = await gateway.call('/readyz')
    if (ready.status === status) return expect(ready.body).toEqual(body)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test.each([
  ['53100', 'disk full'],
  ['53200', 'out of memory'],
  ['53000', 'insufficient resources'],
])(
  'SQLSTATE %s is answered 503, and /readyz says “%s” until the database accepts writes again',
  async (given, cause) => {
    code = given
    await refuseNewTables()
    await untilReadiness(200, { status: 'ready', checks: { database: 'ok' } })

    const answer = await gateway.call('/v1/write', { key, method: 'POST' })
    expect([answer.status, answer.body['error']]).toEqual([503, 'service_unavailable'])
    expect(answer.headers.get('retry-after')).toBe('1')
    const line = gateway.logged.find((text) => text.includes(`database: ${cause}`))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 'warn', errorCode: given })

    await untilReadiness(503, { status: 'unavailable', checks: { database: cause } })
    expect((await gateway.call('/livez')).status).toBe(200)

    await allowNewTables()
    await untilReadiness(200, { status: 'ready', checks: { database: 'ok' } })
  },
)
