import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { systemRandom } from '../foundation/random.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { createTenant, requireTenant } from './tenants.ts'

let database: Database
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 4)
})
afterAll(() => database.close())

const create = (name: string) => createTenant(database, systemRandom, { name, actor: 'test' })

describe('the name of a tenant', () => {
  const id = '0198c0de-abcd-7abc-8abc-0123456789ab'

  test.each([id, id.toUpperCase(), ` ${id} `, id.replaceAll('-', ''), `{${id}}`, `urn:uuid:${id}`])(
    'is refused if it is a uuid, such as %j',
    async (name) => {
      await expect(create(name)).rejects.toMatchObject({
        code: 'invalid_request',
        message: expect.stringContaining('uuid'),
      })
    },
  )

  test.each([
    ['a NUL', 'Bodega\0Ana'],
    ['a line break', 'Bodega\nAna'],
    ['a tab at its end', 'Bodega\t'],
    ['a C1 control', 'Bodega\u0085'],
    ['a bidirectional override', 'Bodega \u202eanA'],
    ['a bidirectional isolate', '\u2066Bodega\u2069'],
  ])('is refused if it contains %s', async (_what, name) => {
    await expect(create(name)).rejects.toMatchObject({ code: 'invalid_request' })
  })

  test.each(['Bodega Ñandú', 'بقالة', 'Bodega 🍞', '0198c0de'])('may be %s', async (name) => {
    expect((await create(name)).name).toBe(name)
  })
})

const insertNamed = positionalStatement('test.tenant', 'insert into tenants (tenant_id, name) values ($1, $2)')

test('an id finds its own tenant even if another tenant’s stored name equals that id', async () => {
  const owner = await create('The owner of the id')
  // Ids below and above the owner's: the order of the rows must not decide.
  const [low, high] = ['00000000-0000-7000-8000-000000000001', 'ffffffff-ffff-7fff-8fff-fffffffffff1']
  const other = await create('Low and high')
  await database.query(insertNamed, [low, owner.tenantId])
  await database.query(insertNamed, [high, other.tenantId.toUpperCase()])
  expect((await requireTenant(database, owner.tenantId)).tenantId).toBe(owner.tenantId)
  expect((await requireTenant(database, owner.tenantId.toUpperCase())).tenantId).toBe(owner.tenantId)
  expect((await requireTenant(database, other.tenantId)).tenantId).toBe(other.tenantId)
})
