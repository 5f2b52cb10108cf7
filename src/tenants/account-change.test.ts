import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { testSealer } from '../../test/harness/sealer.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import type { AccountName } from '../banks/bank.ts'
import { accountIdOf } from '../banks/registry.ts'
import { systemClock } from '../foundation/clock.ts'
import { systemRandom } from '../foundation/random.ts'
import { readSettings } from '../foundation/settings.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { changeAccount } from './account-change.ts'
import { storedAccounts } from './bank-accounts.ts'
import { createTenant } from './tenants.ts'

let database: Database
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 4)
})
afterAll(() => database.close())

const settings = readSettings({ PORT: '0', PASARELA_R4_URL: 'https://r4.test', PASARELA_BNC_URL: 'https://bnc.test' })
const parts = () => ({ database, sealer: testSealer, clock: systemClock, random: systemRandom, settings })
const newToken = () => `token-${systemRandom.uuid()}`
const hashOf = (commerce: string) => accountIdOf('r4', { fields: { commerce } }).toString('hex')

async function newTenant(): Promise<string> {
  const name = `Tenant ${systemRandom.uuid()}`
  return (await createTenant(database, systemRandom, { name, actor: 'test' })).tenantId
}

const change = (tenantId: string, fields: Record<string, string>, account: AccountName = 'r4') =>
  changeAccount(parts(), { kind: 'whole', tenantId, account, fields, actor: 'test' })

async function stored(tenantId: string, account: AccountName = 'r4') {
  const accounts = await storedAccounts(database, testSealer, { tenantId, livemode: true })
  return accounts.find((each) => each.account === account)
}

async function idOf(tenantId: string, account: AccountName = 'r4'): Promise<string | undefined> {
  const found = await stored(tenantId, account)
  return found && accountIdOf('r4', found).toString('hex')
}

const isStored = { kind: 'stored' }
const isAsked = {
  kind: 'invalid',
  errors: [{ field: 'sameAccount', message: expect.stringMatching(/^The token is new/) }],
}

describe('an account at R4 whose token is replaced', () => {
  test('keeps its id through any number of tokens, by file and by form, and the answer is not stored', async () => {
    const [tenantId, first] = [await newTenant(), newToken()]
    await change(tenantId, { commerce: first })
    expect(await change(tenantId, { commerce: newToken() })).toEqual(isStored)
    expect(await change(tenantId, { commerce: newToken(), sameAccount: 'yes' })).toEqual(isStored)
    const { version: basedOn = '' } = (await stored(tenantId)) ?? {}
    const form = { commerce: newToken(), sameAccount: '', accountHolder: 'Ana' }
    const byForm = { kind: 'form', tenantId, account: 'r4', fields: form, removed: [], basedOn, actor: 'test' } as const
    expect(await changeAccount(parts(), byForm)).toEqual(isStored)
    expect(await idOf(tenantId)).toBe(hashOf(first))
    expect(Object.keys((await stored(tenantId))?.fields ?? {})).toEqual(['commerce', 'accountHolder'])
    expect(await change(tenantId, { commerce: first })).toEqual(isStored)
    expect(await idOf(tenantId)).toBe(hashOf(first))
  })

  test.each([
    ['phone', { collectingPhone: '04120000001' }, { collectingPhone: '04120000002' }],
    ['RIF', { rif: 'J123456789' }, { rif: 'J987654321' }],
  ])('together with its %s is stored only with an answer', async (_title, before, after) => {
    const [tenantId, first, next] = [await newTenant(), newToken(), newToken()]
    await change(tenantId, { commerce: first, ...before })
    expect(await change(tenantId, { commerce: next, ...after })).toEqual(isAsked)
    expect((await stored(tenantId))?.fields).toEqual({ commerce: first, ...before })
    expect(await change(tenantId, { commerce: next, ...after, sameAccount: 'no' })).toEqual(isStored)
    expect(await idOf(tenantId)).toBe(hashOf(next))
  })

  test('is not another account because its phone is written in another way', async () => {
    const [tenantId, first] = [await newTenant(), newToken()]
    await change(tenantId, { commerce: first, collectingPhone: '0412-0000001', requestC2pToken: 'yes' })
    const after = { commerce: newToken(), collectingPhone: '584120000001', baseUrl: 'https://other.test' }
    expect(await change(tenantId, after)).toEqual(isStored)
    expect(await idOf(tenantId)).toBe(hashOf(first))
  })

  test('and that other tenants have is stored only with an answer, and then they follow without one', async () => {
    const [one, two, first, next] = [await newTenant(), await newTenant(), newToken(), newToken()]
    await change(one, { commerce: first })
    await change(two, { commerce: first })
    expect(await change(one, { commerce: next })).toEqual(isAsked)
    expect(await change(one, { commerce: next, sameAccount: 'yes' })).toEqual(isStored)
    expect([await idOf(one), await idOf(two)]).toEqual([hashOf(first), hashOf(first)])
    expect(await change(two, { commerce: next })).toEqual(isStored)
    const three = await newTenant()
    expect(await change(three, { commerce: next })).toEqual(isStored)
    expect([await idOf(two), await idOf(three)]).toEqual([hashOf(first), hashOf(first)])
  })

  test('by two tenants at once is one account', async () => {
    const [one, two, first, next] = [await newTenant(), await newTenant(), newToken(), newToken()]
    await change(one, { commerce: first })
    await Promise.all([change(one, { commerce: next, sameAccount: 'yes' }), change(two, { commerce: next })])
    // If the new tenant was first, the token was that of its account, and the other one is asked.
    const ids = [await idOf(one), await idOf(two)]
    expect([
      [hashOf(first), hashOf(first)],
      [hashOf(first), hashOf(next)],
    ]).toContainEqual(ids)
    expect((await stored(one))?.fields['commerce']).toBe(ids[0] === ids[1] ? next : first)
  })
})

