import { expect, test } from 'vitest'
import type { BncCredentials } from './credentials.ts'
import {
  answer,
  connect,
  connectAs,
  credentials,
  flowOf,
  ko,
  ok,
  type Script,
  scriptedBank,
} from './fixtures/scripted-bank.ts'
import { responseNamed } from './fixtures/vectors.ts'
import vectors from './vectors.json' with { type: 'json' }

const healthy: Record<string, Script> = {
  Banks: ok([
    { Name: 'Banco Nacional de Crédito', Code: '0191', Services: 'TRF, P2P' },
    { Name: 'Banco de Venezuela', Code: 102, Services: '' },
  ]),
  BCVRates: () => answer(200, responseNamed('BCVRates ok')),
  History: ok([]),
  Current: () => answer(200, responseNamed('Current ok')),
  ValidateExistence: () => answer(200, responseNamed('ValidateExistence not found (published by the bank)')),
}
const inHealth: Script = (call) => healthy[call.operation]?.(call) ?? ko('EPIONA')

const always = ['fetchRate', 'listBanks']
const ofTerminal = ['chargeC2p', 'reverseC2p']
const ofAffiliation = ['chargeCard']
const ofAccount = ['findTransfers', 'findTransfersOfPayer', 'listMovements', 'findByPayer', 'fetchBalance']

function without(...names: (keyof BncCredentials)[]): BncCredentials {
  const rest = { ...credentials }
  for (const name of names) delete rest[name]
  return rest
}

const allBut = (absent: string) =>
  [...always, ...ofTerminal, ...ofAffiliation, ...ofAccount].filter((flow) => flow !== absent)

test.each([
  ['nothing', without(), [...always, ...ofTerminal, ...ofAffiliation, ...ofAccount]],
  ['a terminal', without('terminal'), [...always, ...ofAffiliation, ...ofAccount]],
  ['an affiliation number', without('affiliationNumber'), [...always, ...ofTerminal, ...ofAccount]],
  ['an account', without('account'), [...always, ...ofTerminal, ...ofAffiliation]],
  ['its own phone', without('collectingPhone'), allBut('findTransfersOfPayer')],
  ['all three', without('terminal', 'affiliationNumber', 'account'), always],
  [
    'everything but mobile payments out',
    { ...without('terminal', 'affiliationNumber', 'account'), mobilePayments: true },
    [...always, 'sendChange', 'creditPhone'],
  ],
  [
    'everything but immediate operations and an account',
    { ...without('terminal', 'affiliationNumber'), simf: { paths: {} } },
    [...always, ...ofAccount, 'debit', 'requestDebitOtp', 'creditPhone', 'creditAccount', 'findOperation'],
  ],
])('an account that lacks %s offers the flows it has contracted', (_, contracted, flows) => {
  const bank = connectAs(contracted, scriptedBank(inHealth).transport)
  expect(bank.name).toBe('bnc')
  expect(Object.keys(bank.flows).toSorted()).toEqual(flows.toSorted())
})

test('the banks are listed with four-digit codes and separate services', async () => {
  const found = await flowOf(connect(scriptedBank(inHealth).transport), 'listBanks')()
  expect(found).toEqual({
    kind: 'answered',
    banks: [
      { code: '0191', name: 'Banco Nacional de Crédito', services: ['TRF', 'P2P'] },
      { code: '0102', name: 'Banco de Venezuela', services: [] },
    ],
  })
})

test('BNC’s rate is exact for its own value date, and there is none for any other', async () => {
  const fetchRate = flowOf(connect(scriptedBank(inHealth).transport), 'fetchRate')
  const found = await fetchRate('2026-10-05')
  expect(found).toMatchObject({ kind: 'answered', rate: { valueDate: '2026-10-05' } })
  expect(JSON.stringify(found)).toContain('"301.3709"')
  expect(await fetchRate('2026-10-06')).toEqual({ kind: 'answered', rate: null })
})

test.each([
  ['07/08/2024', '2024-08-07', () => answer(200, responseNamed('BCVRates ok (published by the bank)')), '36.6642'],
  ['05/10/2026', '2026-10-05', ok({ PriceRateBCV: 301.37091234, dtRate: '05/10/2026' }), '301.37091234'],
] as [string, string, Script, string][])('the rate of %s keeps its decimals', async (_, date, script, value) => {
  const found = await flowOf(connect(scriptedBank(script).transport), 'fetchRate')(date)
  expect(found.kind === 'answered' && found.rate?.value.toString()).toBe(value)
})

test.each([
  ['fetchRate', { PriceRateBCV: 0, dtRate: '05/10/2026' }],
  ['fetchRate', { PriceRateBCV: -1, dtRate: '05/10/2026' }],
  ['fetchRate', { PriceRateBCV: 301.37, dtRate: 'hoy' }],
  ['fetchRate', null],
  ['listBanks', { Name: 'x' }],
  ['listBanks', [{ Name: 'x', Code: 'x' }]],
] as const)('%s is unavailable when the bank answers %o', async (flow, value) => {
  const bank = connect(scriptedBank(ok(value)).transport)
  const found = flow === 'fetchRate' ? flowOf(bank, flow)('2026-10-05') : flowOf(bank, flow)()
  expect(await found).toEqual({ kind: 'unavailable', reason: 'unreadable_answer' })
})

