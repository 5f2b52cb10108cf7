import { Agent } from 'undici'
import { afterAll, describe, expect, test } from 'vitest'
import { systemClock } from '../foundation/clock.ts'
import { systemRandom } from '../foundation/random.ts'
import type { BankName, Flow } from './bank.ts'
import { accountFields, credentialErrors, offline } from './connectors.ts'
import { routeNames, routeNameOf } from './flow-routes.ts'
import { type Accounts, createBankRegistry, type CredentialFields, describeRoutes } from './registry.ts'

const dispatcher = new Agent()
afterAll(() => dispatcher.close())

const given = { clock: systemClock, random: systemRandom }
const scope = { tenantId: '00000000-0000-4000-8000-000000000001', livemode: true }

const client = { clientGuid: '00000000-1111-4222-8333-444444444444', masterKey: '00112233445566778899aabbccddeeff' }
const bncFields = {
  ...client,
  terminal: '12345678',
  affiliationNumber: '123456789',
  accountNumber: '01910001430000000001',
  clientId: 'J123456789',
}
const r4Fields = { commerce: 'r4-made-up-commerce-token-0001', requestC2pToken: 'yes' }
const account = (fields: CredentialFields) => ({ fields, baseUrl: 'https://bank.invalid', version: '1' })
const both = { bnc: account(bncFields), r4: account(r4Fields) }

function registryOf(load: () => Accounts) {
  return createBankRegistry({
    load: async () => load(),
    dispatcher,
    sessions: offline(given).sessions,
    questions: { of: () => offline(given).questions },
    invoices: { of: () => offline(given).invoices },
    quotas: offline(given).quotas,
    ...given,
    timeoutsMs: { session: 1_000, question: 1_000, payment: 1_000, card: 1_000 },
    concurrency: 1,
    observe: () => {},
    onCircuit: () => {},
  })
}

async function bankFor(stored: Accounts, flow: Flow): Promise<BankName | 'drained' | 'notOffered'> {
  const found = await registryOf(() => stored).find(scope, flow)
  return found.kind === 'offered' ? found.bank : found.kind
}

describe('the bank of a flow', () => {
  test.each([
    ['chargeC2p', 'bnc'],
    ['chargeCard', 'bnc'],
    ['findTransfers', 'bnc'],
    ['listMovements', 'bnc'],
    ['debit', 'r4'],
    ['requestDebitOtp', 'r4'],
    ['creditPhone', 'r4'],
    ['creditAccount', 'r4'],
    ['domiciliate', 'r4'],
    ['payOut', 'r4'],
    ['sendChange', 'r4'],
    ['findOperation', 'r4'],
  ] as const)(
    'without routes, the flow %s uses the first account that offers it, which is at %s',
    async (flow, bank) => {
      expect(await bankFor({ routes: {}, accounts: both }, flow)).toBe(bank)
    },
  )

  test('each flow uses its own route', async () => {
    const stored: Accounts = { routes: { c2p: 'r4' }, accounts: both }
    expect(await bankFor(stored, 'chargeC2p')).toBe('r4')
    expect(await bankFor(stored, 'chargeCard')).toBe('bnc')
  })

  test('a flow is not offered if the routed account lacks it, even if another bank has it', async () => {
    expect(await bankFor({ routes: { card: 'r4' }, accounts: both }, 'chargeCard')).toBe('notOffered')
    expect(await bankFor({ routes: { debit: 'bnc' }, accounts: both }, 'debit')).toBe('notOffered')
  })

  test('a flow is not offered if the tenant has no account at the routed bank, even if another bank has it', async () => {
    expect(await bankFor({ routes: { c2p: 'bnc' }, accounts: { r4: both.r4 } }, 'chargeC2p')).toBe('notOffered')
  })

  test('no flow is offered to a tenant without accounts', async () => {
    expect(await bankFor({ routes: {}, accounts: {} }, 'chargeC2p')).toBe('notOffered')
  })

  test('C2P uses R4 if the BNC account has no terminal, because the service is not contracted', async () => {
    const bnc = account({ ...bncFields, terminal: '' })
    expect(await bankFor({ routes: {}, accounts: { bnc, r4: both.r4 } }, 'chargeC2p')).toBe('r4')
    expect(await bankFor({ routes: {}, accounts: { bnc, r4: both.r4 } }, 'chargeCard')).toBe('bnc')
  })

  test('a C2P token is requested only at the bank that charges with it', async () => {
    expect(await bankFor({ routes: {}, accounts: both }, 'requestC2pToken')).toBe('notOffered')
    expect(await bankFor({ routes: { c2p: 'r4' }, accounts: both }, 'requestC2pToken')).toBe('r4')
  })

  test('stored credentials that cannot be parsed are an error, never a silent change of bank', async () => {
    const stored: Accounts = { routes: {}, accounts: { ...both, bnc: account({ clientGuid: 'x' }) } }
    await expect(bankFor(stored, 'chargeC2p')).rejects.toThrow('stored bnc credentials are not valid')
  })

  test('finding the bank of a flow does not mark its account as used', async () => {
    const registry = registryOf(() => ({ routes: {}, accounts: both }))
    await registry.find(scope, 'debit')
    expect(registry.states()).toEqual([])
  })
})

