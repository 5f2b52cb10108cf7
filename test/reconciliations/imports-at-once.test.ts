import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { setBankAccount } from '../../src/tenants/bank-accounts.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'
import { r4Address } from '../movements/notifying.ts'
import { startWorld, type TestUser, type World } from '../operators/world.ts'
import { accountIdOf } from './fixture.ts'

/**
 * Two imports of one account at once. The bank's notification of the same money is committed after at least one of them has
 * decided which lines are new, and before any of them is stored.
 */
const LOCK = 4_243
let sandbox: TestSandbox
let world: World
let operator: TestUser
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  operator = await world.addUser('operator')
  for (const [index, text] of slowCommit.entries()) {
    await world.database.query(positionalStatement(`test.slow_commit_${index}`, text))
  }
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

/** A notification is committed once nobody holds the lock. */
const slowCommit = [
  `create function wait_with_the_commit() returns trigger language plpgsql as $$
   begin
     perform pg_advisory_xact_lock_shared(${LOCK});
     return null;
   end $$`,
  `create constraint trigger slow_commit after insert on bank_notifications deferrable initially deferred
     for each row execute function wait_with_the_commit()`,
]
const holdCommits = positionalStatement('test.hold_commits', `select pg_advisory_xact_lock(${LOCK})`)
const selectWaiting = positionalStatement(
  'test.waiting_transactions',
  `select distinct pid from pg_locks join pg_stat_activity using (pid)
   where not granted and datname = current_database()`,
)
const selectMovements = positionalStatement(
  'test.movements_of_account',
  'select source from movements where account_id = $1 order by source',
)
/** Line of an import by a process of 0.1.0, whose imports do not wait for each other. */
const storeAsFormer = positionalStatement(
  'test.import_as_former',
  `insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, reference, numbers,
     payer, source, is_proof)
   values ($1, 'import:former', gen_random_uuid(), 'r4', $2, 1523.40, 'in', 'mobile', '83700001', '{83700001}', '', 'import',
     true)`,
)

const money = { Referencia: '83700001', Monto: '1523.40' }
const line = '83700001;PAGO MOVIL;1.523,40'
const today = () => caracasDate(Date.now())

let tenantId: string
let notify: (changes: object) => Promise<void>
beforeEach(async () => {
  const tenant = await world.gateway.createTenant()
  ;({ tenantId } = tenant)
  notify = await r4Address(world.gateway, tenant)
})

async function importLines(lines: readonly string[], owner: object = { mode: 'test', tenantId }) {
  const day = today().split('-').toReversed().join('/')
  const rows = lines.map((each) => `${day};${each}`)
  const file = Buffer.from(['Fecha;Referencia;Descripción;Crédito', ...rows].join('\n')).toString('base64')
  const body = { ...owner, bank: 'r4', apply: true, settle: true, file }
  const answer = await operator.call('/movements/import', { method: 'POST', body })
  expect(answer.status, answer.text).toBe(200)
  return answer.body['counts']
}

const sources = async () =>
  (await world.database.query<{ source: string }>(selectMovements, [accountIdOf(tenantId, 'r4')])).map(
    ({ source }) => source,
  )

/** Commits the notification of the money once each import waits. */
async function duringNotification(...imports: (() => Promise<unknown>)[]): Promise<void> {
  const waiting = (count: number) =>
    expect.poll(() => world.database.query(selectWaiting, []), { timeout: 10_000 }).toHaveLength(count)
  const underWay: Promise<unknown>[] = []
  await world.database.transaction(async (transaction) => {
    await transaction.query(holdCommits, [])
    underWay.push(notify(money))
    await waiting(1)
    for (const each of imports) {
      underWay.push(each())
      await waiting(underWay.length)
    }
  })
  await Promise.all(underWay)
}

test.each<[string, string[], string[], string[]]>([
  ['one file, is one movement', [line], [line], ['notification']],
  ['one file with two equal lines, is one of two movements', [line, line], [line, line], ['import', 'notification']],
  ['two files, of which one has an equal line, is one of two', [line, line], [line], ['import', 'notification']],
  [
    'two files, of which the later one has an equal line, is one of two',
    [line],
    [line, line],
    ['import', 'notification'],
  ],
  ['two files that print its reference differently, is one movement', [line], [`0102${line}`], ['notification']],
])('money that is notified during two imports, of %s', async (_title, first, second, expected) => {
  await duringNotification(
    () => importLines(first),
    () => importLines(second),
  )
  expect(await sources()).toEqual(expected)
  expect(await importLines(second)).toMatchObject({ new: 0, known: second.length })
  expect(await importLines(first)).toMatchObject({ new: 0, known: first.length })
  expect(await sources()).toEqual(expected)
})

test('money that is notified while two tenants that share the account import its file is one movement', async () => {
  const other = await world.gateway.createTenant()
  const fields = sandboxCredentials(tenantId).r4
  const account = { tenantId: other.tenantId, bank: 'r4' as const, fields, actor: 'test' }
  await setBankAccount(world.database, testSealer, systemRandom, account)
  await duringNotification(
    () => importLines([line]),
    () => importLines([line], { mode: 'live', tenantId: other.tenantId }),
  )
  expect(await sources()).toEqual(['notification'])
})

test.each([['first'], ['second']])(
  'money that is notified during two imports, of which a process of 0.1.0 runs the %s, is one movement',
  async (place) => {
    const imports = [
      () => importLines([line]),
      () => world.database.query(storeAsFormer, [accountIdOf(tenantId, 'r4'), today()]),
    ]
    await duringNotification(...(place === 'first' ? imports.toReversed() : imports))
    expect(await sources()).toEqual(['notification'])
  },
)
