import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import { createUser, pageOfUsers } from '../../src/operators/access/users.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { createTenant, pageOfTenants, requireTenant } from '../../src/tenants/tenants.ts'
import { createTestDatabase } from '../harness/database.ts'
import { type PlannedDatabase, planned } from '../harness/plans.ts'

/** With thousands of tenants and users, a page of them reads its own rows and a look-up one, whichever the plan. */
const ROWS = 3_000
const PAGE = 26

let database: PlannedDatabase
let client: pg.Client
let tenantId: string
let userId: string

beforeAll(async () => {
  const connection = await createTestDatabase()
  client = new pg.Client(connection)
  await client.connect()
  database = planned(openDatabase(connection, 1), client, { bigTables: new Set(['tenants', 'operator_users']) })
  await client.query(
    `insert into tenants (tenant_id, name) select gen_random_uuid(), 'Tenant ' || n from generate_series(1, ${ROWS}) n`,
  )
  await client.query(
    `insert into operator_users (user_id, name, role, tenant_id, password_hash)
     select gen_random_uuid(), 'user-' || row_number() over (), 'staff', tenant_id, 'none' from tenants`,
  )
  const actor = 'test'
  tenantId = (await createTenant(database, systemRandom, { name: 'Tenant 15a', actor })).tenantId
  const user = { name: 'user-15a', role: 'staff', tenantId, passwordHash: 'none', actor } as const
  userId = (await createUser(database, systemRandom, user)).userId
  await client.query('vacuum analyze tenants, operator_users')
})
afterAll(async () => {
  await client.end()
  await database.close()
})

// A page after a row reads that row too; a page of users reads a tenant with each.
test.each<[string, number, () => Promise<unknown>]>([
  ['the first page of tenants', PAGE, () => pageOfTenants(database, { after: undefined, limit: PAGE })],
  ['a page of tenants', PAGE + 1, () => pageOfTenants(database, { after: tenantId, limit: PAGE })],
  ['a page of users', 2 * PAGE + 1, () => pageOfUsers(database, { after: userId, limit: PAGE })],
  // Once in the index and once in the table.
  ['a tenant by id', 2, () => requireTenant(database, tenantId)],
  ['a tenant by name', 2, () => requireTenant(database, 'tenant 15A')],
])('%s reads at most %i rows', async (_name, most, ask) => {
  database.takeCosts()
  await ask()
  for (const { name, walks, rows } of database.takeCosts()) {
    expect(walks, name).toEqual([])
    expect(rows, name).toBeLessThanOrEqual(most)
  }
})
