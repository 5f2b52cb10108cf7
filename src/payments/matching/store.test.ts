import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/harness/database.ts'
import { payerEncryptionOf, seedPayment } from '../../../test/harness/payments.ts'
import { testSealer } from '../../../test/harness/sealer.ts'
import { positionalStatement } from '../../../test/harness/statement.ts'
import { accountIdOf, type CredentialFields } from '../../banks/registry.ts'
import { decimal } from '../../foundation/money.ts'
import { systemRandom } from '../../foundation/random.ts'
import { type Database, openDatabase } from '../../storage/database.ts'
import { setBankAccount } from '../../tenants/bank-accounts.ts'
import { createTenant } from '../../tenants/tenants.ts'
import { createMatchingStore } from './store.ts'

let database: Database
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 2)
})
afterAll(() => database.close())

const client = { clientGuid: systemRandom.uuid(), masterKey: 'k'.repeat(32), terminal: '12345678' }
const numbered = (digit: string) => ({
  ...client,
  accountNumber: `0191000143000000000${digit}`,
  clientId: 'J123456789',
})

/** A tenant with the account, and its completed charge. */
async function charged(fields: CredentialFields) {
  const name = `Tenant ${systemRandom.uuid()}`
  const { tenantId } = await createTenant(database, systemRandom, { name, actor: 'test' })
  await setBankAccount(database, testSealer, systemRandom, { tenantId, bank: 'bnc', fields, actor: 'test' })
  const accountId = accountIdOf('bnc', { fields })
  const given = { accountId, vesAmount: decimal('77.00'), submittedAt: new Date() }
  return { accountId, payment: await seedPayment(database, { tenantId, livemode: true }, given) }
}

async function rivals(accountId: Buffer): Promise<string[]> {
  const encryption = await payerEncryptionOf(database)
  const matching = createMatchingStore({ database, encryption, keepLines: async () => undefined })
  const [since, until] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)]
  const query = { purpose: 'charge', accountId, amount: decimal('77.00'), since, until } as const
  return (await matching.read(query, [])).claimants.map(({ id }) => id).toSorted()
}

test('charges of a BNC client without an account number are rivals on each of its accounts, which stay apart', async () => {
  const [unnumbered, one, two] = [await charged(client), await charged(numbered('1')), await charged(numbered('2'))]
  const child = await charged({ ...client, childClientId: 'J555555555' })
  const stranger = await charged({ ...client, clientGuid: systemRandom.uuid() })
  expect(await rivals(one.accountId)).toEqual([unnumbered.payment, one.payment].toSorted())
  expect(await rivals(two.accountId)).toEqual([unnumbered.payment, two.payment].toSorted())
  expect(await rivals(unnumbered.accountId)).toEqual([unnumbered, one, two].map(({ payment }) => payment).toSorted())
  expect(await rivals(child.accountId)).toEqual([child.payment])
  expect(await rivals(stranger.accountId)).toEqual([stranger.payment])
})

test('a row of the version before, without a client, is the account’s own', async () => {
  const fields = {
    ...client,
    clientGuid: systemRandom.uuid(),
    accountNumber: '01910001430000000009',
    clientId: 'J1234567',
  }
  const one = await charged(fields)
  const forget = positionalStatement(
    'test.forget_client',
    `update account_holders set client_id = null where account_id = $1`,
  )
  await database.query(forget, [one.accountId])
  expect(await rivals(one.accountId)).toEqual([one.payment])
})
