import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { setBankAccount } from '../../src/tenants/bank-accounts.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { testSealer } from '../harness/sealer.ts'
import { startWorld, type TestUser, type World } from '../operators/world.ts'
import { accountIdOf, addLine } from './fixture.ts'

let sandbox: TestSandbox
let world: World
let operator: TestUser
let tenantId: string
let liveKey: string
const date = '2026-10-05'
const holders = { bnc: systemRandom.uuid(), 'bnc:oeste': systemRandom.uuid(), 'r4:oeste': systemRandom.uuid() }
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox, env: { PASARELA_BNC_URL: sandbox.bncUrl, PASARELA_ROLE: 'api' } })
  operator = await world.addUser('operator')
  ;({ tenantId, liveKey } = await world.gateway.createTenant())
  for (const name of ['bnc', 'bnc:oeste', 'r4:oeste'] as const) {
    const fields = sandboxCredentials(holders[name])[name === 'r4:oeste' ? 'r4' : 'bnc']
    const account = { tenantId, bank: name, fields: { ...fields }, actor: 'test' }
    await setBankAccount(world.database, testSealer, systemRandom, account)
  }
  await addLine(world.database, { accountId: accountIdOf(holders.bnc, 'bnc'), date, ves: '10.00' })
  await addLine(world.database, { accountId: accountIdOf(holders['bnc:oeste'], 'bnc'), date, ves: '999.99' })
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

type Day = {
  accounts: { bank: string; account?: string; basis: string; differences: number; closedBy?: string }[]
  items: { bankVesAmount: number }[]
}
async function readDay(): Promise<Day> {
  const { body } = await world.gateway.call(`/v1/reconciliations?date=${date}`, { key: liveKey })
  return body as Day
}
const lastDigits = (name: 'bnc' | 'bnc:oeste') => sandboxCredentials(holders[name]).bnc.accountNumber.slice(-4)

test('every account of a bank is reconciled, those with a label too', async () => {
  const { accounts, items } = await readDay()
  expect(items.map(({ bankVesAmount }) => bankVesAmount).toSorted((a, b) => a - b)).toEqual([10, 999.99])
  expect(accounts.map(({ bank, account, differences }) => [bank, account, differences])).toEqual([
    ['bnc', lastDigits('bnc'), 1],
    ['bnc', lastDigits('bnc:oeste'), 1],
    ['r4', undefined, 0],
  ])
})

test('a file is imported for an account with a label', async () => {
  const file = Buffer.from('Fecha;Referencia;Abono\n05/10/2026;83700001;5,00\n').toString('base64')
  const body = { mode: 'live', tenantId, bank: 'r4:oeste', apply: true, file }
  const answer = await operator.call('/movements/import', { method: 'POST', body })
  expect(answer.status, answer.text).toBe(200)
  expect((await readDay()).accounts).toContainEqual(expect.objectContaining({ basis: 'import', differences: 1 }))
})

test('a day is closed on the account that is named, and on no other of its bank', async () => {
  const close = (bank: string) =>
    operator.call(`/reconciliations/${date}/close`, {
      method: 'POST',
      body: { mode: 'live', tenantId, bank, confirm: true },
    })
  const closed = async () =>
    (await readDay()).accounts.filter(({ closedBy }) => closedBy !== undefined).map(({ account }) => account)
  expect((await close('bnc:oeste')).status).toBe(200)
  expect(await closed()).toEqual([lastDigits('bnc:oeste')])
  expect((await close('bnc')).status).toBe(200)
  expect(await closed()).toEqual([lastDigits('bnc'), lastDigits('bnc:oeste')])
  expect((await close('bnc:este')).body['error']).toBe('bank_account_not_found')
})
