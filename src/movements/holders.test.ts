import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { testSealer } from '../../test/harness/sealer.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { accountIdOf, clientIdOf } from '../banks/registry.ts'
import { systemRandom } from '../foundation/random.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { setBankAccount, storedAccounts } from '../tenants/bank-accounts.ts'
import { createTenant } from '../tenants/tenants.ts'
import { createAccountHolders } from './holders.ts'

let database: Database
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 2)
})
afterAll(() => database.close())

const forget = positionalStatement('test.forget_client', 'update account_holders set client_id = null')
const read = positionalStatement(
  'test.read_holder',
  'select account_id as "accountId", client_id as "clientId", version from account_holders where tenant_id = $1',
)

test('an account is planned when it is stored, and a row of the version before gets its client', async () => {
  const { tenantId } = await createTenant(database, systemRandom, { name: 'Ana', actor: 'test' })
  const scope = { tenantId, livemode: true }
  const fields = { clientGuid: systemRandom.uuid(), accountNumber: '01910001430000000001' }
  await setBankAccount(database, testSealer, systemRandom, { tenantId, bank: 'bnc', fields, actor: 'test' })
  const [{ version } = { version: '' }] = await storedAccounts(database, testSealer, scope)
  const [accountId, clientId] = [accountIdOf('bnc', { fields }), clientIdOf('bnc', { fields })]
  const account = { account: 'bnc', bank: 'bnc', accountId, clientId, version } as const
  const registry = { accounts: async () => [account], accountId: async () => accountId }
  // Each of a process of its own, which has stored nothing yet.
  for (const change of [undefined, forget]) {
    if (change) await database.query(change)
    const holders = createAccountHolders({ database, registry })
    expect(await holders.newAccounts(10)).toEqual([{ ...scope, bank: 'bnc' }])
    await holders.store(scope, 'bnc')
    expect(await holders.newAccounts(10)).toEqual([])
    expect(await database.query(read, [tenantId])).toEqual([{ accountId, clientId, version }])
  }
  expect(clientId).not.toEqual(accountId)
})
