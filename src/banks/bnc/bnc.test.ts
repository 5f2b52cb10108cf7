import { expect, test } from 'vitest'
import { systemRandom } from '../../foundation/random.ts'
import { createBnc } from './bnc.ts'
import { parseBncCredentials } from './credentials.ts'
import {
  answer,
  connect,
  credentials,
  flowOf,
  ko,
  ok,
  type Script,
  scriptedBank,
  standingClock,
} from './fixtures/scripted-bank.ts'
import { responseNamed } from './fixtures/vectors.ts'

const healthy: Record<string, Script> = {
  Banks: ok([
    { Name: 'Banco Nacional de Crédito', Code: '0191', Services: 'TRF, P2P' },
    { Name: 'Banco de Venezuela', Code: 102, Services: '' },
  ]),
  BCVRates: () => answer(200, responseNamed('BCVRates ok')),
  History: ok([]),
}
const inHealth: Script = (call) => healthy[call.operation]?.(call) ?? ko('EPIONA')

test('the flows BNC has are offered, and no others', () => {
  const { name, flows } = connect(scriptedBank(inHealth).transport)
  expect(name).toBe('bnc')
  expect(Object.keys(flows).toSorted()).toEqual(
    ['chargeC2p', 'reverseC2p', 'chargeCard', 'findTransfers', 'listMovements', 'fetchRate', 'listBanks'].toSorted(),
  )
})

test('the banks are listed with four digits and their services apart', async () => {
  const found = await flowOf(connect(scriptedBank(inHealth).transport), 'listBanks')()
  expect(found).toEqual({
    kind: 'answered',
    banks: [
      { code: '0191', name: 'Banco Nacional de Crédito', services: ['TRF', 'P2P'] },
      { code: '0102', name: 'Banco de Venezuela', services: [] },
    ],
  })
})

test('the rate of its own value date is exact, and of any other there is none', async () => {
  const fetchRate = flowOf(connect(scriptedBank(inHealth).transport), 'fetchRate')
  const found = await fetchRate('2026-10-05')
  expect(found).toMatchObject({ kind: 'answered', rate: { valueDate: '2026-10-05' } })
  expect(JSON.stringify(found)).toContain('"301.3709"')
  expect(await fetchRate('2026-10-06')).toEqual({ kind: 'answered', rate: null })
})

test.each([
  ['fetchRate', { PriceRateBCV: 0, dtRate: '05/10/2026' }],
  ['fetchRate', { PriceRateBCV: -1, dtRate: '05/10/2026' }],
  ['fetchRate', { PriceRateBCV: 301.37, dtRate: 'hoy' }],
  ['fetchRate', null],
  ['listBanks', { Name: 'x' }],
  ['listBanks', [{ Name: 'x', Code: 'x' }]],
] as const)('%s is unavailable when the bank says %o', async (flow, value) => {
  const bank = connect(scriptedBank(ok(value)).transport)
  const found = flow === 'fetchRate' ? flowOf(bank, flow)('2026-10-05') : flowOf(bank, flow)()
  expect(await found).toEqual({ kind: 'unavailable', reason: 'unreadable_answer' })
})

test('a check tries everything that moves no money', async () => {
  const bank = scriptedBank(inHealth)
  expect(await connect(bank.transport).check()).toEqual([
    { what: 'log-on', ok: true, detail: 'the bank gave a working key' },
    { what: 'banks', ok: true, detail: '2 banks' },
    { what: 'rate', ok: true, detail: '301.3709 for 2026-10-05' },
    { what: 'statement', ok: true, detail: '0 movements in three days' },
  ])
  expect(bank.calls.map(({ operation }) => operation)).toEqual(['Banks', 'BCVRates', 'History'])
})

test('a check says which part fails and with which code', async () => {
  const sick: typeof healthy = { ...healthy, History: () => ko('EPIANFCuenta no existe') }
  const script: Script = (call) => sick[call.operation]?.(call) ?? ko('EPIONA')
  expect(await connect(scriptedBank(script).transport).check()).toContainEqual({
    what: 'statement',
    ok: false,
    detail: 'refused (EPIANF)',
  })
})

test('a check that cannot log on says so and asks nothing else', async () => {
  const bank = scriptedBank(inHealth, () => ko('EPICNFCliente no encontrado'))
  expect(await connect(bank.transport).check()).toEqual([{ what: 'log-on', ok: false, detail: 'setup (EPICNF)' }])
  expect(bank.calls).toEqual([])
})

test('a child merchant and its branch are named in every operation', async () => {
  const bank = scriptedBank(inHealth)
  const child = createBnc({
    credentials: { ...credentials, childClientId: 'J987654321', branchId: 'CS400' },
    settings: { baseUrl: 'https://bnc.test/api' },
    transport: bank.transport,
    clock: standingClock(),
    random: systemRandom,
  })
  await flowOf(child, 'listMovements')({ from: '2026-10-05', to: '2026-10-05' })
  expect(bank.calls[0]?.text).toContain('"ChildClientID":"J987654321","BranchID":"CS400"')
})

const typed = {
  clientGuid: '00000000-1111-4222-8333-444444444444',
  masterKey: '00112233445566778899aabbccddeeff',
  terminal: '12345678',
  affiliationNumber: '123456789',
  accountNumber: '0191-0001-43-0000000001',
  clientId: 'j-12345678-9',
}

test('credentials are read, with marks taken away', () => {
  const parsed = parseBncCredentials({ ...typed, childClientId: '', branchId: 'CS400' })
  expect(parsed).toEqual({
    ok: {
      ...typed,
      masterKey: expect.anything(),
      accountNumber: '01910001430000000001',
      clientId: 'J123456789',
      branchId: 'CS400',
    },
  })
  expect('ok' in parsed && parsed.ok.masterKey.reveal()).toBe(typed.masterKey)
})

test.each([
  ['clientGuid', 'wrong-value'],
  ['masterKey', 'wrong value'],
  ['terminal', '1234567'],
  ['affiliationNumber', '12a'],
  ['accountNumber', '0191'],
  ['clientId', '99887766'],
  ['childClientId', 'wrong-value'],
  ['branchId', 'wrong value'],
  ['childClientID', 'J987654321'],
])('a wrong %s is named, and its value is not repeated', (field, value) => {
  const parsed = parseBncCredentials({ ...typed, [field]: value })
  expect(parsed).toEqual({ errors: [{ field, message: expect.any(String) }] })
  expect(JSON.stringify(parsed)).not.toContain(value)
})

test('what is missing is named all at once', () => {
  const parsed = parseBncCredentials({})
  expect('errors' in parsed && parsed.errors.map(({ field }) => field)).toEqual(Object.keys(typed))
})