describe('accounts at R4 that are different', () => {
  test('stay apart when a tenant gets the token of another tenant’s account, and the former token leads back', async () => {
    const [one, two, first, other] = [await newTenant(), await newTenant(), newToken(), newToken()]
    await change(one, { commerce: first })
    await change(two, { commerce: other })
    expect(await change(one, { commerce: other })).toEqual(isAsked)
    expect(await change(one, { commerce: other, sameAccount: 'yes' })).toMatchObject({
      kind: 'invalid',
      errors: [{ field: 'sameAccount', message: expect.stringMatching(/^The token belongs to another account/) }],
    })
    expect(await change(one, { commerce: other, sameAccount: 'no' })).toEqual(isStored)
    expect([await idOf(one), await idOf(two)]).toEqual([hashOf(other), hashOf(other)])
    expect(await change(one, { commerce: first })).toEqual(isAsked)
    expect(await change(one, { commerce: first, sameAccount: 'no' })).toEqual(isStored)
    expect([await idOf(one), await idOf(two)]).toEqual([hashOf(first), hashOf(other)])
  })

  test('stay apart when a token that was stored by mistake becomes that of its own account', async () => {
    const [one, two, first, foreign] = [await newTenant(), await newTenant(), newToken(), newToken()]
    await change(one, { commerce: first })
    await change(one, { commerce: foreign })
    await change(one, { commerce: first })
    expect(await change(two, { commerce: foreign })).toEqual(isStored)
    expect([await idOf(one), await idOf(two)]).toEqual([hashOf(first), hashOf(foreign)])
  })

  test('keep their ids when an operator swaps their new tokens and corrects that', async () => {
    const [tenantId, east, west, newEast, newWest] = [await newTenant(), newToken(), newToken(), newToken(), newToken()]
    const ids = async () => [await idOf(tenantId), await idOf(tenantId, 'r4:oeste')]
    await change(tenantId, { commerce: east })
    await change(tenantId, { commerce: west }, 'r4:oeste')
    expect(await change(tenantId, { commerce: west, sameAccount: 'no' })).toEqual({ kind: 'duplicate', of: 'r4:oeste' })
    await change(tenantId, { commerce: newWest })
    await change(tenantId, { commerce: newEast }, 'r4:oeste')
    expect(await ids()).toEqual([hashOf(east), hashOf(west)])
    expect(await change(tenantId, { commerce: newEast })).toEqual(isAsked)
    await change(tenantId, { commerce: east })
    await change(tenantId, { commerce: newWest }, 'r4:oeste')
    await change(tenantId, { commerce: newEast })
    expect((await stored(tenantId))?.fields).toEqual({ commerce: newEast })
    expect(await ids()).toEqual([hashOf(east), hashOf(west)])
  })
})

test('credentials that a process of the version before stored have the id of those credentials', async () => {
  const [tenantId, first, next] = [await newTenant(), newToken(), newToken()]
  await change(tenantId, { commerce: first })
  await change(tenantId, { commerce: newToken() })
  const sealed = testSealer.seal(JSON.stringify({ commerce: next }), `bank_accounts.credentials ${tenantId} true r4`)
  const before = positionalStatement(
    'test.set_by_version_before',
    `update bank_accounts set credentials = $2, version = gen_random_uuid() where tenant_id = $1`,
  )
  await database.query(before, [tenantId, sealed])
  expect(await idOf(tenantId)).toBe(hashOf(next))
})

test.each(['perhaps', 'Yes'])('the answer %j is refused, and another bank has no such field', async (sameAccount) => {
  const tenantId = await newTenant()
  expect(await change(tenantId, { commerce: newToken(), sameAccount })).toEqual({
    kind: 'invalid',
    errors: [{ field: 'sameAccount', message: 'The value must be yes or no.' }],
  })
  expect(await change(tenantId, { sameAccount: 'yes' }, 'bnc')).toMatchObject({
    errors: expect.arrayContaining([{ field: 'sameAccount', message: 'BNC credentials have no such field.' }]),
  })
})