test('describeRoutes lists each flow with its account, the reason, and the accounts that offer it', () => {
  const described = describeRoutes({ routes: { card: 'r4', c2p: 'r4' }, accounts: both }, given)
  expect(described.map(({ flow }) => flow)).toEqual(routeNames)
  expect(described).toMatchObject([
    { flow: 'c2p', account: 'r4', reason: 'route', offeredBy: ['bnc', 'r4'] },
    { flow: 'card', account: 'r4', reason: 'route', offeredBy: ['bnc'] },
    { flow: 'pago-movil', account: 'bnc', reason: 'only_account', offeredBy: ['bnc'] },
    { flow: 'debit', account: 'r4', reason: 'only_account', offeredBy: ['r4'] },
    { flow: 'domiciliation', account: 'r4', reason: 'only_account', offeredBy: ['r4'] },
    { flow: 'credit', account: 'r4' },
    { flow: 'account-credit', account: 'r4' },
    { flow: 'payout', account: 'r4' },
    { flow: 'change', account: 'r4' },
  ])
  expect(describeRoutes({ routes: {}, accounts: { r4: both.r4 } }, given)).toContainEqual({
    flow: 'card',
    account: null,
    reason: 'none',
    next: [],
    offeredBy: [],
  })
})

test('no flow belongs to two routes, and statements and rates belong to none', () => {
  expect(routeNameOf('chargeC2p')).toBe('c2p')
  expect(routeNameOf('requestDebitOtp')).toBe('debit')
  expect(routeNameOf('listMovements')).toBeUndefined()
  expect(routeNameOf('reverseC2p')).toBeUndefined()
})

describe('the identity of an account', () => {
  const idOf = (bank: BankName, fields: CredentialFields) =>
    registryOf(() => ({ routes: {}, accounts: { [bank]: account(fields) } })).accountId(scope, bank)
  const withoutAccount = { ...client, terminal: '12345678' }

  test('a BNC account is identified by its number, independent of how the credentials were typed', async () => {
    const typed = { ...bncFields, terminal: '87654321', accountNumber: ' 0191-0001-43-0000000001' }
    expect(await idOf('bnc', typed)).toEqual(await idOf('bnc', bncFields))
    const other = { ...bncFields, accountNumber: '01910001430000000002' }
    expect(await idOf('bnc', other)).not.toEqual(await idOf('bnc', bncFields))
  })

  test('a BNC account without a number is identified by the client and its child merchant', async () => {
    const ids = [
      await idOf('bnc', withoutAccount),
      await idOf('bnc', { ...withoutAccount, childClientId: 'J123456789' }),
      await idOf('bnc', { ...withoutAccount, childClientId: 'J987654321' }),
      await idOf('bnc', { ...withoutAccount, clientGuid: '00000000-1111-4222-8333-555555555555' }),
    ]
    expect(new Set(ids.map((id) => id?.toString('hex'))).size).toBe(4)
    const typed = {
      ...withoutAccount,
      clientGuid: ` ${client.clientGuid.toUpperCase()}`,
      childClientId: 'j-12345678-9',
    }
    expect(await idOf('bnc', typed)).toEqual(ids[1])
  })

  test('the account id decides whether the account of an earlier operation is still the tenant’s', async () => {
    const accounts: Accounts['accounts'] = { ...both }
    const before = registryOf(() => ({ routes: {}, accounts }))
    const id = await before.accountId(scope, 'bnc')
    if (!id) throw new Error('the tenant has no account')
    expect((await before.accountOf(scope, 'bnc', id))?.name).toBe('bnc')
    expect(await before.accountOf(scope, 'r4', id)).toBeUndefined()

    const renewed = { ...accounts, bnc: { ...account({ ...bncFields, terminal: '87654321' }), version: '2' } }
    const replaced = { ...accounts, bnc: account({ ...bncFields, accountNumber: '01910001430000000002' }) }
    const inAccounts = (stored: Accounts['accounts']) =>
      registryOf(() => ({ routes: {}, accounts: stored })).accountOf(scope, 'bnc', id)
    expect((await inAccounts(renewed))?.name).toBe('bnc')
    expect(await inAccounts(replaced)).toBeUndefined()
    expect(await inAccounts({ r4: both.r4 })).toBeUndefined()
  })
})

describe('the fields of an account', () => {
  const errorsOf = (bank: BankName, fields: CredentialFields) =>
    credentialErrors(bank, fields, { ...given, defaultUrl: 'https://bank.invalid' }).map(({ field }) => field)

  test('address, environment and credentials of an account are checked together', () => {
    expect(errorsOf('bnc', { ...bncFields, environment: 'qa', baseUrl: 'https://bank.example' })).toEqual([])
    expect(errorsOf('bnc', { ...bncFields, environment: 'x', baseUrl: 'y', terminal: '1' })).toEqual([
      'baseUrl',
      'environment',
      'terminal',
    ])
    expect(errorsOf('r4', { ...r4Fields, environment: 'qa' })).toEqual(['environment'])
  })

  test('every field of an account is described in both languages and accepted', () => {
    for (const bank of ['bnc', 'r4'] as const) {
      const fields = accountFields(bank)
      expect(fields.every(({ help }) => help.en !== '' && help.es !== '')).toBe(true)
      const unknown = errorsOf(bank, Object.fromEntries([...fields.map(({ name }) => [name, '']), ['typo', '']]))
      expect(unknown.filter((name) => fields.every((field) => field.name !== name))).toEqual(['typo'])
    }
  })
})
