import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { testSealer } from '../../test/harness/sealer.ts'
import { systemRandom } from '../foundation/random.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { loadAccounts, setBankAccount, setRoutes, shownAccounts } from './bank-accounts.ts'
import { createTenant } from './tenants.ts'

const live = {
  bnc: 'https://bnc.example',
  r4: 'https://r4.example',
  bdv: 'https://bdv.example',
  mercantil: 'https://mercantil.example',
  banesco: 'https://banesco.example',
  bancamiga: '',
  isAllowed: () => true,
}
const actor = 'test'

let database: Database
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 2)
})
afterAll(() => database.close())

async function newScope(livemode = true) {
  const { tenantId } = await createTenant(database, systemRandom, { name: `Tenant ${systemRandom.uuid()}`, actor })
  return { tenantId, livemode }
}
const load = (scope: { tenantId: string; livemode: boolean }) =>
  loadAccounts(database, testSealer, { live, test: undefined }, scope)

const audits = positionalStatement(
  'test.audits',
  `select action, actor, subject, details from audit_log where tenant_id = $1 and action like 'bank.%' order by audit_id`,
)

describe('flow routes of a tenant', () => {
  test('are set, changed and removed per flow and only in their own mode', async () => {
    const scope = await newScope()
    expect((await load(scope)).routes).toEqual({})
    await setRoutes(database, systemRandom, { scope, flows: ['c2p', 'card'], bank: 'r4', actor })
    await setRoutes(database, systemRandom, { scope, flows: ['card', 'payout'], bank: 'bnc', actor })
    expect((await load(scope)).routes).toEqual({ c2p: 'r4', card: 'bnc', payout: 'bnc' })
    expect((await load({ ...scope, livemode: false })).routes).toEqual({})
    expect((await load(await newScope())).routes).toEqual({})

    await setRoutes(database, systemRandom, { scope, flows: ['card', 'change'], bank: null, actor })
    expect((await load(scope)).routes).toEqual({ c2p: 'r4', payout: 'bnc' })
  })

  test('are written to the audit log at every change, including removals', async () => {
    const scope = await newScope()
    await setRoutes(database, systemRandom, { scope, flows: ['c2p', 'card'], bank: 'r4', actor })
    await setRoutes(database, systemRandom, { scope, flows: ['c2p'], bank: null, actor })
    expect(await database.query(audits, [scope.tenantId])).toEqual([
      { action: 'bank.route', actor, subject: 'r4', details: { livemode: true, flows: ['c2p', 'card'] } },
      { action: 'bank.route', actor, subject: 'default', details: { livemode: true, flows: ['c2p'] } },
    ])
  })

  test('are loaded together with all accounts of the tenant', async () => {
    const scope = await newScope()
    await setBankAccount(database, testSealer, systemRandom, { ...scope, bank: 'r4', fields: { commerce: 'c' }, actor })
    await setBankAccount(database, testSealer, systemRandom, {
      ...scope,
      bank: 'bnc',
      fields: { terminal: 't' },
      actor,
    })
    await setRoutes(database, systemRandom, { scope, flows: ['c2p', 'card'], bank: 'r4', actor })
    expect(await load(scope)).toMatchObject({
      routes: { c2p: 'r4', card: 'r4' },
      accounts: { bnc: { fields: { terminal: 't' } }, r4: { fields: { commerce: 'c' } } },
    })
  })
})

describe('the base URL of a bank account', () => {
  test('is the account’s own if it has one, and never among the fields the connector reads', async () => {
    const scope = await newScope()
    const store = (bank: 'bnc' | 'r4', fields: Record<string, string>) =>
      setBankAccount(database, testSealer, systemRandom, { ...scope, bank, fields, actor })
    await store('bnc', { terminal: 't', environment: 'qa' })
    await store('r4', { commerce: 'c', baseUrl: 'https://own.example/' })
    const loaded = await load(scope)
    expect(loaded.accounts).toMatchObject({
      bnc: { baseUrl: 'https://servicios.bncenlinea.com:16500/api', fields: { terminal: 't' } },
      r4: { baseUrl: 'https://own.example', fields: { commerce: 'c' } },
    })
    expect(shownAccounts(loaded)).toContainEqual({
      account: 'r4',
      bank: 'r4',
      baseUrl: 'https://own.example',
      fields: ['commerce'],
    })
    await store('bnc', { terminal: 't' })
    expect((await load(scope)).accounts.bnc?.baseUrl).toBe(live.bnc)
  })
})
