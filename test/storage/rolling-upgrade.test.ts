import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '../../src/storage/database.ts'
import { migrate } from '../../src/storage/migrate.ts'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'
import { restrictedKey } from '../harness/keys.ts'
import { c2pDetails } from '../harness/payments.ts'
import { describeStatement } from './describe-statement.ts'
import { folderOf, releases, tablesOf } from './releases.ts'
import { unpackRecording } from './traffic.ts'

/**
 * A rolling upgrade: the schema is migrated while processes of a former release still run, until each is replaced. What such
 * a process would send was recorded when the release was frozen, and is sent to two databases: one with the schema of the
 * release, one migrated to the present. Every statement must have the same types, results and effects in both.
 */
describe.each(releases.filter(({ frozen }) => frozen))('a process of $version on the present schema', ({ version }) => {
  const { texts, traffic } = unpackRecording(readFileSync(new URL('statements.json.gz', folderOf(version))))
  let upgraded: Connection
  const clients: Record<'former' | 'upgraded', pg.Client | undefined> = { former: undefined, upgraded: undefined }
  const both = () => [clients.former as pg.Client, clients.upgraded as pg.Client] as const

  beforeAll(async () => {
    const dump = await readFile(new URL('dump.sql', folderOf(version)), 'utf8')
    // Without its data: the recorded traffic fills the tables from the beginning.
    const schema = dump.slice(0, dump.search(/^alter table \w+ disable trigger user;$/m))
    const applied = dump.split('\n').filter((line) => /^insert into schema_(migrations|routines) /.test(line))
    for (const name of ['former', 'upgraded'] as const) {
      const connection = await createTestDatabase({ migrated: false })
      const client = new pg.Client(connection)
      await client.connect()
      await client.query([schema, ...applied].join('\n'))
      if (name === 'upgraded') {
        await migrate(connection)
        upgraded = connection
      }
      clients[name] = client
    }
  })
  afterAll(() => Promise.all(both().map((client) => client.end())))

  test('prepares every statement of the release, with the parameters and columns that it had', async () => {
    const [former, present] = both()
    expect(Object.keys(texts).length).toBeGreaterThan(200)
    const changed: string[] = []
    for (const [name, text] of Object.entries(texts)) {
      const before = await describeStatement(former, text)
      const now = await describeStatement(present, text).catch((error: Error) => error.message)
      if (JSON.stringify(now) !== JSON.stringify(before)) changed.push(`${name}: ${JSON.stringify(now)}`)
    }
    expect(changed).toEqual([])
  })

  test('sends what a gateway of the release sent, with the same results and the same rows', async () => {
    const [former, present] = both()
    const differences: string[] = []
    for (const group of traffic) {
      for (const client of both()) await client.query('begin')
      for (const { name, text, values } of group) {
        const before = await former.query({ text, values })
        const now = await present.query({ text, values }).catch((error: Error) => {
          throw new Error(`${name}: ${error.message}`)
        })
        if (timeless(now.rows) !== timeless(before.rows)) {
          differences.push(`${name}: ${timeless(now.rows)} instead of ${timeless(before.rows)}`)
        }
      }
      for (const client of both()) await client.query('commit')
    }
    expect(differences).toEqual([])
    for (const table of await tablesOf(former)) {
      if (table.startsWith('schema_')) continue
      const [before, now] = [await rowsOf(former, table), await rowsOf(present, table)]
      const columns = Object.keys(before[0] ?? {})
      const comparable = (rows: Row[]) =>
        rows.map((row) => timeless(Object.fromEntries(columns.map((name) => [name, row[name]])))).toSorted()
      const same = now.filter((row) => !(additions[table]?.(row) ?? false))
      expect(comparable(same), table).toEqual(comparable(before))
    }
    expect(new Set(traffic.flat().map(({ name }) => name)).size).toBeGreaterThan(90)
  })

  describe('a gateway of the present version beside it', () => {
    let gateway: TestGateway
    let key: string
    beforeAll(async () => {
      gateway = await startTestGateway({ connection: upgraded })
      const { rows } = await (clients.upgraded as pg.Client).query<{ tenantId: string }>(
        `select tenant_id as "tenantId" from tenants where name = 'Tienda que cobra y paga'`,
      )
      key = (await restrictedKey(gateway, rows[0]?.tenantId ?? '', {})).key
    })
    afterAll(() => gateway.stop())

    test('answers for the payments that the other made after the migration, and lists their events', async () => {
      const { body } = await gateway.call('/v1/payments?limit=100', { key })
      const items = body['items'] as { paymentId: string; status: string }[]
      expect(items.length).toBeGreaterThan(20)
      for (const { paymentId, status } of items) {
        const receipt = await gateway.call(`/v1/payments/${paymentId}`, { key })
        expect([receipt.status, receipt.body['paymentId']], receipt.text).toEqual([200, paymentId])
        if (status === 'PENDING') continue
        const { body: timeline } = await gateway.call(`/v1/payments/${paymentId}/events`, { key })
        expect((timeline['items'] as object[]).length).toBeGreaterThan(0)
      }
      const ended = items.filter(({ status }) => status === 'COMPLETED' || status === 'REVERSED')
      const missing = async () => {
        const { body: events } = await gateway.call('/v1/events?limit=100', { key })
        const listed = new Set((events['items'] as { data: { paymentId: string } }[]).map(({ data }) => data.paymentId))
        return ended.filter(({ paymentId }) => !listed.has(paymentId))
      }
      // An event is listed once the transactions of the server that began before it have ended, those of other tests too.
      await expect.poll(missing).toEqual([])
    })

    test('makes no second payment of a request that the other answered under the same Idempotency-Key', async () => {
      const count = async () => (await rowsOf(clients.upgraded as pg.Client, 'payments')).length
      const before = await count()
      const headers = { 'idempotency-key': 'repeated' }
      const repeated = await gateway.call('/v1/payments/c2p/request', {
        method: 'POST',
        key,
        body: c2pDetails,
        headers,
      })
      expect([repeated.status, await count()], repeated.text).toEqual([201, before])
    })
  })
})

type Row = Record<string, unknown>

/** Rows that the present routines write beside those of the release. */
const additions: Record<string, (row: Row) => boolean> = {
  // Kept for the list of events, whether or not an endpoint subscribes to it.
  payment_events: ({ event }) => event === 'payment.canceled',
}

async function rowsOf(client: pg.Client, table: string): Promise<Row[]> {
  const { rows } = await client.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} t`)
  return rows.map(({ row }) => row)
}

/** As text, without times and what is computed from them: they differ between two runs. */
function timeless(value: unknown): string {
  return JSON.stringify(value, (name, each: unknown) =>
    name === 'ageSeconds' || name === 'tokens' || isTime(each) ? 'time' : each,
  )
}

const isTime = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)