test('the balance is that of the configured account, read as published, and no other account is read', async () => {
  const bank = scriptedBank(inHealth)
  const found = await flowOf(connect(bank.transport), 'fetchBalance')()
  expect(JSON.parse(JSON.stringify(found))).toEqual({ kind: 'answered', currency: 'VES', amount: '92832.83' })
  expect(bank.calls[0]?.text).toBe(vectors.requests.find(({ name }) => name === 'Current')?.plaintext)
})

test.each([
  ['lists other accounts only', { '01910001410000000002': { CurrencyCode: 'USD', Balance: 5 } }],
  ['has no number', { '01910001430000000001': { CurrencyCode: 'VES', Balance: null } }],
  ['has no currency', { '01910001430000000001': { Balance: 5 } }],
  ['is a list', [1]],
])('the balance is unavailable when the answer %s', async (_title, value) => {
  const found = await flowOf(connect(scriptedBank(ok(value)).transport), 'fetchBalance')()
  expect(found).toEqual({ kind: 'unavailable', reason: 'unreadable_answer' })
})

const untried = 'configured; not tried, it moves money'

test('a check of BNC tries every service that moves no money, and names the rest', async () => {
  const bank = scriptedBank(inHealth)
  expect(await connect(bank.transport).check()).toEqual([
    { what: 'log-on', ok: true, detail: 'the bank gave a working key' },
    { what: 'banks', ok: true, detail: '2 banks' },
    { what: 'rate', ok: true, detail: '301.3709 for 2026-10-05' },
    { what: 'statement', ok: true, detail: '0 movements in three days' },
    { what: 'payment search', ok: true, detail: 'the bank answered' },
    { what: 'balance', ok: true, detail: 'the bank answered, in VES' },
    { what: 'C2P', ok: true, detail: untried },
    { what: 'cards', ok: true, detail: untried },
    { what: 'mobile payments out', ok: true, detail: 'not configured (mobilePayments is not yes)' },
    { what: 'immediate debit and credit', ok: true, detail: 'not configured (simf is not yes)' },
  ])
  expect(bank.calls.map(({ operation }) => operation)).toEqual([
    'Banks',
    'BCVRates',
    'History',
    'ValidateExistence',
    'Current',
  ])
  expect(bank.calls[3]?.text).toContain('"Amount":0.01')
})

test('a check of BNC reports services that are not configured and does not call them', async () => {
  const bank = scriptedBank(inHealth)
  const checks = await connectAs(without('terminal', 'affiliationNumber', 'account'), bank.transport).check()
  expect(checks.slice(3)).toEqual([
    { what: 'statement', ok: true, detail: 'not configured (no account number)' },
    { what: 'payment search', ok: true, detail: 'not configured (no account number)' },
    { what: 'balance', ok: true, detail: 'not configured (no account number)' },
    { what: 'C2P', ok: true, detail: 'not configured (no terminal)' },
    { what: 'cards', ok: true, detail: 'not configured (no affiliation number)' },
    { what: 'mobile payments out', ok: true, detail: 'not configured (mobilePayments is not yes)' },
    { what: 'immediate debit and credit', ok: true, detail: 'not configured (simf is not yes)' },
  ])
  expect(bank.calls.map(({ operation }) => operation)).toEqual(['Banks', 'BCVRates'])
})

test('a check of BNC reports failing services with their code, and services not contracted', async () => {
  const sick: typeof healthy = {
    ...healthy,
    History: () => ko('EPIANFCuenta no existe'),
    ValidateExistence: () => ko('EPIONANo tiene permiso'),
  }
  const script: Script = (call) => sick[call.operation]?.(call) ?? ko('EPIE00')
  const checks = await connect(scriptedBank(script).transport).check()
  expect(checks).toContainEqual({ what: 'statement', ok: false, detail: 'refused (EPIANF)' })
  expect(checks).toContainEqual({ what: 'payment search', ok: false, detail: 'not contracted (EPIONA)' })
})

test('a check of BNC that cannot log on reports it and calls nothing else', async () => {
  const bank = scriptedBank(inHealth, () => ko('EPICNFCliente no encontrado'))
  expect(await connect(bank.transport).check()).toEqual([{ what: 'log-on', ok: false, detail: 'setup (EPICNF)' }])
  expect(bank.calls).toEqual([])
})

test('a child merchant and its branch are named in every operation', async () => {
  const bank = scriptedBank(inHealth)
  const child = connect(bank.transport, { childClientId: 'J987654321', branchId: 'CS400' })
  await flowOf(child, 'listMovements')({ from: '2026-10-05', to: '2026-10-05' })
  expect(bank.calls[0]?.text).toContain('"ChildClientID":"J987654321","BranchID":"CS400"')
})
