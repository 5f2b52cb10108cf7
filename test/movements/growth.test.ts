import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { createMovementLists, type ListQuery } from '../../src/movements/lists.ts'
import { createReadingStore } from '../../src/movements/reading-store.ts'
import { createMovementStore } from '../../src/movements/store.ts'
import type { PayerEncryption } from '../../src/payments/payer-encryption.ts'
import { type Database, openDatabase } from '../../src/storage/database.ts'
import { loadInstallation } from '../../src/storage/installation.ts'
import { movementStates } from '../../src/webhooks/movement-fields.ts'
import { createTestDatabase } from '../harness/database.ts'
import { lineOf } from '../harness/movements.ts'
import { payerEncryptionOf } from '../harness/payments.ts'
import { type PlannedDatabase, planned } from '../harness/plans.ts'
import { testSealer } from '../harness/sealer.ts'

/**
 * A million movements on 20 accounts that two tenants share. What a statement reads must not depend on how many there are,
 * nor on how many of them the other tenant has matched.
 */
const MOVEMENTS = 1_000_000
const ACCOUNTS = 20
const READINGS = 20_000
const PAGE = 26

let plain: Database
let database: PlannedDatabase
let client: pg.Client
let encryption: PayerEncryption
let digest: Parameters<typeof createMovementStore>[0]['digest']

const hashOf = (text: string) => createHash('sha256').update(text).digest()
const accountId = hashOf('account 7')
const uuidOf = (text: string) => {
  const hex = createHash('md5').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
const tenantId = uuidOf('tenant rare')
/** A movement every second, the newest of them now. */
const beganMs = Date.now() - MOVEMENTS * 1_000
const idOf = (n: number) => {
  const hex = `${(beganMs + n * 1_000).toString(16).padStart(12, '0')}70008${n.toString(16).padStart(15, '0')}`
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
/** Of the measured account, and far from either end. */
const MIDDLE = 500_007
const middleAt = new Date(beganMs + MIDDLE * 1_000)

// 90 % matched, nearly all by the other tenant; 1 % ignored; 4 % outgoing; the rest unmatched, a few of them due.
const fill = `
  insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, reference, numbers,
    payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason,
    next_match_at)
  select sha256(('account ' || n % ${ACCOUNTS})::bytea), n::text,
    (lpad(to_hex($3::bigint + n * 1000), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, 'bnc', seen::date,
    (10 + n % 997)::numeric, case when kind = 99 then 'out' else 'in' end, 'p2p', lpad(n::text, 12, '0'), array[n::text],
    substr(h || h || h || h || h, 1, 150), h, h, 'statement', true, seen, state,
    case when state <> 'unmatched' then md5('tenant ' || case when n / 100 % 1000 = 7 then 'rare' else 'usual' end)::uuid end,
    case when state <> 'unmatched' then true end,
    case when state = 'matched' then md5('payment ' || n)::uuid end, case when state = 'ignored' then 'none' end,
    case when state = 'unmatched' and n % 1000 = 7 then seen end
  from (
    select n, kind, sha256(('payer ' || n % 100000)::bytea) as h, to_timestamp($3 / 1000.0 + n) as seen,
      case when kind < 90 then 'matched' when kind = 90 then 'ignored' else 'unmatched' end as state
    from (select n, (n / ${ACCOUNTS} * 37 + n / 5000) % 100 as kind from generate_series($1::bigint, $2::bigint) n) numbered
  ) kinds`

beforeAll(async () => {
  const connection = await createTestDatabase()
  plain = openDatabase(connection, 2)
  client = new pg.Client(connection)
  await client.connect()
  encryption = await payerEncryptionOf(plain)
  digest = (await loadInstallation(plain, testSealer, systemRandom)).hasher('notification')
  await client.query(fill, [0, MOVEMENTS - 1, beganMs])
  await client.query(
    `insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, read_at)
     select sha256(n::text::bytea), gen_random_uuid(), true, 'bnc', now() + (n % 3600 - 10) * interval '1 second', now(), now()
     from generate_series(1, ${READINGS}) n`,
  )
  await client.query('vacuum analyze')
  const bigTables = new Set(['movements', 'statement_readings', 'webhook_deliveries', 'payment_requests'])
  database = planned(plain, client, { bigTables })
})
afterAll(async () => {
  await client.end()
  await plain.close()
})

/** The payers of generated rows are random bytes. */
const sealer = { ...testSealer, open: () => '{"phones":[]}' }
const lists = () => createMovementLists({ database, sealer, random: systemRandom })
const store = () => createMovementStore({ database, sealer, random: systemRandom, hashes: encryption, digest })
const readings = () => createReadingStore({ database })
const held = [{ accountId, tenantId }]
const page = (query: Partial<ListQuery>) => () =>
  lists().list(true, held, { states: movementStates, ...query, limit: PAGE })
const anHour = { from: middleAt, to: new Date(middleAt.getTime() + 3_600_000) }
const linesOf = (count: number) =>
  Array.from({ length: count }, (_none, index) =>
    lineOf({ key: String(MIDDLE + index * ACCOUNTS), amount: decimal(10) }),
  )

type Most = { rows: number; buffers: number }
/** An hour of the account is 180 movements; five minutes on either side are read too. */
const anHourOfAll: Most = { rows: 300, buffers: 350 }
const aPage: Most = { rows: PAGE, buffers: 60 }

const cases: [string, () => Promise<unknown>, Most][] = [
  ['a page of all', page({}), { rows: 3 * PAGE, buffers: 160 }],
  ['a page of unmatched ones', page({ states: ['unmatched'] }), aPage],
  ['a page of matched ones, of which the tenant has few', page({ states: ['matched'] }), aPage],
  ['a page of ignored ones', page({ states: ['ignored'] }), aPage],
  ['a page in the middle', page({ states: ['unmatched'], after: idOf(MIDDLE) }), aPage],
  ['a page of a time', page({ states: ['unmatched'], ...anHour }), anHourOfAll],
  [
    'the transfers of a day and reference',
    () =>
      store().findTransfers(accountId, {
        reference: String(MIDDLE),
        date: middleAt.toISOString().slice(0, 10),
        amount: decimal(10 + (MIDDLE % 997)),
      }),
    // One day of one account, 4,320 movements, is read once for the reference, and few of them for the amount.
    { rows: 2 * 4_400, buffers: 4_700 },
  ],
  [
    'twenty lines that are known',
    () => store().keepLines(accountId, 'bnc', linesOf(20), 'statement'),
    { rows: 60, buffers: 900 },
  ],
  [
    'an ignored movement',
    () =>
      lists().ignore(
        { tenantId, livemode: true },
        [accountId],
        { movementId: idOf(firstOpen()), reason: 'none', actor: 'test' },
        { toResponse: () => ({ status: 200, body: {} }) },
      ),
    { rows: 8, buffers: 120 },
  ],
  ['the statements that are due', () => readings().takeDue(4), { rows: 12, buffers: 120 }],
]

/** The first unmatched movement of the account after the middle. */
function firstOpen(): number {
  for (let n = MIDDLE; ; n += ACCOUNTS) {
    const kind = (Math.floor(n / ACCOUNTS) * 37 + Math.floor(n / 5_000)) % 100
    if (kind > 90 && kind < 99) return n
  }
}

describe.each(cases)('the statement for %s', (_name, execute, most) => {
  test('reads no more rows and buffers of a million movements than of a few', async () => {
    database.takeCosts()
    await execute()
    const costs = database.takeCosts()
    expect(costs.length).toBeGreaterThan(0)
    for (const { name, walks, rows, buffers } of costs) {
      expect(walks, name).toEqual([])
      expect(rows, `${name}: rows`).toBeLessThanOrEqual(most.rows)
      expect(buffers, `${name}: buffers`).toBeLessThanOrEqual(most.buffers)
    }
  })
})

test('a movement and its indexes take less than 1.2 kilobytes', async () => {
  const { rows } = await client.query(
    `select pg_total_relation_size('movements') / (select count(*) from movements) as bytes`,
  )
  expect(Number(rows[0].bytes)).toBeLessThan(1_200)
})
